/** The cost of screens for people: a table of 1,000 rows after a key, the way from one screen to another, and the first paint of the sign-in page on a slow machine. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../e2e/test-support/chromium.ts';
import { atMost, type Line } from './line.ts';
import { openScreen, painted } from './painted.ts';
import { type BenchPortal, startBenchPortal } from './portal.ts';
import { median } from './rounds.ts';

export const name = 'Screens: a table of 1,000 rows, from screen to screen, and the first paint of the sign-in page';

const tableGoalMs = 100;
const navigationGoalMs = 100;
const paintGoalMs = 1_500;
/** Factor by which the processor is slowed down for the sign-in page. */
const slowDown = 4;
const rounds = 7;
const unit = 'ms';

export async function run(): Promise<Line[]> {
  const portal = await startBenchPortal();
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await openScreen(
      await browser.newPage({ viewport: { width: 1280, height: 900 } }),
      portal,
      '/gnr-search?ranges-size=100#1',
    );
    await page.getByText('1,000 rows', { exact: true }).waitFor();
    return [
      atMost('1,000 rows sorted and painted, 100 of them', { ours: await sorting(page), peer: tableGoalMs, unit }, 1),
      atMost('1,000 rows filtered and painted', { ours: await filtering(page), peer: tableGoalMs, unit }, 1),
      atMost('another screen of the menu painted, its data read before', { ours: await navigating(page), peer: navigationGoalMs, unit }, 1),
      atMost(
        `sign-in page painted, processor ${slowDown} times slower`,
        { ours: await firstPaint(browser, portal), peer: paintGoalMs, unit },
        1,
      ),
    ];
  } finally {
    await browser.close();
    await portal.stop();
  }
}

/** Sorts up and down in turn. */
async function sorting(page: Page): Promise<number> {
  const times: number[] = [];
  await page.getByRole('columnheader').first().getByRole('button').focus();
  for (let round = 0; round < rounds; round += 1)
    for (const order of ['ascending', 'descending', null]) {
      const selector = order === null ? 'th:first-child:not([aria-sort])' : `th:first-child[aria-sort=${order}]`;
      times.push(await painted(page, 'Enter', { selector, pattern: '^Range' }));
    }
  return median(times);
}

/** Types a letter that leaves fewer rows than a page, and deletes it, which brings all back. */
async function filtering(page: Page): Promise<number> {
  const times: number[] = [];
  await page.getByRole('searchbox').first().focus();
  for (let round = 0; round < rounds; round += 1) {
    times.push(await painted(page, 'z', { selector: 'output', pattern: ' of 1,000 rows$' }));
    times.push(await painted(page, 'Escape', { selector: 'tbody tr:nth-child(100)', pattern: '.' }));
  }
  return median(times);
}

/** Two screens of the menu, with the element that each shows once its data is there. */
const ways = [
  { path: '/downloads', shown: { selector: 'main tbody', pattern: 'CIC List' } },
  { path: '/users', shown: { selector: 'main tbody', pattern: '@' } },
];

/** Goes from one to the other and back; the first round, which fetches code and data, is not counted. */
async function navigating(page: Page): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1)
    for (const { path, shown } of ways) {
      await page.locator(`nav a[href="${path}"]`).focus();
      const time = await painted(page, 'Enter', shown);
      if (round > 0) times.push(time);
      await page.waitForLoadState('networkidle');
    }
  return median(times);
}

/** Loads the page in a browser without any cache. */
async function firstPaint(browser: Browser, { address }: BenchPortal): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await page.goto(`${address}/auth/login`);
    await page.getByRole('button', { name: 'Login' }).waitFor();
    // The largest paint: the form, not a spinner before it.
    times.push(await page.evaluate(largestPaint));
    await context.close();
  }
  return median(times);
}

/** Runs in the page. */
function largestPaint(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  });
  return promise;
}
