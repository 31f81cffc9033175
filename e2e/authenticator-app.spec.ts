import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { bits, maskOf } from '../src/shared/base/permissions.ts';
import { makePerson } from './test-support/database.ts';
import { looksRight } from './test-support/looks.ts';
import { expect, test } from './test-support/portal.ts';
import { password, signIn } from './test-support/sign-in.ts';

async function atCodeStep(page: Page, email: string) {
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Portal Login' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Use your authenticator app' })).toBeVisible();
}

const welcome = (page: Page) => expect(page.getByRole('heading', { name: /^Welcome to the/ })).toBeVisible();

test('T73: an authenticator app is set up by keyboard, its code and a recovery code sign in, and it is removed', async ({
  page,
  portal,
}) => {
  const { email } = await makePerson(portal, { permissions: maskOf([bits.gnr_search]) });
  await signIn(page, portal, email);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByLabel('Your password').press('Enter');
  await expect(dialog.getByRole('figure', { name: 'QR code for the authenticator app' })).toBeVisible();
  await looksRight(page, 'scan');
  const secret = (await dialog.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  // The code of the next thirty seconds is taken, too: clocks differ.
  const codeIn = (seconds: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + seconds * 1_000 });
  await dialog.getByLabel('Code from the app').fill('12');
  await dialog.getByLabel('Code from the app').press('Enter');
  await expect(dialog.getByRole('link', { name: 'The code has 6 digits' })).toBeVisible();
  await dialog.getByLabel('Code from the app').fill(codeIn(0));
  await dialog.getByLabel('Code from the app').press('Enter');
  const shown = page.getByRole('dialog', { name: 'Save these recovery codes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  await looksRight(page, 'recovery codes');
  const [recoveryCode = '', otherCode = ''] = await shown.getByRole('listitem').allTextContents();
  await shown.getByRole('button', { name: 'I have saved them' }).press('Enter');
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  await atCodeStep(page, email);
  await page.getByRole('button', { name: 'Use your authenticator app' }).press('Enter');
  await expect(page.getByLabel('Code from the app')).toBeFocused();
  await looksRight(page, 'code of the app');
  await page.keyboard.type(codeIn(30));
  await page.keyboard.press('Enter');
  await welcome(page);

  await atCodeStep(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).press('Enter');
  await page.keyboard.type('aaaa-bbbb-cccc-dddd');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('Please double check the provided information')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Recovery code' })).toHaveValue('aaaa-bbbb-cccc-dddd');
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode);
  await page.getByRole('textbox', { name: 'Recovery code' }).press('Enter');
  await welcome(page);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Account' }).click();
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the app' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Remove the authenticator app?' });
  await question.getByLabel('Your password').fill(password);
  await question.getByLabel('Code from your authenticator app, or a recovery code').fill(otherCode);
  await question.getByLabel('Your password').press('Enter');
  await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
});
