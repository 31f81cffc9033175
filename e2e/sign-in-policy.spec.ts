/** Sign-in policies, of the provider for its own people outside the demo and of an organisation: set by staff, met by a person. */
import { countryList } from '../src/shared/services/reference-data.ts';
import { status } from '../src/shared/sign-in/sign-in.ts';
import { TOTP } from 'otpauth';
import { makePerson } from './test-support/database.ts';
import { looksRight } from './test-support/looks.ts';
import { expect, test } from './test-support/portal.ts';
import { password, signIn, staff } from './test-support/sign-in.ts';

const needed = 'Your organisation requires a passkey or an authenticator app. Set one up to continue.';

test('T75: staff require a passkey or an app; who has none sees one card at every address until it is set up, and then the page they wanted', async ({
  page,
  portal,
  browser,
  baseURL,
}) => {
  const person = await makePerson(portal);
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const own = await context.newPage();
  await signIn(own, portal, person.email);
  await own.goto('/home');
  await expect(own).toHaveURL(/\/home$/);
  await signIn(page, portal, staff);
  await page.goto('/admin/organisation/1001');
  const policy = page.getByRole('region', { name: 'Sign-in policy' });
  await policy.getByRole('checkbox', { name: 'Also accept e-mailed codes' }).uncheck();
  await policy.getByRole('button', { name: 'Save policy' }).click();
  await expect(
    policy.getByRole('link', { name: 'Without e-mailed codes you must require a passkey or an authenticator app' }),
  ).toBeVisible();
  await policy.getByLabel('Idle sessions end after (minutes)').fill('3');
  await policy.getByRole('checkbox', { name: 'Require a passkey or an authenticator app' }).check();
  await policy.getByRole('button', { name: 'Save policy' }).click();
  await expect(policy.getByRole('link', { name: 'Enter 5 to 120 minutes' })).toBeVisible();
  await looksRight(page, 'policy');
  await policy.getByLabel('Idle sessions end after (minutes)').fill('60');
  await policy.getByLabel('Idle sessions end after (minutes)').press('Enter');
  await expect(page.getByText('The sign-in policy of Acme Telecom was changed')).toBeVisible();
  // The page stays open meanwhile and follows the policy at its next check, with a message.
  await own.evaluate(() => dispatchEvent(new Event('focus')));
  const step = own.getByRole('heading', { name: 'One more step', level: 1 });
  await expect(step).toBeVisible();
  const asked: string[] = [];
  own.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await own.goto('/gnr-search');
  await expect(step).toBeVisible();
  await expect(own).toHaveTitle(/· One more step$/);
  await expect(own.getByText(needed)).toBeVisible();
  await expect(own.getByRole('navigation')).toHaveCount(0);
  await expect(own.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/auth/logout');
  await looksRight(own, 'needs');
  // The screen does not open yet, and would be refused its data.
  expect(asked).not.toContain(countryList.path);
  await own.getByRole('button', { name: 'Set up an authenticator app' }).press('Enter');
  const dialog = own.getByRole('dialog', { name: 'Set up an authenticator app' });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByLabel('Your password').press('Enter');
  const secret = (await dialog.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  // The code of the next thirty seconds is valid, too: clocks differ.
  const codeIn = (seconds: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + seconds * 1_000 });
  await dialog.getByLabel('Code from the app').fill(codeIn(0));
  await dialog.getByLabel('Code from the app').press('Enter');
  // The recovery codes stay until the person has kept them, even once everything else opens.
  const codes = own.getByRole('dialog', { name: 'Save these recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const reread = own.waitForResponse(`**${status.path}`);
  await own.evaluate(() => dispatchEvent(new Event('focus')));
  expect((await (await reread).json()).data.needsFactor).toBe(false);
  await expect(codes).toHaveCount(10);
  await own.getByRole('button', { name: 'I have saved them' }).press('Enter');
  await expect(own.getByRole('heading', { name: 'GNR Search', level: 1 })).toBeAttached();
  await expect(own).toHaveURL(/\/gnr-search$/);
  await expect(own).toHaveTitle(/· GNR Search$/);
  await expect(own.getByRole('main')).toBeFocused();
  await own.getByRole('link', { name: 'Sign out' }).click();
  await own.getByLabel('Email').fill(person.email);
  await own.getByLabel('Password', { exact: true }).fill(password);
  await own.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(own.getByText('Your organisation does not accept e-mailed codes')).toBeVisible();
  await expect(own.getByLabel('Code', { exact: true })).toHaveCount(0);
  await looksRight(own, 'code-step');
  await own.getByRole('button', { name: 'Use your authenticator app' }).press('Enter');
  await expect(own.getByLabel('Code from the app')).toBeFocused();
  await own.keyboard.type(codeIn(30));
  await own.keyboard.press('Enter');
  await expect(own).toHaveURL(/\/home$/);
  await context.close();
  // The demo's other people keep their sign-in.
  await policy.getByRole('checkbox', { name: 'Also accept e-mailed codes' }).check();
  await policy.getByRole('checkbox', { name: 'Require a passkey or an authenticator app' }).uncheck();
  await policy.getByRole('button', { name: 'Save policy' }).click();
  await expect(policy.getByRole('checkbox', { name: 'Require a passkey or an authenticator app' })).not.toBeChecked();
});
