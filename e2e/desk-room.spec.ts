/** A desk of 1280 px has room for every default column of a table: nothing needs scrolling. */
import { expect, type Page } from '@playwright/test';
import { createKey } from '../src/shared/keys/keys.ts';
import { bits, maskOf } from '../src/shared/base/permissions.ts';
import { dialog, resultRows, sendBatch } from './test-support/batch-steps.ts';
import { invite, rowOf } from './test-support/people.ts';
import { test } from './test-support/portal.ts';
import { call, digestOf, owner, password, sessionOf, signIn } from './test-support/sign-in.ts';

/** Pixels by which a table is wider than its room. */
const excessOf = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

test('the list of users has room for a long name and a long address that wait for their first sign-in', async ({ page, portal }) => {
  await signIn(page, portal);
  const person = await invite(portal, ['Reports', 'Test and Diagnostics', 'GNR Search'], {
    fullName: 'Anna-Magdalena von Wolkenstein-Trostburg',
    email: 'anna-magdalena.von-wolkenstein-trostburg@telecommunications.example',
  });
  await page.goto('/users');
  await expect(await rowOf(page, person)).toBeVisible();
  expect(await excessOf(page, 'Users')).toBe(0);
});

test(
  'the results of a batch of three services have room for their action, in German too',
  { tag: '@full' },
  async ({ page, portal, browser }) => {
    await signIn(page, portal);
    const stem = await sendBatch(page, '447700900300\n447700900123\n', ['liveStatus', 'npq', 'gnr']);
    await dialog(page).getByRole('link', { name: 'See the results' }).click();
    await expect(resultRows(page, stem)).toContainText('Partly done');
    // A closing dialog takes all keys, and is hidden before it is gone.
    await expect(page.locator('dialog')).toHaveCount(0);
    // Others sent theirs to longer addresses; the search leaves those out.
    await page.getByRole('searchbox').fill(stem);
    await expect.poll(() => excessOf(page, 'Batch results')).toBe(0);

    // A user without a choice gets the browser's language.
    const german = await browser.newPage({ baseURL: portal.url, locale: 'de-DE', viewport: page.viewportSize() });
    await signIn(german, portal);
    await german.goto('/testing?tab=batch-results');
    const rows = german.getByRole('table', { name: 'Stapelergebnisse' }).getByRole('row').filter({ hasText: stem });
    await expect(rows.first()).toContainText('Teilweise fertig');
    await german.getByRole('searchbox').fill(stem);
    await expect.poll(() => excessOf(german, 'Stapelergebnisse')).toBe(0);
    await german.close();
  },
);

const german = [
  ['/downloads?tab=gnr-files', 'Bereichsdateien', /Herunterladen/],
  ['/users?tab=api-keys', 'API-Schlüssel', /Widerrufen/],
] as const;

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });
  test('in German too there is room for every column of files and of keys', { tag: '@full' }, async ({ page, portal }) => {
    const token = await sessionOf(portal, owner);
    await signIn(page, portal);
    await call(portal, createKey, {
      body: {
        password: digestOf(password),
        name: 'Nightly batch of the billing',
        permissions: maskOf([bits.reports, bits.gnr_search]),
        expiresInDays: 3,
      },
      token,
    });
    for (const [path, name, action] of german) {
      await page.goto(path);
      await expect(page.getByRole('table').getByRole('button', { name: action }).first()).toBeVisible();
      expect(await excessOf(page, name), path).toBe(0);
    }
  });
});
