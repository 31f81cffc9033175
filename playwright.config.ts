import { defineConfig } from '@playwright/test';
import { launchOptions } from './e2e/test-support/chromium.ts';
import { keepTemporaryFilesInMemory } from './src/server/test-support/memory-directory.ts';

// Each commit of the portals' databases waits for the disk.
keepTemporaryFilesInMemory();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  reporter: [['dot'], ['./e2e/test-support/failed-pages.ts'], ['./e2e/test-support/slowest.ts']],
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] === 'true',
  // Where nobody can run it again, one that passes the second time is listed as flaky and stops nothing.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  use: {
    viewport: { width: 1280, height: 900 },
    // A fade-up that is under way would falsify contrasts.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions,
  },
});
