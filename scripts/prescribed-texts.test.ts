/** Holds that each text that the specification quotes is looked for by a test, to the letter. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { elsewhere } from '../e2e/prescribed-texts/elsewhere.ts';
import { quoted } from '../e2e/prescribed-texts/quoted.ts';
import { visits } from '../e2e/prescribed-texts/visits.ts';

/** Texts that a visit looks for, those of several screens once. */
const visited = new Set(visits.flatMap(({ states }) => states.flatMap(({ texts }) => Object.values(texts).flat())));

test('the list has the quoted texts of the specification, each once', () => {
  expect(quoted).toHaveLength(73);
  expect(new Set(quoted).size).toBe(quoted.length);
});

test('each quoted text is either on a visited screen or in one test elsewhere', () => {
  const testsOf = (text: string) => Number(visited.has(text)) + elsewhere.filter((row) => row.text === text).length;
  expect(quoted.filter((text) => testsOf(text) !== 1)).toEqual([]);
});

test('the table of texts elsewhere has quoted texts alone', () => {
  expect(elsewhere.filter(({ text }) => !quoted.includes(text))).toEqual([]);
});

test.each(elsewhere)('$file quotes $text', ({ text, file }) => {
  const source = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
  expect(["'", '"', '`'].some((mark) => source.includes(mark + text))).toBe(true);
});
