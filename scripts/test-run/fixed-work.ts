/** A fixed piece of work, as test runs do it: how long a machine's processors take for it says what they take for a run. */
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

/** Of the work on the machine that the limits of a run are given for. */
const nominalSeconds = 1.1;
const rounds = 400;

if (!isMainThread) work(workerData === 'for ever' ? Infinity : rounds);

/** How many times as long as there the processors of this machine take, two at once where there are two. */
export async function slowness(): Promise<number> {
  const before = process.cpuUsage();
  const threads = Array.from({ length: Math.min(2, availableParallelism()) }, () => new Worker(new URL(import.meta.url)));
  await Promise.all(threads.map((thread) => new Promise((resolve) => thread.once('exit', resolve))));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6 / threads.length / (nominalSeconds / 2);
}

/** Keeps so many processors busy until each is terminated. */
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
