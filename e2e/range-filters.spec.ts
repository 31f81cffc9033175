/** Range Search by operator, country and type; the shown part of the matches, and all of them as a file. */
import type { Page } from '@playwright/test';
import { expect, test } from './test-support/portal.ts';
import { analyst, signIn } from './test-support/sign-in.ts';
import { focusByTab, searchRange } from './test-support/steps.ts';

test.beforeEach(({ page, portal }) => signIn(page, portal));

const notice = (page: Page) => page.getByRole('dialog');

test.describe('Range Search by operator, country and type', () => {
  const operatorField = (page: Page) => page.getByRole('combobox', { name: 'Operator', exact: true });

  test('all rows are downloaded with GNR Download, files of the table say that they are not all, and a filter that finds nothing among the first 1,000 leads to the search that looks through all', async ({
    page,
    portal,
  }) => {
    await searchRange(page, '44');
    const [whole] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download all 2,429', exact: true }).click(),
    ]);
    expect(whole.suggestedFilename()).toBe('ranges-44-all-2429.csv');
    const [part] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download data' }).click()]);
    expect(part.suggestedFilename()).toBe('export-first-1000-of-2429.csv');

    await expect(page.getByText('First 1,000 of 2,429 ranges')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Filter by SP Name' }).fill('Lycamobile');
    await expect(page.getByRole('table').getByText('No matches found', { exact: true })).toBeVisible();
    await expect(page.getByText('none in the first 1,000 of 2,429; search by operator to check all')).toBeVisible();
    await page.getByRole('button', { name: 'Search all 2,429 for operator Lycamobile' }).click();
    await expect(notice(page).getByRole('heading', { name: '18 matches' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(operatorField(page)).toHaveValue('Lycamobile');
    await expect(page).toHaveURL(/#range=44&operator=Lycamobile$/);
    await page.reload();
    await expect(page.getByRole('table', { name: 'Ranges for 44, operator Lycamobile' })).toBeVisible();
    await expect(page.getByText('18 rows', { exact: true })).toBeVisible();

    await signIn(page, portal, analyst);
    await searchRange(page, '44', '?tab=range-search');
    await expect(page.getByText('Downloading all 2,429 requires the permission GNR Download')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Download all/ })).toBeHidden();
  });

  test('works by keyboard alone, with a suggested operator, a country and a type, and no range', async ({ page }) => {
    await page.goto('/gnr-search');
    await focusByTab(page, operatorField(page));
    await page.keyboard.type('lycamob');
    await expect(page.locator('datalist option[value=Lycamobile]')).toHaveText(/^\d+ ranges$/);
    await page.keyboard.press('Tab');
    await page.keyboard.type('United K');
    await page.keyboard.press('Tab');
    await page.keyboard.type('MOB');
    await page.keyboard.press('Enter');
    await expect(notice(page).getByRole('heading', { name: / matches$/ })).toBeVisible();
    await expect(page).toHaveURL(/#operator=lycamob&country=GB&type=MOBILE$/);
  });

  test('the first column stays in place at every width, and takes at most 40 % of the table', { tag: '@full' }, async ({ page }) => {
    await searchRange(page, '4474');
    const region = page.getByRole('region', { name: 'Ranges for 4474' });
    const first = page.getByRole('rowheader').first();
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await region.evaluate((element) => (element.scrollLeft = 0));
      const before = await first.boundingBox();
      await region.evaluate((element) => (element.scrollLeft = 200));
      await expect.poll(async () => (await first.boundingBox())?.x).toBe(before?.x);
      expect(before?.width ?? 0).toBeLessThanOrEqual(0.4 * ((await region.boundingBox())?.width ?? 0) + 1);
    }
  });
});
