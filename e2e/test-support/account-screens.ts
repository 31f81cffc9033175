/** The sign-in, the home screen and the screens of users in the states that are looked at in every theme and size. */
import { expect, type Page } from '@playwright/test';
import type { Screen } from './screen.ts';
import { owner, password, staff, viewer } from './sign-in.ts';
import { openView } from './steps.ts';

const seen = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { name }).first()).toBeAttached();

export const accountScreens: readonly Screen[] = [
  { name: 'login', path: '/auth/login', reach: (page) => seen(page, 'Portal Login') },
  {
    name: 'login with errors',
    path: '/auth/login',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByText('Email is required').first()).toBeVisible();
    },
  },
  { name: 'forgot password', path: '/auth/forgot-password', reach: (page) => seen(page, 'Forgot password') },
  {
    name: 'forgot password with errors',
    path: '/auth/forgot-password',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Please verify you are human').first()).toBeVisible();
    },
  },
  {
    name: 'set password',
    path: `/auth/forgot-password#token=${'A'.repeat(43)}`,
    reach: (page) => expect(page.getByLabel('New password', { exact: true })).toBeVisible(),
  },
  {
    name: 'confirm an e-mail address',
    path: `/auth/confirm#email=${'A'.repeat(43)}`,
    reach: (page) => seen(page, 'Confirm your e-mail address'),
  },
  {
    name: 'confirm an e-mail address by a link that is over',
    path: `/auth/confirm#email=${'A'.repeat(43)}`,
    reach: async (page) => {
      await page.getByLabel('Your password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByRole('main').getByText('This link is no longer valid')).toBeVisible();
    },
  },
  {
    name: 'agree to mails about batches',
    path: `/auth/confirm#batches=${'A'.repeat(43)}`,
    reach: (page) => expect(page.getByRole('button', { name: 'I agree' })).toBeVisible(),
  },
  {
    name: 'stop mails about batches',
    path: `/auth/confirm#stop-batches=${'A'.repeat(43)}`,
    reach: (page) => expect(page.getByRole('button', { name: 'Stop these e-mails' })).toBeVisible(),
  },
  { name: 'single sign-on without an answer', path: '/auth/single-sign-on', reach: (page) => seen(page, 'Single sign-on') },
  { name: 'confirm without a link', path: '/auth/confirm', reach: (page) => seen(page, 'Confirm e-mail') },
  {
    name: 'my account with an e-mail address asked for',
    path: '/account',
    as: owner,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Change e-mail address' }).click();
      await page.getByRole('button', { name: 'Send link' }).click();
      await expect(page.getByRole('link', { name: 'Email is required' })).toBeVisible();
      await page.getByLabel('New e-mail address').fill('another.owner@acme.example');
      await page.getByLabel('Your password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Send link' }).click();
      await expect(page.getByRole('main').getByText('A link is on its way')).toBeVisible();
    },
  },
  {
    name: 'my account',
    path: '/account',
    as: owner,
    reach: (page) =>
      expect(page.getByRole('table', { name: 'Open sessions' }).or(page.getByRole('list', { name: 'Open sessions' }))).toBeVisible(),
  },
  {
    name: 'my account: profile',
    path: '/account?tab=profile',
    as: owner,
    reach: (page) => expect(page.getByText('Previous sign-in')).toBeVisible(),
  },
  {
    name: 'my account: preferences',
    path: '/account?tab=preferences',
    as: owner,
    reach: (page) => expect(page.getByLabel('Time zone')).toBeVisible(),
  },
  { name: 'users', path: '/users', as: owner, reach: (page) => expect(page.getByRole('cell', { name: owner })).toBeVisible() },
  { name: 'audit log', path: '/users?tab=audit-log', as: owner, reach: (page) => expect(page.getByRole('table')).toBeVisible() },
  {
    name: 'batch addresses',
    path: '/users?tab=batch-addresses',
    as: owner,
    // Others may have sent a batch to an address of theirs.
    reach: (page) => expect(page.getByRole('table').or(page.getByText(/^No address outside your organisation/))).toBeVisible(),
  },
  { name: 'add a user', path: '/users/add', as: owner, reach: (page) => seen(page, /Add (a )?user/i) },
  {
    name: 'edit a user',
    path: '/users',
    as: owner,
    endsAt: '/users/edit/$id',
    reach: async (page) => {
      await page.getByRole('link', { name: /Edit/ }).first().click();
      await expect(page.getByLabel('Full Name')).toBeVisible();
    },
  },
  {
    name: 'admin',
    path: '/admin?account=1001',
    as: staff,
    reach: (page) => expect(page.getByRole('button', { name: /Impersonate|^Actions of/ }).first()).toBeVisible(),
  },
  {
    name: 'admin: organisations',
    path: '/admin?tab=organisations',
    as: staff,
    reach: (page) => expect(page.getByRole('button', { name: /Impersonate|^Actions of/ }).first()).toBeVisible(),
  },
  {
    name: 'admin: add an organisation',
    path: '/admin/organisation/add',
    as: staff,
    reach: (page) => expect(page.getByLabel('Account number')).toHaveValue(/^\d+$/),
  },
  {
    name: 'admin: an organisation about to be closed',
    path: '/admin/organisation/1001',
    as: staff,
    reach: async (page) => {
      await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
      await page.getByRole('button', { name: 'Close organisation' }).click();
      await expect(page.getByRole('button', { name: 'Yes, close organisation' })).toBeVisible();
    },
  },
  {
    name: 'admin: query limits of an organisation',
    path: '/admin/organisation/1001',
    as: staff,
    reach: async (page) => {
      await page.getByRole('region', { name: 'Query limits' }).getByRole('button', { name: 'Change' }).click();
      await expect(page.getByRole('dialog').getByRole('option', { name: 'Albania' })).toBeVisible();
    },
  },
  {
    name: 'admin: an organisation',
    path: '/admin/organisation/1001',
    as: staff,
    reach: (page) => expect(page.getByRole('table', { name: 'Users' })).toBeVisible(),
  },
  { name: 'admin: add a user', path: '/admin/add', as: staff, reach: (page) => seen(page, /Add (a )?user/i) },
  {
    name: 'admin: edit a user',
    path: '/admin?account=1001',
    as: staff,
    endsAt: '/admin/edit/$id',
    reach: async (page) => {
      await page.getByRole('link', { name: /Edit/ }).first().click();
      await expect(page.getByLabel('Full Name')).toBeVisible();
    },
  },
  {
    name: 'admin: edit a user with errors',
    path: '/admin?account=1001',
    as: staff,
    reach: async (page) => {
      await page.getByRole('link', { name: /Edit/ }).first().click();
      await page.getByLabel('Full Name').fill('');
      await page.getByLabel('Email Address').fill('nobody');
      await page.getByRole('combobox', { name: 'Organisation' }).fill('');
      await page.keyboard.press('Tab');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('link', { name: 'E-mail is not valid' })).toBeVisible();
    },
  },
  { name: 'authenticate', path: '/auth/authenticate', reach: (page) => seen(page, 'Multi Factor') },
  {
    name: 'a session about to end',
    path: '/home',
    as: owner,
    reach: async (page) => {
      // The first status has come: one that is on its way while the page is loaded anew is nobody's.
      await seen(page, /^Welcome to the/);
      await page.route('**/api/authentication/status', async (route) => {
        const response = await route.fetch();
        const { data } = (await response.json()) as { data: object };
        await route.fulfill({ response, json: { data: { ...data, sessionSecondsLeft: { unused: 290, atMost: 9_000 } } } });
      });
      await page.reload();
      await expect(page.getByRole('dialog', { name: 'Your session is about to end' })).toBeVisible();
    },
  },
  {
    name: 'the views of a table',
    path: '/users',
    as: owner,
    reach: async (page) => {
      await openView(page);
      await expect(page.getByRole('textbox', { name: 'Save this view as' })).toBeVisible();
    },
  },
  { name: 'home', path: '/home', as: owner, reach: (page) => expect(page.getByText('Last 7 days', { exact: true })).toBeVisible() },
  { name: 'home of staff', path: '/home', as: staff, reach: (page) => expect(page.getByText('Older than 7 days')).toBeVisible() },
  {
    name: 'home whose parts could not be loaded',
    path: '/home',
    as: owner,
    reach: async (page) => {
      await page.route(/\/api\/(utils\/home|batchquery)/, (route) =>
        route.fulfill({ status: 503, json: { message: 'The portal is away' } }),
      );
      await page.reload();
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(3);
    },
  },
  {
    name: 'service status',
    path: '/status',
    as: viewer,
    reach: (page) => expect(page.getByRole('rowheader', { name: /^liveStatus/ })).toBeVisible(),
  },
  {
    name: 'home without permissions',
    path: '/home',
    as: viewer,
    reach: (page) => expect(page.getByText(/administrator can give you access/)).toBeVisible(),
  },
  {
    name: 'unknown route',
    path: '/nowhere-at-all',
    as: owner,
    reach: (page) => expect(page.getByRole('main').getByRole('link').first()).toBeVisible(),
  },
];
