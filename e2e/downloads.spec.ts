/** Downloads (specification, section 2). */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPreferences, savePreferences } from '../src/shared/account/preferences.ts';
import { bits, maskOf } from '../src/shared/base/permissions.ts';
import { away, makeOrganisation, makePerson } from './test-support/database.ts';
import { expect, test } from './test-support/portal.ts';
import { call, sessionOf, signIn, viewer } from './test-support/sign-in.ts';
import { focusByTab } from './test-support/steps.ts';

const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true });
const rows = (page: Page, name: string) => table(page, name).locator('tbody').getByRole('row');
const tabs = (page: Page) => page.getByRole('tablist', { name: 'Downloads' }).getByRole('tab');
const underWay = (page: Page) => page.getByRole('region', { name: 'Downloads in progress' });

test('tabs and tables as specified; a row downloads what the table says; the guide is a PDF; tables are searched by name', async ({
  page,
  portal,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, portal);
  await page.goto('/downloads');
  const row = rows(page, 'Snapshot').first();
  const started = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Download / }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^cic-list-snapshot-\d{4}-\d\d-\d\d-[0-9a-f]{16}\.csv$/);
  const bytes = await readFile(await download.path());
  expect(bytes.toString()).toMatch(/^cic;uniqueSpId;isoAlpha2;mcc;mnc;name;country\r\n/);
  await row.getByRole('button', { name: /^Copy SHA-256 of / }).click();
  await expect(row.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(createHash('sha256').update(bytes).digest('hex'));
  await expect(row).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d \((just now|.* ago)\)/);
  await expect(row).toContainText(/\d+(\.\d)? kB/);

  await expect(page).toHaveTitle(/Downloads/);
  await expect(tabs(page)).toHaveText(['CIC List', 'Product Documentation', 'GNR Files', 'My Documents']);
  for (const name of ['Delta', 'Snapshot']) await expect(rows(page, name)).not.toHaveCount(0);
  await page.getByRole('tab', { name: 'My Documents' }).click();
  for (const name of ['Weekly', 'Monthly'])
    await expect(
      rows(page, name)
        .getByRole('button', { name: /^Download / })
        .first(),
    ).toBeVisible();

  await page.getByRole('tab', { name: 'Product Documentation' }).click();
  const guide = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the product guide (PDF)' }).click();
  expect((await guide).suggestedFilename()).toBe('product-guide.pdf');
  expect((await readFile(await (await guide).path())).subarray(0, 8).toString()).toBe('%PDF-1.7');

  await page.getByRole('tab', { name: 'GNR Files' }).click();
  const search = page.getByRole('searchbox', { name: 'Search Range files by document name' });
  await search.fill('africa');
  await expect(rows(page, 'Range files')).toHaveCount(1);
  await expect(rows(page, 'Range files').locator('mark')).toHaveText('Africa');
  await search.fill('no such document');
  await expect(table(page, 'Range files')).toContainText('No matches found');
});

test('GNR Files only with permission 8, My Documents only with permission 0', async ({ page, portal }) => {
  const colleague = await makePerson(portal, { permissions: maskOf([bits.downloads]) });
  await signIn(page, portal, colleague.email);
  await page.goto('/downloads?tab=gnr-files');
  await expect(tabs(page)).toHaveText(['CIC List', 'Product Documentation']);
  await expect(rows(page, 'Delta')).not.toHaveCount(0);
});

test('without permission 2 the screen leads home', async ({ page, portal }) => {
  await signIn(page, portal, viewer);
  await page.goto('/downloads');
  await expect(page).toHaveURL(/\/home$/);
});

test('another language in My Account is that of reports and of the guide', { tag: '@full' }, async ({ page, portal }) => {
  const reader = await makePerson(portal, { permissions: maskOf([bits.my_documents, bits.downloads]) });
  await signIn(page, portal, reader.email);
  const guide = async (press: string) => {
    await page.goto('/downloads?tab=product-documentation');
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: press }).click();
    return (await readFile(await (await started).path())).toString('latin1');
  };
  expect(await guide('Download the product guide (PDF)')).toContain('/Lang (en)');
  await page.goto('/account#language');
  await page.getByLabel('Language').selectOption('Deutsch');
  await expect(page.getByLabel('Sprache')).toBeVisible();
  // The page reloads while the choice is being saved, so the test reads the account.
  const token = await sessionOf(portal, reader.email);
  await expect.poll(async () => (await call(portal, readPreferences, { token })).message.language).toBe('de');
  expect(await guide('Produkthandbuch herunterladen (PDF)')).toContain('/Lang (de)');
  await expect(rows(page, 'Produktdokumente').filter({ hasText: 'Dialplane: ' })).toContainText(['Dialplane: Produkthandbuch']);
  await expect(page.getByText('englisch')).toHaveCount(0);
  await page.goto('/downloads?tab=my-documents');
  await expect(rows(page, 'Wöchentlich').filter({ hasText: 'PDF' }).first()).toContainText('Wochenbericht');
});

