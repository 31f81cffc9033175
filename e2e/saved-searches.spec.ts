/** Tailored searches of named days, saved under a name of their own. */
import { demoDay, stopClock } from './test-support/demo-day.ts';
import { expect, test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';

const address = '/reports?tab=tailored-search';

test('a search of a named period is saved, shown again after a reload, and removed', { tag: '@full' }, async ({ page, portal }) => {
  await stopClock(page);
  await signIn(page, portal);
  await page.goto(address);
  await page.getByLabel('Period').selectOption('Last 7 days');
  await expect(page.getByLabel('Select date')).toHaveValue(demoDay(7));
  await expect(page.getByLabel('End date')).toHaveValue(demoDay(1));
  await page.getByLabel('Find countries, or paste codes').fill('DE');
  await page.getByLabel('Find countries, or paste codes').press('Enter');
  await page.getByRole('checkbox', { name: 'Include Failed Queries' }).check();
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByText('Enter a name for the search')).toBeVisible();
  await page.getByLabel('Save this search as').fill('German week');
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByLabel('Saved searches')).toContainText('German week');

  await page.goto(address);
  const asked = page.waitForRequest((request) => request.url().includes('countryList='));
  await page.getByLabel('Saved searches').selectOption('German week');
  const query = new URL((await asked).url()).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({ from: demoDay(7), to: demoDay(1), countryList: 'DE,', failed: '1' });
  await expect(page.getByRole('table', { name: 'Tailored report' }).getByRole('columnheader')).toHaveText([
    'Country',
    'Date',
    'Quantity QDRs',
  ]);
  await expect(
    page.getByText(new RegExp(`QDRs, \\d+ of them failed, in 1 country from ${demoDay(7)} to ${demoDay(1)}, UTC`)),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Remove saved search' }).click();
  await expect(page.getByLabel('Saved searches')).not.toContainText('German week');
});
