/** Texts for schemas, which take nothing else: `saidOf` (`sayings.ts`) finds the sentence of each again. */
import { ofSchemas, type Said } from './sayings.ts';

/** The text of a sentence that a schema says whatever was sent: all of these are kept. */
export function textOf(said: Said): string {
  ofSchemas.set(said.text, said);
  return said.text;
}

const most = 500;
const longest = 1_000;
const ofInput: string[] = [];

/** The text of a sentence about what was sent: the last few hundred are kept. */
export function issueTextOf(said: Said): string {
  const { text } = said;
  if (ofSchemas.has(text) || text.length > longest) return text;
  ofSchemas.set(text, said);
  if (ofInput.push(text) > most) ofSchemas.delete(ofInput.shift() ?? '');
  return text;
}
