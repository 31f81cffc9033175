/** Reads the column of a file that has the numbers: that which is posted with it, or else the likeliest. */
import { guessChoice } from '../../shared/batches/guess-choice.ts';
import { widthOf } from '../../shared/batches/prepare-batch.ts';
import { NoSheet, readSheet, type WhyNoSheet } from '../batches/read-sheet.ts';
import type { EntriesOfFile } from './entries-of-file.ts';

addEventListener('message', ({ data: { file, column } }: MessageEvent<{ file: File; column: number | null }>) => {
  void read(file, column).then((found) => postMessage(found));
});

/** Reads the entries of a file; null if it is unreadable. */
async function read(file: File, asked: number | null): Promise<EntriesOfFile | { why: WhyNoSheet } | null> {
  try {
    const { rows } = await readSheet(new Uint8Array(await file.arrayBuffer()));
    const guess = guessChoice(rows);
    const column = asked ?? guess.column;
    const titles = guess.hasHeading ? (rows[0]?.cells ?? []) : [];
    const body = guess.hasHeading ? rows.slice(1) : rows;
    const lines = body.map(({ cells }) => (cells[column] ?? '').replaceAll(/\s+/g, ' ').trim()).filter((line) => line !== '');
    return { lines, column, titles: Array.from({ length: widthOf(rows) }, (_, index) => titles[index]?.trim() ?? '') };
  } catch (cause) {
    return cause instanceof NoSheet ? { why: cause.why } : null;
  }
}
