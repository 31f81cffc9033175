import { ofSchemas, type Said } from './sayings.ts';

const most = 500;
const longest = 1_000;
const withValues: string[] = [];

/** The text for a schema, which takes nothing else; `saidOf` finds the sentence of it again, also that of the last few hundred that were made of values. */
export function textOf(said: Said): string {
  const { text } = said;
  if (ofSchemas.has(text) || text.length > longest) return text;
  ofSchemas.set(text, said);
  if (withValues.push(text) > most) ofSchemas.delete(withValues.shift() ?? '');
  return text;
}
