import { bits, maskOf } from '../src/shared/base/permissions.ts';
import { makePerson } from './test-support/database.ts';
import { expect, test } from './test-support/portal.ts';
import { password, signIn } from './test-support/sign-in.ts';

test.describe('API keys', () => {
  test('a key is made by keyboard, shown once, works, is replaced and revoked', async ({ page, portal }) => {
    const { email } = await makePerson(portal, { permissions: maskOf([bits.gnr_search, bits.reports]) });
    await signIn(page, portal, email);
    await page.goto('/developers');
    await page.getByRole('link', { name: 'Create an API key' }).press('Enter');
    await expect(page).toHaveURL(/\/account#api-keys$/);
    await expect(page.getByRole('tab', { name: 'API keys', selected: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Keys for your programs' })).toBeFocused();
    await page.getByRole('button', { name: 'New key' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'New API key' });
    // Only what its owner holds can be chosen.
    await expect(form.getByRole('checkbox')).toHaveCount(2);
    await form.getByRole('button', { name: 'Create key' }).press('Enter');
    await expect(form.getByRole('link', { name: 'Enter a name for the key' })).toBeVisible();
    await form.getByLabel('Name').fill('Nightly');
    await form.getByLabel('Addresses').fill('nowhere');
    await form.getByRole('checkbox', { name: 'GNR Search' }).press('Space');
    await form.getByRole('button', { name: 'Create key' }).press('Enter');
    await expect(form.getByRole('link', { name: /neither an IP address nor a network/ })).toBeVisible();
    await expect(form.getByRole('link', { name: 'Please enter your current password' })).toBeVisible();
    await form.getByLabel('Addresses').fill('127.0.0.0/8\n::1');
    await form.getByLabel('Your password').fill(password);
    await form.getByRole('button', { name: 'Create key' }).press('Enter');

    const shown = page.getByRole('dialog', { name: 'Copy this key now' });
    const key = (await shown.getByText(/^dp_.{20}/).textContent()) ?? '';
    const callWith = async (given: string) =>
      (await fetch(`${portal.url}/api/gnr-search/range-search?range=4474`, { headers: { authorization: `Bearer ${given}` } })).status;
    expect(await callWith(key)).toBe(200);
    // It would be lost.
    for (const _ of [1, 2]) await page.keyboard.press('Escape');
    await expect(shown.getByText(key)).toBeVisible();
    await shown.getByRole('button', { name: 'I have copied it' }).press('Enter');
    await expect(page.getByText(key)).toHaveCount(0);

    const table = page.getByRole('table', { name: 'API keys' });
    await expect(table.getByRole('row', { name: /Nightly/ })).toContainText(key.slice(0, 11));
    await table.getByRole('button', { name: /Rotate/ }).press('Enter');
    await page.getByLabel('Your password', { exact: true }).last().fill(password);
    await page.getByRole('button', { name: 'Yes, rotate' }).press('Enter');
    const next = (await shown.getByText(/^dp_.{20}/).textContent()) ?? '';
    await shown.getByRole('button', { name: 'I have copied it' }).press('Enter');
    expect([await callWith(key), await callWith(next)]).toEqual([200, 200]);
    await expect(table.getByText('Replaced, expires soon')).toBeVisible();

    await table
      .getByRole('row')
      .filter({ hasText: next.slice(0, 11) })
      .getByRole('button', { name: /Revoke/ })
      .press('Enter');
    await page.getByRole('button', { name: 'Yes, revoke' }).press('Enter');
    await expect(table.getByText('Revoked')).toBeVisible();
    expect(await callWith(next)).toBe(401);
  });
});
