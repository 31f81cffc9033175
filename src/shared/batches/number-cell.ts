/** Reads one cell of a batch file as a number: removes notation, and guesses nothing. */
import type { Said } from '../base/sayings.ts';
import { e164MaxDigits } from '../base/limits.ts';
import { nationalNote, type NumberProblem, problemTexts, type ReadingHelp, readPhoneNumber } from '../base/phone-number.ts';
import { batchesWanted } from './wanted.ts';

/** Parts of a notation that were removed, in everyday words. */
export type Notation = '+' | '00' | 'spaces' | 'brackets' | 'dashes' | 'dots' | 'quotes' | 'words' | 'other signs';

/** Reasons why a cell gives no number. */
export type CellProblem =
  | Exclude<NumberProblem['problem'], 'no-digits' | 'not-in-country'>
  | 'not-a-number'
  | 'more-than-a-number'
  | 'several-columns';

/**
 * The digits with the notation removed around them (none if the cell was digits only), empty digits for an empty cell, or the reason why it cannot be read.
 * `isNational`: it had no country code, and was read as a number of the country.
 */
export type NumberCell =
  | { readonly digits: string; readonly removed: readonly Notation[]; readonly isNational?: true }
  | { readonly problem: CellProblem };

/** Sentence for each problem, with its remedy. */
export const refusedSentences: Record<CellProblem, Said> = {
  'missing-country-code': problemTexts['missing-country-code'],
  spreadsheet: problemTexts.spreadsheet,
  'too-short': problemTexts['too-short'],
  'too-long': problemTexts['too-long'],
  letter: batchesWanted.letterInCell,
  'did-you-mean': problemTexts['did-you-mean'],
  'not-a-number': batchesWanted.noNumberInCell,
  'more-than-a-number': batchesWanted.moreInCell,
  'several-columns': batchesWanted.columnsInCell,
  'two-numbers': batchesWanted.numbersInCell,
};

/** Short form of each problem, for a cell. */
export const refusedWords: Record<CellProblem, string> = {
  'not-a-number': 'not a number',
  'more-than-a-number': 'more than a number',
  'several-columns': 'more than one column',
  'two-numbers': 'more than one number',
  letter: 'a letter among the digits',
  'did-you-mean': 'not a number as written',
  'missing-country-code': 'no country code',
  spreadsheet: 'its last digits are lost',
  'too-short': 'too short',
  'too-long': 'too long',
};

/** Brackets, dashes, dots, quotes and spaces of any script, and invisible characters. */
const notation = /^[\p{Nd}\p{Zs}\p{Pd}\p{Pi}\p{Pf}\p{Cf}+()[\]./'"=]*$/u;

const signs: readonly (readonly [Notation, RegExp])[] = [
  ['+', /\+/],
  ['spaces', /[\p{Zs}\t]/u],
  ['brackets', /[()[\]]/],
  ['dashes', /\p{Pd}/u],
  ['dots', /\./],
  ['quotes', /['"\p{Pi}\p{Pf}=]/u],
];

/**
 * Reads a cell. Digits alone stay unchanged except for a leading 00, even if they are no E.164 number. With the world's numbering plans it drops words beside
 * a number, reads vanity numbers, and refuses what could mean another number; with a country it also reads national forms of digits alone.
 */
export function readNumberCell(cell: string, help?: ReadingHelp): NumberCell {
  if (/^\d+$/.test(cell)) return nationalDigits(cell, help) ?? withoutDialled00(cell);
  const text = cell.replace(/^\s+|[\s,;|]+$/g, '');
  if (/^["']*$/.test(text)) return { digits: '', removed: [] };
  if (/^\d+$/.test(text)) return { ...(nationalDigits(text, help) ?? { digits: text }), removed: removedFrom(cell) };
  const simple = /^["']?\+?([1-9][\d -]*\d)["']?$/.exec(text)?.[1]?.replace(/[ -]/g, '');
  if (help === undefined && simple !== undefined && simple.length <= e164MaxDigits) return { digits: simple, removed: removedFrom(text) };
  const found = readPhoneNumber(text, help);
  if ('problem' in found && found.problem === 'spreadsheet') return { problem: 'spreadsheet' };
  if (!/\p{Nd}/u.test(text)) return { problem: 'not-a-number' };
  if ('candidates' in found && found.candidates.length > 0) return { problem: found.problem };
  if (/[,;\t|]/.test(text)) return { problem: 'several-columns' };
  if (help !== undefined && 'digits' in found && found.how !== undefined)
    return readOf(found.digits, removedFrom(text), { how: found.how, help });
  if (!notation.test(text)) return { problem: 'more-than-a-number' };
  if ('digits' in found) return { digits: found.digits, removed: removedFrom(text) };
  return { problem: cellProblem(found) };
}

/** Returns undefined if the digits are no national form. */
function nationalDigits(digits: string, help: ReadingHelp | undefined) {
  const found = help?.country === undefined ? undefined : readPhoneNumber(digits, help);
  return help && found && 'digits' in found && found.how ? readOf(found.digits, [], { how: found.how, help }) : undefined;
}

/** `how` describes changes beyond the notation: words were removed, or the country code was added. */
function readOf(digits: string, removed: readonly Notation[], { how, help }: { how: readonly Said[]; help: ReadingHelp }) {
  const national = help.country === undefined ? undefined : nationalNote(help.country).text;
  const isNational = how.some(({ text }) => text === national);
  const hasMore = how.length > (isNational ? 1 : 0);
  return { digits, removed: hasMore ? [...removed, 'words' as const] : removed, ...(isNational && { isNational }) };
}

function cellProblem({ problem }: NumberProblem): CellProblem {
  if (problem === 'no-digits') return 'not-a-number';
  // The number may belong to another country than the chosen one.
  return problem === 'not-in-country' ? 'missing-country-code' : problem;
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
