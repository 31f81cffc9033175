import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { runEverything } from './full.ts';
import { RunOfSteps } from './run-of-steps.ts';

afterEach(() => void (process.exitCode = undefined));

/** A step whose program is red so many times, and green from then on. */
function redFor(times: number): RunOfSteps {
  const file = join(mkdtempSync(join(tmpdir(), 'dialplane-times-')), 'times');
  const program = `const { appendFileSync, readFileSync } = require('node:fs');
    appendFileSync('${file}', '.');
    process.exitCode = readFileSync('${file}').length > ${times} ? 0 : 1;`;
  return new RunOfSteps([{ name: `red ${times} times`, commands: [[process.execPath, '--eval', program]], seconds: 1 }]);
}

test.each([
  [0, true],
  [1, true],
  [2, false],
  [4, false],
])('what is red %i times is green alone: %s', async (times, isGreen) => {
  expect(await runEverything(redFor(times))).toBe(isGreen);
  expect(process.exitCode).toBe(isGreen ? undefined : 1);
});
