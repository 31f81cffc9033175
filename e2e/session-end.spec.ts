/** The end of a session, as its user sees it on the screen. */
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { hashToken } from '../src/server/auth/tokens.ts';
import { changeSignInPolicy } from '../src/shared/organisations/sign-in-policy.ts';
import { sessionIdleMinutes } from '../src/shared/base/limits.ts';
import { inDatabase, makeOrganisation, makePerson, type MadePerson } from './test-support/database.ts';
import { followCalls } from './test-support/forms.ts';
import { expect, type RunningPortal, test } from './test-support/portal.ts';
import { call, sessionOf, signIn, staff } from './test-support/sign-in.ts';
import { subject } from './test-support/tickets.ts';

test('signing out in one tab signs out in every tab, which says so', async ({ page, portal, context }) => {
  await signIn(page, portal);
  await page.goto('/home');
  const other = await context.newPage();
  await other.goto('/home');
  await other.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Portal Login' })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByText('You were signed out in another tab.')).toBeVisible();
});

test('signing out asks first if another tab has unsaved text', async ({ page, portal, context }) => {
  await signIn(page, portal);
  await page.goto('/support');
  await subject(page).fill('Half a ticket');
  const other = await context.newPage();
  await other.goto('/home');
  await other.getByRole('link', { name: 'Sign out' }).click();
  await expect(other.getByRole('heading', { name: 'Unsaved text in another tab' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL(/\/home$/);
  await expect(subject(page)).toHaveValue('Half a ticket');
  await other.getByRole('link', { name: 'Sign out' }).click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('heading', { name: 'Portal Login' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Portal Login' })).toBeVisible();
});

/** Moves the session's last use back, so that only these seconds are left: two hours are too long for a test. */
async function leave(portal: RunningPortal, { token }: MadePerson, seconds: number): Promise<void> {
  const unused = sessionIdleMinutes * 60 - seconds;
  await inDatabase(portal, (db) =>
    db
      .updateTable('sessions')
      .where('token_hash', '=', hashToken(token))
      .set({ last_used_at: sql<Date>`now() - ${unused} * interval '1 second'` })
      .execute(),
  );
  // The portal caches for a second that the session was used. A change of policy makes it read all of them again.
  const policy = { userId: await makeOrganisation(portal), mailedCode: true, factorRequired: false, idleMinutes: 120, sessionMinutes: 720 };
  await call(portal, changeSignInPolicy, { body: policy, token: await sessionOf(portal, staff) });
}

/** Moves the clock to the time at which the page asks how long the session still lasts. */
const untilAsked = (page: Page) => page.clock.fastForward((sessionIdleMinutes - 5) * 60_000 + 1_000);

test('five minutes before the session ends a dialog says so, and "Stay signed in" prolongs it', async ({ page, portal }) => {
  const person = await makePerson(portal);
  await page.clock.install();
  const settled = followCalls(page);
  await signIn(page, portal, person.email);
  await page.goto('/home');
  const heading = page.getByRole('heading', { name: /^Welcome to the/ });
  await expect(heading).toBeVisible();
  await settled();
  await leave(portal, person, 295);
  await untilAsked(page);
  const dialog = page.getByRole('dialog', { name: 'Your session is about to end' });
  await expect(dialog).toContainText('You will be signed out in 5 minutes.');
  await expect(dialog.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(heading).toBeVisible();
});

test(
  'a connection that was away hides the warning where nothing helps, and the warning is back once the portal answers',
  { tag: '@full' },
  async ({ page, portal }) => {
    const person = await makePerson(portal);
    await page.clock.install();
    const settled = followCalls(page);
    await signIn(page, portal, person.email);
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: /^Welcome to the/ })).toBeVisible();
    await settled();
    await leave(portal, person, 280);
    await untilAsked(page);
    const dialog = page.getByRole('dialog', { name: 'Your session is about to end' });
    await expect(dialog).toBeVisible();
    let unanswered = 0;
    await page.route('**/api/authentication/status', (route) => {
      unanswered += 1;
      return route.abort();
    });
    await dialog.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(page.getByText('Network Error')).toBeVisible();
    await expect(dialog).toBeHidden();
    const afterAWhile = () => page.clock.runFor(31_000).then(() => unanswered);
    await expect.poll(afterAWhile).toBeGreaterThan(3);
    await page.unroute('**/api/authentication/status');
    await expect.poll(() => page.clock.runFor(31_000).then(() => dialog.isVisible())).toBe(true);
  },
);
