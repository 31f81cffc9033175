/** The keys of the portal, by keyboard alone. */
import { expect, type Page } from '@playwright/test';
import { bits, maskOf } from '../src/shared/base/permissions.ts';
import { makePerson } from './test-support/database.ts';
import { test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';
import { framesDrawn } from './test-support/steps.ts';

const keyList = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

async function pressInTurn(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test('? lists the keys, also the screens that one may open and no others; Esc gives the focus back', async ({ page, portal }) => {
  await signIn(page, portal, (await makePerson(portal, { permissions: maskOf([bits.reports]) })).email);
  await open(page, '/home');
  const reports = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' });
  await reports.focus();
  await page.keyboard.press('?');
  await expect(keyList(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(keyList(page).getByRole('definition')).toHaveText([
    'Find a number, a name or a page',
    'Show this list',
    'Go to the number or search field',
    'Close a dialog or menu',
    'Home',
    'Reports',
    'My Account',
    'Service status',
    'API',
    'Service legend',
  ]);
  // Within a dialog none of them does anything.
  await pressInTurn(page, 'g', 'm', '/', '?');
  await expect(keyList(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keyList(page)).toBeHidden();
  await expect(reports).toBeFocused();
  await pressInTurn(page, 'g', 'n');
  await pressInTurn(page, 'g', 'r');
  await expect(page).toHaveURL(/\/reports/);
  await expect(page.getByRole('main')).toBeFocused();
});

test(
  '/ goes to the field that takes a number or filters, or opens the command box; the service legend has its letter',
  { tag: '@full' },
  async ({ page, portal }) => {
    await signIn(page, portal);
    await open(page, '/testing');
    await page.keyboard.press('/');
    const number = page.getByRole('textbox', { name: 'Phone number' });
    await expect(number).toBeFocused();
    await pressInTurn(page, '4', '/', 'g', 'h', '?');
    await expect(number).toHaveValue('4/gh?');
    await expect(page).toHaveURL(/\/testing/);
    await number.blur();
    await pressInTurn(page, 'g', 'm');
    await expect(page.getByRole('table', { name: 'Open sessions' })).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: 'A number, a name or a page' })).toBeFocused();

    await page.keyboard.press('Escape');
    // While a dialog closes, nothing beside it takes a key.
    await expect(page.locator('dialog')).toHaveCount(0);
    const opened = page.waitForEvent('popup');
    await pressInTurn(page, 'g', 'l');
    const legend = await opened;
    await expect(legend).toHaveURL(/\/serviceLegend$/);
    await expect(legend.getByRole('rowheader', { name: 'npdi' })).toBeVisible();
    // The legend is public, and can show before the sign-in is known.
    await expect(async () => {
      await legend.keyboard.press('/');
      await framesDrawn(legend);
      expect(await legend.getByRole('searchbox').evaluate((field) => field === document.activeElement)).toBe(true);
    }).toPass();
    await legend.keyboard.press('Control+k');
    await expect(legend.getByRole('combobox', { name: 'A number, a name or a page' })).toBeFocused();
  },
);

test(
  'single-letter keys are switched off in My Account, on every device, and Ctrl+K stays (WCAG 2.1.4)',
  { tag: '@full' },
  async ({ page, portal, browser }) => {
    const { email } = await makePerson(portal);
    await signIn(page, portal, email);
    await open(page, '/account?tab=preferences');
    const saved = page.waitForResponse((reply) => reply.url().endsWith('/api/account/preferences') && reply.request().method() === 'POST');
    await page.getByRole('checkbox', { name: 'Single-letter shortcuts' }).press('Space');
    await saved;
    const elsewhere = await browser.newPage({ baseURL: portal.url });
    await signIn(elsewhere, portal, email);
    for (const one of [page, elsewhere]) {
      await open(one, '/home');
      await pressInTurn(one, '?', 'g', 'r', '/');
      await one.keyboard.press('Control+k');
      await expect(one.getByRole('dialog')).toHaveAccessibleName('Find or go to');
      await expect(one).toHaveURL(/\/home$/);
    }
    await elsewhere.keyboard.type('all shortcuts');
    await elsewhere.keyboard.press('Enter');
    await expect(keyList(elsewhere).getByRole('checkbox', { name: 'Single-letter shortcuts' })).not.toBeChecked();
    await elsewhere.close();
  },
);
