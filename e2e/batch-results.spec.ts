/** Batch Results: the table that follows its batches by itself (specification, sections 2 and 8). */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { bits, everyPermission, maskOf } from '../src/shared/base/permissions.ts';
import { chooseFile, dialog, newName, openForm, openServices, resultRows, sendBatch, submitButton } from './test-support/batch-steps.ts';
import { away, inDatabase, makeOrganisation, makePerson } from './test-support/database.ts';
import { makeBatch, makeFinishedBatches, reachPercent } from './test-support/made-batch.ts';
import { expect, type RunningPortal, test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';

const openResults = (page: Page) => page.goto('/testing?tab=batch-results');
/** The row of a batch, by the name of its file. */
const tableRow = (page: Page, text: string) => resultRows(page, text).first();

test.beforeEach(({ page, portal }) => signIn(page, portal));

test('a failure is told with another try; without batches: "No results to show"', async ({ page, portal }) => {
  const { email } = await makePerson(portal, { away: 'batch_results', organisationId: await makeOrganisation(portal) });
  await signIn(page, portal, email);
  await openResults(page);
  await expect(page.getByRole('main').getByText(away)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: away })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No results to show')).toBeVisible();
});

test('a finished batch is one row, which opens to a row a service with its file in every form; every row of a table comes back in the joined file, which stands first in the menu of files', async ({
  page,
}) => {
  await openForm(page);
  await page.getByLabel('npq', { exact: true }).check();
  await page.getByLabel('gnr', { exact: true }).check();
  const stem = newName();
  await chooseFile(page, 'customer;phone\nAda;+44 7700 900123\nBob;n/a\nCy;447700900123\n', `${stem}.csv`);
  await page.getByRole('button', { name: 'Use these 2 numbers' }).click();
  await page.getByRole('button', { name: 'Drop 1 duplicate' }).click();
  await expect(page.getByText('We query 1 number and return 3 rows.')).toBeVisible();
  await submitButton(page).click();
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await dialog(page).getByRole('link', { name: 'See the results' }).click();
  for (const title of ['Date', 'Service', 'Records', 'Filename', 'Email'])
    await expect(page.getByRole('columnheader', { name: title === 'Date' ? 'Date (UTC)' : title, exact: true })).toBeVisible();
  await expect(resultRows(page, stem)).toHaveCount(1);
  for (const text of ['npq, gnr', 'Done', /\d{4}-\d\d-\d\d \d\d:\d\d/]) await expect(tableRow(page, stem)).toContainText(text);
  await openServices(page, stem);
  const gnr = resultRows(page, stem).filter({ has: page.getByRole('cell', { name: 'gnr', exact: true }) });
  for (const [form, end, begin] of [
    [null, '.csv', /^\ufeff?number;tel;/],
    ['gnr, CSV with commas', '.csv', /^\ufeff?number,tel,/],
    ['gnr, XLSX', '.xlsx', /^PK/],
  ] as const) {
    const saving = page.waitForEvent('download');
    if (form === null) await gnr.getByRole('button', { name: `Download ${stem}` }).click();
    else {
      await gnr.getByRole('button', { name: /^Files of/ }).click();
      await page.getByRole('menuitem', { name: form }).click();
    }
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(new RegExp(`^${stem}.*\\${end}$`));
    expect(await readFile(await saved.path(), 'utf8')).toMatch(begin);
  }

  await tableRow(page, stem)
    .getByRole('link', { name: `${stem}.csv` })
    .click();
  await expect(page.getByRole('region', { name: 'The batch' })).toContainText('3 rows in the joined file, with customer, phone');
  await page.getByRole('button', { name: `Files of ${stem}.csv` }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menu').getByRole('menuitem', { name: 'CSV', exact: true }).click();
  const joined = await readFile(await (await downloading).path(), 'utf8');
  const lines = joined.split('\r\n').map((line) => line.split(';'));
  expect(lines[0]?.slice(0, 14).join(';')).toBe(
    'number;verdict;risk;type;country;operator;ported;lastPort;reachable;lists;note;customer;phone;npq.npdi',
  );
  const cellsIn = (line: readonly string[], ...titles: string[]) => titles.map((title) => line[lines[0]?.indexOf(title) ?? -1]).join(';');
  expect(lines.slice(1, -1).map((line) => cellsIn(line, 'number', 'operator', 'note', 'customer', 'phone', 'npq.npdi'))).toEqual([
    '447700900123;Other Mobile;;Ada;+44 7700 900123;true',
    ';;not a number: left out;Bob;n/a;',
    '447700900123;Other Mobile;same number as line 2;Cy;447700900123;true',
  ]);
});

test('the page of a batch: how it ended in words, its failed rows, and another run of them', async ({ page }) => {
  const stem = await sendBatch(page, '447700900123\n447700900300\n', ['liveStatus', 'gnr']);
  await dialog(page).getByRole('link', { name: 'See the results' }).click();
  await expect(tableRow(page, stem)).toContainText('Partly done, 1 query failed');
  await tableRow(page, stem)
    .getByRole('link', { name: `${stem}.csv` })
    .click();
  await expect(page.getByRole('heading', { name: `${stem}.csv`, level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The batch' })).toContainText(/by .+Partly done|Partly done.+by /s);
  const reasons = page.getByRole('region', { name: 'Results by reason' });
  await expect(reasons).toContainText('liveStatus: 1 answered, 1 failed');
  await expect(reasons).toContainText('The upstream network timed out.');
  await expect(page.getByRole('region', { name: 'Numbers by country' })).toContainText('United Kingdom (GB)2 · 100 %');
  await page.getByRole('button', { name: 'Show the first' }).click();
  await expect(page.getByRole('row', { name: /^447700900300 liveStatus 300/ })).toBeVisible();
  await page.getByRole('button', { name: 'Run again with failed numbers' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('link', { name: 'Back to the results' }).click();
  await expect(resultRows(page, stem)).toHaveCount(2);
});

test('the page of a finished batch begins with its findings, each a filter to the numbers, to download, query again and watch', async ({
  page,
}) => {
  const stem = await sendBatch(page, '447700900201\n447700900200\n447700900123\n447400123456\n', ['liveStatus', 'gnr']);
  await dialog(page).getByRole('link', { name: 'See the results' }).click();
  await expect(tableRow(page, stem)).toContainText('Done');
  await tableRow(page, stem)
    .getByRole('link', { name: `${stem}.csv` })
    .click();
  const findings = page.getByRole('region', { name: 'Findings' });
  await expect(findings.getByRole('button')).toHaveText([/1 Not assigned/, /Not reachable/]);
  await findings.getByRole('button', { name: '1 Not assigned' }).click();
  await expect(page).toHaveURL(/\?found=unassigned$/);
  const numbers = page.getByRole('region', { name: 'Not assigned: 1 number', exact: true });
  await expect(numbers.getByRole('row')).toHaveText([/^Number/, /^447700900201 ?Not assigned ?The network does not know this number/]);
  await numbers.getByRole('button', { name: /^Download/ }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file.split('\r\n').map((line) => line.split(';')[0])).toEqual(['number', '447700900201', '']);
  await numbers.getByRole('button', { name: 'Watch' }).click();
  await expect(numbers.getByRole('link', { name: '0 entries added. 1 not watched' })).toBeVisible();
  await numbers.getByRole('button', { name: 'Query again' }).click();
  await expect(dialog(page)).toContainText(`A new batch queries 1 number of ${stem}.csv again`);
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await expect(numbers).toBeHidden();
  await page.getByRole('link', { name: 'Back to the results' }).click();
  await expect(tableRow(page, `${stem}_unassigned`)).toContainText('Done');
});

/** Opens the running batch of a person in an organisation of their own. */
async function openMadeBatch(
  page: Page,
  portal: RunningPortal,
  { permissions = everyPermission, services = ['npq'] as ('npq' | 'gnr')[] } = {},
) {
  const person = await makePerson(portal, { organisationId: await makeOrganisation(portal), permissions });
  const id = await makeBatch(portal, person, services);
  await signIn(page, portal, person.email);
  return id;
}

test('a batch under way is cancelled after a warning', async ({ page, portal }) => {
  await openMadeBatch(page, portal);
  await openResults(page);
  await expect(tableRow(page, 'march.csv')).toContainText('Running 0 %');
  await expect(page.getByRole('button', { name: /^Files of march/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel march.csv' }).click();
  await expect(dialog(page).getByRole('button', { name: 'No, go back' })).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Yes, cancel batch' }).click();
  await expect(tableRow(page, 'march.csv')).toContainText('Cancelled');
});

test('the list follows by itself: focus, filter and scroll stay, and 0, 25, 50, 75 and 100 percent are announced once', async ({
  page,
  portal,
}) => {
  const background: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/batch_results')) background.push(request.headers()['x-background']);
  });
  const id = await openMadeBatch(page, portal);
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 400 });
  await openResults(page);
  const cancel = page.getByRole('button', { name: 'Cancel march.csv' });
  await cancel.focus();
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const region = document.querySelector('[aria-live=polite]');
    if (region)
      new MutationObserver(() => heard.push(region.textContent)).observe(region, { childList: true, subtree: true, characterData: true });
  });
  const scrolled = await page.evaluate(() => scrollY);
  await inDatabase(portal, async (db) => {
    for (const percent of [10, 30, 55, 80, 100]) {
      await reachPercent(db, id, percent);
      await page.clock.runFor(2_100);
      await expect(tableRow(page, 'march.csv')).toContainText(percent === 100 ? 'Done' : `Running ${percent} %`);
      if (percent < 100) await expect(cancel).toBeFocused();
    }
  });
  await expect(page.getByRole('table', { name: 'Batch results' }).locator('caption')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard.filter((text) => text.startsWith('Batch'))).toEqual(
    [25, 50, 75, 100].map((percent) => `Batch march.csv: ${percent} percent`),
  );
  expect(new Set(background)).toEqual(new Set(['1']));
});

test('the page of a batch that ends while it is open offers its files', { tag: '@full' }, async ({ page, portal }) => {
  const id = await openMadeBatch(page, portal);
  await page.goto(`/testing/batch/${id}`);
  const facts = page.getByRole('region', { name: 'The batch' });
  await expect(facts).toContainText('Running');
  await inDatabase(portal, (db) => reachPercent(db, id, 100));
  await expect(facts).toContainText('Done');
  await expect(page.getByRole('button', { name: 'Files of march.csv' })).toBeVisible({ timeout: 10_000 });
});

test('batches that are sent while older pages are shown push none of them out of the list', { tag: '@full' }, async ({ page, portal }) => {
  const organisationId = await makeOrganisation(portal);
  const person = await makePerson(portal, { organisationId });
  await makeFinishedBatches(portal, person, 501);
  // While it is under way the list follows.
  await makeBatch(portal, person, ['npq']);
  await signIn(page, portal, person.email);
  await openResults(page);
  const count = (rows: number) => expect(page.getByText(`${rows - 1} of ${rows} rows`).first()).toBeVisible();
  await page.getByLabel('Search Filename').fill('april');
  await count(500);
  await page.getByRole('button', { name: 'Show older ones' }).click();
  await count(502);
  await makeFinishedBatches(portal, person, 3);
  await count(505);
});

test('without permission 9 the results are there to read and to download', async ({ page, portal }) => {
  const permissions = maskOf([bits.test_and_diagnostics, bits.reports, bits.gnr_search]);
  const id = await openMadeBatch(page, portal, { permissions, services: ['npq', 'gnr'] });
  await inDatabase(portal, async (db) => {
    await reachPercent(db, id, 100);
    await db.updateTable('batch_services').where('batch_id', '=', id).where('service', '=', 'npq').set({ failed: 2 }).execute();
  });
  await openResults(page);
  await openServices(page, 'march');
  await expect(page.getByRole('button', { name: /^Download march-npq/ })).toHaveCount(1);
  await page.getByRole('button', { name: /^Files of march-npq/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['npq, CSV', 'npq, CSV with commas', 'npq, XLSX', 'npq, failed rows']);
  await expect(page.getByRole('button', { name: /^(Cancel|Run again)/ })).toHaveCount(0);
});
