/** Printed pages: every row, no forms, and the name of the owner. */
import { expect, test } from './test-support/portal.ts';
import { analyst, signIn, staff } from './test-support/sign-in.ts';
import { searchRange } from './test-support/steps.ts';

test(
  'paper has every row of a table within its width, no form, and the organisation at its foot',
  { tag: '@full' },
  async ({ page, portal }) => {
    // Other tests choose more columns as the administrator.
    await signIn(page, portal, analyst);
    await searchRange(page, '4474');
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(8);
    // A4 turned, less its margins: 273 mm.
    await page.setViewportSize({ width: 1030, height: 700 });
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => rows.count()).toBeGreaterThan(100);
    await expect(page.locator('form').first()).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const foot = await page.evaluate(() =>
      document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join(),
    );
    expect(foot).toMatch(/"Acme Telecom".*\d{4}-\d\d-\d\d \d\d:\d\d UTC.*counter\(page\)/s);
    await page.emulateMedia({ media: 'screen' });
    await expect(rows).toHaveCount(8);
  },
);

test(
  'paper has the whole chart of a report, as wide as the page at most, and every day of its totals',
  { tag: '@full' },
  async ({ page, portal }) => {
    await signIn(page, portal);
    await page.goto('/reports');
    const totals = page.getByRole('region', { name: 'Totals by day' });
    await expect(totals.getByRole('row')).toHaveCount(31);
    const isCut = () => totals.evaluate((region) => region.scrollHeight > region.clientHeight);
    expect(await isCut()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(isCut).toBe(false);
    await expect(page.getByRole('slider', { name: /^Days of/ }).locator('xpath=../img')).toHaveCSS('max-width', '100%');
  },
);

test('paper has no columns of what is pressed', { tag: '@full' }, async ({ page, portal }) => {
  await signIn(page, portal, staff);
  await page.goto('/admin/organisation/1001');
  const heads = page.getByRole('table', { name: 'Users' }).getByRole('columnheader');
  await expect(heads.last()).toHaveText('Actions');
  await page.emulateMedia({ media: 'print' });
  await expect(heads).toHaveText(['Full Name', 'Email Address', 'Title', 'Permissions', 'Last sign-in (UTC)', 'Status']);
});
