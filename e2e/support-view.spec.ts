import type { Page } from '@playwright/test';
import { hashToken } from '../src/server/auth/tokens.ts';
import { logout, status } from '../src/shared/sign-in/sign-in.ts';
import { axeFindings } from './test-support/axe.ts';
import { away, inDatabase, makePerson } from './test-support/database.ts';
import { expect, type RunningPortal, test } from './test-support/portal.ts';
import { owner, signIn, staff } from './test-support/sign-in.ts';
import { askRange } from './test-support/steps.ts';
import { enterSupportView, switchView } from './test-support/support-view.ts';

const stop = { name: 'Stop support view' };

test.describe('Support view', () => {
  test('the Impersonate button goes home as the customer; stopping goes home as oneself, with a way back to where it began', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal, staff);
    await page.goto('/admin?account=1001&users-by=emailAddress');
    await page.getByRole('row').filter({ hasText: owner }).getByRole('button', { name: 'Impersonate' }).click();
    await expect(page).toHaveURL(/\/home$/);
    const bar = page.getByRole('complementary', { name: 'Support view' });
    await expect(bar).toContainText(owner);
    await expect(bar).toContainText('Acme');
    await expect(bar).toContainText(/(60|59) minutes left/);
    await expect(page).toHaveTitle(/^\[Support view\] /);
    expect(await stored(page)).toMatchObject({ isSupportView: 'true', mainUser: owner });
    await expect(page.getByRole('link', { name: 'Admin', exact: true })).toBeHidden();

    await bar.getByRole('button', stop).click();
    await expect(bar).toBeHidden();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await stored(page)).toEqual({ isSupportView: null, mainUser: null });
    await page.getByRole('link', { name: 'Back to where the support view began' }).click();
    await expect(page).toHaveURL(/\/admin\?account=1001&users-by=emailAddress$/);
    await expect(page).not.toHaveTitle(/Support view/);
    await expect(page.getByRole('row').filter({ hasText: owner })).toBeVisible();
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to where the support view began' })).toHaveCount(0);
  });

  test('My Account says why a view offers neither the password nor the sessions; one that ends by itself leads back to the own session, and says so', async ({
    page,
    portal,
  }) => {
    await enterSupportView(page, portal, { path: '/account' });
    await expect(page.getByText(`You are viewing the portal as ${owner}.`)).toBeVisible();
    await expect(page.getByLabel('Current password', { exact: true })).toBeHidden();
    await expect(page.getByRole('table')).toBeHidden();
    await endView(page, portal);
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: 'The support view is over' })).toBeVisible();
    await expect(page.getByRole('button', stop)).toBeHidden();
    await expect(page).toHaveURL(/\/home$/);
    expect(await stored(page)).toEqual({ isSupportView: null, mainUser: null });
  });

  test('a second tab follows by itself, into the view and out of it', { tag: '@full' }, async ({ page, portal, context }) => {
    await signIn(page, portal, staff);
    await page.goto('/home');
    const second = await context.newPage();
    await second.goto('/testing');
    await expect(second.getByRole('tab', { name: 'Single Live Query' })).toBeVisible();
    await switchView(page, portal);
    await expect(second.getByRole('button', stop)).toBeVisible();
    await page.reload();
    await page.getByRole('button', stop).click();
    await expect(second.getByRole('button', stop)).toBeHidden();
    await expect(second.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  });

  test('signing out ends both', async ({ page, portal }) => {
    await signIn(page, portal, staff);
    await page.goto('/home');
    const staffToken = await page.evaluate(() => localStorage.getItem('authToken'));
    await switchView(page, portal);
    await page.reload();
    // The browser shows the sign-in at once; the server may hear of it later.
    const told = page.waitForResponse((response) => response.url().endsWith(logout.path));
    await page.getByRole('link', { name: 'Sign out' }).click();
    await told;
    await expect(page).toHaveURL(/\/auth\/login$/);
    await expect(page.getByRole('button', stop)).toBeHidden();
    expect(await stored(page)).toEqual({ isSupportView: null, mainUser: null });
    expect(await statusOf(page, portal, staffToken)).toBe(401);
  });

  test(
    'its end is noticed without a call of the screen, and announced at 10, 5 and 1 minutes only',
    { tag: '@full' },
    async ({ page, portal }) => {
      await page.clock.install();
      await enterSupportView(page, portal);
      await page.evaluate(() => {
        const region = document.querySelector('[aria-live=polite]');
        const heard: string[] = [];
        Object.assign(globalThis, { heard });
        if (region)
          new MutationObserver(() => heard.push(region.textContent)).observe(region, {
            childList: true,
            characterData: true,
            subtree: true,
          });
      });
      for (let minute = 0; minute < 59; minute += 1) await page.clock.runFor(60_000);
      await expect(page.getByText('1 minute left', { exact: true })).toBeVisible();
      expect(await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)).toEqual([
        'Support view: 10 minutes left',
        'Support view: 5 minutes left',
        'Support view: 1 minute left',
      ]);
      await endView(page, portal);
      await page.clock.runFor(90_000);
      await expect(page.getByRole('button', stop)).toBeHidden();
    },
  );

  test('a refused stop keeps the view and shows an error toast headed Stop support', { tag: '@full' }, async ({ page, portal }) => {
    const customer = await makePerson(portal, { away: 'stopsupport' });
    await enterSupportView(page, portal, { customer: customer.email });
    await page.getByRole('button', stop).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Stop support' }).getByText(away)).toBeVisible();
    await expect(page.getByRole('button', stop)).toBeVisible();
  });

  for (const width of [320, 1280]) {
    test(`nothing covers the bar and the bar covers no focus at ${width} px`, { tag: '@full' }, async ({ page, portal }) => {
      await page.setViewportSize({ width, height: 640 });
      await enterSupportView(page, portal);
      await askRange(page, '4474');
      const dialog = page.getByRole('dialog');
      expect(await isBarOnTop(page)).toBe(true);
      const bar = await page.getByRole('complementary', { name: 'Support view' }).boundingBox();
      const box = await dialog.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      expect(await hiddenStops(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await axeFindings(page)).toEqual([]);
    });
  }
});

