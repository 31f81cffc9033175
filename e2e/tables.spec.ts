/** Features of all tables (specification, "Tables"), on the results of a range search. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';
import { framesDrawn, openView, savedBy, searchRange } from './test-support/steps.ts';

test.beforeEach(({ page, portal }) => signIn(page, portal));

const bodyRows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const filterField = (page: Page) => page.getByRole('searchbox', { name: 'Filter by SP Name' });

/** The cells of one column on the page shown. */
async function column(page: Page, title: string): Promise<string[]> {
  const titles = await page.getByRole('columnheader').allTextContents();
  const index = titles.findIndex((text) => text.startsWith(title));
  return Promise.all((await bodyRows(page).all()).map((row) => row.locator('th, td').nth(index).innerText()));
}

test('a table has caption and scoped headers, three states of sorting, a filter that marks, and pages of 7, 25, 50 and 100', async ({
  page,
}) => {
  await searchRange(page, '4474');
  await expect(page.getByRole('table', { name: 'Ranges for 4474' })).toBeVisible();
  expect(await page.locator('thead th:not([scope=col])').count()).toBe(0);
  await expect(bodyRows(page).first().getByRole('rowheader')).toHaveText(/^4474/);

  const sorted = page.locator('th[aria-sort]');
  await expect(sorted).toHaveCount(0);
  await page.getByRole('button', { name: 'SP Name' }).click();
  await expect(sorted).toHaveText(['SP Name']);
  await expect(sorted).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByText('sorted by SP Name, ascending')).toBeAttached();
  const names = await column(page, 'SP Name');
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  await page.getByRole('button', { name: 'Sort by cic' }).click();
  await expect(sorted).toHaveText([/^cic/]);
  await page.getByRole('button', { name: 'Sort by cic' }).click();
  await expect(sorted).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByText('sorted by cic, descending')).toBeAttached();
  await page.getByRole('button', { name: 'Sort by cic' }).click();
  await expect(sorted).toHaveCount(0);

  await expect(page.getByText('217 rows', { exact: true })).toBeVisible();
  await filterField(page).fill('lyca');
  await expect(page.getByText(/^\d+ of 217 rows$/).first()).toBeVisible();
  for (const name of await column(page, 'SP Name')) expect(name).toContain('Lyca');
  await expect(bodyRows(page).first().locator('mark')).toHaveText('Lyca');
  await filterField(page).press('Escape');
  await expect(filterField(page)).toHaveValue('');
  await expect(page.getByText('217 rows', { exact: true })).toBeVisible();

  await filterField(page).fill('nobody at all');
  await expect(page.getByRole('table').getByText('No matches found')).toBeVisible();
  await expect(page.getByRole('table').getByText('among 217 rows')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(bodyRows(page)).toHaveCount(7);

  await openView(page);
  await expect(page.getByLabel('Rows per page').getByRole('option')).toHaveText(['7', '25', '50', '100']);
  const pages = page.getByRole('navigation', { name: 'Pages of Ranges for 4474' });
  await expect(pages.getByRole('button')).toHaveText([/^Previous/, 'Page 1', 'Page 2', 'Page 3', 'Page 31', /^Next/]);
  await pages.getByRole('button', { name: 'Page 31' }).click();
  await expect(pages.getByRole('button')).toHaveText([/^Previous/, 'Page 1', 'Page 29', 'Page 30', 'Page 31', /^Next/]);
  await expect(pages.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  await openView(page);
  await page.getByLabel('Rows per page').selectOption('100');
  await expect(bodyRows(page)).toHaveCount(100);
  await expect(page.getByRole('button', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page');
});

test('row height is a choice that is remembered; "Download data" gives export.csv with ";" separators: all filtered rows in the shown order', async ({
  page,
}) => {
  await searchRange(page, '4474');
  const height = async () => (await bodyRows(page).first().boundingBox())?.height ?? 0;
  expect(await height()).toBe(40);
  await openView(page);
  await page.getByLabel('Row height').selectOption('compact');
  await expect.poll(height).toBe(33);
  await page.reload();
  await openView(page);
  await expect(page.getByLabel('Row height')).toHaveValue('compact');

  await filterField(page).fill('lycamobile');
  await page.getByRole('button', { name: 'Range', exact: true }).click();
  await page.getByRole('button', { name: 'Range', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Range' })).toHaveAttribute('aria-sort', 'descending');
  const shown = await column(page, 'Range');
  const count = page.getByText(/ of 217 rows$/).first();
  const found = Number.parseInt(await count.innerText(), 10);
  const { name, bytes } = await savedBy(page, 'Download data');
  expect(name).toBe('export.csv');
  const text = bytes.toString('utf8');
  const [header, ...lines] = text.trimEnd().split('\r\n');
  expect(header).toBe(
    '\ufeffRange;Country;Unique SP ID;SP Name;Primary Number Attribute;Secondary Number Attribute;mcc;mnc;Min Length;Max Length;ISO Alpha-2;ISO Alpha-3;ISO Numeric;cic;TZ;TADIG',
  );
  expect(lines).toHaveLength(found);
  expect(lines.slice(0, shown.length).map((line) => line.split(';')[0])).toEqual(shown);
  expect(lines[0]).toMatch(/;United Kingdom;0044\d+;Lycamobile;MOBILE;/);
});

test('one page shows no page links, and a page beyond the end falls back to page 1', { tag: '@full' }, async ({ page }) => {
  await searchRange(page, '35799');
  await expect(page.getByRole('navigation', { name: /^Pages/ })).toBeHidden();
  await searchRange(page, '4474', '?ranges-page=999');
  await expect(page.getByRole('button', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(bodyRows(page)).toHaveCount(7);
});

test('page, size, order and filter stand in the address: Back undoes the last, and a pasted link shows the same rows', async ({
  page,
  context,
}) => {
  await searchRange(page, '4474');
  await filterField(page).fill('three');
  await page.getByRole('button', { name: 'Range', exact: true }).click();
  await page.getByRole('button', { name: 'Range', exact: true }).click();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/ranges-filter=three&ranges-sort=range\.descending&ranges-page=2#4474$/);
  const rows = await column(page, 'Range');
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('table')).toBeVisible();
  expect(await column(second, 'Range')).toEqual(rows);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('columnheader', { name: 'Range' })).toHaveAttribute('aria-sort', 'descending');
  await page.goBack();
  await expect(page.getByRole('columnheader', { name: 'Range' })).toHaveAttribute('aria-sort', 'ascending');
  await page.goBack();
  await page.goBack();
  await expect(filterField(page)).toHaveValue('');
});

test('at 320 px only the table region scrolls sideways; it is named, takes the focus, casts shadows and keeps its first column', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await searchRange(page, '4474');
  const region = page.getByRole('region', { name: 'Ranges for 4474' });
  await expect(region).toHaveAttribute('tabindex', '0');
  await expect(page.locator('[aria-hidden=true].bg-linear-to-l')).toBeVisible();
  const first = bodyRows(page).first().getByRole('rowheader');
  const before = await first.boundingBox();
  await region.focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
  await expect(page.locator('[aria-hidden=true].bg-linear-to-r')).toBeVisible();
  expect((await first.boundingBox())?.x).toBe(before?.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

/** A table whose address has a fragment, and tables whose address has none: the router treats a change of the query string differently. */
const places = [
  {
    name: 'the table of a range search',
    open: (page: Page) => searchRange(page, '4474', '?ranges-size=25'),
    table: 'Ranges for 4474',
    column: 'SP Name',
    filter: (page: Page) => filterField(page),
    text: 'three',
    details: {},
  },
  {
    name: 'a list with a choice of the column that its filter looks in',
    open: (page: Page) => page.goto('/users?users-size=1'),
    table: 'Users',
    column: 'Full Name',
    filter: (page: Page) => page.getByRole('searchbox', { name: 'Search' }),
    text: 'a',
    details: { tag: '@full' },
  },
  {
    name: 'a table below the fold',
    open: (page: Page) => page.goto('/reports'),
    table: 'Queries by country',
    column: 'Country',
    // It also selects the data of the chart above, whose height then changes.
    filter: null,
    text: '',
    details: { tag: '@full' },
  },
] as const;

for (const { name, open, table, column: title, filter, text, details } of places)
  test(`sort, page, filter and rows a page leave ${name} where it is, and the focus where it was`, details, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 320 });
    await open(page);
    const sort = page.getByRole('table', { name: table }).getByRole('columnheader', { name: title }).getByRole('button').first();
    const next = page.getByRole('button', { name: 'Next page' });
    await expect(bodyRows(page).first()).toBeVisible();
    // A chart above it that is drawn late would move it, too.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const moved: string[] = [];
    const stays = async (control: Locator, what: string, act: () => Promise<unknown>, isDone: () => Promise<void>) => {
      await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await control.focus();
      const before = (await control.boundingBox())?.y ?? 0;
      const scrolled = await page.evaluate(() => scrollY);
      expect(scrolled).toBeGreaterThan(0);
      await act();
      await isDone();
      await framesDrawn(page);
      await expect(control).toBeFocused();
      const after = (await control.boundingBox())?.y ?? 0;
      // Another page of a table, longer or shorter, moves the parts below it; the page itself stays.
      if (Math.abs(after - before) > 1 && (await page.evaluate(() => scrollY)) !== scrolled) moved.push(what);
    };
    const order = page.locator('th[aria-sort]');
    await stays(
      sort,
      'sort',
      () => page.keyboard.press('Enter'),
      () => expect(order).toHaveAttribute('aria-sort', 'ascending'),
    );
    await stays(
      next,
      'page',
      () => page.keyboard.press('Enter'),
      () => expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page'),
    );
    if (filter)
      await stays(
        filter(page),
        'filter',
        () => page.keyboard.type(text),
        () => expect(page.getByText(/^\d+ of \d+ rows$/).first()).toBeVisible(),
      );
    const by = page.getByRole('combobox', { name: 'Filter by' });
    if (await by.isVisible())
      await stays(
        by,
        'column',
        () => by.selectOption({ index: 1 }),
        () => expect(page).toHaveURL(/-by=/),
      );
    await openView(page);
    const size = page.getByLabel('Rows per page');
    await stays(
      size,
      'rows a page',
      () => size.selectOption('100'),
      () => expect(page).toHaveURL(/-size=100/),
    );
    expect(moved).toEqual([]);
  });
