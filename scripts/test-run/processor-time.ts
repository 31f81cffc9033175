/** Working time of the machine's processors. */
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Linux counts in hundredths of a second for every program, whatever its internal unit. */
const ticksPerSecond = 100;

/** Busy seconds of all processors since the machine started; undefined if it does not say. */
export function busySeconds(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const [, ...ticks] = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/) ?? [];
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0] = ticks.map(Number);
  return (user + nice + system + interrupts + softInterrupts) / ticksPerSecond;
}

/** Number of processors that other programs keep busy, measured for `ms`. */
export async function busyShare(ms = 1_000): Promise<number> {
  const [before, since] = [busySeconds() ?? 0, performance.now()];
  await setTimeout(ms);
  return ((busySeconds() ?? 0) - before) / ((performance.now() - since) / 1_000);
}
