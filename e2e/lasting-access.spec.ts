/** Access that outlasts a session: it takes a proof, and the screen says beforehand what ends it. */
import { sql } from 'kysely';
import { createKey } from '../src/shared/keys/keys.ts';
import { bits, maskOf } from '../src/shared/base/permissions.ts';
import { inDatabase, makeOrganisation, makePerson, type MadePerson } from './test-support/database.ts';
import { looksRight } from './test-support/looks.ts';
import { mailedLink } from './test-support/people.ts';
import { expect, type RunningPortal, test } from './test-support/portal.ts';
import { call, digestOf, password, sessionOf, signIn } from './test-support/sign-in.ts';

/** Makes a key of a person; `ask` answers the status of a call with it. */
async function makeKey(portal: RunningPortal, { email }: MadePerson, name: string) {
  const body = { name, permissions: maskOf([bits.gnr_search]), password: digestOf(password) };
  const { key } = await call(portal, createKey, { body, token: await sessionOf(portal, email) });
  return {
    shown: `${name} (${key.slice(0, 11)}…)`,
    ask: async () => {
      const reply = await fetch(`${portal.url}/api/gnr-search/range-search?range=4474`, { headers: { authorization: `Bearer ${key}` } });
      return reply.status;
    },
  };
}

test('T79: who has no password signs in once more before a key is made, and needs nothing else then', async ({ page, portal }) => {
  const person = await makePerson(portal);
  const signedIn = (minutesAgo: number) =>
    inDatabase(portal, (db) =>
      sql`update sessions set created_at = now() - ${minutesAgo} * interval '1 minute' where user_id = ${person.portalId}`.execute(db),
    );
  await inDatabase(portal, (db) => db.updateTable('portal_users').where('id', '=', person.portalId).set({ password_hash: null }).execute());
  await signedIn(11);
  await signIn(page, portal, person.email);
  await page.goto('/account?tab=api-keys');
  await page.getByRole('button', { name: 'New key' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'New API key' });
  await expect(form.getByText('Sign out and in again; you then have 10 minutes for this.')).toBeVisible();
  await expect(form.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/auth/logout');
  await form.getByLabel('Name').fill('Nightly');
  await form.getByRole('checkbox', { name: 'GNR Search' }).press('Space');
  await looksRight(page, 'a key of who has no password');
  await form.getByRole('button', { name: 'Create key' }).press('Enter');
  await expect(page.getByText(/^dp_/)).toHaveCount(0);
  await expect(form.getByLabel('Name')).toHaveValue('Nightly');

  await signedIn(9);
  await page.reload();
  await page.getByRole('button', { name: 'New key' }).press('Enter');
  await expect(form.getByLabel('Your password')).toHaveCount(0);
  await form.getByLabel('Name').fill('Nightly');
  await form.getByRole('checkbox', { name: 'GNR Search' }).press('Space');
  await form.getByRole('button', { name: 'Create key' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Copy this key now' }).getByText(/^dp_.{20}/)).toBeVisible();
});

test('T80: who removes a user reads that their key ends; who ends the sessions is asked about it, and it ends where it is said', async ({
  page,
  portal,
}) => {
  const organisationId = await makeOrganisation(portal);
  const me = await makePerson(portal, { organisationId });
  const user = await makePerson(portal, { organisationId, permissions: maskOf([bits.gnr_search]) });
  const key = await makeKey(portal, user, 'Nightly');
  await signIn(page, portal, me.email);
  await page.goto(`/users/edit/${user.portalId}`);
  const question = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Delete user' }).press('Enter');
  await expect(question).toContainText('1 API key is revoked too: programs that use it stop working.');
  await question.getByRole('button', { name: 'No, go back' }).press('Enter');
  await expect(question).toHaveCount(0);
  const end = page.getByRole('button', { name: 'Sign out everywhere' });
  await end.press('Enter');
  await expect(question.getByRole('checkbox', { name: /^Also revoke the API key/ })).not.toBeChecked();
  await looksRight(page, 'the question about keys');
  await question.getByRole('button', { name: 'Yes, sign out' }).press('Enter');
  await expect(question).toHaveCount(0);
  expect(await key.ask()).toBe(200);

  await end.press('Enter');
  await question.getByRole('checkbox', { name: /^Also revoke the API key/ }).press('Space');
  await question.getByRole('button', { name: 'Yes, sign out' }).press('Enter');
  await expect(question).toHaveCount(0);
  await expect.poll(key.ask).toBe(401);
});

test('T80: a mailed link names the keys that end with the password, before it is set', { tag: '@full' }, async ({ page, portal }) => {
  const person = await makePerson(portal);
  const key = await makeKey(portal, person, 'Nightly');
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgotten password?' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('I am human').press('Space');
  await expect(page.getByText('Verified')).toBeVisible();
  await page.getByLabel('Email').press('Enter');
  await expect(page).toHaveURL(/\/auth\/login$/);
  await page.goto(await mailedLink(portal, person.email, 0));
  await expect(page.getByText(`This also revokes these API keys. Programs that use them lose access: ${key.shown}`)).toBeVisible();
  await looksRight(page, 'a link that ends keys');
  expect(await key.ask()).toBe(200);
  await page.getByLabel('New password', { exact: true }).fill('seven copper kettles');
  await page.getByLabel('Confirm new password', { exact: true }).fill('seven copper kettles');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Your password is set' })).toBeVisible();
  await expect.poll(key.ask).toBe(401);
});
