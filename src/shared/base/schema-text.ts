/** Texts of sentences in schemas, which only take text: `saidOf` (`sayings.ts`) finds the sentence again. */
import { ofSchemas, type Said } from './sayings.ts';

/** Returns the text of a sentence that does not depend on the input: all of these are kept. */
export function textOf(said: Said): string {
  ofSchemas.set(said.text, said);
  return said.text;
}

const most = 500;
const longest = 1_000;
const ofInput: string[] = [];

/** Returns the text of a sentence about the input: the last few hundred are kept. */
export function issueTextOf(said: Said): string {
  const { text } = said;
  if (ofSchemas.has(text) || text.length > longest) return text;
  ofSchemas.set(text, said);
  if (ofInput.push(text) > most) ofSchemas.delete(ofInput.shift() ?? '');
  return text;
}
