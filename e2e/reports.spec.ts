/** Historical Data and Previous Day: the chart, the country table and their files. */
import type { Page } from '@playwright/test';
import { stopClock } from './test-support/demo-day.ts';
import { away, makeOrganisation, makePerson } from './test-support/database.ts';
import { holdReplies } from './test-support/hold-replies.ts';
import { expect, test } from './test-support/portal.ts';
import { countryTable, days, numberIn, total, yesterday } from './test-support/report-steps.ts';
import { signIn } from './test-support/sign-in.ts';
import { focusByTab, framesDrawn, savedBy } from './test-support/steps.ts';

test.beforeEach(({ page }) => stopClock(page));
test.beforeEach(({ page, portal }) => signIn(page, portal));

const service = (page: Page) => page.getByRole('combobox', { name: 'Show Data For' }).filter({ visible: true });

test('the Historical Data service selector reloads with a 30-day period, and the table keeps its filter; the report from before stays, dimmed, until the next one is there', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/reports/')) asked.push(new URL(request.url()).search);
  });
  await page.goto('/reports');
  await expect(page.getByRole('heading', { name: 'Past 30 Days Data' })).toBeVisible();
  await expect(countryTable(page).locator('tbody tr')).toHaveCount(20);
  await expect(page.getByText(`Data up to ${yesterday()} 23:59 UTC`)).toBeVisible();
  await expect(service(page).getByRole('option')).toHaveText([
    'All Services',
    'npq',
    'gnr',
    'liveStatus',
    'liveRouting',
    'ported',
    'ports',
    'ukported',
    'usmrq',
    'dno',
    'irsfCheck',
    'dnoText',
    'AITCheck',
  ]);
  expect(new Set(asked)).toEqual(new Set(['?daysAgo=30&currentCompany=All+Services']));
  await page.getByRole('searchbox', { name: 'Search Country' }).fill('united kingdom');
  const all = numberIn(await total(page).textContent());
  await service(page).selectOption('npq');
  await expect.poll(async () => numberIn(await total(page).textContent())).toBeLessThan(all);
  await expect(page.getByRole('searchbox', { name: 'Search Country' })).toHaveValue('united kingdom');
  expect(asked.slice(2)).toEqual(Array(2).fill('?daysAgo=30&currentCompany=npq'));
  await expect(page).toHaveURL(/historical-service=npq/);

  await page.getByRole('searchbox', { name: 'Search Country' }).fill('');
  await expect(countryTable(page).locator('tbody tr')).toHaveCount(20);
  const held = Promise.withResolvers<void>();
  await holdReplies(page, '**/api/reports/**', () => held.promise);
  await service(page).selectOption('gnr');
  await expect(countryTable(page).locator('xpath=ancestor::*[@aria-busy="true"]')).toHaveClass(/opacity-60/);
  await expect(countryTable(page).locator('tbody tr')).toHaveCount(20);
  held.resolve();
  await expect(countryTable(page).locator('xpath=ancestor::*[@aria-busy]')).toHaveAttribute('aria-busy', 'false');
});

test('the total of the chart is the total of the table, of export.csv and of the workbook', { tag: '@full' }, async ({ page }) => {
  await page.goto('/reports?historical-service=npq');
  await page.getByRole('button', { name: 'View as table' }).click();
  const cells = page.getByRole('table', { name: 'Past 30 Days Data' }).locator('tbody tr td:last-child');
  await expect(cells).toHaveCount(30);
  const ofChart = (await cells.allTextContents()).reduce((sum, text) => sum + numberIn(text), 0);
  expect(numberIn(await total(page).textContent())).toBe(ofChart);
  const csv = await savedBy(page, 'Download data');
  const [head, ...lines] = csv.bytes.toString('utf8').trimEnd().split('\r\n');
  expect([csv.name, head]).toEqual(['export.csv', '\ufeffCountry;ISO;Date;Quantity QDRs']);
  expect(lines.reduce((sum, line) => sum + Number(line.split(';').at(-1)), 0)).toBe(ofChart);
  await page.getByRole('button', { name: 'Other formats' }).click();
  const workbook = await savedBy(page, 'Download XLSX');
  expect(workbook.name).toMatch(new RegExp(`^queries-by-country-npq-\\d{4}-\\d\\d-\\d\\d-${yesterday()}\\.xlsx$`));
  expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK');
});

