import { addPerson, signInByScreen } from './test-support/people.ts';
import { expect, test } from './test-support/portal.ts';
import { password, signIn } from './test-support/sign-in.ts';

const nextPassword = 'seven copper kettles';

test.describe('My Account', () => {
  test('changes the password, ends the other sessions and resets the form; signs out everywhere else and stays signed in here', async ({
    page,
    portal,
    browser,
  }) => {
    const person = await addPerson(portal, ['Reports']);
    await signInByScreen(page, portal, person);
    const elsewhere = await browser.newContext({ baseURL: portal.url });
    const otherPage = await elsewhere.newPage();
    await signInByScreen(otherPage, portal, person);

    await page.goto('/account');
    await expect(page.getByRole('table', { name: 'Open sessions' }).getByRole('row')).toHaveCount(3);
    await page.getByLabel('Current password', { exact: true }).fill(password);
    await page.getByLabel('New password', { exact: true }).fill(nextPassword);
    await page.getByLabel('Confirm new password', { exact: true }).fill(nextPassword);
    await page.getByRole('button', { name: 'Change password' }).click();
    const toast = page.getByRole('status').filter({ hasText: 'Change Password' });
    await expect(toast.getByText('Your password is changed. Your other sessions have ended')).toBeVisible();
    for (const label of ['Current password', 'New password', 'Confirm new password'])
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
    await expect(page.getByRole('table', { name: 'Open sessions' }).getByRole('row')).toHaveCount(2);
    await otherPage.reload();
    await expect(otherPage).toHaveURL(/\/auth\/login/);

    await signInByScreen(otherPage, portal, { email: person.email, secret: nextPassword });
    await page.goto('/account');
    const rows = page.getByRole('table', { name: 'Open sessions' }).getByRole('row');
    await expect(rows).toHaveCount(3);
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Submit' })).toBeVisible();
    await expect(rows).toHaveCount(2);
    await expect(page.getByText('You are signed in here only.')).toBeVisible();
    await elsewhere.close();
  });

  test('the fields tell password managers what they are; what is wrong is said by the form, then by the server', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal);
    await page.goto('/account');
    const fields = [
      ['Current password', 'current-password'],
      ['New password', 'new-password'],
      ['Confirm new password', 'new-password'],
    ] as const;
    for (const [label, autocomplete] of fields) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', autocomplete);
      await page.getByRole('button', { name: `Show ${label.toLowerCase()}`, exact: true }).click();
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('type', 'text');
    }

    const send = page.getByRole('button', { name: 'Change password' });
    await send.click();
    for (const text of ['Please enter your current password', 'Please enter new password', 'Please enter new password again'])
      await expect(page.getByRole('link', { name: text, exact: true })).toBeVisible();
    await page.getByLabel('Current password', { exact: true }).fill('1234567');
    await page.getByLabel('New password', { exact: true }).fill('1234567');
    await page.getByLabel('Confirm new password', { exact: true }).fill('1234567');
    await send.click();
    await expect(page.getByRole('link', { name: 'Password must be at least 8 characters long' })).toHaveCount(3);
    await page.getByLabel('Current password', { exact: true }).fill('not the password');
    await page.getByLabel('New password', { exact: true }).fill(nextPassword);
    await page.getByLabel('Confirm new password', { exact: true }).fill(nextPassword);
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Change Password' }).getByText('The current password is wrong')).toBeVisible();
    await expect(page.getByLabel('Current password', { exact: true })).toHaveAccessibleDescription('The current password is wrong');
  });
});
