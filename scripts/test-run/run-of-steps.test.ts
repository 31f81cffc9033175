import { expect, test } from 'vitest';
import { reportOf, RunOfSteps } from './run-of-steps.ts';
import type { Step } from './steps.ts';

const step = (name: string, ...programs: readonly string[]): Step => ({
  name,
  commands: programs.map((program) => [process.execPath, '--eval', program]),
  seconds: 1,
});
const green = '';
const red = 'process.exitCode = 1';
const redTest = { file: 'src/a.test.ts', name: 'a sentence', project: 'unit' };
const tells = (...messages: readonly object[]) => messages.map((message) => `process.send(${JSON.stringify(message)});`).join('');

test('the first step that is red ends the run', async () => {
  const run = new RunOfSteps([step('first', green), step('second', red), step('third', green)]);
  expect(await run.untilRed()).toBe(false);
  expect(run.outcomes.map(({ step: { name }, isGreen }) => [name, isGreen])).toEqual([
    ['first', true],
    ['second', false],
  ]);
});

test('a step of several programs is red where one of them is', async () => {
  expect(await new RunOfSteps([step('both', green, green)]).untilRed()).toBe(true);
  expect(await new RunOfSteps([step('both', red, green)]).untilRed()).toBe(false);
});

test('a long run goes on after what is red, and says which tests were', async () => {
  const told = tells({ progress: { done: 1, total: 2, unit: 'files' } }, { red: redTest });
  const run = new RunOfSteps([step('first', `${told}${red}`), step('second', green)]);
  expect(await run.all()).toBe(false);
  expect(run.outcomes.map((outcome) => outcome.red)).toEqual([[redTest], []]);
  const report = reportOf(run);
  expect(report).toMatch(/^first .* RED$/m);
  expect(report).toMatch(/^second .* green$/m);
  expect(report).toContain('RED  src/a.test.ts > a sentence');
});

const halfASecond = 'const until = process.cpuUsage().user + 500_000; while (process.cpuUsage().user < until);';

test('what a program used of the processors is a cost of its step', async () => {
  const run = new RunOfSteps([step('work', halfASecond)]);
  await run.untilRed();
  const { processorSeconds, seconds } = run.cost();
  expect(seconds).toBeGreaterThan(0.4);
  if (process.platform === 'linux') expect(processorSeconds).toBeGreaterThan(0.4);
});

test('what its busy loops used of them is none', { tags: ['full'] }, async () => {
  const run = new RunOfSteps([{ ...step('work', halfASecond), busyLoops: 2 }]);
  expect(await run.untilRed()).toBe(true);
  if (process.platform === 'linux') expect(run.cost().processorSeconds).toBeGreaterThan(0.4);
});
