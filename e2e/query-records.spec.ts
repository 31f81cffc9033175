/** Query Records: the queries behind the numbers of a report. */
import type { Page } from '@playwright/test';
import { expect, test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';
import { savedBy } from './test-support/steps.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Query records' });

test('records come newest first, 50 at a time, are filtered, add up to the report and are taken as a file', async ({ page, portal }) => {
  await signIn(page, portal);
  await page.goto('/reports?tab=query-records');
  await expect(page.getByText(/^50 of [\d,]+ records loaded\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Load older' }).click();
  await expect(page.getByText(/^100 of [\d,]+ records loaded\.$/)).toBeVisible();
  const moments = await table(page).getByRole('rowheader').allTextContents();
  expect(moments).toEqual(moments.toSorted().toReversed());

  await page.getByLabel('Country', { exact: true }).selectOption('France');
  await page.getByLabel('Result', { exact: true }).selectOption('Failed');
  await expect(page).toHaveURL(/queries-class=failed/);
  await expect(page.getByText(/^0 answered \+ [\d,]+ failed\. Reports have no totals by city, result/)).toBeVisible();
  await page.getByLabel('Result', { exact: true }).selectOption('All results');
  await expect(page.getByText(/answered \+ [\d,]+ failed = [\d,]+, the report’s total\.$/)).toBeVisible();
  const sentence = await page.locator('output', { hasText: 'the report’s total' }).textContent();
  const total = Number(/= ([\d,]+), the/.exec(sentence ?? '')?.[1]?.replaceAll(',', ''));
  const { bytes } = await savedBy(page, 'Download data');
  const lines = bytes.toString('utf8').trimEnd().split('\r\n').slice(1);
  expect(lines).toHaveLength(total);
  expect(new Set(lines.map((line) => line.split(';')[3]))).toEqual(new Set(['France']));

  await page.getByRole('button', { name: 'Other formats' }).click();
  const workbook = await savedBy(page, 'Download XLSX');
  expect(workbook.name).toMatch(/^queries-FR-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.xlsx$/);
  expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK');

  await page.goBack();
  await expect(page.getByLabel('Result', { exact: true })).toHaveValue('failed');

  const city = page.getByLabel('City or region');
  await city.fill('Nowhere');
  await city.press('Enter');
  await expect(page.getByRole('link', { name: /^No city or region of this country is called Nowhere\./ })).toBeVisible();
  await expect(city).toBeFocused();
  await page.goBack();
  await expect(city).toHaveValue('');
  await page.getByLabel('Country', { exact: true }).selectOption('United Kingdom');
  await city.fill('London');
  await city.press('Enter');
  await expect(page).toHaveURL(/queries-country=GB.*queries-loc=London/);
  await expect(page.getByText(/^0 answered .* failed\. Reports have no totals by city/)).toBeVisible();
  await page.getByLabel('Country', { exact: true }).selectOption('France');
  await expect(page).not.toHaveURL(/queries-loc/);
});
