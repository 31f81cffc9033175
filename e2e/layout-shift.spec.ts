/** Loading is calm: what is on the screen stays where it is when the replies come. */
import type { Page } from '@playwright/test';
import { everyScreen } from './test-support/every-screen.ts';
import { holdReplies } from './test-support/hold-replies.ts';
import { expect, test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';
import { framesDrawn } from './test-support/steps.ts';

/** As browsers reckon it: how much of the window moved, times how far. Up to here it is good (https://web.dev/articles/cls). */
const most = 0.1;

/** Screens that wait for something. Where what comes is much shorter than the room that was kept for it, the foot of the page comes up. */
const calm = [
  'home',
  'my account',
  'users',
  'API keys',
  'webhooks',
  'the API',
  'service status',
  'support',
  'batch query',
  'batch results',
  'reports: historical data',
  'reports: tailored search',
  'reports: query records',
  'admin: organisations',
];

for (const name of calm) {
  test(`nothing moves by more than ${most} of the window when what a screen waits for comes: ${name}`, async ({ page, portal }) => {
    const screen = everyScreen.find((one) => one.name === name);
    if (!screen?.as) throw new Error(`There is no such screen: ${name}`);
    await signIn(page, portal, screen.as);
    await page.addInitScript(observe);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const waits = Promise.withResolvers<void>();
      await page.unrouteAll();
      await holdReplies(page, '**/api/**', (request) => (/\/(status|config)$/.test(request.url()) ? undefined : waits.promise));
      // What is observed begins anew with the document.
      await (width === 1280 ? page.goto(screen.path) : page.reload());
      await expect(page.getByText(/^Working…/).first()).toBeAttached();
      await framesDrawn(page);
      await page.evaluate(countFromNowOn);
      waits.resolve();
      await screen.reach(page, portal);
      await framesDrawn(page);
      expect.soft(await shiftOf(page), `${width} px`).toBeLessThan(most);
    }
  });
}

declare global {
  interface Window {
    shifts: PerformanceObserver;
    shifted: number;
  }
}

/** Runs in the page. Not yet among the types of browsers. */
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

function observe(): void {
  window.shifted = 0;
  const add = (entries: PerformanceEntry[]) => {
    for (const entry of entries) {
      const { value, hadRecentInput } = entry as LayoutShift;
      if (!hadRecentInput) window.shifted += value;
    }
  };
  window.shifts = new PerformanceObserver((list) => add(list.getEntries()));
  window.shifts.observe({ type: 'layout-shift', buffered: true });
}

/** Letters that arrive late are another matter. */
async function countFromNowOn(): Promise<void> {
  await document.fonts.ready;
  window.shifted = 0;
}

function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => window.shifted);
}
