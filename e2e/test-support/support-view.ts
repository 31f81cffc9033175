/** Ways into a support view. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { superuserLogin } from '../../src/shared/support-view/support-view.ts';
import { expect, type RunningPortal } from './portal.ts';
import { call, owner, sessionOf, staff } from './sign-in.ts';

async function viewOf(portal: RunningPortal, customer: string): Promise<{ token: string; customer: string; mark: string }> {
  const { auth_token: token } = await call(portal, superuserLogin, { body: { name: customer }, token: await sessionOf(portal, staff) });
  return { token, customer, mark: randomUUID() };
}

/** Starts the view as the button does, without the screen that holds the button; the page of staff has to be loaded again. */
export async function switchView(page: Page, portal: RunningPortal): Promise<void> {
  await page.evaluate(keepView, await viewOf(portal, owner));
}

/** Opens a screen in the view, without one of staff before it. */
export async function enterSupportView(
  page: Page,
  portal: RunningPortal,
  { customer = owner, path = '/home' }: { customer?: string; path?: string } = {},
): Promise<void> {
  await page.addInitScript(keepView, await viewOf(portal, customer));
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Stop support view' })).toBeVisible();
}

/** Once a tab: a stop or a sign-out empties the storage, and the window's name stays. */
function keepView({ token, customer, mark }: { token: string; customer: string; mark: string }): void {
  if (window.name.includes(mark)) return;
  window.name += mark;
  localStorage.setItem('authToken', token);
  localStorage.setItem('isUserLoggedIn', 'true');
  localStorage.setItem('isSupportView', 'true');
  localStorage.setItem('mainUser', customer);
}
