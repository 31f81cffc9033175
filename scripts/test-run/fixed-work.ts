/** A fixed piece of work, as test runs do it: how long a machine's processors take for it says what they take for a run. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { isMainThread, Worker } from 'node:worker_threads';

/**
 * Processor time of one start of Node on the machine that the limits of a run are given for. Most of a run's cost is processes that start, and
 * memory that they touch first: where that is slow, sums alone say too little.
 */
const nominalSeconds = 0.04;
const starts = 10;
const usage = 'process.stdout.write(JSON.stringify(process.cpuUsage()))';

if (!isMainThread) work();

/**
 * How many times as long as there the processors of this machine take, two at once where there are two; 1 where they are quicker, since a machine
 * that starts processes in half the time is not twice as fast at all else.
 */
export async function slowness(): Promise<number> {
  const lanes = Math.min(2, availableParallelism());
  const seconds = await Promise.all(Array.from({ length: lanes }, startsOneByOne));
  return Math.max(1, seconds.reduce((sum, each) => sum + each, 0) / lanes / starts / nominalSeconds);
}

async function startsOneByOne(): Promise<number> {
  let seconds = 0;
  for (let count = 0; count < starts; count += 1) {
    const { stdout } = await promisify(execFile)(process.execPath, ['--eval', usage]);
    // A parsing edge: the line above wrote it.
    const { user, system } = JSON.parse(stdout) as NodeJS.CpuUsage;
    seconds += (user + system) / 1e6;
  }
  return seconds;
}

/** Keeps so many processors busy until each is terminated. */
export function keepBusy(loops: number): Worker[] {
  return Array.from({ length: loops }, () => new Worker(new URL(import.meta.url)));
}

function work(): void {
  let text = '';
  for (let round = 0; ; round += 1) {
    const rows = Array.from({ length: 4_000 }, (_, index) => ({ id: index * round, name: `row ${index} of ${round}`, before: text }));
    text = createHash('sha256')
      .update(JSON.stringify(rows.toSorted((a, b) => b.name.localeCompare(a.name))))
      .digest('hex');
  }
}
