/** The command box, by keyboard alone, except in tests about the pointer. */
import { expect, type Page } from '@playwright/test';
import { builtFile } from './test-support/built-file.ts';
import { test } from './test-support/portal.ts';
import { owner, signIn, staff } from './test-support/sign-in.ts';
import { verdict } from './test-support/single-query-steps.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Find or go to' });
const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'A number, a name or a page' });
const option = (page: Page, name: string | RegExp) => dialog(page).getByRole('option', { name });

async function openBox(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Find' }).first()).toBeAttached();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test('Ctrl+K, a number in any notation and Enter show its verdict; it is recent then, in memory alone, and gone with the session', async ({
  page,
  portal,
}) => {
  await signIn(page, portal);
  await page.goto('/home');
  await openBox(page);
  await page.keyboard.type('+44 (0)7700 900123');
  await expect(option(page, /^Query 447700900123/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText('ported from Example Mobile to Other Mobile');
  // For the first time: nobody asked before.
  await expect(verdict(page)).toContainText(/Queried \d/);
  await expect(verdict(page)).not.toContainText('anew');
  await expect(page).toHaveURL(/\/testing\?tab=single-live-query#n=447700900123$/);
  await expect(page.getByRole('main')).toBeFocused();

  await openBox(page);
  await expect(dialog(page).getByRole('group', { name: 'Recent numbers' }).getByRole('option')).toHaveText(/^447700900123/);
  await page.keyboard.type('4477009001');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('4477009001');
  await page.keyboard.press('Escape');
  await openBox(page);
  await page.keyboard.type('sign out');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Portal Login' })).toBeVisible();
});

test('Esc closes it and gives the focus back; the arrows choose; Ctrl+K opens it from within a field, and nothing over a dialog', async ({
  page,
  portal,
}) => {
  await signIn(page, portal);
  await page.goto('/gnr-search');
  const range = page.getByRole('textbox', { name: 'Range' });
  await range.focus();
  await openBox(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(range).toBeFocused();
  await openBox(page);
  await page.keyboard.type('range');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Range tree' })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/gnr-search#4474');
  // The address searches by itself; a press while it does so is none.
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: 'Search', exact: true }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

/** Lets the code of the box wait until it is released. */
async function holdCode(page: Page) {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  await page.route(`**/${builtFile('command-box/CommandDialog.tsx')}`, async (route) => {
    ask();
    await held;
    await route.continue();
  });
  return { asked, release };
}

test('what is typed while its code is on the way stands in it, and in nothing else', { tag: '@full' }, async ({ page, portal }) => {
  await signIn(page, portal);
  const { asked, release } = await holdCode(page);
  await page.goto('/gnr-search');
  const range = page.getByRole('textbox', { name: 'Range' });
  await range.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('4477x');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await page.keyboard.type('00');
  await asked;
  await expect(dialog(page)).toBeHidden();
  release();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('900123');
  await expect(field(page)).toHaveValue('447700900123');
  await expect(option(page, /^Query 447700900123/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(range).toHaveValue('');
  await openBox(page);
  await expect(field(page)).toHaveValue('');
});

test('Esc while its code is on the way leaves the screen as it was', { tag: '@full' }, async ({ page, portal }) => {
  await signIn(page, portal);
  const { release } = await holdCode(page);
  await page.goto('/gnr-search');
  const range = page.getByRole('textbox', { name: 'Range' });
  await range.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('44');
  await page.keyboard.press('Escape');
  await page.keyboard.type('49');
  await expect(range).toHaveValue('49');
  const there = page.waitForResponse(`**/${builtFile('command-box/CommandDialog.tsx')}`);
  release();
  await there;
  await expect(dialog(page)).toBeHidden();
  await openBox(page);
  await expect(field(page)).toHaveValue('');
});

test('operators, countries, documents, tickets and people are found by name', { tag: '@full' }, async ({ page, portal }) => {
  await signIn(page, portal, owner);
  await page.goto('/home');
  await openBox(page);
  await page.keyboard.type('lycamobile');
  await expect(option(page, /lycamobile/i).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('caption')).toHaveText(/^Ranges of operator Lycamobile/i);

  await openBox(page);
  await page.keyboard.type('united king');
  await expect(option(page, 'United Kingdom (GB)')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('caption')).toHaveText(/GB$/);

  await openBox(page);
  await page.keyboard.type('owner@acme');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Full Name')).toBeVisible();

  await openBox(page);
  await page.keyboard.type('weekly');
  const document = dialog(page).getByRole('group', { name: 'Documents' }).getByRole('option').first();
  const title = (await document.locator('.font-medium').textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search Weekly by document name' })).toHaveValue(title);
  await expect(page.getByRole('cell', { name: title }).first()).toBeVisible();
});

test('staff find an organisation, and see the portal as its first user', { tag: '@full' }, async ({ page, portal }) => {
  await signIn(page, portal, staff);
  await page.goto('/home');
  await openBox(page);
  await page.keyboard.type('account 1001');
  await expect(option(page, /^Acme Telecom/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await openBox(page);
  await page.keyboard.type('see the portal as acme');
  await expect(option(page, /^See the portal as Acme Owner/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Support view' })).toContainText('owner@acme.example');
});

test(
  'a reason code opens the legend in a window of its own; a section of My Account comes into view with the focus',
  { tag: '@full' },
  async ({ page, portal }) => {
    await signIn(page, portal);
    await page.goto('/home');
    await openBox(page);
    await page.keyboard.type('rc 105');
    await expect(option(page, /^Reason code 105 ?No port dates are available/)).toBeVisible();
    const legend = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    await expect(await legend).toHaveURL(/\/serviceLegend#rc-105$/);
    await expect((await legend).locator('[id=rc-105]')).toBeFocused();
    await expect((await legend).locator('[id=rc-105]')).toContainText('No port dates are available');

    for (const [typed, id] of [
      ['authenticator', 'authenticator-app'],
      ['create an api key', 'api-keys'],
      ['keyboard', 'keys'],
      ['sessions', 'open-sessions'],
      ['passkeys', 'passkeys'],
      ['create an api key', 'api-keys'],
    ] as const) {
      await openBox(page);
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/account#${id}$`));
      await expect(page.locator(`#${id}`)).toBeFocused();
      await expect(page.locator(`#${id}`)).toBeInViewport();
    }
  },
);

test(
  'what comes later from the server moves nothing that is there, and what could not be read is said',
  { tag: '@full' },
  async ({ page, portal }) => {
    await signIn(page, portal);
    await page.goto('/home');
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/support/tickets', async (route) => {
      await held;
      await route.continue();
    });
    await page.route('**/api/batchquery/batch_results*', (route) => route.abort());
    await openBox(page);
    await page.keyboard.type('an');
    const options = dialog(page).getByRole('option');
    await expect(dialog(page).getByRole('group', { name: 'Ranges of an operator' })).toBeVisible();
    const before = await options.allTextContents();
    await page.keyboard.press('End');
    await expect(options.last()).toHaveAttribute('data-focused', 'true');
    release();
    await expect(dialog(page).getByRole('group', { name: 'Tickets' })).toBeVisible();
    const after = await options.allTextContents();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.length).toBeGreaterThan(before.length);
    await expect(options.nth(before.length - 1)).toHaveAttribute('data-focused', 'true');
    await expect(dialog(page).getByText('Could not load: Batches.')).toBeVisible();
  },
);

test('at 320 px the button of the bar opens it by touch', { tag: '@full' }, async ({ browser, portal }) => {
  const context = await browser.newContext({ baseURL: portal.url, viewport: { width: 320, height: 640 }, hasTouch: true });
  const page = await context.newPage();
  await signIn(page, portal);
  await page.goto('/home');
  await page.getByRole('button', { name: 'Find' }).tap();
  await field(page).fill('4477');
  await option(page, 'Ranges for 4477').tap();
  await expect(page).toHaveURL(/\/gnr-search\?tab=range-search#4477$/);
  await context.close();
});
