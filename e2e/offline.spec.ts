/** Without a connection: said truly, nothing lost, and gone on with when it is back. */
import { bits, maskOf } from '../src/shared/base/permissions.ts';
import { makePerson } from './test-support/database.ts';
import { expect, test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';

const words = 'You are offline. Nothing was sent.';

test('what is sent offline says so and keeps what was typed; the next attempt takes that word away; what could not be read is read when the connection is back', async ({
  page,
  portal,
  context,
}) => {
  await signIn(page, portal);
  await page.goto('/support');
  await expect(page.getByRole('table', { name: 'Tickets' })).toBeVisible();
  await page.getByLabel('Type').selectOption('Other');
  await page.getByRole('textbox', { name: 'Subject' }).fill('Offline');
  await page.getByLabel('Message').fill('Written in a tunnel');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Written in a tunnel');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your ticket number:')).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).click();
  const table = page.getByRole('table', { name: 'Queries by country' });
  await expect(table).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Show Data For').selectOption({ index: 1 });
  await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('main').getByText(words)).toHaveCount(0);
  await expect(table).toBeVisible();
});

test('a toast stands above the dialog that caused it, and is closed without it', { tag: '@full' }, async ({ page, portal, context }) => {
  await signIn(page, portal);
  const person = await makePerson(portal, { permissions: maskOf([bits.downloads]) });
  await page.goto(`/users/edit/${person.portalId}`);
  await page.getByRole('button', { name: 'Delete user' }).click();
  const dialog = page.getByRole('dialog', { name: `Delete ${person.fullName}?` });
  await expect(dialog).toBeVisible();
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Yes, delete user' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Delete User' })).toContainText(words);
  await page.getByRole('button', { name: 'Close: Delete User' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Delete User' })).toHaveCount(0);
  await expect(dialog).toContainText(words);
});
