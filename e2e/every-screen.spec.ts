/** Every screen, looked at once: no finding of axe in light and dark, no sideways scroll at 320 px, nothing from elsewhere. */
import { expect, type Page } from '@playwright/test';
import { routeOf } from '../src/shared/routes.ts';
import { axeFindings } from './test-support/axe.ts';
import { brokenDates } from './test-support/broken-dates.ts';
import { everyScreen } from './test-support/every-screen.ts';
import { test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';
import { framesDrawn } from './test-support/steps.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What dark and light may differ in: the theme changes colours, and no element. */
const colourRules = ['color-contrast', 'link-in-text-block'];

async function findings(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  return axeFindings(page, {
    runOnly: colorScheme === 'light' ? { type: 'tag', values: standards } : { type: 'rule', values: colourRules },
  });
}

const sizes = [
  { width: 1280, height: 900 },
  { width: 320, height: 640 },
];

/** What the page asks of another origin than the portal's. */
function foreignRequests(page: Page, origin: string): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  return foreign;
}

for (const { name, path, as, endsAt, reach } of everyScreen) {
  test(`T54: axe finds nothing in light and dark, wide and narrow, 320 px need no sideways scroll, no date of a table is broken, and nothing comes from elsewhere: ${name}`, async ({
    page,
    portal,
  }, info) => {
    const foreign = foreignRequests(page, portal.url);
    if (as) await signIn(page, portal, as);
    await page.goto(path);
    await reach(page, portal);
    if (endsAt) expect(routeOf(new URL(page.url()).pathname)?.path).toBe(endsAt);
    for (const size of sizes) {
      await page.setViewportSize(size);
      // What floats finds its new place.
      await framesDrawn(page);
      for (const theme of ['light', 'dark'] as const) {
        const look = `${name}, ${size.width} px, ${theme}`;
        expect.soft(await findings(page, theme), look).toEqual([]);
        if (process.env['SCREENSHOTS']) await page.screenshot({ path: info.outputPath(`${look}.png`), fullPage: true });
      }
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${size.width} px`).toBeLessThanOrEqual(size.width);
      expect.soft(await brokenDates(page), `${size.width} px`).toEqual([]);
    }
    expect(foreign).toEqual([]);
  });
}
