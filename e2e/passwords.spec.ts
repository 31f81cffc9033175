import { randomUUID } from 'node:crypto';
import { away, makePerson } from './test-support/database.ts';
import { addPerson, invite, mailedLink, signInByScreen } from './test-support/people.ts';
import { expect, test } from './test-support/portal.ts';
import { owner, signIn } from './test-support/sign-in.ts';

const nextPassword = 'seven copper kettles';

test.describe('Forgotten password', () => {
  test('a mailed link sets the password by keyboard alone, its token is in no entry of the history, the sign-in then asks for the code', async ({
    page,
    portal,
  }) => {
    const { email } = await makePerson(portal);
    await page.goto('/auth/login');
    await page.getByRole('link', { name: 'Forgotten password?' }).click();
    await expect(page).toHaveTitle(/Forgot password$/);
    await page.getByLabel('Email').focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByText('Verified')).toBeVisible();
    await expect(page.getByLabel('I am human')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/auth\/login$/);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    const toast = page.getByRole('status').filter({ hasText: 'Request' });
    await expect(toast.getByText('If this address has an account, a link to set a new password is on its way')).toBeVisible();

    await page.goto(await mailedLink(portal, email, 0));
    await expect(page).toHaveURL(/\/auth\/forgot-password$/);
    await expect(page.getByText('At least 8 characters.')).toBeVisible();
    await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
    await page.keyboard.type(nextPassword);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Show new password' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type(nextPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Your password is set' })).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/login$/);
    await page.goBack();
    expect(page.url()).not.toContain('token');
    await signInByScreen(page, portal, { email, secret: nextPassword });
  });

  test('takes the typed address along from the login and back, in neither address nor storage; asks for a valid one and for the human check; a failure shows an error toast headed Request and resets the check', async ({
    page,
  }) => {
    const typed = 'somebody@acme.example';
    await page.goto('/auth/login');
    await page.getByLabel('Email').fill(typed);
    await page.getByRole('link', { name: 'Forgotten password?' }).click();
    await expect(page).toHaveTitle(/Forgot password$/);
    await expect(page.getByLabel('Email')).toHaveValue(typed);
    const kept = () => page.evaluate(() => JSON.stringify([location.href, history.state, { ...localStorage }, { ...sessionStorage }]));
    expect(await kept()).not.toContain('somebody');
    await page.getByLabel('Email').fill(`else.${typed}`);
    await page.getByRole('link', { name: 'Back to login' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(`else.${typed}`);
    expect(await kept()).not.toContain('somebody');
    await page.reload();
    await expect(page.getByLabel('Email')).toHaveValue('');

    await page.getByRole('link', { name: 'Forgotten password?' }).click();
    await expect(page).toHaveTitle(/Forgot password$/);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('link', { name: 'Email is required' })).toBeVisible();
    await page.getByRole('link', { name: 'Please verify you are human' }).click();
    await expect(page.getByLabel('I am human')).toBeFocused();
    await expect(page.getByLabel('I am human')).toHaveAccessibleDescription('Please verify you are human');
    await page.getByLabel('Email').fill('nobody');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('link', { name: 'Email is not valid' })).toBeVisible();

    const somebody = `away.forgotpassword.${randomUUID().slice(0, 8)}@acme.example`;
    await page.getByLabel('Email').fill(somebody);
    await page.getByLabel('I am human').check();
    await expect(page.getByText('Verified')).toBeVisible();
    await page.getByRole('button', { name: 'Submit' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Request' });
    await expect(toast.getByText(away)).toBeVisible();
    await expect(page.getByLabel('I am human')).not.toBeChecked();
    await expect(page.getByLabel('Email')).toHaveValue(somebody);
  });
});

test.describe('Setting a password by a link', () => {
  test('a link works once; a dead one says so beside the form and leads to a new one', async ({ page, portal }) => {
    const { email } = await addPerson(portal, ['Reports']); // which has used up the link of the invitation
    await page.goto(await mailedLink(portal, email, 0));
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('link', { name: 'Please enter new password', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Please enter new password again' })).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill(nextPassword);
    await page.getByLabel('Confirm new password', { exact: true }).fill('something else');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('link', { name: 'Must match with new password' })).toBeVisible();
    await page.getByLabel('Confirm new password', { exact: true }).fill(nextPassword);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('main').getByText('This link is no longer valid')).toBeVisible();
    await page.getByRole('button', { name: 'Request a new link' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  });

  test('opens for somebody who is signed in, and signs them out', async ({ page, portal }) => {
    const { email } = await invite(portal, ['Reports']);
    await signIn(page, portal);
    await page.goto(await mailedLink(portal, email, 0));
    await expect(page.getByText(`You are signed in as ${owner}.`)).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill(nextPassword);
    await page.getByLabel('Confirm new password', { exact: true }).fill(nextPassword);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page).toHaveURL(/\/auth\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  });

  test('stays open where the stored sign-in has died', { tag: '@full' }, async ({ page, portal }) => {
    const { email } = await invite(portal, ['Reports']);
    await page.addInitScript(() => {
      localStorage.setItem('authToken', 'a'.repeat(43));
      localStorage.setItem('isUserLoggedIn', 'true');
    });
    await page.goto(await mailedLink(portal, email, 0));
    await expect(page.getByRole('heading', { name: 'Set your password' })).toBeVisible();
    await expect(page.getByText('You are signed in')).toBeHidden();
  });
});
