/** Permissions that are changed while the portal stands open: sidebar, tabs and the guard follow without a new load. */
import { expect, type Page } from '@playwright/test';
import { status } from '../src/shared/sign-in/sign-in.ts';
import { editUser } from '../src/shared/users/users.ts';
import { bits, maskOf, type PermissionName } from '../src/shared/base/permissions.ts';
import { type MadePerson, makePerson } from './test-support/database.ts';
import { type RunningPortal, test } from './test-support/portal.ts';
import { call, owner, sessionOf, signIn } from './test-support/sign-in.ts';

const maskNamed = (names: readonly PermissionName[]) => maskOf(names.map((name) => bits[name]));

/** Signs in a person with these permissions. */
async function signInWithThese(page: Page, portal: RunningPortal, names: readonly PermissionName[]): Promise<MadePerson> {
  const person = await makePerson(portal, { permissions: maskNamed(names) });
  await signIn(page, portal, person.email);
  return person;
}

/** Gives a person exactly these permissions, as the owner of Acme. */
async function give(
  portal: RunningPortal,
  { portalId, fullName, email: emailAddress }: MadePerson,
  names: readonly PermissionName[],
): Promise<void> {
  const body = { portalId, fullName, emailAddress, accessLevel: maskNamed(names) };
  await call(portal, editUser, { body, token: await sessionOf(portal, owner) });
}

const sidebarLink = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const word = (page: Page, text: string) => page.getByRole('status').filter({ hasText: 'Your permissions have changed' }).getByText(text);

test.describe('Permissions that change under an open portal', () => {
  test('are read again when the window is looked at again; the sidebar follows, with a word', async ({ page, portal }) => {
    const person = await signInWithThese(page, portal, ['reports']);
    await page.goto('/home');
    await expect(sidebarLink(page, 'Reports')).toBeVisible();
    await give(portal, person, ['downloads']);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(sidebarLink(page, 'Downloads')).toBeVisible();
    await expect(sidebarLink(page, 'Reports')).toBeHidden();
    await expect(word(page, 'Downloads was added. Reports was removed.')).toBeVisible();
  });

  test('are read again with navigation, at most every 30 seconds', async ({ page, portal }) => {
    await page.clock.install();
    const person = await signInWithThese(page, portal, ['reports', 'downloads']);
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith(status.path) && asked.push(request.url()));
    await page.goto('/home');
    await expect(sidebarLink(page, 'Reports')).toBeVisible();
    await give(portal, person, ['downloads', 'batch_query', 'test_and_diagnostics']);
    await sidebarLink(page, 'Downloads').click();
    await expect(page.getByRole('tab', { name: 'CIC List' })).toBeVisible();
    await expect(sidebarLink(page, 'Reports')).toBeVisible();
    expect(asked).toHaveLength(1);
    await page.clock.fastForward(31_000);
    await sidebarLink(page, 'Home').click();
    await expect(sidebarLink(page, 'Reports')).toBeHidden();
    await expect(sidebarLink(page, 'Testing & Diagnostics')).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  test('are read again after a refused call; the guard leaves a screen that is closed now', async ({ page, portal }) => {
    const person = await signInWithThese(page, portal, ['test_and_diagnostics', 'batch_query']);
    await page.goto('/testing');
    await expect(page.getByRole('tab', { name: 'Batch Query' })).toBeVisible();
    await give(portal, person, ['test_and_diagnostics']);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(page.getByRole('tab', { name: 'Batch Query' })).toBeHidden();
    await expect(page.getByRole('tab', { name: 'Single Live Query' })).toBeVisible();
    await give(portal, person, ['downloads']);
    await page.getByLabel('Phone number').fill('447700900123');
    await page.getByRole('checkbox', { name: /npq/ }).check();
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(sidebarLink(page, 'Testing & Diagnostics')).toBeHidden();
  });
});
