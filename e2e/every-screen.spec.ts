/** Every screen in one visit: its parts stay where they are while it loads, it looks right wide and narrow, and nothing comes from elsewhere. */
import { expect, type Page } from '@playwright/test';
import { routeOf } from '../src/shared/routes.ts';
import { opensCalmly } from './test-support/calm-loading.ts';
import { everyScreen } from './test-support/every-screen.ts';
import { isFullRun, looksRight, narrow, wide } from './test-support/looks.ts';
import { test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';

/** What the page asks of another origin than the portal's. */
function foreignRequests(page: Page, origin: string): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  return foreign;
}

/** Screens that wait for something. Where what comes is much shorter than the room that was kept for it, the foot of the page comes up. */
const calm = new Set([
  'home',
  'my account',
  'users',
  'API keys',
  'webhooks',
  'the API',
  'service status',
  'support',
  'batch query',
  'reports: historical data',
  'reports: tailored search',
  'reports: query records',
  'admin: organisations',
]);

test('each screen that is to load calmly is there', () => {
  expect([...calm].filter((name) => !everyScreen.some((screen) => screen.name === name))).toEqual([]);
});

for (const { name, path, as, endsAt, reach } of everyScreen) {
  const calmly = calm.has(name) ? ', nothing moves when what it waits for comes' : '';
  test(`T54: axe finds nothing, 320 px need no sideways scroll, no date of a table is broken, and nothing comes from elsewhere${calmly}: ${name}`, async ({
    page,
    portal,
  }) => {
    const foreign = foreignRequests(page, portal.url);
    if (as) await signIn(page, portal, as);
    if (calm.has(name)) {
      for (const size of isFullRun ? [narrow, wide] : [wide]) {
        await page.setViewportSize(size);
        await opensCalmly(page, path, () => reach(page, portal));
      }
    } else {
      await page.goto(path);
      await reach(page, portal);
    }
    if (endsAt) expect(routeOf(new URL(page.url()).pathname)?.path).toBe(endsAt);
    await looksRight(page, name);
    expect(foreign).toEqual([]);
  });
}