test('keys and the pointer say the values of a day; the chart is saved as an image; exports and totals have all filtered rows; the chart shows every country, and by choice the top 5 and other, which is remembered', async ({
  page,
}) => {
  await page.goto('/reports');
  await focusByTab(page, days(page));
  await expect(page.locator('.chart-values')).toContainText('United Kingdom');
  await page.keyboard.press('Escape');
  await expect(page.locator('.chart-values')).toHaveCount(0);
  await expect(days(page)).toHaveAttribute('aria-valuenow', '29');
  const last = (await days(page).getAttribute('aria-valuetext')) ?? '';
  expect(last).toMatch(/^[A-Z][a-z]+ \d{1,2}(st|nd|rd|th): \d+ queries\. United Kingdom \d+, /);
  await page.keyboard.press('ArrowLeft');
  await expect(days(page)).toHaveAttribute('aria-valuenow', '28');
  expect(await days(page).getAttribute('aria-valuetext')).not.toBe(last);
  await page.keyboard.press('Home');
  await expect(days(page)).toHaveAttribute('aria-valuenow', '0');
  await page.keyboard.press('ArrowLeft');
  await expect(days(page)).toHaveAttribute('aria-valuenow', '0');
  await page.keyboard.press('End');
  await expect(days(page)).toHaveAttribute('aria-valuetext', last);

  await days(page).hover({ position: { x: 60, y: 285 } });
  await expect(days(page)).toHaveAttribute('aria-valuenow', '0');
  const [first] = ((await days(page).getAttribute('aria-valuetext')) ?? '').split(':');
  const values = page.locator('.chart-values');
  await expect(values).toContainText(first ?? '');
  await expect(values).toContainText(/Total\s?\d+$/);
  await page.mouse.move(0, 0);
  await expect(values).toHaveCount(0);

  await expect(page.locator('img[width]')).toBeVisible();
  const { name, bytes } = await savedBy(page, 'Save as image');
  expect(name).toBe('past-30-days-data.png');
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  const drawing = await savedBy(page, 'Save as SVG');
  expect(drawing.name).toBe('past-30-days-data.svg');
  const svg = drawing.bytes.toString('utf8');
  for (const weight of ['400', '600']) expect(svg).toContain(`font-weight:${weight};src:url(data:font/woff2;base64,`);
  expect(svg).toContain('Answered queries of Acme Telecom, all services, ');

  // By country, the chart and its table have the totals of the legend.
  const legend = page.getByRole('list', { name: 'Countries in the chart' }).getByRole('button');
  await page.getByRole('button', { name: 'By country' }).click();
  await expect(days(page)).toHaveCount(0);
  await expect(page.locator('img[width]')).toBeVisible();
  const byCountry = (await savedBy(page, 'Save as SVG')).bytes.toString('utf8');
  await page.getByRole('button', { name: 'View as table' }).click();
  const cells = page.getByRole('table', { name: 'Past 30 Days Data, by country' }).getByRole('cell');
  const totals = await legend.locator('span:last-child').allTextContents();
  await expect(cells).toHaveText(totals);
  for (const count of totals) expect(byCountry).toContain(`>${count}<`);
  await page.getByRole('button', { name: 'View as chart' }).click();
  await page.getByRole('button', { name: 'By day' }).click();

  await page.getByRole('searchbox', { name: 'Search Country' }).fill('united');
  await expect(page.getByText(/^60 of \d+ rows$/).first()).toBeVisible();
  const lines = (await savedBy(page, 'Download data')).bytes.toString('utf8').trimEnd().split('\r\n').slice(1);
  expect(lines).toHaveLength(60);
  expect(numberIn(await total(page).textContent())).toBe(lines.reduce((sum, line) => sum + Number(line.split(';').at(-1)), 0));

  await page.getByRole('searchbox', { name: 'Search Country' }).fill('');
  const entries = page.getByRole('list', { name: 'Countries in the chart' }).getByRole('button');
  await expect(entries).toHaveCount(15);
  await page.getByRole('button', { name: 'Top 5 and other' }).click();
  await expect(entries).toHaveCount(6);
  await expect(entries.last()).toHaveText(/^Other/);
  const there = page.waitForResponse('**/api/account/preferences');
  await page.reload();
  await there;
  await expect(entries).toHaveCount(6);
  await page.getByRole('button', { name: 'Show all 15 countries' }).click();
  await expect(entries).toHaveCount(15);
});

