import { defineConfig } from 'vitest/config';
import { findPostgres } from './src/server/test-support/postgres.ts';

const postgres = findPostgres(process.env);
if (postgres === undefined) {
  const sentence =
    'No PostgreSQL: set TEST_DATABASE_URL, or install its server programs. The API tests run on the embedded database alone.';
  if (process.env['CI'] === 'true') throw new Error(sentence);
  console.log(sentence);
}

/** The API tests run once for each database; `provide` tells them which. */
const apiTests = (database: 'embedded' | 'postgres') => ({
  extends: true as const,
  test: {
    name: database,
    include: ['src/server/**/*.test.ts'],
    globalSetup: 'src/server/test-support/global-setup.ts',
    provide: { database },
  },
});

export default defineConfig({
  test: {
    // Two cores are the smallest machine this runs on; argon2 and the embedded database want time on it.
    testTimeout: 60_000,
    // One more than cores on the smallest machine: tests that kill processes wait for leases to end most of their time.
    maxWorkers: 3,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      { extends: true, test: { name: 'unit', include: ['src/{shared,numbers,web}/**/*.test.ts', 'scripts/**/*.test.ts'] } },
      apiTests('embedded'),
      ...(postgres === undefined ? [] : [apiTests('postgres')]),
    ],
  },
});
