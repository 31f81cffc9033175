/** Processes one batch: rows to answers, part by part, each a file in the storage and then a checkpoint in the database. */
import { createHash } from 'node:crypto';
import { FileMissing, type Storage } from '../../storage/storage.ts';
import type { Db } from '../../database/database.ts';
import { utcDay } from '../../../shared/base/utc-day.ts';
import type { ServiceRows } from '../../../numbers/batch/service-rows.ts';
import type { RowAnswers } from './row-answers.ts';
import type { BatchAdmission } from './batch-admission.ts';
import { inputKey, partKey } from './batch-files.ts';
import { type Checkpoint, commitPart, type HeldBatch } from './batch-queue.ts';
import { sourcesPiece } from './part-sources.ts';
import { tallyOf } from './part-tally.ts';

/** Rows per part in every service. They are lost if a worker dies in the middle, and kept in memory until written. */
const rowsPerPart = 5_000;
/** Rows per part for live networks: smaller, because lost rows are queried again. */
const liveRowsPerPart = 500;

interface AnswerRowsDependencies {
  readonly db: Db;
  readonly storage: Storage;
  readonly clock: () => Date;
}

interface Run {
  readonly batch: HeldBatch;
  readonly answers: RowAnswers;
  readonly admission: BatchAdmission;
  readonly asksNetworks: boolean;
  /** Ends the run between two parts. */
  readonly signal: AbortSignal;
  /** Runs one part as soon as the organisation may have one more. */
  readonly limit: (work: () => Promise<Checkpoint>) => Promise<Checkpoint>;
}

/** The disk is full, or the storage is unavailable: no fault of the batch, which waits until there is room again. */
export class PartNotStored extends Error {}

/** The file that was sent is not in the storage, perhaps only for a while. The message goes into the mail about the batch. */
export class InputMissing extends Error {}

/** The file differs from the one that was sent, and no retry would help. The message goes into the mail, too. */
export class InputDamaged extends Error {}

/** Answers the rest of the batch. Throws `LeaseLost` if another worker holds it, `PartNotStored`, `InputMissing`, `InputDamaged`, and the signal's reason. */
export async function answerRows({ db, storage, clock }: AnswerRowsDependencies, from: Checkpoint, run: Run): Promise<void> {
  const { batch, answers, admission, asksNetworks, signal, limit } = run;
  const file = await readWhole(storage, inputKey(batch.id)).catch((cause: unknown) => {
    throw cause instanceof FileMissing ? new InputMissing('its file is no longer there', { cause }) : cause;
  });
  if (batch.inputSha256 !== null && sha256Of(file) !== batch.inputSha256) throw new InputDamaged('its file was damaged in the storage');
  let checkpoint = from;
  while (checkpoint.rowsDone < batch.records) {
    const start = checkpoint;
    checkpoint = await limit(async () => {
      signal.throwIfAborted();
      const wanted = Math.min(asksNetworks ? liveRowsPerPart : rowsPerPart, batch.records - start.rowsDone);
      const rows = file.subarray(start.bytesDone, endOfRows(file, start.bytesDone, wanted));
      const admitted = await admission.admit(withoutMark(rows, start.bytesDone));
      const results = await answers.answer(admitted, signal);
      const pieces = [...results.map(({ bytes }) => bytes), sourcesPiece(results)];
      await storage.write(partKey(batch.id, { part: start.parts + 1, fence: batch.fence }), inOrder(pieces)).catch((cause: unknown) => {
        throw new PartNotStored('a part of the results could not be stored', { cause });
      });
      const reached = { rowsDone: start.rowsDone + wanted, parts: start.parts + 1, bytesDone: start.bytesDone + rows.byteLength };
      await commitPart(db, batch, {
        ...reached,
        ...summaryOf(batch, results, utcDay(clock())),
        ...measuresOf(pieces),
        unusedQuota: admitted.unusedBy(results),
      });
      return reached;
    });
  }
}

function summaryOf({ organisationId, services }: HeldBatch, results: readonly ServiceRows[], day: string) {
  return {
    tally: tallyOf(services, results),
    failed: results.map(({ failed }) => failed),
    // Each service has a result, in the same order.
    counts: services.map((service, index) => ({ organisationId, day, service, counts: results[index]!.counts })),
  };
}

function measuresOf(pieces: readonly Uint8Array[]) {
  return { lengths: pieces.map(({ byteLength }) => byteLength), sha256s: pieces.map(sha256Of) };
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function* inOrder(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces;
}

/** Reads the whole file. It fits in memory: no file above `batchMaxBytes` was accepted. */
async function readWhole(storage: Storage, key: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await storage.read(key)) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

/** Returns the end of `rows` lines from `start` on, including the line end. */
function endOfRows(file: Uint8Array, start: number, rows: number): number {
  let end = start;
  for (let row = 0; row < rows && end < file.byteLength; row += 1) {
    const lineEnd = file.indexOf(newline, end);
    end = lineEnd < 0 ? file.byteLength : lineEnd + 1;
  }
  return end;
}

const newline = 0x0a;

/** Removes the byte order mark that may open the file. */
function withoutMark(rows: Uint8Array, start: number): Uint8Array {
  const hasMark = start === 0 && rows[0] === 0xef && rows[1] === 0xbb && rows[2] === 0xbf;
  return hasMark ? rows.subarray(3) : rows;
}
