/** Two fixed pieces of work like those of test runs: the time that a machine needs for them predicts the time of a run. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

/**
 * Processor seconds on the machine that the limits of a run are given for: of sums, and of one start of Node. Sums alone say too little if processes start
 * slowly and the first touch of memory is expensive.
 */
const nominalSeconds = { sums: 0.55, start: 0.04 } as const;
const rounds = 400;
const starts = 10;
const usage = 'process.stdout.write(JSON.stringify(process.cpuUsage()))';

if (!isMainThread) work(workerData === 'for ever' ? Infinity : rounds);

/**
 * Factor by which this machine's processors are slower, at the work that they are slowest at, two at once if there are two. At least 1, since a machine that
 * starts processes in half the time is not twice as fast at everything else.
 */
export async function slowness(): Promise<number> {
  const lanes = Math.min(2, availableParallelism());
  const before = process.cpuUsage();
  await Promise.all(Array.from({ length: lanes }, async () => once(new Worker(new URL(import.meta.url)), 'exit')));
  const sums = secondsOf(process.cpuUsage(before)) / lanes;
  const ofLanes = await Promise.all(Array.from({ length: lanes }, startsOneByOne));
  const start = ofLanes.reduce((sum, each) => sum + each, 0) / lanes / starts;
  return Math.max(1, sums / nominalSeconds.sums, start / nominalSeconds.start);
}

async function startsOneByOne(): Promise<number> {
  let seconds = 0;
  for (let count = 0; count < starts; count += 1) {
    const { stdout } = await promisify(execFile)(process.execPath, ['--eval', usage]);
    // A parsing edge: the line above wrote it.
    seconds += secondsOf(JSON.parse(stdout) as NodeJS.CpuUsage);
  }
  return seconds;
}

function secondsOf({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1e6;
}

/** Keeps the given number of processors busy until each is terminated. */
export function keepBusy(loops: number): Worker[] {
  return Array.from({ length: loops }, () => new Worker(new URL(import.meta.url), { workerData: 'for ever' }));
}

function work(times: number): void {
  let text = '';
  for (let round = 0; round < times; round += 1) {
    const rows = Array.from({ length: 4_000 }, (_, index) => ({
      id: index * round,
      name: `row ${index} of ${round}`,
      parts: [index, round],
    }));
    text = createHash('sha256')
      .update(JSON.stringify(rows.toSorted((a, b) => b.name.localeCompare(a.name))))
      .update(text)
      .digest('hex');
  }
}
