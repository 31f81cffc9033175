/** Numbers and prefixes as people type and paste them: one a line or several with separators, in any notation; a prefix ends in `*`. */
import { readNumberCell, refusedSentences } from '../../../shared/batch-file/number-cell.ts';
import { e164Pattern, readPhoneNumber, readRangeDigits, type ReadNumber } from '../../../shared/phone-number.ts';
import { sentence } from '../../locale/catalogue.ts';

export interface TypedEntries {
  /** Each once. */
  readonly numbers: readonly string[];
  readonly prefixes: readonly string[];
  /** What cannot be read, as it was written, and why. */
  readonly refused: readonly { readonly text: string; readonly why: string }[];
}

export function readEntries(text: string): TypedEntries {
  const numbers = new Set<string>();
  const prefixes = new Set<string>();
  const refused: { text: string; why: string }[] = [];
  for (const piece of text.split(/[\r\n;,\t|]+/)) {
    const line = piece.trim();
    if (line === '') continue;
    const isPrefix = line.endsWith('*');
    const read = isPrefix ? digitsOf(line.slice(0, -1).trim(), readRangeDigits) : digitsOf(line, readPhoneNumber);
    if ('why' in read) refused.push({ text: line, why: read.why });
    else (isPrefix ? prefixes : numbers).add(read.digits);
  }
  return { numbers: [...numbers], prefixes: [...prefixes], refused };
}

/** A cell is read strictly, so that words beside a number are told; how many digits it must have `read` knows. */
function digitsOf(text: string, read: (typed: string) => ReadNumber): { digits: string } | { why: string } {
  const cell = readNumberCell(text);
  if ('problem' in cell && cell.problem !== 'too-short') return { why: sentence(refusedSentences[cell.problem]) };
  const digits = 'digits' in cell ? cell.digits : text;
  if (e164Pattern.test(digits)) return { digits };
  const found = read(digits);
  if ('digits' in found) return { digits: found.digits };
  return { why: sentence(refusedSentences[found.problem === 'no-digits' ? 'not-a-number' : found.problem]) };
}
