/** Guesses the column with the numbers and whether the first row is a heading; users may change both. */
import { readNumberCell } from './number-cell.ts';
import { type SheetChoice, type SheetRow, widthOf } from './prepare-batch.ts';

/** Rows that suffice for a guess. */
const rowsRead = 200;
/** Fewest digits of a number; shorter values may be an id, a year or a count. */
const digitsOfNumber = 7;
/** Titles of the column in the languages of the files. */
const titleWords = /phone|msisdn|number|mobile|handy|tel[eé]?f?|nummer|rufnr|num[eé]ro|n[uú]mero|numero|e\.?164|cli\b|\bani\b|dnis/i;

/** Returns the column with the most readable numbers; a matching title counts as much as half of the rows read. */
export function guessChoice(rows: readonly SheetRow[]): SheetChoice {
  const sample = rows.slice(0, rowsRead);
  const [first] = sample;
  let best = { column: 0, score: -1 };
  for (let column = 0; column < widthOf(sample); column += 1) {
    const numbers = sample.filter(({ cells }) => isNumber(cells[column] ?? '')).length;
    const score = numbers + (titleWords.test(first?.cells[column] ?? '') ? sample.length / 2 : 0);
    if (score > best.score) best = { column, score };
  }
  return { column: best.column, hasHeading: isHeading(first?.cells[best.column] ?? ''), dropsDuplicates: false };
}

function isNumber(cell: string): boolean {
  const read = readNumberCell(cell);
  return 'digits' in read && read.digits.length >= digitsOfNumber;
}

/** Returns true for words above numbers. A number that a spreadsheet spoilt (4.4E+11) is no heading. */
function isHeading(cell: string): boolean {
  return 'problem' in readNumberCell(cell) && /\p{L}/u.test(cell) && !/\d[eE]\+?\d/.test(cell);
}
