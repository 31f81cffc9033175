/**
 * Runs the steps of `npm test` one after the other; the first red one ends the run. `fast` and `full` are other runs. Reports progress and red tests meanwhile,
 * and at the end the cost of each step.
 */
import { loadavg } from 'node:os';
import { keepTemporaryFilesInMemory } from '../../src/server/test-support/memory-directory.ts';
import { endOnSignals } from './children.ts';
import { judgeCost } from './budget.ts';
import { slowness } from './fixed-work.ts';
import { runEverything, runFull } from './full.ts';
import { busyShare } from './processor-time.ts';
import { keepTimes } from './last-run.ts';
import { reportOf, RunOfSteps } from './run-of-steps.ts';
import { fastSteps, testSteps } from './steps.ts';

// The folder goes when every step has ended, however the run ends.
keepTemporaryFilesInMemory();
endOnSignals();
const [which = 'test'] = process.argv.slice(2);
if (which === 'full') await runFull(process.argv.slice(3));
else if (which === 'fast') await runAll(new RunOfSteps(fastSteps));
else await runTests();

async function runTests(): Promise<void> {
  const circumstances = { load: loadavg()[0] ?? 0, BUDGET: process.env['BUDGET'] };
  // A moment's blip is no measure of a whole run.
  const busyBefore = Math.min(await busyShare(), circumstances.load);
  const run = new RunOfSteps(testSteps, { busyBefore });
  const machine = { ...circumstances, slowness: await slowness() };
  // The run repeats red tests by itself if nobody else can.
  const isGreen = process.env['CI'] === 'true' ? await runEverything(run) : await runAll(run);
  keepTimes(run.outcomes);
  if (!isGreen) return;
  const { text, isFault } = judgeCost(run.cost(), machine);
  console.log(text);
  if (isFault) process.exitCode = 1;
}

async function runAll(run: RunOfSteps): Promise<boolean> {
  const isGreen = await run.untilRed();
  console.log(reportOf(run));
  if (!isGreen) process.exitCode = 1;
  return isGreen;
}
