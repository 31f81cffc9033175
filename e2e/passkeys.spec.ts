/** With the browser's own virtual authenticator, on the name of this machine: an address has no passkeys. */
import type { Page } from '@playwright/test';
import { mailsTo } from '../src/server/test-support/mailbox.ts';
import { axeFindings } from './test-support/axe.ts';
import { addPerson, type Person, signInByScreen } from './test-support/people.ts';
import { expect, type RunningPortal, test } from './test-support/portal.ts';
import { password } from './test-support/sign-in.ts';
import { framesDrawn } from './test-support/steps.ts';

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

async function signedInWithPasskey(page: Page, portal: RunningPortal, name = 'Work laptop') {
  const person = await addPerson(portal, ['GNR Search']);
  const authenticator = await addAuthenticator(page);
  await signInByScreen(page, portal, person);
  await page.goto('/account');
  await page.getByRole('button', { name: 'New passkey' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'New passkey' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Your password').fill(password);
  await form.getByLabel('Your password').press('Enter');
  await expect(page.getByRole('table', { name: 'Passkeys' }).getByRole('rowheader', { name })).toBeVisible();
  return { person, authenticator };
}

async function signOut(page: Page) {
  await page.goto('/auth/logout');
  await expect(page.getByRole('heading', { name: 'Portal Login' })).toBeVisible();
}

async function atCodeStep(page: Page, { email }: Person) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByLabel('Code')).toBeVisible();
}

/** What every-screen looks at too, where a portal is opened by a name. */
async function looksRight(page: Page, look: string) {
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [1280, 'dark'],
    [320, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await framesDrawn(page);
    const runOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] } as const;
    expect.soft(await axeFindings(page, { runOnly: { ...runOnly, values: [...runOnly.values] } }), `${look}, ${width} px`).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${look}, ${width} px`).toBeLessThanOrEqual(width);
    if (process.env['SCREENSHOTS'])
      await page.screenshot({ path: test.info().outputPath(`${look}, ${width} px, ${colorScheme}.png`), fullPage: true });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
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
    await table.getByRole('button', { name: /Remove/ }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Remove this passkey?' });
    await question.getByRole('button', { name: 'Yes, remove' }).press('Enter');
    await expect(question.getByRole('link', { name: 'Please enter your current password' })).toBeVisible();
    await question.getByLabel('Your password').fill('not the password');
    await question.getByLabel('Your password').press('Enter');
    await expect(question.getByRole('link', { name: 'The current password is wrong' })).toBeVisible();
    await question.getByLabel('Your password').fill(password);
    await question.getByLabel('Your password').press('Enter');
    await expect(table).toHaveCount(0);

    await signOut(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('main').getByText('The passkey was not accepted. Please try again')).toBeVisible();
    await atCodeStep(page, person);
    await expect(page.getByRole('button', { name: 'Send a new code' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use a passkey instead' })).toHaveCount(0);
  });

  test('T72: whoever the authenticator does not verify is not signed in, and reads why', async ({ page, portal }) => {
    const { authenticator } = await signedInWithPasskey(page, portal);
    await signOut(page);
    await authenticator.fails();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('main').getByText(/^No passkey was used\./)).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/login/);
  });

  test('a device that has a passkey already makes no second one', async ({ page, portal }) => {
    await signedInWithPasskey(page, portal);
    await page.getByRole('button', { name: 'New passkey' }).click();
    const form = page.getByRole('dialog', { name: 'New passkey' });
    await form.getByRole('button', { name: 'Make the passkey' }).click();
    await expect(form.getByRole('link', { name: 'Name the passkey' })).toBeVisible();
    await form.getByLabel('Name').fill('Another');
    await form.getByLabel('Your password').fill(password);
    await form.getByRole('button', { name: 'Make the passkey' }).click();
    await expect(form.getByText('This device already has a passkey for your account.')).toBeVisible();
    await expect(form.getByLabel('Name')).toHaveValue('Another');
  });

  test('T54: the screens with passkeys: axe finds nothing, and 320 px need no sideways scroll', async ({ page, portal }) => {
    const { person } = await signedInWithPasskey(page, portal, 'Security key in the safe of the office, the blue one beside the red one');
    await page.getByRole('button', { name: 'New passkey' }).click();
    await page.getByRole('button', { name: 'Make the passkey' }).click();
    await expect(page.getByRole('link', { name: 'Name the passkey' })).toBeVisible();
    await looksRight(page, 'new passkey');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: /^Remove/ }).click();
    await looksRight(page, 'remove a passkey');
    await signOut(page);
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
    await looksRight(page, 'login');
    await atCodeStep(page, person);
    await expect(page.getByRole('button', { name: 'Use a passkey instead' })).toBeVisible();
    await looksRight(page, 'code step');
  });
});

test.describe('where the portal is opened by its address', () => {
  test.use({ baseURL: ({ portal }, use) => use(portal.url.replace('localhost', '127.0.0.1')) });

  test('no passkey is offered, and My Account says why', async ({ page, portal }) => {
    const person = await addPerson(portal, ['GNR Search']);
    await signInByScreen(page, portal, person);
    await page.goto('/account');
    await expect(page.getByText('This browser cannot use passkeys at this address.')).toBeVisible();
    await signOut(page);
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
  });
});