/** Its time is over: the session of the view is of no use any more. */
async function endView(page: Page, portal: RunningPortal) {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const isOver = { expires_at: new Date(0) };
  await inDatabase(portal, (db) =>
    db
      .updateTable('sessions')
      .set(isOver)
      .where('token_hash', '=', hashToken(token ?? ''))
      .execute(),
  );
  // The portal remembers a session for a second.
  await expect.poll(() => statusOf(page, portal, token)).toBe(401);
}

async function statusOf(page: Page, portal: RunningPortal, token: string | null): Promise<number> {
  const reply = await page.request.get(`${portal.url}${status.path}`, { headers: { authorization: `Bearer ${token}` } });
  return reply.status();
}

function stored(page: Page) {
  return page.evaluate(() => ({ isSupportView: localStorage.getItem('isSupportView'), mainUser: localStorage.getItem('mainUser') }));
}

/** True if the bar's pixels are free: a modal dialog makes everything else inert, and inert elements are never hit, so no other element may be hit there. */
function isBarOnTop(page: Page) {
  return page.evaluate(() => {
    const { left, right, top, bottom } = document.querySelector('.support-bar')?.getBoundingClientRect() ?? new DOMRect();
    const points = [
      [left + 2, top + 2],
      [right - 2, top + 2],
      [(left + right) / 2, (top + bottom) / 2],
    ] as const;
    return points.every(([x, y]) => document.elementFromPoint(x, y)?.closest('dialog, .toast') === null);
  });
}

/** Tab stops of the screen whose middle lies under the bar when they have the focus. */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  await page.evaluate(() => document.getElementById('main')?.focus());
  for (let count = 0; count < 40; count += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element.closest('.support-bar')) return null;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isUnderBar = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('.support-bar');
      return isUnderBar ? element.outerHTML.slice(0, 100) : null;
    });
    if (name !== null) hidden.push(name);
  }
  return hidden;
}
