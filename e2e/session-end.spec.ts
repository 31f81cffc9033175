/** How a session ends, said where somebody sits in front of it. */
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
