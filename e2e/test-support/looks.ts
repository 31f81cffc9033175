/** How a state of a screen is looked at that `every-screen` cannot reach. */
import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { framesDrawn } from './steps.ts';

const standards = { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };

/** Wide and narrow, light and dark: axe finds nothing, and nothing is wider than the window. With `SCREENSHOTS` set each is kept. */
export async function looksRight(page: Page, look: string): Promise<void> {
  for (const width of [1280, 320])
    for (const colorScheme of ['light', 'dark'] as const) {
      const name = `${look}, ${width} px, ${colorScheme}`;
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await framesDrawn(page);
      expect.soft(await axeFindings(page, { runOnly: standards }), name).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
      if (process.env['SCREENSHOTS']) await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
    }
  await page.setViewportSize({ width: 1280, height: 900 });
}
