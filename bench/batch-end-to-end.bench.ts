/** A batch as a customer has it: from the accepted upload to the result that can be downloaded, beside the engine alone. */
import { createBatchEngine } from '../src/numbers/batch/batch-engine.ts';
import type { Portal } from '../src/server/start.ts';
import { fifthOf, peakMemory, runBatch, withPortal } from './batch-run.ts';
import { asked, batchFile, linesWanted, services } from './batch-sample.ts';
import { atMost, type Line } from './line.ts';
import { median } from './rounds.ts';

export const name = `A batch end to end: ${linesWanted} lines x ${services.length} services, accepted to downloadable`;

const rounds = 5;
/** Allowed growth of memory for a batch five times as long: the file itself, and garbage that the collector had no reason to free. */
const mostMemory = 1.5;

export const run = (): Promise<Line[]> => withPortal(measure);

async function measure(portal: Portal): Promise<Line[]> {
  const { numbers, ranges } = portal.deps.dataSets.current();
  const file = batchFile(ranges);
  const engine: number[] = [];
  const whole: number[] = [];
  await runBatch(portal, file);
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    createBatchEngine(numbers, services, asked).answer(file);
    engine.push(performance.now() - begun);
    whole.push((await runBatch(portal, file)).ms);
  }
  const short = await peakMemory(() => runBatch(portal, fifthOf(file)));
  const long = await peakMemory(() => runBatch(portal, file));
  return [
    atMost('batch, upload accepted until downloadable', { ours: median(whole), peer: median(engine), unit: 'ms' }, 8),
    atMost('its memory at the peak, vs a fifth of the lines', { ours: long, peer: short, unit: 'MB' }, mostMemory),
  ];
}
