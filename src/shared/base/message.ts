import * as z from 'zod/mini';
import { NamedSentence } from './named-sentence.ts';

/** The reply of a call that has nothing to say but that it was done; `said` names the sentence for the portal's own screens. */
export const Message = z.object({ message: z.string(), said: z.optional(NamedSentence) });
