import { expect, test } from 'vitest';
import { runCommand } from './children.ts';
import type { Message, RedTest } from './progress-message.ts';
import { fullSteps, testSteps } from './steps.ts';

/** The command that runs `red` of the step called `name` alone, without the words that name the program. */
const aloneIn = (name: string, red: RedTest) => testSteps.find((step) => step.name === name)?.alone?.(red) ?? [];

async function run(command: readonly string[]): Promise<{ code: number | null; output: string; messages: Message[] }> {
  const messages: Message[] = [];
  let output = '';
  const code = await runCommand(command, {
    onOutput: (chunk) => (output += chunk.toString()),
    onMessage: (message) => void messages.push(message),
  });
  return { code, output, messages };
}

const file = 'src/shared/base/csv.test.ts';

test('a test of vitest runs alone by its name, whatever characters it has', async () => {
  const { code, messages } = await run(aloneIn('unit', { file, project: 'unit', name: 'T47: formulas become text > "=1+1"' }));
  expect(code).toBe(0);
  expect(messages).toContainEqual({ progress: { done: 1, total: 1, unit: 'files' } });
});

test('a name that no test has is red', async () => {
  const { code, output } = await run(aloneIn('unit', { file, project: 'unit', name: 'no such test' }));
  expect([code, output]).toEqual([1, expect.stringContaining('no test ran')]);
});

test('a browser test runs alone by its name, also where it has tags', { tags: ['full'] }, async () => {
  const found = async (name: string, of: string) => (await run([...aloneIn('browser', { file: of, name }), '--list'])).messages;
  const one = [{ progress: { done: 0, total: 1, unit: 'tests' } }];
  expect(await found('paper has no columns of what is pressed', 'e2e/print.spec.ts')).toEqual(one);
  expect(await found('Support view signing out ends both', 'e2e/support-view.spec.ts')).toEqual(one);
});

test('the long run has its steps by their names, after the build, and refuses what is no name', () => {
  const named = (...words: string[]) => fullSteps({ commit: 'abcdef0', slowness: 1, seed: 1, words }).map(({ name }) => name);
  expect(named('fuzz', 'fleet')).toEqual(['build', 'fleet', 'fuzz']);
  expect(named('rest')).toEqual(['build', 'unit, the rest', 'api, the rest', 'browser, the rest']);
  expect(named().length).toBeGreaterThan(8);
  expect(() => named('mutatons')).toThrow('No step has "mutatons"');
});

test('the long run does a part of what is long again, that of the commit, and with "all" everything', () => {
  const commandsOf = (slowness: number, ...words: string[]) =>
    fullSteps({ commit: '0000002', slowness, seed: 1, words }).flatMap(({ commands }) => commands.map((command) => command.join(' ')));
  const partsIn = (commands: readonly string[]) =>
    commands.map((command) => /--(?:shard=|part )(\S+)$/.exec(command)?.[1]).filter((one) => one !== undefined && !one.endsWith('/1'));
  // The rest of unit, api and browser runs whole; then come parts of api, browser, midnight, fleet and mutations.
  expect(partsIn(commandsOf(1))).toEqual(['3/4', '3/4', '3/4', '3/3', '3/10']);
  expect(partsIn(commandsOf(2.4))).toEqual(['1/2', '1/2', '1/2', '3/10', '3/10', '3/10', '3/7', '3/24']);
  expect(partsIn(commandsOf(0.8))).toEqual(partsIn(commandsOf(1)));
  expect(partsIn(commandsOf(2.4, 'all'))).toEqual([]);
});

test('a mutation that survived and a file that was red over midnight run alone', () => {
  const aloneOf = (step: string, red: RedTest) =>
    fullSteps({ commit: '0000002', slowness: 1, seed: 1, words: [] })
      .find(({ name }) => name === step)
      ?.alone?.(red);
  expect(aloneOf('mutations', { file: 'src/a.ts', name: 'all is lost' })).toEqual([
    'node',
    'scripts/mutations/run.ts',
    'src/a.ts all is lost',
  ]);
  expect(aloneOf('midnight', { file: 'src/a.test.ts' })).toEqual(['node', 'scripts/over-midnight.ts', 'src/a.test.ts']);
});
