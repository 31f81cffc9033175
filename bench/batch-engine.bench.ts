import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { answerSubject } from '../src/numbers/answers/answer.ts';
import { numberSubjectOf } from '../src/numbers/answers/number-subject.ts';
import { createBatchEngine, headerOf } from '../src/numbers/batch/batch-engine.ts';
import { buildRanges } from '../src/numbers/from-packages/build-ranges.ts';
import type { NumberData } from '../src/numbers/number-data.ts';
import { Ranges } from '../src/numbers/ranges/ranges.ts';
import { writeSnapshot } from '../src/numbers/snapshots/ranges-snapshot.ts';
import { fieldsOf } from '../src/shared/services/legend.ts';
import { asked, batchData, batchFile, linesWanted, services } from './batch-sample.ts';
import { fasterThan, type Line } from './line.ts';
import { median, medianTimes } from './rounds.ts';

export const name = `A batch: ${linesWanted} lines x ${services.length} services, bytes of the file in, CSV bytes out; 1,000,000 ported numbers`;

/** Lines for the libraries: all of them would take half a minute. */
const fewLines = 10_000;
const chunkBytes = 65_536;

export async function run(): Promise<Line[]> {
  const ranges = Ranges.of(buildRanges({ registry: new Map(), demo: false }).rows, { builtAt: '', sourceVersion: 'benchmark' });
  const file = batchFile(ranges);
  const data = batchData(ranges);
  const few = firstLines(file, fewLines);
  checkSame(data, few);
  const times = medianTimes({
    ours: () => void answerChunks(data, file),
    libraries: () => void answerWithLibraries(data, few),
  });
  const ours = times.ours / linesWanted;
  const threads = await timeThreads(ranges, file);
  return [
    fasterThan('batch engine vs csv-parse + csv-stringify', { ours, peer: times.libraries / fewLines, unit: 'ns a line' }, 5),
    fasterThan('batch engine, two warm threads vs one', { ours: threads.two, peer: threads.one, unit: 'ns a line' }, 1.5),
  ];
}

/** Answers the file as a batch does: one engine for the file, chunks of whole lines. */
function answerChunks(data: NumberData, file: Uint8Array): number {
  const engine = createBatchEngine(data, services, asked);
  let used = 0;
  for (const chunk of chunksOf(file)) for (const { bytes } of engine.answer(chunk)) used += bytes.length;
  return used;
}

/** The same look-ups and answers, one subject for all services; the libraries do the reading and writing. */
function answerWithLibraries(data: NumberData, file: Uint8Array): string[] {
  // csv-parse gives arrays of text by default.
  const numbers = parse(Buffer.from(file)) as string[][];
  const subjects = numbers.map(([number = '']) => numberSubjectOf(data.ranges, number));
  return services.map((service) => {
    const fields = fieldsOf(service);
    const rows = subjects.map((subject) => {
      const answer = answerSubject(data, { service, subject }, asked);
      return [subject.tel, ...fields.map((field) => answer[field])];
    });
    return stringify(rows, { delimiter: ';', record_delimiter: 'windows', cast: { boolean: String } });
  });
}

/** Both must give the same rows; the libraries do not guard against formulas and quote less, but no carrier's name here needs either. */
function checkSame(data: NumberData, file: Uint8Array): void {
  const results = createBatchEngine(data, services, asked).answer(file);
  answerWithLibraries(data, file).forEach((text, i) => {
    const service = services[i] ?? 'npq';
    const cells = (csv: string) => JSON.stringify(parse(headerOf(service) + csv, { delimiter: ';' }));
    if (cells(text) !== cells(Buffer.from(results[i]?.bytes ?? []).toString())) throw new Error(`The answers of ${service} differ`);
  });
}

async function timeThreads(ranges: Ranges, file: Uint8Array): Promise<{ one: number; two: number }> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-'));
  const snapshot = join(directory, 'ranges.snapshot');
  writeSnapshot(snapshot, ranges);
  // Without the flags of this process, which say that the program is text.
  const options = { workerData: snapshot, execArgv: [] };
  const threads = [0, 1].map(() => new Worker(join(import.meta.dirname, 'batch-thread.ts'), options));
  try {
    await Promise.all(threads.map((thread) => once(thread, 'message')));
    const times: { one: number[]; two: number[] } = { one: [], two: [] };
    for (let round = -2; round < 9; round += 1) {
      const one = await timeOf(threads.slice(round & 1, (round & 1) + 1), file);
      const two = await timeOf(threads, file);
      if (round >= 0) times.one.push(one);
      if (round >= 0) times.two.push(two);
    }
    return { one: median(times.one), two: median(times.two) };
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
    rmSync(directory, { recursive: true });
  }
}

/** Nanoseconds a line. The next chunk of each thread waits while it answers one. */
async function timeOf(threads: readonly Worker[], file: Uint8Array): Promise<number> {
  const chunks = Array.from(chunksOf(file), (chunk) => new Uint8Array(chunk));
  const start = process.hrtime.bigint();
  await Promise.all(threads.map((thread) => feed(thread, chunks)));
  return Number(process.hrtime.bigint() - start) / linesWanted;
}

function feed(thread: Worker, chunks: Uint8Array<ArrayBuffer>[]): Promise<void> {
  return new Promise((resolve) => {
    let waiting = 0;
    const send = () => {
      const chunk = chunks.shift();
      if (chunk) waiting += 1;
      if (chunk) thread.postMessage(chunk, [chunk.buffer]);
    };
    const receive = () => {
      waiting -= 1;
      send();
      if (waiting > 0) return;
      thread.off('message', receive);
      resolve();
    };
    thread.on('message', receive);
    send();
    send();
  });
}

function* chunksOf(file: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < file.length;) {
    const end = start + chunkBytes >= file.length ? file.length : file.indexOf(10, start + chunkBytes) + 1;
    yield file.subarray(start, end);
    start = end;
  }
}

function firstLines(file: Uint8Array, lines: number): Uint8Array {
  let end = 0;
  for (let line = 0; line < lines; line += 1) end = file.indexOf(10, end) + 1;
  return file.subarray(0, end);
}
