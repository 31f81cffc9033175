/** Batch Results: the table that follows its batches by itself (specification, sections 2 and 8). */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { BatchResultRow } from '../src/shared/api/batches.ts';
import { dialog, resultRows, sendBatch } from './test-support/batch-steps.ts';
import { expect, test } from './test-support/portal.ts';
import { analyst, signIn } from './test-support/sign-in.ts';

const id = '2b1f3f5e-58a7-4c3e-9f0e-3f3d8a0f6a11';
const row: BatchResultRow = {
  Date: '2026-05-31T14:02:00Z',
  Service: 'npq',
  Records: 200,
  Filename: 'march-npq.csv',
  email: 'owner@acme.example',
  id,
  status: 'running',
  progress: 0,
  failed: 0,
  mailWaits: false,
  name: 'march.csv',
  answered: 0,
};

/** Answers the results with what `rows` holds at that moment: stages of a batch that is too quick to be watched. */
async function answerResults(page: Page, rows: () => readonly BatchResultRow[]): Promise<void> {
  await page.route('**/batch_results', (route) => route.fulfill({ json: { message: rows() } }));
}

const openResults = (page: Page) => page.goto('/testing?tab=batch-results');
const tableRow = (page: Page, text: string) => resultRows(page, text);

test.beforeEach(({ page, portal }) => signIn(page, portal));

test('without batches: "No results to show"', async ({ page }) => {
  await answerResults(page, () => []);
  await openResults(page);
  await expect(page.getByText('No results to show')).toBeVisible();
});

test('a failure is told with another try, and the table comes with it', async ({ page }) => {
  let fails = true;
  await page.route('**/batch_results', (route) =>
    fails ? route.fulfill({ status: 503, json: { message: 'Try again soon' } }) : route.fulfill({ json: { message: [row] } }),
  );
  await openResults(page);
  await expect(page.getByRole('main').getByText('Try again soon')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Try again soon' })).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(tableRow(page, 'march-npq.csv')).toBeVisible();
});

test('a finished batch: Date, Service, Records, Filename and email, and its file in every form', async ({ page }) => {
  const stem = await sendBatch(page, '447700900123\n447700900124\n', ['gnr', 'npq']);
  await dialog(page).getByRole('link', { name: 'See the results' }).click();
  for (const title of ['Date', 'Service', 'Records', 'Filename', 'Email'])
    await expect(page.getByRole('columnheader', { name: title, exact: true })).toBeVisible();
  const gnr = tableRow(page, stem).filter({ has: page.getByRole('cell', { name: 'gnr', exact: true }) });
  await expect(gnr).toContainText('Done');
  await expect(gnr).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/);
  for (const [button, end, begin] of [
    ['CSV with semicolons', '.csv', /^\ufeff?number;tel;/],
    ['CSV with commas', '.csv', /^\ufeff?number,tel,/],
    ['XLSX', '.xlsx', /^PK/],
  ] as const) {
    const downloading = page.waitForEvent('download');
    await gnr.getByRole('button', { name: button }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(new RegExp(`^${stem}.*\\${end}$`));
    expect(await readFile(await download.path(), 'utf8')).toMatch(begin);
  }
});

test('failed rows are counted, can be fetched alone, and run again as a batch of their own', async ({ page }) => {
  const stem = await sendBatch(page, '447700900123\n447700900300\n', ['liveStatus']);
  await dialog(page).getByRole('link', { name: 'See the results' }).click();
  const first = tableRow(page, stem).last();
  await expect(first).toContainText('Partly done, 1 failed');
  const downloading = page.waitForEvent('download');
  await first.getByRole('button', { name: 'CSV of the failed rows' }).click();
  const failed = await readFile(await (await downloading).path(), 'utf8');
  expect(failed).toContain('447700900300');
  expect(failed).not.toContain('447700900123');
  await first.getByRole('button', { name: 'Run again with failed rows' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(tableRow(page, stem)).toHaveCount(2);
  await expect(tableRow(page, stem).first().getByRole('cell', { name: '1', exact: true }).first()).toBeVisible();
});

test('a batch under way is cancelled after a warning', async ({ page }) => {
  let now = row;
  await answerResults(page, () => [now]);
  const asked: unknown[] = [];
  await page.route('**/batch_cancel', (route) => {
    asked.push(route.request().postDataJSON());
    now = { ...row, status: 'cancelled' };
    return route.fulfill({ json: { message: 'The batch was cancelled' } });
  });
  await openResults(page);
  await expect(tableRow(page, 'march-npq.csv')).toContainText('Running 0 %');
  await expect(page.getByRole('button', { name: /^Download march/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel march-npq.csv' }).click();
  await expect(dialog(page).getByRole('button', { name: 'No, go back' })).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Yes, cancel batch' }).click();
  await expect(tableRow(page, 'march-npq.csv')).toContainText('Cancelled');
  expect(asked).toEqual([{ id }]);
});

test('the list follows by itself: focus, filter and scroll stay, and 0, 25, 50, 75 and 100 percent are announced once', async ({
  page,
}) => {
  let progress = 0;
  const background: (string | undefined)[] = [];
  await page.route('**/batch_results', (route) => {
    background.push(route.request().headers()['x-background']);
    return route.fulfill({ json: { message: [{ ...row, progress, status: progress === 100 ? 'done' : 'running' }] } });
  });
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 400 });
  await openResults(page);
  const cancel = page.getByRole('button', { name: 'Cancel march-npq.csv' });
  await cancel.focus();
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const region = document.querySelector('[aria-live=polite]');
    if (region)
      new MutationObserver(() => heard.push(region.textContent)).observe(region, { childList: true, subtree: true, characterData: true });
  });
  const scrolled = await page.evaluate(() => scrollY);
  for (progress of [10, 30, 40, 55, 80, 99, 100]) {
    await page.clock.runFor(2_100);
    await expect(tableRow(page, 'march-npq.csv')).toContainText(progress === 100 ? 'Done' : `Running ${progress} %`);
    if (progress < 100) await expect(cancel).toBeFocused();
  }
  await expect(page.getByRole('table', { name: 'Batch results' }).locator('caption')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard.filter((text) => text.startsWith('Batch'))).toEqual(
    [25, 50, 75, 100].map((percent) => `Batch march-npq.csv: ${percent} percent`),
  );
  expect(new Set(background)).toEqual(new Set(['1']));
});

test('without permission 9 the results are there to read and to download', async ({ page, portal }) => {
  await signIn(page, portal, analyst);
  await answerResults(page, () => [
    { ...row, status: 'partly', progress: 100, failed: 2 },
    { ...row, Service: 'gnr', Filename: 'march-gnr.csv' },
  ]);
  await openResults(page);
  await expect(page.getByRole('button', { name: /^Download march-npq/ })).toHaveCount(4);
  await expect(page.getByRole('button', { name: /^(Cancel|Run again)/ })).toHaveCount(0);
});
