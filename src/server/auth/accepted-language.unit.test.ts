import { expect, test } from 'vitest';
import { acceptedLanguage } from './accepted-language.ts';

test.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['en;q=0.5, DE;q=0.7', 'de'],
  ['fr-FR,fr;q=0.9,de;q=0.1', 'de'],
  ['de;q=0,en', 'en'],
  ['de;q=0', undefined],
  ['de;q=0.001', 'de'],
  ['en,de', 'en'],
  ['fr', undefined],
  ['*', undefined],
  ['de;q=much', undefined],
  ['', undefined],
  [undefined, undefined],
])('a browser that sends %j is answered in %j', (header, expected) => {
  expect(acceptedLanguage(header)).toBe(expected);
});
