/** What holds on every screen: no finding of axe in light and dark, no sideways scroll at 320 px, nothing from elsewhere. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { batchScreens } from './test-support/batch-screens.ts';
import { downloadScreens } from './test-support/download-screens.ts';
import { type RunningPortal, test } from './test-support/portal.ts';
import { owner, signIn, staff, viewer } from './test-support/sign-in.ts';
import { reportScreens } from './test-support/report-screens.ts';
import type { Screen } from './test-support/screen.ts';
import { openTicket } from './test-support/tickets.ts';

async function readNewTicket(page: Page, path: string) {
  const ticketId = await openTicket(page);
  await page.goto(path);
  await page.getByRole('button', { name: `Read ${ticketId}` }).click();
  await expect(page.getByRole('dialog').getByText('Every query to +44 fails')).toBeVisible();
}

const seen = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { name }).first()).toBeAttached();

const screens: readonly Screen[] = [
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
  { name: 'my account', path: '/account', as: owner, reach: (page) => expect(page.getByRole('table')).toBeVisible() },
  { name: 'users', path: '/users', as: owner, reach: (page) => expect(page.getByRole('cell', { name: owner })).toBeVisible() },
  { name: 'audit log', path: '/users?tab=audit-log', as: owner, reach: (page) => expect(page.getByRole('table')).toBeVisible() },
  { name: 'add a user', path: '/users/add', as: owner, reach: (page) => seen(page, /Add (a )?user/i) },
  {
    name: 'admin',
    path: '/admin?account=1001',
    as: staff,
    reach: (page) => expect(page.getByRole('button', { name: /Impersonate/ }).first()).toBeVisible(),
  },
  { name: 'admin: add a user', path: '/admin/add', as: staff, reach: (page) => seen(page, /Add (a )?user/i) },
  {
    name: 'admin: edit a user',
    path: '/admin?account=1001',
    as: staff,
    reach: async (page) => {
      await page.getByRole('link', { name: /Edit/ }).first().click();
      await expect(page.getByLabel('Full Name')).toBeVisible();
    },
  },
  { name: 'authenticate', path: '/auth/authenticate', reach: (page) => seen(page, 'Multi Factor') },
  {
    name: 'service legend',
    path: '/serviceLegend',
    reach: (page) => expect(page.getByRole('rowheader', { name: 'npdi' })).toBeVisible(),
  },
  { name: 'home', path: '/home', as: owner, reach: (page) => seen(page, /^Welcome to the/) },
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
  {
    name: 'range search',
    path: '/gnr-search',
    as: owner,
    reach: (page) => expect(page.getByRole('tab', { name: 'Range Search' })).toBeVisible(),
  },
  {
    name: 'range search with its notice',
    path: '/gnr-search#1',
    as: owner,
    reach: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'range search with results',
    path: '/gnr-search#4474',
    as: owner,
    reach: async (page) => {
      await page.getByRole('dialog').getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'number lookup with its response',
    path: '/gnr-search?tab=number-lookup',
    as: owner,
    reach: async (page) => {
      await page.getByLabel('Phone number').fill('+44 7400 123456');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: 'Response' })).toContainText('"447400123456"');
    },
  },
  {
    name: 'support',
    path: '/support',
    as: owner,
    reach: (page) => expect(page.getByText('Tickets of Acme Telecom')).toBeVisible(),
  },
  {
    name: 'support with errors',
    path: '/support',
    as: owner,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Please select an option').first()).toBeVisible();
    },
  },
  { name: 'support with a ticket just sent', path: '/support', as: owner, reach: async (page) => void (await openTicket(page)) },
  { name: 'support with a ticket being read', path: '/support', as: owner, reach: (page) => readNewTicket(page, '/support') },
  {
    name: 'support with an answer to report',
    path: '/testing#number=447700900123&services=npq',
    as: owner,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('button', { name: 'Report this answer of npq' }).click();
      await expect(page.getByLabel('Message')).toHaveValue(/447700900123/);
    },
  },
  {
    name: 'admin: tickets',
    path: '/admin?tab=tickets',
    as: staff,
    reach: async (page) => {
      await openTicket(page);
      await page.goto('/admin?tab=tickets');
      await expect(page.getByRole('button', { name: /Read T-/ }).first()).toBeVisible();
    },
  },
  { name: 'admin: a ticket being read', path: '/admin?tab=tickets', as: staff, reach: (page) => readNewTicket(page, '/admin?tab=tickets') },
  {
    name: 'single live query',
    path: '/testing',
    as: owner,
    reach: (page) => expect(page.getByRole('tab', { name: 'Single Live Query' })).toBeVisible(),
  },
  {
    name: 'single live query with answers and failures',
    path: '/testing#number=447700900300&services=npq,gnr,liveStatus,ported',
    as: owner,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByText('Error to get data for the next services : ').first()).toBeVisible();
    },
  },
  ...batchScreens,
  ...reportScreens,
  ...downloadScreens,
];

async function open(page: Page, portal: RunningPortal, { path, as, reach }: Screen) {
  if (as) await signIn(page, portal, as);
  await page.goto(path);
  await reach(page);
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What dark and light may differ in. */
const colourRules = ['color-contrast', 'link-in-text-block'];

async function findings(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  const axe = new AxeBuilder({ page });
  const { violations } = await (colorScheme === 'light' ? axe.withTags(standards) : axe.withRules(colourRules)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

const sizes = [
  { width: 1280, height: 900 },
  { width: 320, height: 640 },
];

for (const screen of screens) {
  test(`axe finds nothing in light and dark, wide and narrow, and 320 px need no sideways scroll: ${screen.name}`, async ({
    page,
    portal,
  }, info) => {
    await open(page, portal, screen);
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const theme of ['light', 'dark'] as const) {
        const look = `${screen.name}, ${size.width} px, ${theme}`;
        expect.soft(await findings(page, theme), look).toEqual([]);
        await page.screenshot({ path: info.outputPath(`${look}.png`), fullPage: true });
      }
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${size.width} px`).toBeLessThanOrEqual(size.width);
    }
  });
}

test('a signed-in session makes no request to another origin', async ({ page, portal }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(portal.url) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  for (const screen of screens.filter(({ as }) => as === owner)) await open(page, portal, screen);
  expect(foreign).toEqual([]);
});
