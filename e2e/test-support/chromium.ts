/** The browser that the tests and the benchmarks drive. */
import { existsSync } from 'node:fs';
import npmChromium from '@sparticuz/chromium';

/** Built for Linux on x64 alone. */
const headlessShell = process.platform === 'linux' && process.arch === 'x64' ? await npmChromium.executablePath() : undefined;
const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
const executablePath = process.env['CHROMIUM_PATH'] ?? headlessShell ?? installed;

export const launchOptions = {
  // The headless shell of the npm package needs half the processor time of an installed browser, and is the same everywhere.
  ...(executablePath && { executablePath }),
  // It shows nothing with a clock that `scripts/over-midnight.ts` moves; pages in which days are named have `stopClock`.
  ...(process.env['FAKETIME'] && { env: { ...process.env, LD_PRELOAD: '' } }),
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
};
