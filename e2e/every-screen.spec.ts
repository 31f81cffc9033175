/** What holds on every screen: no finding of axe in light and dark, no sideways scroll at 320 px, nothing from elsewhere. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { owner, type RunningPortal, signIn, test, viewer } from './portal.ts';

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly as?: string;
  /** Brings the screen into the state to look at; answers when it is there. */
  readonly reach: (page: Page) => Promise<void>;
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
  { name: 'authenticate', path: '/auth/authenticate', reach: (page) => seen(page, 'Multi Factor') },
  {
    name: 'service legend',
    path: '/serviceLegend',
    reach: (page) =>
      expect(
        page
          .getByRole('cell', { name: 'npdi' })
          .or(page.getByRole('rowheader', { name: 'npdi' }))
          .first(),
      ).toBeVisible(),
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
      await expect(page.getByText('"447400123456"').or(page.getByText('447400123456')).first()).toBeVisible();
    },
  },
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
];

async function open(page: Page, portal: RunningPortal, { path, as, reach }: Screen) {
  if (as) await signIn(page, portal, as);
  await page.goto(path);
  await reach(page);
}

for (const screen of screens) {
  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing on: ${screen.name}, ${theme}`, async ({ page, portal }, info) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await open(page, portal, screen);
      await page.screenshot({ path: info.outputPath(`${screen.name}-${theme}-1280.png`) });
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
    });
  }

  test(`no sideways scroll at 320 px: ${screen.name}`, async ({ page, portal }, info) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, portal, screen);
    await page.screenshot({ path: info.outputPath(`${screen.name}-320.png`), fullPage: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
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
