import { defineConfig } from '@playwright/test';
import { demoNow } from './e2e/test-support/demo-day.ts';
import { keepTemporaryFilesInMemory } from './src/server/test-support/memory-directory.ts';

// Each commit of the portals' databases waits for the disk.
keepTemporaryFilesInMemory();
// After that, and before the workers: it unpacks the browser once, into the folder of the run.
const { launchOptions } = await import('./e2e/test-support/chromium.ts');

// Workers and portals are given it, too.
process.env['DEMO_NOW'] ??= demoNow.toISOString();
// For `isDatabaseAtNoon` of a portal: its functions in `public` come before PostgreSQL's own.
process.env['PGOPTIONS'] ??= '-c search_path=public,pg_catalog';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/test-support/demo-template.ts',
  outputDir: 'test-results',
  // A run that is started by hand shows its tests, a step of `npm test` how far it is.
  reporter: [
    [process.send ? './scripts/test-run/playwright-progress.ts' : 'dot'],
    ['./e2e/test-support/failed-pages.ts'],
    ['./e2e/test-support/slowest.ts'],
  ],
  fullyParallel: true,
  workers: 2,
  // Some look at several screens.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] === 'true',
  use: {
    viewport: { width: 1280, height: 900 },
    // A fade-up that is under way would falsify contrasts.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions,
  },
});
