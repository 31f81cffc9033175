import { defineConfig } from 'vitest/config';
import { SlowestFiles } from './scripts/slowest-files.ts';
import { VitestProgress } from './scripts/test-run/vitest-progress.ts';
import { keepTemporaryFilesInMemory } from './src/server/test-support/memory-directory.ts';

keepTemporaryFilesInMemory();

/** Tests of the server that never open a database. */
const serverUnitTests = 'src/server/**/*.unit.test.ts';

/** One in another folder that does. */
const proxiesTest = 'deploy/proxies.test.ts';

export default defineConfig({
  test: {
    // Two cores are the smallest machine this runs on; argon2 and the database want time on it.
    testTimeout: 120_000,
    // Two more than cores on the smallest machine: tests that kill processes wait for leases to end most of their time.
    maxWorkers: 4,
    hookTimeout: 180_000,
    tags: [{ name: 'full', description: 'Left out of `npm test`; `npm run test:full` runs it.' }],
    // A run that is started by hand shows its tests, a step of `npm test` how far it is.
    reporters: [process.send ? new VitestProgress() : 'default', new SlowestFiles()],
    setupFiles: 'src/server/test-support/end-with-runner.ts',
    expect: { poll: { timeout: 30_000 } },
    // A worker loads the server once, not once a file. Nothing is kept in modules: each test makes its own portal and organisation.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/{shared,numbers,web}/**/*.test.ts', 'scripts/**/*.test.ts', 'deploy/**/*.test.ts', serverUnitTests],
          exclude: [proxiesTest],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['src/server/**/*.test.ts', proxiesTest],
          exclude: [serverUnitTests],
          globalSetup: 'src/server/test-support/global-setup.ts',
          setupFiles: ['src/server/test-support/end-with-runner.ts', 'src/server/test-support/keep-statements.ts'],
        },
      },
    ],
  },
});
