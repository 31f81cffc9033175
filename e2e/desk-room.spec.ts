/** A desk of 1280 px has room for every column that a table begins with: nothing is left to be scrolled to. */
import { expect, type Page } from '@playwright/test';
import { createKey } from '../src/shared/api/keys.ts';
import { savePreferences } from '../src/shared/api/preferences.ts';
import { bits, maskOf } from '../src/shared/permissions.ts';
import { dialog, resultRows, sendBatch } from './test-support/batch-steps.ts';
import { invite, rowOf } from './test-support/people.ts';
import { test } from './test-support/portal.ts';
import { call, owner, sessionOf, signIn } from './test-support/sign-in.ts';

/** By how many pixels a table is wider than the room it has. */
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

test('the results of a batch of three services have room for their action', async ({ page, portal }) => {
  await signIn(page, portal);
  const stem = await sendBatch(page, '447700900300\n447700900123\n', ['liveStatus', 'npq', 'gnr']);
  await dialog(page).getByRole('link', { name: 'See the results' }).click();
  await expect(resultRows(page, stem)).toContainText('Partly done');
  // Others sent theirs to longer addresses.
  await page.getByRole('searchbox').fill(stem);
  expect(await excessOf(page, 'Batch results')).toBe(0);
});

test('in German too the results of a batch have room for the files and for asking failed rows again', async ({ page, portal }) => {
  const token = await sessionOf(portal, owner);
  await signIn(page, portal);
  const stem = await sendBatch(page, '447700900300\n447700900123\n', ['liveStatus', 'npq', 'gnr']);
  await dialog(page).getByRole('link', { name: 'See the results' }).click();
  await expect(resultRows(page, stem)).toContainText('Partly done');
  await call(portal, savePreferences, { body: { language: 'de' }, token });
  try {
    await page.goto('/testing?tab=batch-results');
    const rows = page.getByRole('table', { name: 'Stapelergebnisse' }).getByRole('row').filter({ hasText: stem });
    await expect(rows.first()).toContainText('Zum Teil fertig');
    await page.getByRole('searchbox').fill(stem);
    expect(await excessOf(page, 'Stapelergebnisse')).toBe(0);
  } finally {
    await call(portal, savePreferences, { body: { language: 'en' }, token });
  }
});

const german = [
  ['/downloads?tab=gnr-files', 'Bereichsdateien', /Herunterladen/],
  ['/users?tab=api-keys', 'API-Schlüssel', /Widerrufen/],
] as const;

for (const [path, name, action] of german)
  test(`in German too there is room for every column: ${path}`, async ({ page, portal }) => {
    const token = await sessionOf(portal, owner);
    await signIn(page, portal);
    await call(portal, createKey, {
      body: { name: 'Nightly batch of the billing', permissions: maskOf([bits.reports, bits.gnr_search]), expiresInDays: 3 },
      token,
    });
    await call(portal, savePreferences, { body: { language: 'de' }, token });
    try {
      await page.goto(path);
      await expect(page.getByRole('table').getByRole('button', { name: action }).first()).toBeVisible();
      expect(await excessOf(page, name)).toBe(0);
    } finally {
      await call(portal, savePreferences, { body: { language: 'en' }, token });
    }
  });
