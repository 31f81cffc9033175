/** Time from a key press in the command box to its entries on the screen, in a real browser. */
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../e2e/test-support/chromium.ts';
import { atMost, type Line } from './line.ts';
import { type BenchPortal, startBenchPortal } from './portal.ts';
import { median } from './rounds.ts';

export const name = 'Command box: entries on screen after a key, numbers and names, lists of the demo loaded';

const goalMs = 50;
const rounds = 5;
const unit = 'ms';
/** The typed texts, each with the entry that must show after each of its letters. */
const texts = [
  { text: '447700900123', shows: (typed: string) => `Ranges for ${typed}` },
  { text: 'united kingdom', shows: () => 'United Kingdom (GB)' },
  { text: 'previous day', shows: () => 'Previous Day' },
];

export async function run(): Promise<Line[]> {
  const portal = await startBenchPortal();
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await openBox(await browser.newPage({ viewport: { width: 1280, height: 900 } }), portal);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      for (const { text, shows } of texts) {
        for (let length = 1; length <= text.length; length += 1) {
          const typed = text.slice(0, length);
          times.push(await timeOf(page, text.charAt(length - 1), shows(typed)));
        }
        await page.keyboard.press('Control+a');
        await page.keyboard.press('Delete');
      }
    return [
      atMost('entries on screen after a key, median', { ours: median(times), peer: goalMs, unit }, 1),
      atMost(`entries on screen after a key, worst of ${times.length}`, { ours: Math.max(...times), peer: goalMs, unit }, 1),
    ];
  } finally {
    await browser.close();
    await portal.stop();
  }
}

async function openBox(page: Page, { address, authorization }: BenchPortal): Promise<Page> {
  await page.addInitScript(
    (token) => {
      localStorage.setItem('authToken', token);
      localStorage.setItem('isUserLoggedIn', 'true');
    },
    authorization.replace('Bearer ', ''),
  );
  await page.goto(`${address}/home`);
  await page.getByRole('button', { name: 'Find' }).click();
  await page.waitForLoadState('networkidle');
  return page;
}

/** Milliseconds from the key press to the first moment after the frame that shows the entry. */
async function timeOf(page: Page, key: string, shown: string): Promise<number> {
  await page.evaluate(awaitPaint, shown);
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  return page.evaluate(() => window.painted);
}

declare global {
  interface Window {
    /** Milliseconds from the next key press to its paint. */
    painted: Promise<number>;
  }
}

/** Runs in the page. A message sent during a frame arrives after the frame was painted. */
function awaitPaint(shown: string): void {
  const { promise, resolve } = Promise.withResolvers<number>();
  const isThere = () => [...document.querySelectorAll('dialog [role=option]')].some((option) => option.textContent.startsWith(shown));
  const onKeyDown = ({ timeStamp }: KeyboardEvent) => {
    const check = () => {
      if (!isThere()) return void requestAnimationFrame(check);
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
      port1.start();
      port2.postMessage(null);
    };
    requestAnimationFrame(check);
  };
  document.addEventListener('keydown', onKeyDown, { capture: true, once: true });
  window.painted = promise;
}
