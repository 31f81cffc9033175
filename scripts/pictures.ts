/**
 * Takes the pictures of README.md and docs/tour.md from a demo that it starts: `npm run pictures`. With `-- all` it takes those of every screen that
 * the browser tests reach, at 320 and 1280 px, light and dark, at 768 and 1920 px, at 200 % text and in German, on one day, into `dist/pictures`: two
 * versions are compared by them. Words behind it choose screens.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../e2e/test-support/chromium.ts';
import { startDemo } from '../e2e/test-support/portal.ts';
import { owner, signIn } from '../e2e/test-support/sign-in.ts';

const directory = join(import.meta.dirname, '../docs/pictures');
const largestBytes = 150_000;

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly theme?: 'dark';
  /** Text without which the screen is not ready. */
  readonly shows: string;
}

const pictures: readonly Picture[] = [
  { name: 'home', path: '/home', shows: 'demo-numbers.csv' },
  { name: 'verdict', path: '/testing#n=447700900123&s=npq,gnr,ported,dno,irsfCheck,AITCheck', shows: 'ported from Example Mobile' },
  { name: 'ranges', path: '/gnr-search#4474', shows: 'SP Name' },
  { name: 'batch', path: '/testing?tab=batch-results', shows: 'Partly done' },
  { name: 'report', path: '/reports', shows: 'Queries by country' },
  { name: 'watch-dark', path: '/watch?tab=changes', shows: 'because new data was added', theme: 'dark' },
];

const [what, ...words] = process.argv.slice(2);
if (what === 'all') {
  const playwright = join(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
  // One after the other, so that changes by a screen are in the same pictures each time.
  const args = [
    playwright,
    'test',
    'every-screen',
    '--workers=1',
    '--output=dist/pictures',
    ...(words.length > 0 ? ['--grep', words.join('|')] : []),
  ];
  const env = { ...process.env, SCREENSHOTS: 'true', EVERY_LOOK: 'true', DEMO_NOW: '2026-06-10T12:00:00Z' };
  process.exit(spawnSync(process.execPath, args, { env, stdio: 'inherit' }).status ?? 1);
}

mkdirSync(directory, { recursive: true });
const portal = await startDemo();
const browser = await chromium.launch(launchOptions);
try {
  for (const picture of pictures) {
    const context = await browser.newContext({
      baseURL: portal.url,
      viewport: { width: 1280, height: 800 },
      colorScheme: picture.theme ?? 'light',
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'UTC',
    });
    const page = await context.newPage();
    await signIn(page, portal, owner);
    await take(page, picture);
    await context.close();
  }
} finally {
  await browser.close();
  await portal.stop();
}

async function take(page: Page, { name, path, shows }: Picture): Promise<void> {
  await page.goto(path);
  await page.getByText(shows).filter({ visible: true }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const file = join(directory, `${name}.png`);
  writeFileSync(file, await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  const { size } = statSync(file);
  if (size > largestBytes) throw new Error(`${name}.png has ${size} bytes, more than ${largestBytes}`);
  console.log(`${name}.png ${Math.round(size / 1000)} kB`);
}
