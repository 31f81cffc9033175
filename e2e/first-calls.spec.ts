/** A screen requests its data while its code still loads, after a click on a link, a hover, or a fresh page load. */
import type { Page, Request } from '@playwright/test';
import { builtFile } from './test-support/built-file.ts';
import { expect, test } from './test-support/portal.ts';
import { owner, signIn, staff } from './test-support/sign-in.ts';
import { enterSupportView } from './test-support/support-view.ts';
import { holdReplies } from './test-support/hold-replies.ts';
import { listUsers } from '../src/shared/users/users.ts';
import { unknownPerson } from './test-support/people.ts';

const someId = '0d8f6f0e-6b0c-4f0e-9a53-5a7d7a1f6c11';
/** The screens, each with its visitor, its address and its first call. */
const screens: Record<string, [who: string, address: string, call: string]> = {
  HomePage: [owner, '/home', '/api/utils/home?part=news'],
  GnrSearchPage: [owner, '/gnr-search', '/api/utils/countryList'],
  TestingPage: [owner, '/testing', '/api/test-diagnostics/entitlements'],
  BatchPage: [owner, `/testing/batch/${someId}`, `/api/batchquery/batch_summary?id=${someId}`],
  WatchPage: [owner, '/watch', '/api/watch'],
  SupportPage: [owner, '/support', '/api/support/tickets'],
  TicketPage: [owner, '/support/ticket/DP-1', '/api/support/ticket?ticketId=DP-1'],
  ReportsPage: [owner, '/reports', '/api/reports/qdrgraph?daysAgo=30&currentCompany=All+Services'],
  DownloadsPage: [owner, '/downloads', '/api/downloads/listfiles?matter=cic-list%2Fdelta'],
  UsersPage: [owner, '/users', '/api/utils/userManagement'],
  EditUserPage: [owner, `/users/edit/${someId}`, '/api/utils/userManagement'],
  AdminPage: [staff, '/admin', '/api/utils/userNP'],
  AdminAddPage: [staff, '/admin/add', '/api/utils/userNP'],
  AdminEditPage: [staff, `/admin/edit/${someId}`, `/api/utils/usersByAccount?portalId=${someId}`],
  AdminTicketPage: [staff, '/admin/ticket/DP-1', '/api/support/ticket?ticketId=DP-1'],
  AddOrganisationPage: [staff, '/admin/organisation/add', '/api/utils/organisations'],
  OrganisationPage: [staff, '/admin/organisation/1', '/api/utils/organisation?account=1'],
  AccountPage: [owner, '/account', '/api/account/passkeys'],
  StatusPage: [owner, '/status', '/api/status/services'],
  DevelopersPage: [owner, '/developers', '/api/openapi.json'],
};
/** Tabs whose address names them. */
const tabs: Record<string, [screen: string, who: string, address: string, call: string]> = {
  'API keys': ['UsersPage', owner, '/users?tab=api-keys', '/api/keys'],
  webhooks: ['UsersPage', owner, '/users?tab=webhooks', '/api/webhooks'],
  'batch addresses': ['UsersPage', owner, '/users?tab=batch-addresses', '/api/batchquery/addresses'],
  'users of an organisation': ['AdminPage', staff, '/admin?account=1001', '/api/utils/usersByAccount?account=1001'],
  'all organisations': ['AdminPage', staff, '/admin?tab=organisations', '/api/utils/organisations'],
  'own API keys': ['AccountPage', owner, '/account?tab=api-keys', '/api/keys'],
  'own profile': ['AccountPage', owner, '/account?tab=profile', '/api/utils/home?part=account'],
  'tickets of all': ['AdminPage', staff, '/admin?tab=tickets', '/api/support/ticketsByAccount'],
};

