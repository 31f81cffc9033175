/** Steps that several journeys share. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect } from './portal.ts';

/** Focuses a control with the Tab key, as a person without a mouse does. */
export async function focusByTab(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 90 && !(await isThere()); stops += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** Opens a range search by its address: a link that is followed has no notice. */
export async function searchRange(page: Page, digits: string, query = ''): Promise<void> {
  await page.goto(`/gnr-search${query}#${digits}`);
  await expect(page.getByRole('table', { name: `Ranges for ${digits}` })).toBeVisible();
}

/** Types a range and searches it, which opens the notice. */
export async function askRange(page: Page, digits: string): Promise<void> {
  await page.goto('/gnr-search');
  await page.getByRole('textbox', { name: 'Range' }).fill(digits);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Lets the page draw what it has just received. */
export async function framesDrawn(page: Page): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

/** Opens the panel of a table's row height, page size, columns and saved views. */
export async function openView(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'View', exact: true }).filter({ visible: true }).click();
}

/** The file that a button of the page saves. */
export async function savedBy(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await saving;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
