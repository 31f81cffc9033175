import type { Message } from '../../shared/base/message.ts';
import { namedOf } from '../../shared/base/named-sentence.ts';
import type { Said } from '../../shared/base/sayings.ts';
import type * as z from 'zod/mini';

/** What a reply says to people: the sentence in English, and by name for the portal's own screens. */
export function told(said: Said): z.output<typeof Message> {
  const named = namedOf(said);
  return { message: said.text, ...(named && { said: named }) };
}
