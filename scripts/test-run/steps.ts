/** Steps of the test runs. */
import packageJson from '../../package.json' with { type: 'json' };
import type { Cost } from './budget.ts';
import { partOf, written } from './part.ts';
import type { RedTest } from './progress-message.ts';

type Script = keyof typeof packageJson.scripts;

export interface Step {
  readonly name: string;
  /** The commands, which run side by side. */
  readonly commands: readonly (readonly string[])[];
  /** Seconds on the machine that the limits are given for, until a run here has measured it. */
  readonly seconds: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Number of processors that are kept busy meanwhile. */
  readonly busyLoops?: number;
  /** The command that runs one of its tests alone. */
  readonly alone?: (red: RedTest) => readonly string[];
}

export interface Outcome extends Cost {
  readonly step: Step;
  readonly isGreen: boolean;
  /** The red tests, if the step names them. */
  readonly red: readonly RedTest[];
}

/** The words of a script of package.json, which has no quotes. */
function script(name: Script): readonly string[] {
  return packageJson.scripts[name].split(' ');
}

const statics = (['check:types', 'check:lint', 'check:format'] as const).map(script);

/** The name of a red test: its file and name, or its step if no test is at fault. */
export function nameOf({ name: step }: Step, { file = step, name }: RedTest = {}): string {
  return name === undefined ? file : `${file} > ${name}`;
}

function vitestAlone({ file = '', name, project }: RedTest): readonly string[] {
  const exactly = name === undefined ? [] : ['--testNamePattern', `^${escaped(name)}$`];
  return ['vitest', 'run', ...(project === undefined ? [] : ['--project', project]), ...exactly, file];
}

function mutationAlone({ file = '', name = '' }: RedTest): readonly string[] {
  return ['node', 'scripts/mutations/run.ts', `${file} ${name}`];
}

function overMidnightAlone({ file = '' }: RedTest): readonly string[] {
  return ['node', 'scripts/over-midnight.ts', file];
}

function playwrightAlone({ file = '', name = '' }: RedTest): readonly string[] {
  // The tags stand behind the name.
  return ['playwright', 'test', file, '--grep', `(^| )${escaped(name)}( @\\S+)*$`];
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

const build: Step = { name: 'build', commands: [['node', 'scripts/ensure.mjs', 'build']], seconds: 6 };

/** The steps of `npm test`: one after the other; the first red one ends the run. */
export const testSteps: readonly Step[] = [
  build,
  { name: 'checks', commands: [...statics, ...(['check:unused', 'check:weight', 'check:components'] as const).map(script)], seconds: 22 },
  { name: 'unit', commands: [script('test:unit')], seconds: 40, alone: vitestAlone },
  { name: 'api', commands: [script('test:api')], seconds: 150, alone: vitestAlone },
  // Those that the step before ran.
  { name: 'statements', commands: [script('check:statements')], seconds: 8 },
  { name: 'browser', commands: [script('test:browser')], seconds: 210, alone: playwrightAlone },
];

/** Steps that tell in seconds whether a change is sound. */
export const fastSteps: readonly Step[] = [{ name: 'fast checks', commands: [...statics, script('test:changed')], seconds: 20 }];

interface FullRun {
  readonly commit: string;
  /** Time of the fixed work here, as a multiple of the nominal time: on a slow machine each run has smaller parts, so that it ends in time. */
  readonly slowness: number;
  /** Seed of the order of tests, and of made-up calls. */
  readonly seed: number;
  /** Arguments: `all` runs the long steps whole, not in the part of the commit; another word runs only the steps with it in their names. */
  readonly words: readonly string[];
}

/** Steps of `npm run test:full`: all of them, even after a red one; the longest in parts. */
export function fullSteps({ commit, slowness, seed, words }: FullRun): readonly Step[] {
  const shuffled = ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`];
  const isWhole = words.includes('all');
  const oneOf = (parts: number) => written(partOf(commit, Math.max(parts, Math.round(parts * slowness))));
  const part = (parts: number) => (isWhole ? [] : ['--part', oneOf(parts)]);
  const shard = (parts: number) => (isWhole ? [] : [`--shard=${oneOf(parts)}`]);
  const wanted = words.filter((word) => word !== 'all');
  const steps: readonly Step[] = [
    build,
    {
      name: 'unit, the rest',
      commands: [[...script('test:unit').slice(0, -1), '--tags-filter=full', ...shard(1)]],
      seconds: 90,
      alone: vitestAlone,
    },
    {
      name: 'api, the rest',
      commands: [[...script('test:api').slice(0, -1), '--tags-filter=full', ...shard(1)]],
      seconds: 120,
      alone: vitestAlone,
    },
    {
      name: 'browser, the rest',
      commands: [['playwright', 'test', '--grep', '@full', ...shard(1)]],
      env: { EVERY_LOOK: 'true' },
      seconds: 120,
      alone: playwrightAlone,
    },
    {
      name: 'api under load',
      commands: [[...script('test:api'), ...shuffled, ...shard(4)]],
      busyLoops: 2,
      seconds: 300,
      alone: vitestAlone,
    },
    {
      name: 'browser, every look',
      commands: [['playwright', 'test', '--grep-invert', '@full', ...shard(4)]],
      env: { EVERY_LOOK: 'true' },
      seconds: 200,
      alone: playwrightAlone,
    },
    { name: 'midnight', commands: [['node', 'scripts/over-midnight.ts', ...part(4)]], seconds: 150, alone: overMidnightAlone },
    { name: 'fleet', commands: [['node', 'scripts/fleet/run.ts', ...part(3)]], seconds: 300 },
    { name: 'kills', commands: [['node', 'scripts/faults/run.ts', 'killed']], seconds: 300 },
    {
      name: 'records',
      commands: [['vitest', 'run', '--project', 'api', 'src/server/query-records/stream']],
      env: { RECORDS_PUBLISHED: '60000' },
      seconds: 60,
      alone: vitestAlone,
    },
    {
      name: 'fuzz',
      commands: [['vitest', 'run', '--project', 'api', 'src/server/test-support/fuzz']],
      env: { FUZZ_SEED: String(seed), FUZZ_CALLS: '15000' },
      seconds: 120,
      alone: vitestAlone,
    },
    { name: 'mutations', commands: [['node', 'scripts/mutations/run.ts', ...part(10)]], seconds: 600, alone: mutationAlone },
  ];
  const chosen = steps.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
  if (chosen.length === 0) throw new Error(`No step has "${wanted.join('" or "')}" in its name`);
  return chosen.includes(build) ? chosen : [build, ...chosen];
}
