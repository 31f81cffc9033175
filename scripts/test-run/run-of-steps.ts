import { runCommand } from './children.ts';
import { clock, Display } from './display.ts';
import { timesOfLastRun } from './last-run.ts';
import type { Cost } from './budget.ts';
import { keepBusy } from './fixed-work.ts';
import type { Progress, RedTest } from './progress-message.ts';
import { busySeconds } from './processor-time.ts';
import { nameOf, type Outcome, type Step } from './steps.ts';

/** Steps of a run, one after the other. */
export class RunOfSteps {
  readonly outcomes: Outcome[] = [];
  readonly #steps: readonly Step[];
  /** Processors that others kept busy before the run, which is no cost of it. */
  readonly #busyBefore: number;
  readonly #expected: ReadonlyMap<string, number>;

  constructor(steps: readonly Step[], { busyBefore = 0 }: { busyBefore?: number } = {}) {
    this.#steps = steps;
    this.#busyBefore = busyBefore;
    const measured = timesOfLastRun();
    this.#expected = new Map(steps.map(({ name, seconds }) => [name, measured[name] ?? seconds]));
  }

  /** Ends with the first step that is red. */
  async untilRed(): Promise<boolean> {
    for (const step of this.#steps) if (!(await this.#run(step)).isGreen) return false;
    return true;
  }

  async all(): Promise<boolean> {
    for (const step of this.#steps) await this.#run(step);
    return this.outcomes.every(({ isGreen }) => isGreen);
  }

  cost(): Cost {
    const sum = (of: (outcome: Outcome) => number) => this.outcomes.reduce((total, outcome) => total + of(outcome), 0);
    const isMeasured = this.outcomes.every(({ processorSeconds }) => processorSeconds !== undefined);
    return {
      seconds: sum(({ seconds }) => seconds),
      processorSeconds: isMeasured ? sum(({ processorSeconds = 0 }) => processorSeconds) : undefined,
    };
  }

  async #run(step: Step): Promise<Outcome> {
    const [startedAt, busyAtStart, ownAtStart] = [performance.now(), busySeconds(), process.cpuUsage()];
    const secondsSince = () => (performance.now() - startedAt) / 1_000;
    let progress: Progress | undefined;
    const red: RedTest[] = [];
    const display = new Display(() => this.#line(step, { progress, red: red.length, seconds: secondsSince() }));
    const loops = keepBusy(step.busyLoops ?? 0);
    const codes = await Promise.all(
      step.commands.map((command) =>
        said(command, {
          step,
          display,
          onMessage: (message) => {
            if ('red' in message) red.push(message.red);
            else progress = message.progress;
          },
        }),
      ),
    );
    await Promise.all(loops.map((loop) => loop.terminate()));
    display.end();
    const seconds = secondsSince();
    const busy = busySeconds();
    // The loops are threads of this process, which does next to nothing else.
    const { user, system } = process.cpuUsage(ownAtStart);
    const ofOthers = this.#busyBefore * seconds + (user + system) / 1e6;
    const processorSeconds = busy === undefined || busyAtStart === undefined ? undefined : Math.max(0, busy - busyAtStart - ofOthers);
    const outcome = { step, isGreen: codes.every((code) => code === 0), red, seconds, processorSeconds };
    this.outcomes.push(outcome);
    return outcome;
  }

  /** `api: 120 of 180 files, none red, about 3:20 left`. */
  #line({ name }: Step, { progress, red, seconds }: { progress: Progress | undefined; red: number; seconds: number }): string {
    const here = this.#steps.findIndex((step) => step.name === name);
    const expected = this.#expected.get(name) ?? 0;
    const share = progress && progress.total > 0 ? progress.done / progress.total : 0;
    const leftHere = Math.max(0, share > 0.2 ? (seconds / share) * (1 - share) : expected - seconds);
    const later = this.#steps.slice(here + 1).reduce((sum, step) => sum + (this.#expected.get(step.name) ?? 0), 0);
    const far = progress ? ` ${progress.done} of ${progress.total} ${progress.unit},` : '';
    return `${name} (${here + 1} of ${this.#steps.length}):${far} ${red === 0 ? 'none' : red} red, about ${clock(leftHere + later)} left`;
  }
}

interface Saying {
  readonly step: Step;
  readonly display: Display;
  readonly onMessage: NonNullable<Parameters<typeof runCommand>[1]['onMessage']>;
}

/** One of several parallel commands prints its output at its end; a fault comes last, where it is seen. */
async function said(command: readonly string[], { step, display, onMessage }: Saying): Promise<number | null> {
  const kept: Buffer[] = [];
  const isAlone = step.commands.length === 1;
  const onOutput = (chunk: Buffer) => (isAlone ? display.write(chunk) : void kept.push(chunk));
  const code = await runCommand(command, { onOutput, onMessage }, step.env);
  display.write(Buffer.concat(kept));
  if (code !== 0) display.write(`${command.join(' ')} failed (${code ?? 'ended by a signal'})\n`);
  return code;
}

/** One line a step: its cost, and its red tests. */
export function reportOf(run: RunOfSteps): string {
  const line = (name: string, { seconds, processorSeconds }: Cost, rest: string) =>
    `${name.padEnd(20)} ${clock(seconds).padStart(6)}  ${
      processorSeconds === undefined ? '' : `${processorSeconds.toFixed(0).padStart(5)} s of processor time  `
    }${rest}`;
  return [
    '',
    ...run.outcomes.map((outcome) => line(outcome.step.name, outcome, outcome.isGreen ? 'green' : 'RED')),
    line('all', run.cost(), ''),
    ...run.outcomes.flatMap(({ step, red }) => red.map((one) => `RED  ${nameOf(step, one)}`)),
  ].join('\n');
}
