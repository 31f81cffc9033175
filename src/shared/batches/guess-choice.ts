/** Which column of a table has the numbers, and whether its first row is a heading: a guess that people may change. */
import { readNumberCell } from './number-cell.ts';
import { type SheetChoice, type SheetRow, widthOf } from './prepare-batch.ts';

/** So many rows tell enough. */
const rowsRead = 200;
/** What is shorter may be an id, a year or a count. */
const digitsOfNumber = 7;
/** How people call the column in the languages that files come in. */
const titleWords = /phone|msisdn|number|mobile|handy|tel[eé]?f?|nummer|rufnr|num[eé]ro|n[uú]mero|numero|e\.?164|cli\b|\bani\b|dnis/i;

/** The column with the most readable numbers; one that is called so wins where two have as many. */
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

/** Words above numbers. A number that a spreadsheet spoilt (4.4E+11) is none. */
function isHeading(cell: string): boolean {
  return 'problem' in readNumberCell(cell) && /\p{L}/u.test(cell) && !/\d[eE]\+?\d/.test(cell);
}
