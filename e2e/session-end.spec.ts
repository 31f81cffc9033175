/** How a session ends, said where somebody sits in front of it. */
import type { status } from '../src/shared/api/authentication.ts';
import type { ReplyOf } from '../src/shared/api/endpoint.ts';
import { expect, test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';

test('a tab whose session another tab ended says so', async ({ page, portal, context }) => {
  await signIn(page, portal);
  await page.goto('/home');
  const other = await context.newPage();
  await other.goto('/home');
  await other.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Portal Login' })).toBeVisible();
  await expect(page.getByText('You were signed out in another tab.')).toBeVisible();
});

test('five minutes before the session ends a dialog says so, and "Stay signed in" prolongs it', async ({ page, portal }) => {
  await signIn(page, portal);
  // Two hours are too long for a test: the first answer says that they are nearly over, every other one is the truth.
  await page.route(
    '**/api/authentication/status',
    async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as ReplyOf<typeof status>;
      await route.fulfill({ response, json: { data: { ...data, sessionSecondsLeft: { unused: 290, atMost: 9_000 } } } });
    },
    { times: 1 },
  );
  await page.goto('/home');
  const dialog = page.getByRole('dialog', { name: 'Your session is about to end' });
  await expect(dialog).toContainText('You will be signed out in 5 minutes.');
  await expect(dialog.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Welcome to the/ })).toBeVisible();
});

test('a connection that was away hides the warning where nothing helps, and the warning is back once the portal answers', async ({
  page,
  portal,
}) => {
  await signIn(page, portal);
  await page.clock.install();
  let isAway = false;
  let unanswered = 0;
  await page.route('**/api/authentication/status', async (route) => {
    if (isAway) {
      unanswered += 1;
      return route.abort();
    }
    const response = await route.fetch();
    const { data } = (await response.json()) as ReplyOf<typeof status>;
    return route.fulfill({ response, json: { data: { ...data, sessionSecondsLeft: { unused: 290, atMost: 9_000 } } } });
  });
  await page.goto('/home');
  const dialog = page.getByRole('dialog', { name: 'Your session is about to end' });
  await expect(dialog).toBeVisible();
  isAway = true;
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByText('Network Error')).toBeVisible();
  await expect(dialog).toBeHidden();
  const afterAWhile = () => page.clock.runFor(31_000).then(() => unanswered);
  await expect.poll(afterAWhile).toBeGreaterThan(3);
  isAway = false;
  await expect.poll(() => page.clock.runFor(31_000).then(() => dialog.isVisible())).toBe(true);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
