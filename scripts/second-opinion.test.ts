import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { page, secondOpinion, tablesIn } from './second-opinion.ts';

test('docs/data.md lists the differences that the comparison gives', { timeout: 120_000 }, () => {
  // Where this fails after an update of a package: look at the new differences, then `npm run data:compare -- --write`.
  expect(tablesIn(readFileSync(page, 'utf8'))).toBe(secondOpinion());
});
