import { defineConfig } from 'vitest/config';
import { SlowestFiles } from './scripts/slowest-files.ts';
import { keepTemporaryFilesInMemory } from './src/server/test-support/memory-directory.ts';
import { findPostgres } from './src/server/test-support/postgres.ts';

keepTemporaryFilesInMemory();
const postgres = findPostgres(process.env);
if (postgres === undefined) {
  const sentence =
    'No PostgreSQL: set TEST_DATABASE_URL, or install its server programs. The API tests run on the embedded database alone.';
  if (process.env['CI'] === 'true') throw new Error(sentence);
  console.log(sentence);
}

/** Tests of the server that never open a database: they would say the same twice. */
const serverUnitTests = 'src/server/**/*.unit.test.ts';

/** Tests of a process that has the embedded database, whatever the others have. */
const embeddedTests = '{src/server,deploy}/**/*.embedded.test.ts';

/** The API tests run once for each database; `provide` tells them which. */
const apiTests = (database: 'embedded' | 'postgres') => ({
  extends: true as const,
  test: {
    name: database,
    include: ['src/server/**/*.test.ts', embeddedTests],
    exclude: [serverUnitTests, ...(database === 'embedded' ? [] : [embeddedTests])],
    globalSetup: 'src/server/test-support/global-setup.ts',
    provide: { database },
    // As `npm start` does: the embedded database is there in half the time.
    execArgv: ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'],
  },
});

export default defineConfig({
  test: {
    // Two cores are the smallest machine this runs on; argon2 and the embedded database want time on it.
    testTimeout: 120_000,
    // One more than cores on the smallest machine: tests that kill processes wait for leases to end most of their time.
    maxWorkers: 3,
    hookTimeout: 180_000,
    // Where nobody can run it again, one that passes the second time is marked and stops nothing.
    retry: process.env['CI'] === 'true' ? 1 : 0,
    reporters: ['default', new SlowestFiles()],
    expect: { poll: { timeout: 30_000 } },
    // A worker loads the server once, not once a file. Nothing is kept in modules: each test makes its own portal and organisation.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/{shared,numbers,web}/**/*.test.ts', 'scripts/**/*.test.ts', 'deploy/**/*.test.ts', serverUnitTests],
          exclude: [embeddedTests],
        },
      },
      apiTests('embedded'),
      ...(postgres === undefined ? [] : [apiTests('postgres')]),
    ],
  },
});