test('each tab loads its data once, when first shown, and keeps it with its service and its table; Previous Day offers "All services" and one test service, over 1 day', async ({
  page,
}) => {
  // A call that is under way when its tab is hidden is ended, and made again.
  const answered: string[] = [];
  page.on('requestfinished', (request) => request.url().includes('/api/reports/') && answered.push(request.url()));
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/reports/')) calls += 1;
  });
  await page.goto('/reports');
  await expect(days(page)).toBeVisible();
  await expect(countryTable(page)).toBeVisible();
  expect(calls).toBe(2);
  const asked = page.waitForRequest((request) => request.url().includes('/api/reports/qdrreport'));
  await page.getByRole('tab', { name: 'Previous Day' }).click();
  await expect(page.getByRole('heading', { name: 'Previous Day Data' })).toBeVisible();
  await expect(countryTable(page).filter({ visible: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Historical Data' }).click();
  await expect(days(page)).toBeVisible();
  expect(calls).toBe(4);

  await service(page).selectOption('gnr');
  await page.getByRole('searchbox', { name: 'Search Country' }).filter({ visible: true }).fill('United');
  await expect(countryTable(page).filter({ visible: true }).getByRole('rowheader', { name: 'United Kingdom' }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Previous Day' }).click();
  expect(new URL((await asked).url()).search).toBe('?daysAgo=1&currentCompany=All+Services');
  await expect(service(page)).toHaveValue('All Services');
  await expect(service(page).getByRole('option')).toHaveText(['All services', 'npq']);
  await service(page).selectOption('npq');
  await expect(page).toHaveURL(/previous-service=npq/);
  const dates = countryTable(page).filter({ visible: true }).locator('tbody td:nth-child(3)');
  await expect.poll(async () => [...new Set(await dates.allTextContents())]).toEqual([yesterday()]);
  await page.getByRole('tab', { name: 'Historical Data' }).click();
  await expect(service(page)).toHaveValue('gnr');
  await expect(page.getByRole('searchbox', { name: 'Search Country' }).filter({ visible: true })).toHaveValue('United');
  await page.getByRole('tab', { name: 'Previous Day' }).click();
  await expect(service(page)).toHaveValue('npq');
  await framesDrawn(page);
  expect(answered).toEqual([...new Set(answered)]);
});

test('a report that could not be loaded says so in place and as a toast, and is tried again', async ({ page, portal }) => {
  await signIn(page, portal, (await makePerson(portal, { away: 'reports' })).email);
  await page.goto('/reports');
  await expect(page.getByRole('alert').filter({ hasText: 'Report graph' })).toContainText(away);
  // Chart and table are two calls, and one report.
  await expect(page.getByRole('main').getByText(away)).toHaveCount(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(days(page)).toBeVisible();
  await expect(countryTable(page)).toBeVisible();
});

test('a report without queries says so', { tag: '@full' }, async ({ page, portal }) => {
  await signIn(page, portal, (await makePerson(portal, { organisationId: await makeOrganisation(portal) })).email);
  await page.goto('/reports');
  await expect(page.getByText('No queries in this period.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});
