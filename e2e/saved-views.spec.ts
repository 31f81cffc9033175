/** Views of a table, saved under a name. */
import { makePerson } from './test-support/database.ts';
import { expect, test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';
import { openView } from './test-support/steps.ts';

test('a view of a table is saved for the organisation, shown to a colleague as it was, and removed', async ({ page, portal, browser }) => {
  const colleague = await makePerson(portal);
  await signIn(page, portal);
  await page.goto('/users');
  await page.getByRole('combobox', { name: 'Filter by' }).selectOption('Email Address');
  await page.getByRole('searchbox', { name: 'Search' }).fill('analyst');
  await openView(page);
  const name = `Analysts ${colleague.fullName}`;
  await page.getByRole('textbox', { name: 'Save this view as' }).fill(name);
  await page.getByRole('checkbox', { name: 'Share with everyone at Acme Telecom' }).check();
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();

  const other = await browser.newPage({ baseURL: portal.url });
  await signIn(other, portal, colleague.email);
  await other.goto('/users');
  await other.getByRole('searchbox', { name: 'Search' }).fill('owner');
  await openView(other);
  await other.getByRole('button', { name, exact: true }).click();
  await expect(other.getByRole('searchbox', { name: 'Search' })).toHaveValue('analyst');
  await expect(other.getByRole('combobox', { name: 'Filter by' })).toHaveValue('emailAddress');
  await expect(other.getByRole('table').getByRole('row')).toHaveCount(2);
  await other.goBack();
  await expect(other.getByRole('searchbox', { name: 'Search' })).toHaveValue('owner');
  expect(new URL(other.url()).search).toBe('?users-filter=owner');
  await other.close();

  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
});

test('what a screen lets people choose of its table is part of the view', { tag: '@full' }, async ({ page, portal }) => {
  const { email } = await makePerson(portal);
  await signIn(page, portal, email);
  await page.goto('/reports?tab=query-records');
  await page.getByLabel('Country', { exact: true }).selectOption('France');
  await page.getByLabel('Period').filter({ visible: true }).selectOption('Last week');
  await openView(page);
  await page.getByRole('textbox', { name: 'Save this view as' }).fill('France last week');
  await page.getByRole('button', { name: 'Save view' }).click();
  const saved = page.getByRole('button', { name: 'France last week', exact: true });
  await expect(saved).toBeVisible();
  await page.getByLabel('Country', { exact: true }).selectOption('All countries');
  await page.getByLabel('Result', { exact: true }).selectOption('Failed');
  await openView(page);
  await saved.click();
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('FR');
  await expect(page.getByLabel('Result', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Period').filter({ visible: true })).toHaveValue('last-week');
});
