/** A sentence in a reply: the name of its entry (`keysSaid.isRevoked`), and its values. A value that is itself a sentence has this shape, too. */
import * as z from 'zod/mini';
import type { Said, SaidValue } from './sayings.ts';

export const NamedSentence = z.object({ name: z.string(), values: z.array(z.unknown()) });
export type NamedSentence = z.infer<typeof NamedSentence>;

/** Returns undefined for a sentence without a name. */
export function namedOf({ name, values }: Pick<Said, 'name' | 'values'>): NamedSentence | undefined {
  return name === null ? undefined : { name, values: values.map(onWire) };
}

function onWire(value: SaidValue): unknown {
  if (typeof value !== 'object') return value;
  return 'text' in value ? (namedOf(value) ?? value.text) : value.map(onWire);
}
