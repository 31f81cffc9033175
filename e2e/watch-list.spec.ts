/** The watch list: adding by hand and from a file, entries that stay, and entries that are removed. */
import { superuserLogin } from '../src/shared/support-view/support-view.ts';
import { expect, test } from './test-support/portal.ts';
import { call, owner, sessionOf, signIn, staff } from './test-support/sign-in.ts';
import { focusByTab, savedBy } from './test-support/steps.ts';
import { watchedTable } from './test-support/watch-steps.ts';

/** Numbers that no other test has. */
const own = () => {
  const digits = String(Math.floor(Math.random() * 1e6)).padStart(6, '0');
  return {
    first: `4474001${digits.slice(0, 5)}`,
    second: `4474002${digits.slice(0, 5)}`,
    third: `4474003${digits.slice(0, 5)}`,
    prefix: `4474${digits.slice(0, 4)}`,
  };
};

test('numbers and prefixes are added in any notation, by hand and from a file, are there after a reload, and are removed by keyboard alone', async ({
  page,
  portal,
}) => {
  const { first, second, third, prefix } = own();
  await signIn(page, portal);
  await page.goto('/watch');
  await focusByTab(page, page.locator('summary', { hasText: 'Add numbers or prefixes' }));
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Numbers and prefixes' });
  await field.fill(`+${first}\nhello\n${prefix} *\n447700900123`);
  const content = `customer;msisdn\nAda;+${second.slice(0, 2)} ${second.slice(2)}\nBob;${third}\n`;
  await page.getByLabel('Or choose a file').setInputFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await expect(page.getByText('2 lines from customers.csv added above.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Column with the numbers' })).toHaveValue('1');
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(page.getByText('4 entries added. Not watched, because their answers are demo data: 447700900123.')).toBeVisible();
  await expect(page.getByText('“hello” This is not a number.')).toBeVisible();
  await expect(field).toHaveValue('hello');

  await field.fill('');
  await page.reload();
  const row = (digits: string) => watchedTable(page).getByRole('row').filter({ hasText: digits });
  for (const digits of [first, second, third]) await expect(row(digits)).toContainText('unknown');
  await page.getByRole('searchbox', { name: 'Search' }).fill(prefix);
  await expect(row(`${prefix}*`)).toContainText('range');
  await page.getByRole('searchbox', { name: 'Search' }).fill('');

  for (const digits of [first, second, third, `${prefix}*`]) await page.getByRole('checkbox', { name: `Select ${digits}` }).press('Space');
  await page.getByRole('button', { name: 'Remove 4' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Remove 4 entries?' });
  await expect(dialog.getByRole('button', { name: 'No, keep them' })).toBeFocused();
  await page.route('**/api/watch/remove', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Yes, remove' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Network Error');
  await page.unroute('**/api/watch/remove');
  await dialog.getByRole('button', { name: 'Yes, remove' }).press('Enter');
  await expect(row(first)).toHaveCount(0);
  await expect(row('447400123456')).toHaveCount(1);
});

test('Home leads to what changed; a support view looks only', async ({ page, portal }) => {
  const { auth_token: view } = await call(portal, superuserLogin, { body: { name: owner }, token: await sessionOf(portal, staff) });
  await page.addInitScript((token) => {
    localStorage.setItem('authToken', token);
    localStorage.setItem('isUserLoggedIn', 'true');
  }, view);
  await page.goto('/home');
  await page.getByRole('link', { name: 'What changed' }).click();
  const changes = page.getByRole('table', { name: 'Changes' });
  await expect(changes.getByRole('row').filter({ hasText: '447400123456' })).toContainText('Operator: unknown → Three');
  expect((await savedBy(page, 'Download data')).bytes.toString()).toContain('Operator: unknown → Three');
  await page.getByRole('tab', { name: 'Watched' }).click();
  await expect(watchedTable(page)).toContainText('447400123456');
  await expect(page.getByText('Add numbers or prefixes')).toBeHidden();
  await expect(page.getByRole('checkbox', { name: /Select|Mail me/ })).toHaveCount(0);
});

test('a number is watched from its verdict, and what is made up is not', { tag: '@full' }, async ({ page, portal }) => {
  const { first } = own();
  await signIn(page, portal);
  await page.goto(`/testing#n=${first}&s=npq`);
  const watch = page.getByRole('button', { name: 'Watch this number' });
  await watch.click();
  await page.getByRole('link', { name: 'Added to the watch list' }).click();
  await expect(watchedTable(page)).toContainText(first);
  await page.goto('/testing#n=447700900123&s=npq');
  await expect(page.getByText('Demo numbers cannot be watched')).toBeVisible();
  await expect(watch).toHaveCount(0);
});
