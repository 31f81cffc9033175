import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The numbers that stand at the beginning of test names. */
function numbersInTests(): Set<string> {
  const files = ['src', 'e2e', 'deploy'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
  );
  const tests = files.filter((file) => /\.(test|spec)\.ts$/.test(file)).map((file) => readFileSync(file, 'utf8'));
  const names = tests.flatMap((text) => [...text.matchAll(/['"`](T\d+(?:, T\d+)*): /g)].map(([, numbers = '']) => numbers.split(', ')));
  return new Set(names.flat());
}

test('each number of docs/security.md has a test named after it, or says why not; and no test has a number of its own', () => {
  const lines = [...readFileSync(join(root, 'docs/security.md'), 'utf8').matchAll(/^\| (T\d+) \| (.+) \|$/gm)].map(
    ([, number = '', text = '']) => ({ number, text }),
  );
  const numbers = lines.map(({ number }) => Number(number.slice(1)));
  expect(numbers.length).toBeGreaterThanOrEqual(60);
  // Without a gap, so that none is lost unseen.
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1));
  const tested = numbersInTests();
  expect(lines.filter(({ number, text }) => !tested.has(number) && !text.startsWith('Not tested')).map(({ number }) => number)).toEqual([]);
  const documented = new Set(lines.filter(({ text }) => !text.startsWith('Not tested')).map(({ number }) => number));
  expect([...tested].filter((number) => !documented.has(number))).toEqual([]);
});
