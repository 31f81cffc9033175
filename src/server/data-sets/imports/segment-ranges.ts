/** Into which segments ported numbers are divided: by calling code and length, and where that is too much by the digits that follow. */
import { callingCodeOf } from '../../../numbers/ranges/calling-code.ts';

/** Numbers from `from` up to `to`, of one length. */
export interface NumberRange {
  readonly from: number;
  readonly to: number;
}

/** Everything: what a version of before segments holds in one. */
export const wholeRange: NumberRange = { from: 0, to: 1e16 };

/** The smallest range that can be a segment. */
const cellSize = 1_000_000;
const blocksPerCell = 100;
const bytesPerBlock = 1_352;
const bytesPerMove = 16;

/** Counts moves by cell, which is a number divided by `cellSize`. */
export class Cells {
  readonly #moves = new Map<number, number>();

  add(number: number): void {
    const cell = Math.floor(number / cellSize);
    this.#moves.set(cell, (this.#moves.get(cell) ?? 0) + 1);
  }

  /**
   * The ranges that hold all that was counted, ascending, none of more than `maxBytes` in memory unless it is one cell. All of it lies
   * `within` a range, which is a segment or everything.
   */
  ranges(maxBytes: number, within: NumberRange = wholeRange): NumberRange[] {
    const cells = [...this.#moves].toSorted(([a], [b]) => a - b);
    const ranges: NumberRange[] = [];
    for (let index = 0; index < cells.length;) {
      const root = within.to === wholeRange.to ? rootOf(cells[index]![0]) : within;
      let end = index;
      while (end < cells.length && cells[end]![0] * cellSize < root.to) end += 1;
      ranges.push(...divided(root, cells.slice(index, end), maxBytes));
      index = end;
    }
    return ranges;
  }
}

type Cell = readonly [cell: number, moves: number];

function divided(range: NumberRange, cells: readonly Cell[], maxBytes: number): NumberRange[] {
  const bytes = cells.reduce((sum, [, moves]) => sum + Math.min(moves, blocksPerCell) * bytesPerBlock + moves * bytesPerMove, 0);
  if (bytes <= maxBytes || range.to - range.from <= cellSize) return [range];
  return tenthsOf(range).flatMap((tenth) => {
    const own = cells.filter(([cell]) => cell * cellSize >= tenth.from && cell * cellSize < tenth.to);
    return own.length === 0 ? [] : divided(tenth, own, maxBytes);
  });
}

/** The largest range with the calling code and the length of `number` that none of `taken` overlaps. No range of `taken` holds the number. */
export function freeRange(number: number, taken: readonly NumberRange[]): NumberRange {
  let range = rootOf(Math.floor(number / cellSize));
  while (taken.some(({ from, to }) => from < range.to && to > range.from))
    range = tenthsOf(range).find(({ from, to }) => from <= number && number < to)!;
  return range;
}

function rootOf(cell: number): NumberRange {
  if (cell === 0) return { from: 0, to: cellSize };
  const digits = String(cell);
  const code = callingCodeOf(digits);
  const size = cellSize * 10 ** (digits.length - code.length);
  return { from: Number(code) * size, to: (Number(code) + 1) * size };
}

function tenthsOf({ from, to }: NumberRange): NumberRange[] {
  const size = (to - from) / 10;
  return Array.from({ length: 10 }, (_, index) => ({ from: from + index * size, to: from + (index + 1) * size }));
}
