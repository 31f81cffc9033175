/** Ways into a support view. */
import type { Page } from '@playwright/test';
import { expect, type RunningPortal } from './portal.ts';
import { owner, signIn, staff } from './sign-in.ts';

/** Starts the view as the button does, without the screen that holds the button; the page has to be loaded again. */
export async function switchView(page: Page, portal: RunningPortal, customer = owner): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const reply = await page.request.post(`${portal.url}/api/authentication/superuserlogin`, {
    data: { name: customer },
    headers: { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}` },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { auth_token: viewToken } = (await reply.json()) as { auth_token: string };
  await page.evaluate(
    ([active, email]) => {
      localStorage.setItem('authToken', active);
      localStorage.setItem('isSupportView', 'true');
      localStorage.setItem('mainUser', email);
    },
    [viewToken, customer] as const,
  );
}

export async function enterSupportView(page: Page, portal: RunningPortal, customer = owner): Promise<void> {
  await signIn(page, portal, staff);
  await page.goto('/home');
  await switchView(page, portal, customer);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Stop support view' })).toBeVisible();
}
