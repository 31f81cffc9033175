import * as z from 'zod/mini';
import { NamedSentence } from './named-sentence.ts';

/** Reply of a call that only confirms success; `said` names the sentence for the portal's own screens. */
export const Message = z.object({ message: z.string(), said: z.optional(NamedSentence) });