/** Holds the script of a screen until it is released. */
async function holdCode(page: Page, screen: string): Promise<{ release: () => void }> {
  const held = Promise.withResolvers<void>();
  await page.route(`**/${builtFile(`screens/${screen}.tsx`)}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  return { release: () => held.resolve() };
}

const calls = (url: string) => (request: Request) => request.url().endsWith(url);

for (const [screen, [who, address, call]] of Object.entries(screens)) {
  const tag = ['UsersPage', 'BatchPage', 'ReportsPage'].includes(screen) ? [] : ['@full'];
  test(`${screen} asks before its code is there`, { tag }, async ({ page, portal }) => {
    await signIn(page, portal, who);
    const code = await holdCode(page, screen);
    const asked = page.waitForRequest(calls(call));
    const fetched = page.waitForRequest(calls(builtFile(`screens/${screen}.tsx`)));
    await page.goto(address, { waitUntil: 'commit' });
    await Promise.all([asked, fetched]);
    code.release();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
  });
}

for (const [name, [screen, who, address, call]] of Object.entries(tabs)) {
  test(`the tab of ${name} does, too`, { tag: '@full' }, async ({ page, portal }) => {
    await signIn(page, portal, who);
    const code = await holdCode(page, screen);
    const asked = page.waitForRequest(calls(call));
    await page.goto(address, { waitUntil: 'commit' });
    await asked;
    code.release();
    await expect(page.getByRole('tabpanel')).toBeVisible();
  });
}

test('a link that is pointed at brings code and data, and following it asks for nothing more', async ({ page, portal }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const times = (url: string) => asked.filter((address) => address.endsWith(url)).length;
  await signIn(page, portal);
  await page.goto('/status');
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' });
  const replied = page.waitForResponse('**/api/utils/userManagement');
  await link.hover();
  await replied;
  await expect.poll(() => times(builtFile('screens/UsersPage.tsx'))).toBe(1);
  await link.click();
  await expect(page.getByRole('columnheader', { name: 'Full Name' })).toBeVisible();
  expect(times('/api/utils/userManagement')).toBe(1);
});

test.describe('without a network', () => {
  // The browser also reports a call that failed.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
  test.use({ consoleErrors: ({}, use) => use([]) });

  test('a call of a link that is only pointed at fails in silence; the screen asks again and says it', async ({
    page,
    portal,
    context,
  }) => {
    await page.clock.install();
    await signIn(page, portal);
    await page.goto('/users');
    await expect(page.getByRole('columnheader', { name: 'Full Name' })).toBeVisible();
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Support' }).click();
    await expect(page.getByRole('heading', { name: 'Support' }).first()).toBeVisible();
    await main.getByRole('link', { name: 'Users' }).click();
    await expect(page.getByRole('columnheader', { name: 'Full Name' })).toBeVisible();
    await context.setOffline(true);
    // Lets loaded data go stale.
    await page.clock.fastForward(6_000);
    const failed = page.waitForEvent('requestfailed', calls('/api/support/tickets'));
    await main.getByRole('link', { name: 'Support' }).hover();
    await failed;
    await expect(page.getByRole('alert').filter({ hasText: 'Support' })).toHaveCount(0);
    await main.getByRole('link', { name: 'Support' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Support' })).toBeVisible();
    await context.setOffline(false);
  });
});

test('a support view asks for nothing that is only pointed at, since its looks are noted', async ({ page, portal }) => {
  await enterSupportView(page, portal, { path: '/status' });
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
  let asked = 0;
  page.on('request', (request) => (asked += calls('/api/utils/userManagement')(request) ? 1 : 0));
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' });
  const code = page.waitForResponse(`**/${builtFile('screens/UsersPage.tsx')}`);
  await link.hover();
  await code;
  expect(asked).toBe(0);
  await link.click();
  await expect(page.getByRole('columnheader', { name: 'Full Name' })).toBeVisible();
  expect(asked).toBe(1);
});

test('a list that was asked for by pointing, before something was added to it, is not the one that is shown', async ({ page, portal }) => {
  const held = Promise.withResolvers<void>();
  let replies = 0;
  await holdReplies(page, `**${listUsers.path}`, () => (replies++ === 0 ? held.promise : undefined));
  await signIn(page, portal);
  await page.goto('/users/add');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' });
  await link.hover();
  await expect.poll(() => replies).toBe(1);
  const { fullName, email } = unknownPerson();
  await page.getByLabel('Full Name').fill(fullName);
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('checkbox', { name: 'Reports' }).check();
  await page.getByRole('button', { name: 'Add user' }).click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await link.click();
  held.resolve();
  await expect(page.getByRole('columnheader', { name: 'Full Name' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill(fullName);
  await expect(
    page
      .getByRole('cell', { name: email })
      .or(page.getByRole('rowheader', { name: fullName }))
      .first(),
  ).toBeVisible();
});
