/** My Account: one's own e-mail address, from the form through both mailboxes to the sign-in with the new one. */
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { mailsTo } from '../src/server/test-support/mailbox.ts';
import { changeEmail } from '../src/shared/account/account.ts';
import { inDatabase, makePerson } from './test-support/database.ts';
import { signInByScreen, unknownPerson } from './test-support/people.ts';
import { expect, type RunningPortal, test } from './test-support/portal.ts';
import { call, digestOf, owner, password, signIn } from './test-support/sign-in.ts';
import { focusByTab } from './test-support/steps.ts';

/** Path and fragment of the newest link that confirms this address. */
async function confirmLink(portal: RunningPortal, email: string): Promise<string> {
  const links = async () =>
    (await mailsTo(portal.dataDir, email)).flatMap(({ text }) => /\/auth\/confirm#email=[\w-]+/.exec(text ?? '')?.[0] ?? []);
  await expect.poll(async () => (await links()).length).toBeGreaterThan(0);
  return (await links()).at(-1) ?? '';
}

const opener = (page: Page) => page.getByRole('button', { name: 'Change e-mail address' });

async function ask(page: Page, newEmail: string, secret = password) {
  await page.getByLabel('New e-mail address').fill(newEmail);
  await page.getByLabel('Your password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Send link' }).click();
}

async function confirmWith(page: Page, secret = password) {
  await page.getByLabel('Your password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Confirm' }).click();
}

const subjectsTo = async (portal: RunningPortal, email: string) => (await mailsTo(portal.dataDir, email)).map(({ subject }) => subject);

test('T64: asked for in My Account, confirmed from the new mailbox, told to the old one; then the new address signs in', async ({
  page,
  portal,
  browser,
}) => {
  const person = await makePerson(portal);
  const { email: newEmail } = unknownPerson();
  await signIn(page, portal, person.email);
  await page.goto('/account');
  await opener(page).click();
  await ask(page, newEmail);
  await expect(page.getByRole('tabpanel').getByText(`A link is on its way to ${newEmail}`)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => subjectsTo(portal, person.email)).toContain('Dialplane: a new e-mail address was requested');

  // Opened in a browser without a session; opening the link alone changes nothing.
  const elsewhere = await browser.newContext({ baseURL: portal.url });
  const mailbox = await elsewhere.newPage();
  await mailbox.goto(await confirmLink(portal, newEmail));
  await expect(mailbox).toHaveTitle(/Confirm e-mail$/);
  await expect(mailbox).toHaveURL(/\/auth\/confirm$/);
  await expect(mailbox.getByLabel('Your password', { exact: true })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('tabpanel').getByText(person.email)).toBeVisible();
  await mailbox.getByRole('button', { name: 'Confirm' }).click();
  await expect(mailbox.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription('Password is required');
  await confirmWith(mailbox, 'not the password');
  await expect(mailbox.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription('The password is wrong');
  await confirmWith(mailbox);
  await expect(mailbox).toHaveURL(/\/auth\/login$/);
  await expect(mailbox.getByRole('status').filter({ hasText: `Your e-mail address is now ${newEmail}` })).toBeVisible();

  await page.reload();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect.poll(() => subjectsTo(portal, person.email)).toContain('Dialplane: your e-mail address was changed');
  await signInByScreen(mailbox, portal, { email: newEmail });
  await elsewhere.close();
});

test(
  'T64: asked for by keyboard alone and confirmed where the account itself is signed in, it signs out and says that it worked',
  { tag: '@full' },
  async ({ page, portal }) => {
    const person = await makePerson(portal);
    const { email: newEmail } = unknownPerson();
    await signIn(page, portal, person.email);
    await page.goto('/account');
    await focusByTab(page, opener(page));
    await page.keyboard.press('Enter');
    await focusByTab(page, page.getByLabel('New e-mail address'));
    await page.keyboard.type(newEmail);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tabpanel').getByText(`A link is on its way to ${newEmail}`)).toBeVisible();
    await expect(opener(page)).toBeFocused();
    await page.goto(await confirmLink(portal, newEmail));
    await confirmWith(page);
    await expect(page.getByRole('status').filter({ hasText: `Your e-mail address is now ${newEmail}` })).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/login$/);
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  },
);

test(
  'T64: confirmed by keyboard alone, where somebody else is signed in, and the token is in no entry of the history',
  { tag: '@full' },
  async ({ page, portal }) => {
    const { token } = await makePerson(portal);
    const { email: newEmail } = unknownPerson();
    await call(portal, changeEmail, { body: { newEmail, password: digestOf(password) }, token });

    await signIn(page, portal);
    await page.goto('/home');
    await page.goto(await confirmLink(portal, newEmail));
    await expect(page.getByText(`You are signed in as ${owner}. Confirming signs you out.`)).toBeVisible();
    await focusByTab(page, page.getByLabel('Your password', { exact: true }));
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/auth\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
    await page.goBack();
    expect(page.url()).not.toContain('email=');
  },
);

test('T64: says what is wrong at its field; a link that is over says so and leads back to My Account', async ({ page, portal }) => {
  await signIn(page, portal);
  await page.goto('/account');
  await opener(page).click();
  await expect(page.getByLabel('Your password', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('link', { name: 'Email is required' })).toBeVisible();
  await page.getByRole('link', { name: 'Please enter your current password' }).click();
  await expect(page.getByLabel('Your password', { exact: true })).toBeFocused();
  await ask(page, 'somebody@acme.example', 'not the password');
  await expect(page.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription('The current password is wrong');
  await ask(page, owner);
  await expect(page.getByLabel('New e-mail address')).toHaveAccessibleDescription('This is already your e-mail address');

  await page.goto(`/auth/confirm#email=${'A'.repeat(43)}`);
  await confirmWith(page);
  await expect(page.getByRole('main').getByText('This link is no longer valid')).toBeVisible();
  await page.getByRole('link', { name: 'Request another link in My Account' }).click();
  await expect(page).toHaveURL(/\/account$/);
});

test('T79: where a second factor was set up meanwhile the form asks for it, and what was typed stays', async ({ page, portal }) => {
  const person = await makePerson(portal);
  await signIn(page, portal, person.email);
  await page.goto('/account');
  await opener(page).click();
  const code = page.getByLabel('Code from your authenticator app, or a recovery code');
  await expect(page.getByLabel('Your password', { exact: true })).toBeVisible();
  await inDatabase(portal, (db) =>
    sql`insert into totp_secrets (user_id, sealed_secret, confirmed_at) values (${person.portalId}, 'x', now())`.execute(db),
  );
  await ask(page, unknownPerson().email);
  await expect(code).toBeVisible();
  await expect(page.getByLabel('New e-mail address')).not.toHaveValue('');
  await expect(page.getByLabel('Your password', { exact: true })).toHaveValue(password);
});
