/** Passkeys with the browser's own virtual authenticator, on this machine's name: an IP address has no passkeys. */
import type { Page } from '@playwright/test';
import { mailsTo } from '../src/server/test-support/mailbox.ts';
import { bits, maskOf } from '../src/shared/base/permissions.ts';
import { inDatabase, makePerson, type MadePerson } from './test-support/database.ts';
import { looksRight } from './test-support/looks.ts';
import { expect, type RunningPortal, test } from './test-support/portal.ts';
import { password, signIn } from './test-support/sign-in.ts';

test.use({ baseURL: ({ portal }, use) => use(portal.url.replace('127.0.0.1', 'localhost')) });

/** An authenticator that verifies whoever touches it, or nobody. */
async function addAuthenticator(page: Page, isUserVerified = true) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const;
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified, automaticPresenceSimulation: true },
  });
  return {
    fails: () => browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    credentials: async () => (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}

/** A signed-in person at My Account. */
async function atAccount(page: Page, portal: RunningPortal): Promise<MadePerson> {
  const person = await makePerson(portal, { permissions: maskOf([bits.gnr_search]) });
  // The device as a sign-in stores it: the list of sessions names the browser.
  const named = { device: 'Chromium on Linux' };
  await inDatabase(portal, (db) => db.updateTable('sessions').where('user_id', '=', person.portalId).set(named).execute());
  await signIn(page, portal, person.email);
  await page.goto('/account');
  return person;
}

async function signedInWithPasskey(page: Page, portal: RunningPortal, name = 'Work laptop') {
  const authenticator = await addAuthenticator(page);
  const person = await atAccount(page, portal);
  await page.getByRole('button', { name: 'New passkey', exact: true }).press('Enter');
  const form = page.getByRole('dialog', { name: 'New passkey' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Your password').fill(password);
  await form.getByLabel('Your password').press('Enter');
  await expect(page.getByRole('table', { name: 'Passkeys' }).getByRole('rowheader', { name })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `The passkey “${name}” was added` })).toContainText('New passkey');
  return { person, authenticator };
}

async function signOut(page: Page) {
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Portal Login' })).toBeVisible();
}

async function atCodeStep(page: Page, { email }: MadePerson) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByLabel('Code')).toBeVisible();
}

const welcome = (page: Page) => expect(page.getByRole('heading', { name: /^Welcome to the/ })).toBeVisible();

