/** Holds how doc comments begin: with a verb, or with the noun phrase that names the thing. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** First words that make a reader wait for the thing itself. */
const refused = new Set('what how of whether where who whose which as in for by why when with from at so to'.split(' '));

test('no doc comment begins with a question word or a preposition', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => existsSync(file));
  const comments = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\/\*\*\s*(?:\* )?([A-Za-z]+)[^\n]*/g)].map(([text, word = '']) => ({ file, text, word })),
  );
  expect(comments.length).toBeGreaterThan(7_000);
  expect(comments.filter(({ word }) => refused.has(word.toLowerCase())).map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});
