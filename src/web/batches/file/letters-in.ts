/** Letters in a table: the rule on letters counts every cell, and people look for letters only. */
import { type CountedLines, LineCounter } from '../../../shared/batches/counted-lines.ts';
import type { SheetChoice, SheetRow } from '../../../shared/batches/prepare-batch.ts';

/** Finds rows with a letter in any cell, and rows below the heading with a non-digit in a column other than that of the numbers. */
export function lettersIn(
  rows: readonly SheetRow[],
  { column, hasHeading }: SheetChoice,
): { lettered: CountedLines; beside: CountedLines } {
  const lettered = new LineCounter();
  const beside = new LineCounter();
  for (const [index, { line, cells }] of rows.entries()) {
    if (cells.some((cell) => /\p{L}/u.test(cell))) lettered.add(line);
    if (hasHeading && index === 0) continue;
    if (cells.some((cell, place) => place !== column && /[^\d\s]/.test(cell))) beside.add(line);
  }
  return { lettered: lettered.counted, beside: beside.counted };
}
