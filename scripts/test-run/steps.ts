/** What the runs of tests are made of. */
import packageJson from '../../package.json' with { type: 'json' };
import type { Cost } from './budget.ts';
import { partOf, written } from './part.ts';
import type { RedTest } from './progress-message.ts';

type Script = keyof typeof packageJson.scripts;

export interface Step {
  readonly name: string;
  /** Side by side. */
  readonly commands: readonly (readonly string[])[];
  /** What it takes on the machine that the limits are given for, until a run here has measured it. */
  readonly seconds: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Processors that are kept busy meanwhile. */
  readonly busyLoops?: number;
  /** Runs one of its tests alone. */
  readonly alone?: (red: RedTest) => readonly string[];
}

export interface Outcome extends Cost {
  readonly step: Step;
  readonly isGreen: boolean;
  /** Of a step that tells which: the tests that are red. */
  readonly red: readonly RedTest[];
}

/** The words of a script of package.json, which has no quotes. */
function script(name: Script): readonly string[] {
  return packageJson.scripts[name].split(' ');
}

const statics = (['check:types', 'check:lint', 'check:format'] as const).map(script);

/** How a red test is told: by its file and name, or by its step where it is no test's fault. */
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
  // Behind the name stand its tags.
  return ['playwright', 'test', file, '--grep', `(^| )${escaped(name)}( @\\S+)*$`];
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

const build: Step = { name: 'build', commands: [['node', 'scripts/ensure.mjs', 'build']], seconds: 6 };

/** `npm test`: one after the other, and the first that is red ends the run. */
export const testSteps: readonly Step[] = [
  build,
  { name: 'checks', commands: [...statics, ...(['check:unused', 'check:weight', 'check:components'] as const).map(script)], seconds: 22 },
  { name: 'unit', commands: [script('test:unit')], seconds: 40, alone: vitestAlone },
  { name: 'api', commands: [script('test:api')], seconds: 150, alone: vitestAlone },
  { name: 'browser', commands: [script('test:browser')], seconds: 210, alone: playwrightAlone },
];

/** What tells in seconds whether a change is sound. */
export const fastSteps: readonly Step[] = [{ name: 'fast checks', commands: [...statics, script('test:changed')], seconds: 20 }];

interface FullRun {
  readonly commit: string;
  /** How many times the nominal this machine takes: on a slow one each run has smaller parts, so that it ends in time. */
  readonly slowness: number;
  /** Of the order of tests, and of made-up calls. */
  readonly seed: number;
  /** `all` runs the long steps whole, not in the part of the commit; another word runs the steps with it in their names alone. */
  readonly words: readonly string[];
}

/** `npm run test:full`: every step, whatever is red; the longest in parts. */
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
