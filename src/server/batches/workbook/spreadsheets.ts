/** Spreadsheets with text in every cell: E.164 numbers and codes with leading zeros stay what they are. */
import { Worker } from 'node:worker_threads';
import { baseSaid } from '../../../shared/base/said.ts';
import { createTurns } from '../../base/turns.ts';
import { AppError } from '../../base/errors.ts';

/** The longest results take seconds and hundreds of megabytes: one is made at a time, in a thread of its own, and one of each of so many organisations may wait. */
const maxWaiting = 2;
const retryAfterSeconds = 20;

export interface Spreadsheets {
  /**
   * The bytes of a workbook with one sheet; `rows` are cells as text, the heading first. Throws `AppError`: 429 while one is made for the
   * organisation, 503 while too many are asked for.
   */
  make(organisationId: number, rows: AsyncIterable<string[]>): Promise<Uint8Array>;
}

/** The spreadsheets of one portal, made one after the other. */
export function createSpreadsheets(): Spreadsheets {
  const turns = createTurns<number>({
    places: 1,
    mostOfKey: 1,
    waiting: maxWaiting,
    refusal: (why) =>
      why === 'of key'
        ? new AppError('busy', baseSaid.spreadsheetUnderWay, { retryAfterSeconds })
        : new AppError('overloaded', baseSaid.tooManySpreadsheets, { retryAfterSeconds }),
  });
  return { make: (organisationId, rows) => turns.run(organisationId, () => inThread(rows)) };
}

async function inThread(rows: AsyncIterable<string[]>): Promise<Uint8Array> {
  const cells: string[][] = [];
  for await (const row of rows) cells.push(row);
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./spreadsheet-thread.ts', import.meta.url), {
      workerData: cells,
      resourceLimits: { maxOldGenerationSizeMb: 2_048 },
    });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`the spreadsheet thread ended with ${code}`)));
  });
}
