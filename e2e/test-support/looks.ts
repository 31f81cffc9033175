/** Checks of a screen's looks: for every state that `every-screen` reaches, and for those of other tests that it cannot. */
import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { brokenDates } from './broken-dates.ts';
import { followCalls } from './forms.ts';
import { framesDrawn } from './steps.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** True if further looks are checked, too: `npm run test:full` sets the variable. */
export const isFullRun = process.env['EVERY_LOOK'] === 'true';

const takesPictures = process.env['SCREENSHOTS'] !== undefined;

export const wide = { width: 1280, height: 900 };
export const narrow = { width: 320, height: 640 };

/** Each width and each theme once; in the full run, the other combinations as well. */
const looks = [
  { size: wide, colorScheme: 'light' },
  { size: narrow, colorScheme: 'dark' },
  ...(isFullRun
    ? ([
        { size: wide, colorScheme: 'dark' },
        { size: narrow, colorScheme: 'light' },
      ] as const)
    : []),
] as const;

/**
 * Checks a screen wide and narrow: nothing is wider than the window, no date of a table is broken, and axe finds nothing in the wide light one or, in the full
 * run, in any. With `SCREENSHOTS` set, each look is kept as a picture.
 */
export async function looksRight(page: Page, look: string): Promise<void> {
  for (const { size, colorScheme } of looks) {
    const name = `${look}, ${size.width} px, ${colorScheme}`;
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    // Elsewhere the bar at the top covers half of an element, which axe then takes for too small.
    await page.evaluate(() => scrollTo(0, 0));
    // Floating elements find their new places.
    await framesDrawn(page);
    if (isFullRun || size === wide) expect.soft(await axeFindings(page, { runOnly: { type: 'tag', values: standards } }), name).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(size.width);
    expect.soft(await brokenDates(page), name).toEqual([]);
    if (takesPictures) await picture(page, name);
  }
  await page.setViewportSize(wide);
}

/**
 * Takes the pictures of looks that nothing checks, if `SCREENSHOTS` is set: a tablet, a large window, text of twice the size, and German, for which the
 * screen is opened again.
 */
export async function furtherPictures(page: Page, look: string): Promise<void> {
  if (!takesPictures) return;
  await page.emulateMedia({ colorScheme: 'light' });
  for (const width of [768, 1920]) {
    await page.setViewportSize({ ...wide, width });
    await picture(page, `${look}, ${width} px`);
  }
  await page.setViewportSize(wide);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await picture(page, `${look}, 1280 px, 200 % text`);
  const address = new URL(page.url());
  address.searchParams.set('locale', 'de');
  const settled = followCalls(page);
  await page.goto(address.href);
  await settled();
  for (const size of [wide, narrow]) {
    await page.setViewportSize(size);
    await picture(page, `${look}, ${size.width} px, German`);
  }
}

async function picture(page: Page, name: string): Promise<void> {
  await framesDrawn(page);
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
}
