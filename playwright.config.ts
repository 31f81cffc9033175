import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import npmChromium from '@sparticuz/chromium';

/** The machine's own browser where there is one; else the one that comes as an npm package (USE_NPM_CHROMIUM asks for it). */
const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
const system = process.env['USE_NPM_CHROMIUM'] ? undefined : (process.env['CHROMIUM_PATH'] ?? installed);
const quiet = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  reporter: [['list']],
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] === 'true',
  use: {
    viewport: { width: 1280, height: 900 },
    // A fade-up that is under way would falsify contrasts.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: system ?? (await npmChromium.executablePath()),
      args: quiet,
    },
  },
});