test('a large download shows its progress, survives a look around, and can be cancelled', async ({ page, portal }) => {
  await signIn(page, portal);
  await page.goto('/downloads?tab=gnr-files');
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  // Slow enough to look at: the browser gets the whole file at a modem's pace.
  const session = await page.context().newCDPSession(page);
  const pace = (downloadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', { offline: false, latency: 0, uploadThroughput: -1, downloadThroughput });
  await pace(50_000);
  await rows(page, 'Range files')
    .filter({ hasText: 'All ranges' })
    .getByRole('button', { name: /^Download / })
    .click();
  const bar = underWay(page).getByRole('progressbar', { name: /^Download of All ranges/ });
  await expect(bar).toBeVisible();
  await expect(underWay(page)).toContainText(/ of \d+ MB/);
  await page.getByRole('tab', { name: 'CIC List' }).click();
  await expect(bar).toBeVisible();
  await underWay(page)
    .getByRole('button', { name: /^Cancel/ })
    .click();
  await expect(underWay(page)).toBeHidden();
  await expect(page.getByText(/download cancelled$/)).toBeAttached();
  await pace(-1);
  expect(saved).toEqual([]);
  await expect(page.getByRole('alert').filter({ hasText: 'Download' })).toHaveCount(0);
});

test('a failed download shows an error toast headed Download, stays to be tried again, and then succeeds', async ({ page, portal }) => {
  await signIn(page, portal, (await makePerson(portal, { away: 'downloadfile' })).email);
  await page.goto('/downloads?tab=product-documentation');
  await rows(page, 'Product documents')
    .first()
    .getByRole('button', { name: /^Download / })
    .click();
  const toast = page.getByRole('alert').filter({ hasText: 'Download' }).filter({ hasText: away });
  await expect(toast).toBeVisible();
  await expect(underWay(page)).toContainText(away);
  const started = page.waitForEvent('download');
  await underWay(page)
    .getByRole('button', { name: /^Try again/ })
    .click();
  await started;
  await expect(underWay(page)).toBeHidden();
});

test('a list that cannot be loaded says why and loads again on request; an empty one says so', async ({ page, portal }) => {
  const organisationId = await makeOrganisation(portal);
  await signIn(page, portal, (await makePerson(portal, { away: 'monthly-reports', organisationId })).email);
  await page.goto('/downloads?tab=my-documents');
  const empty = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(empty('Weekly')).toContainText('No weekly reports yet');
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('main').getByText(away)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(empty('Monthly')).toContainText('No monthly reports yet');
});

test('what came since the last visit is marked as new, for each user', async ({ page, portal }) => {
  const person = await makePerson(portal);
  await signIn(page, portal, person.email);
  // The screen notes that it was looked at.
  const noted = page.waitForResponse((reply) => reply.url().endsWith(savePreferences.path) && reply.request().method() === 'POST');
  await page.goto('/downloads');
  await expect(rows(page, 'Delta').first()).toBeVisible();
  await expect(table(page, 'Delta').getByRole('rowheader').getByText('New', { exact: true })).toHaveCount(0);
  await noted;
  const longAgo = { documentsSeen: { before: null, latest: '2020-01-01T00:00:00.000Z' } };
  await call(portal, savePreferences, { body: longAgo, token: await sessionOf(portal, person.email) });
  await page.evaluate(() => localStorage.removeItem('preferencesOf'));
  for (let look = 0; look < 2; look += 1) {
    await page.reload();
    await expect(table(page, 'Delta').getByRole('rowheader').getByText('New', { exact: true }).first()).toBeVisible();
  }
});

test('works by keyboard alone: tab, search, download, copy', { tag: '@full' }, async ({ page, portal }) => {
  await signIn(page, portal);
  await page.goto('/downloads');
  await focusByTab(page, page.getByRole('tab', { name: 'CIC List' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Product Documentation' })).toBeFocused();
  await focusByTab(page, page.getByRole('searchbox', { name: 'Search Product documents by document name' }));
  await page.keyboard.type('reason');
  await expect(rows(page, 'Product documents')).toHaveCount(1);
  const button = rows(page, 'Product documents').getByRole('button', { name: 'Download Reason codes (CSV)' });
  await focusByTab(page, button);
  const started = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await started).suggestedFilename()).toBe('reason-codes.csv');
  await expect(button).toBeFocused();
  await focusByTab(page, page.getByRole('button', { name: 'Copy SHA-256 of Reason codes (CSV)' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^(Copied|Selected: press Ctrl\+C)$/)).toBeVisible();
});
