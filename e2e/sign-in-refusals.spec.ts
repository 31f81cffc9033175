/** The sign-in and the sign-out if the server answers late, wrongly or with a refusal. */
import type { Page } from '@playwright/test';
import { mailsTo, newestCode } from '../src/server/test-support/mailbox.ts';
import { away, makePerson } from './test-support/database.ts';
import { holdReplies } from './test-support/hold-replies.ts';
import { expect, test } from './test-support/portal.ts';
import { owner, password, signIn, signInWith } from './test-support/sign-in.ts';

test.describe('A sign-in that waits for its code', () => {
  const waitForCode = async (page: Page) => {
    await page.getByLabel('Email').fill(owner);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByLabel('Code')).toBeVisible();
  };

  test('counts as signed out: any other path leads to the login and on from there; the login is not closed, and starts over', async ({
    page,
  }) => {
    await page.goto('/auth/login');
    await waitForCode(page);
    await page.goto('/gnr-search/');
    await expect(page).toHaveURL(/\/auth\/login\?redirect=\/gnr-search$/);
    await page.goto('/auth/authenticate');
    await expect(page.getByLabel('Code')).toBeVisible();
    await page.goto('/auth/login');
    await expect(page.getByRole('heading', { name: 'Portal Login' })).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/login$/);
    await waitForCode(page);
  });

  test('a pending token that is over stands in the way of no new sign-in', async ({ page, portal }) => {
    await page.goto('/auth/login');
    await page.evaluate(() => localStorage.setItem('authToken', 'a'.repeat(43)));
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: 'Portal Login' })).toBeVisible();
    await waitForCode(page);
    await page.getByLabel('Code').fill(await newestCode(portal.dataDir, owner));
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await expect(page.getByText('Unauthorized')).toBeHidden();
  });
});

test('a wrong code: "Please double check the provided information" stands alone, tries left and waiting time beside it', async ({
  page,
  portal,
}) => {
  const { email } = await makePerson(portal);
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByLabel('Code')).toBeVisible();
  await expect.poll(async () => (await mailsTo(portal.dataDir, email)).length).toBeGreaterThan(0);
  const wrong = String((Number(await newestCode(portal.dataDir, email)) + 1) % 1_000_000).padStart(6, '0');
  const main = page.getByRole('main');
  const sentence = main.getByText('Please double check the provided information', { exact: true });
  const enter = async () => {
    await page.getByLabel('Code').fill(wrong);
    const answered = page.waitForResponse('**/confirmotp');
    await page.getByRole('button', { name: 'Submit' }).click();
    await answered;
    await expect(sentence).toBeVisible();
  };
  const toast = page.locator('[data-toast=error]');
  for (const note of [
    null,
    null,
    '2 tries are left.',
    '1 try is left.',
    /^Too many wrong codes\. More attempts are blocked for now\. Try again in 15 minutes\.$/,
  ]) {
    await enter();
    // The toast of the previous attempt disappears.
    await expect(toast).toHaveCount(1);
    if (note === null) await expect(toast.getByText('Please double check the provided information', { exact: true })).toBeVisible();
    await expect(main.getByText(/^(Please double check|\d tr|Too many)/)).toHaveCount(note === null ? 1 : 2);
    if (note !== null) await expect(main.getByText(note)).toBeVisible();
  }
});

test('Login without token is rejected with the response or "Error"', async ({ page }) => {
  await page.goto('/auth/login');
  for (const [reply, text] of [
    ['{"message":"This account is closed"}', 'This account is closed'],
    ['"Please call the provider"', 'Please call the provider'],
    ['{"reason":"closed","since":2026}', 'closed 2026'],
    ['{}', 'Error'],
  ] as const) {
    await page.route('**/api/authentication/login', (route) => route.fulfill({ contentType: 'application/json', body: reply }));
    await page.getByLabel('Email').fill(owner);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.locator('[data-toast=error]').getByText(text, { exact: true })).toBeVisible();
  }
});

test.describe('Every failed call shows an error toast with the server error text', () => {
  const errorToast = (page: Page, heading: string) => page.locator('[data-toast=error]').filter({ hasText: heading });

  test('a sign-out that the server refuses still ends the session here', async ({ page, portal }) => {
    await signIn(page, portal, (await makePerson(portal, { away: 'logout' })).email);
    await page.goto('/auth/logout');
    await expect(errorToast(page, 'Login').getByText(away, { exact: true })).toBeVisible();
    await expect(page.getByText('User logged out', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/login$/);
  });

  test('the status at startup', { tag: '@full' }, async ({ page, portal }) => {
    await signInWith(page, (await makePerson(portal, { away: 'status' })).token);
    await page.goto('/home');
    await expect(errorToast(page, 'Status').getByText(away, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  });

  test('the human check', { tag: '@full' }, async ({ page }) => {
    await page.route('**/api/authentication/humancheck', (route) =>
      route.fulfill({ status: 503, json: { message: 'The check is not ready' } }),
    );
    await page.goto('/auth/forgot-password');
    await page.getByRole('checkbox', { name: 'I am human' }).check({ force: true });
    await expect(errorToast(page, 'Request').getByText('The check is not ready', { exact: true })).toBeVisible();
    await expect(page.getByText(/The check failed/)).toBeVisible();
  });
});

test('a sign-out is done at once, however long the server takes to answer; then its message is shown', async ({ page, portal }) => {
  await signIn(page, portal);
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  const held = Promise.withResolvers<void>();
  await holdReplies(page, '**/api/authentication/logout', () => held.promise);
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Portal Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  await expect(page.getByText('User logged out', { exact: true })).toHaveCount(0);
  held.resolve();
  await expect(page.getByText('User logged out', { exact: true })).toBeVisible();
});

test('at four times the size, a toast covers nothing that has the focus', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 225 });
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill('nobody@acme.example');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.keyboard.press('Enter');
  const toast = page.locator('[data-toast]');
  await expect(toast).toBeVisible();
  for (const field of [
    page.getByLabel('Password', { exact: true }),
    page.getByRole('button', { name: 'Login', exact: true }),
    page.getByLabel('Email'),
  ]) {
    await field.focus();
    const [edge, box] = [await toast.boundingBox(), await field.boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
  }
});
