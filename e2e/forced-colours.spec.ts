/** Forced colours (Windows contrast themes): nothing depends on our own colours, shades or shadows. */
import type { Page } from '@playwright/test';
import { expect, test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';
import { deselectAll, numberField, openTables, search, verdict } from './test-support/single-query-steps.ts';

test(
  'under forced colours an error shows by its shape, hidden columns by an edge, and each stop of the focus by an outline',
  { tag: '@full' },
  async ({ page, portal }) => {
    await signIn(page, portal);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/testing');
    await expect(numberField(page)).toHaveCSS('border-inline-start-width', '1px');
    await deselectAll(page);
    await search(page).click();
    await expect(numberField(page)).toHaveCSS('border-inline-start-width', '3px');
    for (const error of ['Please select at least one service', /^Please provide a full E164 number/])
      await expect(page.getByText(error)).toHaveCSS('border-inline-start-width', '3px');

    await page.goto('/testing#n=447700900987&s=npq,irsfCheck');
    await expect(verdict(page)).toContainText('a revenue-share risk');
    await openTables(page);
    const edge = page.getByRole('region', { name: 'Fields by service' }).locator('xpath=following-sibling::*').last();
    await expect(edge).toHaveCSS('width', '4px');
    await numberField(page).focus();
    expect(await stopsWithoutOutline(page, 45)).toEqual([]);
  },
);

test(
  'under forced colours a chart has the colours of the reader, and what is pressed in shows by its edge; the chosen tab is in sight',
  { tag: '@full' },
  async ({ page, portal }) => {
    await signIn(page, portal);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/reports?tab=query-records');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Query Records');
    await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 1 });
    await page.goto('/reports');
    const chart = page.locator('main img');
    await expect(chart).toBeVisible();
    const text = await page
      .getByRole('table')
      .first()
      .evaluate((table) => getComputedStyle(table).color);
    expect(decodeURIComponent((await chart.getAttribute('src')) ?? '')).toContain(`"${text}"`);
    const france = page.getByRole('list', { name: 'Countries in the chart' }).getByRole('button', { name: 'France' });
    await france.click();
    await expect(france).toHaveAttribute('aria-pressed', 'true');
    await page.mouse.move(0, 0);
    await expect(france).toHaveCSS('outline-style', 'solid');
    await expect(page.getByRole('button', { name: 'Germany' })).not.toHaveCSS('outline-style', 'solid');
    await page.getByRole('tab', { selected: true }).focus();
    expect(await stopsWithoutOutline(page, 25)).toEqual([]);
  },
);

test(
  'under forced colours one entry of the command box shows by its edge, which the arrow keys move',
  { tag: '@full' },
  async ({ page, portal }) => {
    await signIn(page, portal);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/home');
    await page.getByRole('button', { name: 'Find' }).click();
    const entries = page.getByRole('dialog').getByRole('option');
    await expect(entries.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const edges = () => entries.evaluateAll((all) => new Set(all.map((one) => getComputedStyle(one).borderInlineStartColor)).size);
    await expect.poll(edges).toBe(2);
  },
);

/** Lists the next focus stops that have no visible outline. */
async function stopsWithoutOutline(page: Page, stops: number): Promise<string[]> {
  const bare: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const stop = document.activeElement;
      // A box that its label or the next element draws shows its focus there.
      const drawn = [stop, stop?.closest('label'), stop?.nextElementSibling].filter((one) => one instanceof Element);
      return { html: stop?.outerHTML.slice(0, 100), isOutlined: drawn.some((one) => getComputedStyle(one).outlineStyle !== 'none') };
    });
    if (!seen.isOutlined && seen.html && !seen.html.startsWith('<body')) bare.push(seen.html);
  }
  return bare;
}
