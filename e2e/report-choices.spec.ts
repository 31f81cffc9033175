/** Historical Data and Previous Day: the choices in a report apply to its chart, its table, its total and its files. */
import type { Page } from '@playwright/test';
import { stopClock } from './test-support/demo-day.ts';
import { expect, test } from './test-support/portal.ts';
import { countryTable, days, numberIn, yesterday } from './test-support/report-steps.ts';
import { signIn } from './test-support/sign-in.ts';
import { focusByTab, savedBy } from './test-support/steps.ts';

test.beforeEach(({ page }) => stopClock(page));
test.beforeEach(({ page, portal }) => signIn(page, portal));

const legendOf = (page: Page, country: string) => page.getByRole('button', { name: new RegExp(`^${country}`) });

test(
  'a country of the legend is isolated in chart, table and heading, Shift adds one, and a second press brings all back; the days are chosen by name or from one to another, and a wrong order is told',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/reports');
    const [french, german] = [legendOf(page, 'France'), legendOf(page, 'Germany')];
    const countries = () => countryTable(page).locator('tbody th').allTextContents();
    await expect(days(page)).toHaveAttribute('aria-valuetext', /United Kingdom/);
    await focusByTab(page, french);
    await page.keyboard.press('Enter');
    await expect(french).toHaveAttribute('aria-pressed', 'true');
    const heading = page.getByText(/^\d+ answered in France$/);
    const answered = /^\d+/.exec(await heading.innerText())?.[0];
    await expect(french).toHaveText(`France${answered}`);
    await expect(page.getByText(/^(Most: \d+, on \d{4}-\d\d-\d\d|Most: \d+, on \d+ days|The same every day)/)).toBeVisible();
    await expect(days(page)).toHaveAttribute('aria-valuetext', /queries\. France \d+$/);
    await expect(page.getByText('30 rows')).toBeVisible();
    await focusByTab(page, german);
    await page.keyboard.press('Shift+Enter');
    await expect.poll(async () => [...new Set(await countries())].toSorted()).toEqual(['France']);
    await expect(page.getByText(/^\d+ answered in 2 selected countries$/)).toBeVisible();
    await expect(page).toHaveURL(/historical-countries=France%7CGermany/);
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await expect(german).toHaveAttribute('aria-pressed', 'false');
    await expect(days(page)).toHaveAttribute('aria-valuetext', /United Kingdom/);

    const asked = page.waitForRequest((request) => request.url().includes('/api/reports/qdrreport'));
    await page.getByLabel('Period').filter({ visible: true }).selectOption('Yesterday');
    expect(new URL((await asked).url()).search).toBe(`?from=${yesterday()}&to=${yesterday()}&currentCompany=All+Services`);
    await expect(page.getByRole('heading', { name: `Yesterday, ${yesterday()}` })).toBeVisible();
    await page.getByLabel('Period').filter({ visible: true }).selectOption('From – to');
    await page.getByLabel('From', { exact: true }).fill(yesterday());
    await page.getByLabel('To', { exact: true }).fill('2020-01-01');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByText('The end date is before the initial date')).toBeVisible();
    await page.getByLabel('From', { exact: true }).fill('2020-01-01');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByRole('heading', { name: '2020-01-01', exact: true })).toBeVisible();
    await expect(page.getByText('No queries in this period.')).toBeVisible();
  },
);

test('the counts above the chart are the sums of its days, of the totals, of the table and of the file: with and without failed queries, filtered, and of chosen countries', async ({
  page,
}) => {
  await page.goto('/reports?historical-service=npq');
  const heading = page.getByText(/^[\d,]+ answered(?:, [\d,]+ failed)?(?: in .+)?$/);
  const table = (name: string) => page.getByRole('table', { name, exact: true });
  const sumOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + numberIn(text), 0);
  const sumOfColumn = async (name: string, column: number) =>
    sumOf(await table(name).locator(`tbody tr > :nth-child(${column})`).allTextContents());
  const footOf = async (column: number) => {
    const cells = await countryTable(page).locator('tfoot > tr > *').allTextContents();
    return numberIn(cells[column - 1] ?? '0');
  };
  /** Every place with the answered queries, or with all and the failed ones. */
  const sums = async (hasFailed: boolean) => {
    const lines = (await savedBy(page, 'Download data')).bytes.toString('utf8').trimEnd().split('\r\n').slice(1);
    const ofFile = (column: number) => sumOf(lines.map((line) => line.split(';')[column] ?? ''));
    const totals = ['Totals by country', 'Totals by day'];
    return {
      quantity: [
        sumOf(await table('Past 30 Days Data, by day').locator('tbody tr td:last-child').allTextContents()),
        await sumOfColumn('Totals by country', 2),
        await sumOfColumn('Totals by day', 2),
        await footOf(4),
        ofFile(3),
      ],
      failed: hasFailed ? [...(await Promise.all(totals.map((name) => sumOfColumn(name, 3)))), await footOf(5), ofFile(4)] : [],
    };
  };
  const headed = async () => ((await heading.textContent()) ?? '').match(/\d[\d,]*(?= answered| failed)/g)?.map(numberIn) ?? [];
  const check = async (hasFailed: boolean) => {
    const [answered = 0, failed = 0] = await headed();
    const quantity = answered + failed;
    expect(await sums(hasFailed)).toEqual({ quantity: Array(5).fill(quantity), failed: hasFailed ? Array(4).fill(failed) : [] });
    return { answered, failed };
  };

  await page.getByRole('button', { name: 'View as table' }).click();
  await expect(heading).toHaveText(/^[\d,]+ answered$/);
  const { answered } = await check(false);
  const leftOut = page.getByText(/^Answered queries of Acme Telecom, service npq, .+ failed queries are not included\.$/);
  const [, named = ''] = /([\d,]+) failed queries/.exec((await leftOut.textContent()) ?? '') ?? [];
  await page.getByRole('checkbox', { name: 'Include failed queries' }).check();
  await expect(heading).toHaveText(`${answered.toLocaleString('en')} answered, ${named} failed`);
  await expect(countryTable(page).getByRole('columnheader', { name: 'Failed' })).toBeVisible();
  await expect(countryTable(page).locator('xpath=ancestor::*[@aria-busy]')).toHaveAttribute('aria-busy', 'false');
  expect((await check(true)).failed).toBeGreaterThan(0);

  await page.getByRole('searchbox', { name: 'Search Country' }).fill('united');
  await expect(heading).toHaveText(/in countries matching “united”$/);
  await check(true);
  await page.getByRole('searchbox', { name: 'Search Country' }).fill('');
  await legendOf(page, 'France').click();
  await expect(heading).toHaveText(/in France$/);
  await check(true);
  await legendOf(page, 'Germany').click({ modifiers: ['Shift'] });
  await expect(heading).toHaveText(/in 2 selected countries$/);
  await check(true);
  await page.getByRole('checkbox', { name: 'Include failed queries' }).uncheck();
  await expect(heading).toHaveText(/^[\d,]+ answered in 2 selected countries$/);
  await expect(countryTable(page).locator('xpath=ancestor::*[@aria-busy]')).toHaveAttribute('aria-busy', 'false');
  await check(false);
});
