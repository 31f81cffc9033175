import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import npmChromium from '@sparticuz/chromium';
import { keepTemporaryFilesInMemory } from './src/server/test-support/memory-directory.ts';

// Each commit of the portals' databases waits for the disk.
keepTemporaryFilesInMemory();

/** Built for Linux on x64 alone. */
const headlessShell = process.platform === 'linux' && process.arch === 'x64' ? await npmChromium.executablePath() : undefined;
const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
const browser = process.env['CHROMIUM_PATH'] ?? headlessShell ?? installed;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  reporter: [['dot'], ['./e2e/test-support/slowest.ts']],
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
    launchOptions: {
      // The headless shell of the npm package needs half the processor time of an installed browser, and is the same everywhere.
      ...(browser && { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        // A renderer kept ready for a navigation that mostly never comes.
        '--disable-features=SpareRendererForSitePerProcess',
      ],
    },
  },
});
