/** Range Search (specification, sections 2 to 5, 8 and 9). What all tables share is in `tables.spec.ts`. */
import type { Page } from '@playwright/test';
import { away, makePerson } from './test-support/database.ts';
import { holdReplies } from './test-support/hold-replies.ts';
import { expect, test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';
import { focusByTab, framesDrawn, openView, searchRange } from './test-support/steps.ts';

test.beforeEach(({ page, portal }) => signIn(page, portal));

const rangeField = (page: Page) => page.getByRole('textbox', { name: 'Range' });
const phoneField = (page: Page) => page.getByRole('textbox', { name: 'Phone number' });
const notice = (page: Page) => page.getByRole('dialog');
const search = (page: Page) => page.getByRole('tabpanel').getByRole('button', { name: 'Search' });

test.describe('Range Search', () => {
  test('each query opens a notice, the same again too; shown are the first "1,000 of N", or "No results found"; what is typed stays while the preview says what is sent; ISO Numeric reads isoAlpha2; a row leads to the lookup of a number', async ({
    page,
    portal,
  }) => {
    // Which columns are shown is remembered with the person.
    await signIn(page, portal, (await makePerson(portal)).email);
    await page.goto('/gnr-search');
    await rangeField(page).fill('1');
    await search(page).click();
    await expect(notice(page).getByRole('heading', { name: /^1,000 of \d+,\d{3}$/ })).toBeVisible();
    await expect(notice(page)).toContainText('Only the first 1,000 matches are shown.');
    await page.keyboard.press('Enter');
    await expect(notice(page)).toBeHidden();
    await expect(page.getByText('1,000 rows', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Stored data ranges-built-in-[0-9a-f]{8} as of 2026-07-30 00:00 UTC$/)).toBeVisible();

    await rangeField(page).fill('9990');
    await search(page).click();
    await expect(notice(page).getByRole('heading', { name: 'No results found' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(notice(page)).toBeHidden();
    await expect(page.getByRole('table').getByText('No results found', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download data' })).toBeHidden();

    await rangeField(page).fill('+44 (0)7700');
    await expect(page.getByText('Will search 447700')).toBeVisible();
    await search(page).click();
    await notice(page).getByRole('button', { name: 'OK' }).click();
    await expect(notice(page)).toBeHidden();
    await expect(rangeField(page)).toHaveValue('+44 (0)7700');

    await rangeField(page).fill('35799');
    for (let time = 1; time <= 2; time += 1) {
      await search(page).click();
      await expect(notice(page)).toContainText('1 match');
      await notice(page).getByRole('button', { name: 'OK' }).click();
      await expect(notice(page)).toBeHidden();
    }

    const table = page.getByRole('table');
    const titles = await table.getByRole('columnheader').allTextContents();
    const cells = await table.locator('tbody tr').first().locator('th, td').allTextContents();
    expect(cells[titles.indexOf('ISO Numeric')]).toBe('CY');
    expect(cells[titles.indexOf('ISO Alpha-3')]).toBe('CYP');

    await page.getByRole('button', { name: 'Look up a number in this range' }).click();
    await expect(page.getByRole('tab', { name: 'Number Lookup' })).toHaveAttribute('aria-selected', 'true');
    await expect(phoneField(page)).toHaveValue('35799000000');
    await expect(phoneField(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Response' })).toContainText('"range": "35799"');
  });

  test('results are shown in a table with page size 7, striped, with all columns in the specified order; one press leaves eight, which is remembered, and the columns of a narrow window', async ({
    page,
    portal,
  }) => {
    // Which columns are shown is remembered with the person.
    await signIn(page, portal, (await makePerson(portal)).email);
    await searchRange(page, '4474');
    const table = page.getByRole('table', { name: 'Ranges for 4474' });
    await expect(table.locator('tbody').getByRole('row')).toHaveCount(7);
    await openView(page);
    await expect(page.getByLabel('Rows per page')).toHaveValue('7');
    await page.keyboard.press('Escape');
    await expect(table.getByRole('columnheader')).toHaveText([
      'Range',
      'Country',
      'Unique SP ID',
      'SP Name',
      'Primary Number Attribute',
      'Secondary Number Attribute',
      /^mcc/,
      /^mnc/,
      'Min Length',
      'Max Length',
      'ISO Alpha-2',
      'ISO Alpha-3',
      'ISO Numeric',
      /^cic/,
      'TZ',
      'TADIG',
    ]);
    await page.getByRole('button', { name: 'Fewer columns' }).click();
    await expect(table.getByRole('columnheader')).toHaveText([
      'Range',
      'Country',
      'SP Name',
      'Primary Number Attribute',
      'Secondary Number Attribute',
      /^mcc/,
      /^mnc/,
      /^cic/,
    ]);
    await page.reload();
    await expect(table.getByRole('columnheader')).toHaveCount(8);
    await page.getByRole('button', { name: 'All columns' }).click();
    await expect(table.getByRole('columnheader')).toHaveCount(16);
    const colourOf = (index: number) =>
      table
        .locator('tbody')
        .getByRole('row')
        .nth(index)
        .evaluate((row) => getComputedStyle(row).backgroundColor);
    await page.mouse.move(0, 0);
    expect(await colourOf(2)).not.toBe(await colourOf(3));
  });

  test('what is no range is told what is wrong with it, asks nothing, and stays as typed', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('range-search') && asked.push(request.url()));
    await page.goto('/gnr-search');
    for (const [typed, sentence] of [
      ['', 'A range is required'],
      ['4.47701E+11', 'A spreadsheet removed the last digits. Format the column as text and copy the number again.'],
      ['07700', 'This begins with 0. Enter the country code instead, for example 44 for the United Kingdom.'],
      ['1234567890123456', 'Too long: a number has at most 15 digits with its country code.'],
    ] as const) {
      await rangeField(page).fill(typed);
      await search(page).click();
      await expect(rangeField(page)).toHaveAccessibleDescription(new RegExp(sentence.replace(/[.?]/g, String.raw`\$&`)));
      await expect(rangeField(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(rangeField(page)).toHaveValue(typed);
    }
    expect(asked).toEqual([]);
  });

  test('a failed request shows an error toast headed Search and the same text next to the form; what was found stays', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal, (await makePerson(portal, { away: '4474' })).email);
    await searchRange(page, '35799');
    await rangeField(page).fill('4474');
    await search(page).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Search' });
    await expect(toast.getByText(away)).toBeVisible();
    await expect(page.getByRole('main').getByText(away)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Ranges for 35799' })).toBeVisible();
  });

  test('a late answer never overwrites a newer one', { tag: '@full' }, async ({ page }) => {
    const first = Promise.withResolvers<void>();
    await holdReplies(page, '**/range-search?range=35799', () => first.promise);
    await page.goto('/gnr-search#35799');
    await expect(rangeField(page)).toHaveValue('35799');
    await page.evaluate(() => (location.hash = '#3538'));
    await expect(page.getByRole('table', { name: 'Ranges for 3538' })).toBeAttached();
    const late = page.waitForResponse('**/range-search?range=35799');
    first.resolve();
    await (await late).finished();
    await framesDrawn(page);
    expect(await page.getByRole('table', { name: 'Ranges for 35799' }).count()).toBe(0);
    await expect(page.getByRole('table', { name: 'Ranges for 3538' })).toBeAttached();
  });

  test('the query stands in the fragment; Back and a reload bring the search, its text and its rows, without the notice', async ({
    page,
  }) => {
    await page.goto('/gnr-search');
    for (const typed of ['+357 99', '35386']) {
      await rangeField(page).fill(typed);
      await search(page).click();
      await notice(page).getByRole('button', { name: 'OK' }).click();
      await expect(notice(page)).toBeHidden();
    }
    await expect(page).toHaveURL(/\/gnr-search#35386$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/gnr-search#35799$/);
    await expect(page.getByRole('table', { name: 'Ranges for 35799' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('table', { name: 'Ranges for 35799' })).toBeVisible();
    await framesDrawn(page);
    await expect(notice(page)).toBeHidden();
    await expect(rangeField(page)).toHaveValue('35799');
  });

  test('works by keyboard alone: search, notice, rows, sorting, next page', { tag: '@full' }, async ({ page }) => {
    await page.goto('/gnr-search');
    await focusByTab(page, rangeField(page));
    await page.keyboard.type('4474');
    await page.keyboard.press('Enter');
    await expect(notice(page).getByRole('button', { name: 'OK' })).toBeFocused();
    await page.keyboard.press('Tab');
    expect(
      await notice(page).evaluate((dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('caption')).toBeFocused();
    await focusByTab(page, page.getByRole('button', { name: 'Country' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('columnheader', { name: 'Country' })).toHaveAttribute('aria-sort', 'ascending');
    await focusByTab(page, page.getByRole('button', { name: 'Next page' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('button', { name: 'Next page' })).toBeFocused();
  });
});