test.describe('Passkeys', () => {
  test('T72: a passkey is made by keyboard with the password, signs in alone and in place of the code, and is removed', async ({
    page,
    portal,
  }) => {
    const { person, authenticator } = await signedInWithPasskey(page, portal);
    expect(await authenticator.credentials()).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);
    await expect
      .poll(async () => (await mailsTo(portal.dataDir, person.email)).map(({ subject }) => subject))
      .toContain('Dialplane: a passkey was added');

    await signOut(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter');
    await welcome(page);

    await signOut(page);
    await atCodeStep(page, person);
    await page.getByRole('button', { name: 'Use a passkey instead' }).press('Enter');
    await welcome(page);

    await page.goto('/account');
    const table = page.getByRole('table', { name: 'Passkeys' });
    await expect(table.getByText('never')).toHaveCount(0);
    await table.getByRole('button', { name: 'Rename Work laptop' }).press('Enter');
    const naming = page.getByRole('dialog', { name: 'Rename this passkey' });
    await expect(naming.getByLabel('Name')).toHaveValue('Work laptop');
    await naming.getByLabel('Name').fill('Old laptop');
    await naming.getByLabel('Name').press('Enter');
    await expect(table.getByRole('rowheader', { name: 'Old laptop' })).toBeVisible();
    await expect(naming).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'The passkey is now called' })).toContainText('Rename this passkey');

    await table.getByRole('button', { name: /Remove/ }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Remove this passkey?' });
    await expect(question.getByLabel('Your password')).toBeVisible();
    await question.getByRole('button', { name: 'Yes, remove' }).press('Enter');
    await expect(question.getByRole('link', { name: 'Please enter your current password' })).toBeVisible();
    await question.getByLabel('Your password').fill('not the password');
    await question.getByLabel('Your password').press('Enter');
    await expect(question.getByRole('link', { name: 'The current password is wrong' })).toBeVisible();
    await question.getByLabel('Your password').fill(password);
    await question.getByLabel('Your password').press('Enter');
    await expect(table).toHaveCount(0);
    await expect(page.locator('[data-toast]').filter({ hasText: 'was removed' }).getByText('Remove', { exact: true })).toBeVisible();

    await signOut(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('main').getByText('The passkey was not accepted. Try again')).toBeVisible();
    await atCodeStep(page, person);
    await expect(page.getByRole('button', { name: 'Send a new code' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use a passkey instead' })).toHaveCount(0);
  });

  test('T75, T79: a recovery code signs in whoever has lost their only passkey, and proves beside their password who makes a key', async ({
    page,
    portal,
  }) => {
    const { person, authenticator } = await signedInWithPasskey(page, portal);
    const codes = page.locator('section section', { has: page.getByRole('heading', { name: 'Recovery codes' }) });
    await expect(codes.getByText('You have none.')).toBeVisible();
    await codes.getByRole('button', { name: 'Create recovery codes' }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Create recovery codes' });
    await looksRight(page, 'make recovery codes');
    await question.getByLabel('Your password').fill(password);
    await question.getByLabel('Your password').press('Enter');
    const shown = page.getByRole('dialog', { name: 'Save these recovery codes' });
    await expect(shown.getByRole('listitem')).toHaveCount(10);
    const [code = '', another = ''] = await shown.getByRole('listitem').allTextContents();
    await shown.getByRole('button', { name: 'I have saved them' }).click();
    await expect(codes.getByText('10 recovery codes are left.')).toBeVisible();
    await looksRight(page, 'recovery codes of a passkey');

    await signOut(page);
    await authenticator.fails();
    await atCodeStep(page, person);
    await page.getByRole('button', { name: 'Use a recovery code' }).press('Enter');
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(code);
    await page.getByRole('textbox', { name: 'Recovery code' }).press('Enter');
    await welcome(page);
    await page.goto('/account');
    await expect(codes.getByText('9 recovery codes are left.')).toBeVisible();
    await expect(codes.getByRole('button', { name: 'New recovery codes' })).toBeVisible();

    // A code of the app is a proof beside a passkey, too.
    await page.getByRole('tab', { name: 'API keys' }).click();
    await page.getByRole('button', { name: 'New key' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'New API key' });
    await form.getByLabel('Name').fill('Nightly');
    await form.getByRole('checkbox', { name: 'GNR Search' }).press('Space');
    await form.getByLabel('Your password').fill(password);
    await expect(form.getByLabel('A recovery code')).toHaveAccessibleDescription('Leave it empty to use your passkey.');
    await form.getByLabel('A recovery code').fill(another);
    await form.getByLabel('A recovery code').press('Enter');
    await page.getByRole('dialog', { name: 'Copy this key now' }).getByRole('button', { name: 'I have copied it' }).press('Enter');
    await expect(page.getByRole('table', { name: 'API keys' }).getByRole('row', { name: /Nightly/ })).toBeVisible();
  });

  test(
    'T72, T54: a device that has a passkey makes no second one; whoever it does not verify is not signed in, and reads why; axe finds nothing on the screens, and 320 px need no sideways scroll',
    { tag: '@full' },
    async ({ page, portal }) => {
      const name = 'Security key in the safe of the office, the blue one beside the red one';
      const { person, authenticator } = await signedInWithPasskey(page, portal, name);
      await page.getByRole('button', { name: 'New passkey', exact: true }).click();
      const form = page.getByRole('dialog', { name: 'New passkey' });
      await form.getByRole('button', { name: 'Create passkey' }).click();
      await expect(form.getByRole('link', { name: 'Enter a name for the passkey' })).toBeVisible();
      await looksRight(page, 'new passkey');
      await form.getByLabel('Name').fill('Another');
      await form.getByLabel('Your password').fill(password);
      await form.getByRole('button', { name: 'Create passkey' }).click();
      await expect(form.locator('form').getByText('This device already has a passkey for your account.')).toBeVisible();
      await expect(form.getByLabel('Name')).toHaveValue('Another');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: /^Rename/ }).click();
      await looksRight(page, 'rename a passkey');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: /^Remove/ }).click();
      await looksRight(page, 'remove a passkey');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await signOut(page);
      await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
      await looksRight(page, 'login');
      await authenticator.fails();
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await expect(page.getByRole('main').getByText(/^No passkey was used\./)).toBeVisible();
      await expect(page).toHaveURL(/\/auth\/login/);
      await atCodeStep(page, person);
      await expect(page.getByRole('button', { name: 'Use a passkey instead' })).toBeVisible();
      await looksRight(page, 'code step');
    },
  );
});

test.describe('where the portal is opened by its address', () => {
  test.use({ baseURL: ({ portal }, use) => use(portal.url.replace('localhost', '127.0.0.1')) });

  test('no passkey is offered, and My Account says why', { tag: '@full' }, async ({ page, portal }) => {
    await atAccount(page, portal);
    await expect(page.getByText('This browser cannot use passkeys at this address.')).toBeVisible();
    await signOut(page);
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
  });
});
