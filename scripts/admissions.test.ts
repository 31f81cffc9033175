/** Checks that no organisation is answered without an admission: what it may query is a type of its own, and few modules make it. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('T87: only the modules that look at an entitlement admit a query', () => {
  const files = execFileSync('git', ['ls-files', 'src/**/*.ts', 'src/**/*.tsx'], { encoding: 'utf8' }).trim().split('\n');
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('as Admitted'))).toEqual([
    'src/numbers/test-support/admitted.ts',
    'src/server/batches/worker/batch-admission.ts',
    'src/server/entitlements/admit-queries.ts',
    'src/server/entitlements/admit-watched.ts',
    'src/server/entitlements/watched-entries.ts',
  ]);
});
