/** `npm run test:full`: the tests that `npm test` leaves out, and a part of its own ones again, in another order, under load and over midnight. */
import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { runCommand } from './children.ts';
import { slowness } from './fixed-work.ts';
import { keepTimes } from './last-run.ts';
import type { RedTest } from './progress-message.ts';
import { reportOf, RunOfSteps } from './run-of-steps.ts';
import { fullSteps, nameOf, type Outcome, type Step } from './steps.ts';

const timesAgain = 3;
/** More red tests have one cause. */
const mostAlone = 20;

export async function runFull(words: readonly string[]): Promise<void> {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  const seed = Math.floor(Math.random() * 2 ** 31);
  console.log(`Commit ${commit}, seed ${seed}`);
  const run = new RunOfSteps(fullSteps({ commit, slowness: await slowness(), seed, words }));
  await runEverything(run);
  keepTimes(run.outcomes);
}

/** Runs every step, then each red test alone, three times: red again is a fault, the rest is reported as flaky. */
export async function runEverything(run: RunOfSteps): Promise<boolean> {
  await run.all();
  const faults: string[] = [];
  for (const outcome of run.outcomes.filter(({ isGreen }) => !isGreen)) faults.push(...(await faultsAlone(outcome)));
  console.log(reportOf(run));
  if (faults.length === 0) return true;
  console.log(`Red alone, too:\n${faults.join('\n')}`);
  process.exitCode = 1;
  return false;
}

async function faultsAlone({ step, red }: Outcome): Promise<string[]> {
  const again = distinct(red);
  if (again.length > mostAlone) return [`${step.name}: ${again.length} tests, more than chance makes`];
  const faults: string[] = [];
  for (const one of again) {
    const what = nameOf(step, one);
    if (await isRedAgain(commandsOf(step, one), step.env)) faults.push(what);
    else console.log(`FLAKY  ${what}: green ${timesAgain} times alone, load ${loadavg()[0]?.toFixed(2)}`);
  }
  return faults;
}

/** The different red tests; one undefined if the step names none, which stands for the step itself. */
function distinct(red: readonly RedTest[]): readonly (RedTest | undefined)[] {
  return red.length === 0 ? [undefined] : [...new Map(red.map((one) => [JSON.stringify(one), one])).values()];
}

function commandsOf({ alone, commands }: Step, red: RedTest | undefined): readonly (readonly string[])[] {
  return red?.file !== undefined && alone ? [alone(red)] : commands;
}

/** Stops at the first red run, since more would add nothing. */
async function isRedAgain(commands: readonly (readonly string[])[], env: Step['env']): Promise<boolean> {
  for (let time = 0; time < timesAgain; time += 1)
    for (const command of commands)
      if ((await runCommand(command, { onOutput: (chunk) => void process.stdout.write(chunk) }, env)) !== 0) return true;
  return false;
}
