import { type NamedSentence, namedOf } from '../../shared/base/named-sentence.ts';
import type { Said } from '../../shared/base/sayings.ts';

/** The sentence of a reply to people: in English, and by name for the portal's own screens. */
export interface Told {
  readonly message: string;
  readonly said: NamedSentence | undefined;
}

export function told(said: Said): Told {
  return { message: said.text, said: namedOf(said) };
}
