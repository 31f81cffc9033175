/** Historical Data and Previous Day: the choices in a report apply to its chart, its table, its total and its files. */
import type { Page } from '@playwright/test';
import { stopClock } from './test-support/demo-day.ts';
import { expect, test } from './test-support/portal.ts';
import { countryTable, days, numberIn, total, yesterday } from './test-support/report-steps.ts';
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
    const heading = page.getByText(/^\d+ answered, \d+ failed in France$/);
    const answered = /^\d+/.exec(await heading.innerText())?.[0];
    // Without a selected day the legend has totals, and the busiest day is readable.
    await expect(french).toHaveText(`France${answered}`);
    await expect(page.getByText(`Total: ${answered} answered queries in the selected countries. `)).toContainText(
      /(Most: \d+, on \d{4}-\d\d-\d\d|Most: \d+, on \d+ days|The same every day)/,
    );
    await expect(days(page)).toHaveAttribute('aria-valuetext', /queries\. France \d+$/);
    await days(page).focus();
    const ofDay = /\d+$/.exec((await days(page).getAttribute('aria-valuetext')) ?? '')?.[0];
    await expect(french).toHaveText(`France${ofDay}`);
    await page.keyboard.press('Escape');
    await expect(french).toHaveText(`France${answered}`);
    await expect(page.getByText('30 rows')).toBeVisible();
    await focusByTab(page, german);
    await page.keyboard.press('Shift+Enter');
    await expect.poll(async () => [...new Set(await countries())].toSorted()).toEqual(['France']);
    await expect(page.getByText(/answered, \d+ failed in 2 selected countries$/)).toBeVisible();
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

test('"Include failed queries" changes chart, table, total and export together', async ({ page }) => {
  await page.goto('/reports?historical-service=npq');
  const heading = page.getByText(/^[\d,]+ answered, [\d,]+ failed$/);
  await expect(heading).toBeVisible();
  const [answered = 0, failed = 0] = ((await heading.textContent()) ?? '').match(/\d[\d,]*/g)?.map(numberIn) ?? [];
  expect(failed).toBeGreaterThan(0);
  expect(numberIn(await countryTable(page).locator('tfoot td').nth(2).textContent())).toBe(answered);
  await page.getByRole('checkbox', { name: 'Include failed queries' }).check();
  await expect.poll(async () => numberIn(await countryTable(page).locator('tfoot td').nth(2).textContent())).toBe(answered + failed);
  await expect(total(page)).toHaveText(failed.toLocaleString('en'));
  await expect(heading).toHaveText(`${answered.toLocaleString('en')} answered, ${failed.toLocaleString('en')} failed`);
  await page.getByRole('button', { name: 'View as table' }).click();
  const cells = page.getByRole('table', { name: 'Past 30 Days Data' }).locator('tbody tr td:last-child');
  const ofChart = (await cells.allTextContents()).reduce((sum, text) => sum + numberIn(text), 0);
  const lines = (await savedBy(page, 'Download data')).bytes.toString('utf8').trimEnd().split('\r\n').slice(1);
  const ofExport = lines.reduce((sum, line) => sum + Number(line.split(';').at(3)), 0);
  expect([ofChart, ofExport]).toEqual([answered + failed, answered + failed]);
});
