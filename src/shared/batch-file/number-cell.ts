/** One cell of a batch file as a number: what is only notation goes, and nothing is guessed. */
import { e164MaxDigits } from '../limits.ts';
import { type NumberProblem, problemTexts, readPhoneNumber } from '../phone-number.ts';

/** What was taken away, as people call it. */
export type Notation = '+' | '00' | 'spaces' | 'brackets' | 'dashes' | 'dots' | 'quotes' | 'other signs';

/** Why no number is read from a cell. */
export type CellProblem = Exclude<NumberProblem['problem'], 'no-digits'> | 'not-a-number' | 'more-than-a-number' | 'several-columns';

/** The digits with what was taken away from around them (nothing where the cell was digits alone), no digits where the cell is empty, or why it cannot be read. */
export type NumberCell = { readonly digits: string; readonly removed: readonly Notation[] } | { readonly problem: CellProblem };

/** What is wrong, and what helps. */
export const refusedSentences: Record<CellProblem, string> = {
  ...problemTexts,
  'not-a-number': 'This is not a number.',
  'more-than-a-number': 'There is more than a number here.',
  'several-columns': 'There is more than one column here.',
  'two-numbers': 'There is more than one number here.',
};

/** The same in the words of a cell. */
export const refusedWords: Record<CellProblem, string> = {
  'not-a-number': 'not a number',
  'more-than-a-number': 'more than a number',
  'several-columns': 'more than one column',
  'two-numbers': 'more than one number',
  'missing-country-code': 'no country code',
  spreadsheet: 'its last digits are lost',
  'too-short': 'too short',
  'too-long': 'too long',
};

/** Brackets, dashes, dots, quotes and spaces of any script, and what cannot be seen. */
const notation = /^[\p{Nd}\p{Zs}\p{Pd}\p{Pi}\p{Pf}\p{Cf}+()[\]./'"=]*$/u;

const signs: readonly (readonly [Notation, RegExp])[] = [
  ['+', /\+/],
  ['spaces', /[\p{Zs}\t]/u],
  ['brackets', /[()[\]]/],
  ['dashes', /\p{Pd}/u],
  ['dots', /\./],
  ['quotes', /['"\p{Pi}\p{Pf}=]/u],
];

/** Reads a cell. Digits alone stay as they are, also where they are no E.164 number, but for a leading 00. */
export function readNumberCell(cell: string): NumberCell {
  if (/^\d+$/.test(cell)) return withoutDialled00(cell);
  const text = cell.replace(/^\s+|[\s,;|]+$/g, '');
  if (/^["']*$/.test(text)) return { digits: '', removed: [] };
  if (/^\d+$/.test(text)) return { digits: text, removed: removedFrom(cell) };
  const simple = /^["']?\+?([1-9][\d -]*\d)["']?$/.exec(text)?.[1]?.replace(/[ -]/g, '');
  if (simple !== undefined && simple.length <= e164MaxDigits) return { digits: simple, removed: removedFrom(text) };
  const found = readPhoneNumber(text);
  if ('problem' in found && found.problem === 'spreadsheet') return { problem: 'spreadsheet' };
  if (!/\p{Nd}/u.test(text)) return { problem: 'not-a-number' };
  if (/[,;\t|]/.test(text)) return { problem: 'several-columns' };
  if (!notation.test(text)) return { problem: 'more-than-a-number' };
  if ('problem' in found) return { problem: found.problem === 'no-digits' ? 'not-a-number' : found.problem };
  return { digits: found.digits, removed: removedFrom(text) };
}

function withoutDialled00(cell: string): NumberCell {
  if (!cell.startsWith('00')) return { digits: cell, removed: [] };
  const found = readPhoneNumber(cell);
  return 'digits' in found ? { digits: found.digits, removed: ['00'] } : { digits: cell, removed: [] };
}

function removedFrom(text: string): Notation[] {
  const removed = signs.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  return removed.length > 0 ? removed : ['other signs'];
}
