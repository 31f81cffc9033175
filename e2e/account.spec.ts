import { openSession } from '../src/server/auth/session-rows.ts';
import { login, status } from '../src/shared/sign-in/sign-in.ts';
import { inDatabase, makePerson } from './test-support/database.ts';
import { expect, test } from './test-support/portal.ts';
import { call, digestOf, password, signIn } from './test-support/sign-in.ts';

const nextPassword = 'seven copper kettles';

test('My Account says what is wrong by the form, then by the server; changes the password, which ends the other sessions, and resets the form; signs out everywhere else', async ({
  page,
  portal,
}) => {
  const person = await makePerson(portal);
  const elsewhere = () => inDatabase(portal, (db) => openSession(db, { userId: person.portalId, as: 'active' }));
  const other = await elsewhere();
  await signIn(page, portal, person.email);
  await page.goto('/account');
  const fields = [
    ['Current password', 'current-password'],
    ['New password', 'new-password'],
    ['Confirm new password', 'new-password'],
  ] as const;
  const field = (label: string) => page.getByLabel(label, { exact: true });
  // Password managers learn the kind of each field.
  for (const [label, autocomplete] of fields) {
    await expect(field(label)).toHaveAttribute('autocomplete', autocomplete);
    await page.getByRole('button', { name: `Show ${label.toLowerCase()}`, exact: true }).click();
    await expect(field(label)).toHaveAttribute('type', 'text');
  }
  const rows = page.getByRole('table', { name: 'Open sessions' }).getByRole('row');
  await expect(rows).toHaveCount(3);

  const send = page.getByRole('button', { name: 'Change password', exact: true });
  const type = async (current: string, next: string) => {
    await field('Current password').fill(current);
    for (const label of ['New password', 'Confirm new password']) await field(label).fill(next);
    await send.click();
  };
  await send.click();
  for (const text of ['Please enter your current password', 'Please enter new password', 'Please enter new password again'])
    await expect(page.getByRole('link', { name: text, exact: true })).toBeVisible();
  await type('1234567', '1234567');
  await expect(page.getByRole('link', { name: 'Password must be at least 8 characters long' })).toHaveCount(3);
  await type('not the password', nextPassword);
  await expect(page.getByRole('alert').filter({ hasText: 'Change Password' }).getByText('The current password is wrong')).toBeVisible();
  await expect(field('Current password')).toHaveAccessibleDescription('The current password is wrong');

  await type(password, nextPassword);
  const toast = page.getByRole('status').filter({ hasText: 'Change Password' });
  await expect(toast.getByText('Your password is changed. Your other sessions have ended')).toBeVisible();
  for (const [label] of fields) await expect(field(label)).toHaveValue('');
  await expect(rows).toHaveCount(2);
  await expect(call(portal, status, { token: other })).rejects.toThrow('401');
  await call(portal, login, { body: { email: person.email, password: digestOf(nextPassword) } });

  await elsewhere();
  await page.reload();
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Submit' })).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
});
