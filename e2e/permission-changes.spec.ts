/** Permissions that are changed while the portal stands open: sidebar, tabs and the guard follow without a new load. */
import { expect, type Page } from '@playwright/test';
import { status } from '../src/shared/api/authentication.ts';
import { editUser, listUsers } from '../src/shared/api/users.ts';
import { maskOf, permissions } from '../src/shared/permissions.ts';
import { addPerson, type Label, type Person } from './test-support/people.ts';
import { type RunningPortal, test } from './test-support/portal.ts';
import { call, owner, sessionOf, signIn } from './test-support/sign-in.ts';

/** The owner of Acme gives somebody these permissions and takes every other one. */
async function give(portal: RunningPortal, { email, fullName }: Person, labels: readonly Label[]): Promise<void> {
  const token = await sessionOf(portal, owner);
  const { message } = await call(portal, listUsers, { token });
  const portalId = message.find(({ emailAddress }) => emailAddress === email)?.portalId;
  const accessLevel = maskOf(permissions.filter(({ label }) => labels.includes(label)).map(({ bit }) => bit));
  await call(portal, editUser, { body: { portalId, fullName, emailAddress: email, accessLevel }, token });
}

const sidebarLink = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const word = (page: Page, text: string) => page.getByRole('status').filter({ hasText: 'Your permissions have changed' }).getByText(text);

test.describe('Permissions that change under an open portal', () => {
  test('are read again when the window is looked at again; the sidebar follows, with a word', async ({ page, portal }) => {
    const person = await addPerson(portal, ['Reports']);
    await signIn(page, portal, person.email);
    await page.goto('/home');
    await expect(sidebarLink(page, 'Reports')).toBeVisible();
    await give(portal, person, ['Downloads']);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(sidebarLink(page, 'Downloads')).toBeVisible();
    await expect(sidebarLink(page, 'Reports')).toBeHidden();
    await expect(word(page, 'Downloads was added. Reports was removed.')).toBeVisible();
  });

  test('are read again with navigation, at most every 30 seconds', async ({ page, portal }) => {
    const person = await addPerson(portal, ['Reports', 'Downloads']);
    await page.clock.install();
    await signIn(page, portal, person.email);
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith(status.path) && asked.push(request.url()));
    await page.goto('/home');
    await expect(sidebarLink(page, 'Reports')).toBeVisible();
    await give(portal, person, ['Downloads', 'Batch Query', 'Test and Diagnostics']);
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
    const person = await addPerson(portal, ['Test and Diagnostics', 'Batch Query']);
    await signIn(page, portal, person.email);
    await page.goto('/testing');
    await expect(page.getByRole('tab', { name: 'Batch Query' })).toBeVisible();
    await give(portal, person, ['Test and Diagnostics']);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(page.getByRole('tab', { name: 'Batch Query' })).toBeHidden();
    await expect(page.getByRole('tab', { name: 'Single Live Query' })).toBeVisible();
    await give(portal, person, ['Downloads']);
    await page.getByLabel('Phone number').fill('447700900123');
    await page.getByRole('checkbox', { name: /npq/ }).check();
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(sidebarLink(page, 'Testing & Diagnostics')).toBeHidden();
  });
});
