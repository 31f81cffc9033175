/** Editing and deleting a user as staff (specification, sections 5 and 6). */
import { expect, type Page } from '@playwright/test';
import { invite, type Person, rowOf, unknownPerson } from './test-support/people.ts';
import { test } from './test-support/portal.ts';
import { signIn, staff } from './test-support/sign-in.ts';

async function edit(page: Page, account: string, person: Person): Promise<void> {
  await page.goto(`/admin?account=${account}`);
  await (await rowOf(page, person)).getByRole('link', { name: /^Edit/ }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/edit/[0-9a-f-]{36}\\?account=${account}$`));
}

test.describe('Editing a user', () => {
  test('changes name, e-mail, organisation, flag and services, and says the difference first; the flag alone is no service', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal, staff);
    const person = await invite(portal, ['Reports']);
    await edit(page, '1001', person);
    await expect(page.getByLabel('ID number')).toHaveValue(/^[0-9a-f-]{36}$/);
    expect(
      await page
        .getByRole('group', { name: 'Services' })
        .getByRole('checkbox')
        .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value)),
    ).toEqual([
      'my_documents',
      'contact',
      'downloads',
      'test_and_diagnostics',
      'reports',
      'billing',
      'gnr_search',
      'gnr_download',
      'batch_query',
    ]);
    await page.getByRole('radio', { name: 'Yes' }).check();
    await page.getByRole('checkbox', { name: 'Reports' }).uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByRole('group', { name: 'Services' }).getByText('Please select at least one service', { exact: true }),
    ).toBeVisible();
    const renamed = unknownPerson();
    await page.getByLabel('Full Name').fill(renamed.fullName);
    await page.getByLabel('Email Address').fill(renamed.email);
    await page.getByRole('combobox', { name: 'Organisation' }).fill('Globex');
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: 'Batch Query' }).check();
    await expect(
      page.getByText(
        `changes the name to ${renamed.fullName}; changes the e-mail address to ${renamed.email}; moves to Globex Networks (1002); adds Administrator, Batch Query; removes Reports`,
      ),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/admin\?account=1001$/);
    await expect(page.getByRole('status').filter({ hasText: 'Edit User' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Organisation' }).fill('Globex');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/account=1002/);
    const row = await rowOf(page, renamed);
    await expect(row).toContainText(renamed.fullName);
    await expect(row).toContainText('Administrator, Batch Query');
  });

  test('an administrator is edited and removed here', { tag: '@full' }, async ({ page, portal }) => {
    await signIn(page, portal, staff);
    const person = await invite(portal, ['Administrator']);
    await edit(page, '1001', person);
    await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await page.getByRole('button', { name: 'Delete user' }).click();
    await expect(page.getByRole('button', { name: 'No, go back' })).toBeFocused();
    await page.getByRole('button', { name: 'Yes, delete user' }).click();
    await expect(page).toHaveURL(/\/admin\?account=1001$/);
    await expect(page.getByRole('status').filter({ hasText: 'Delete User' }).getByText(`${person.email} was removed`)).toBeVisible();
    await rowOf(page, person);
    await expect(page.getByText('No matches found')).toBeVisible();
  });

  test("one's own permissions cannot be changed, nor can one remove oneself", { tag: '@full' }, async ({ page, portal }) => {
    await signIn(page, portal, staff);
    await edit(page, '1', { fullName: 'Platform Administrator', email: staff });
    const reason = 'This is your own account: you cannot change your own permissions or remove yourself';
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Reports' })).toBeDisabled();
    await expect(page.getByRole('checkbox', { name: 'Reports' })).toHaveAccessibleDescription(reason);
    await expect(page.getByRole('radio', { name: 'No' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Delete user' })).toBeDisabled();
  });

  test('the id alone is enough to find a user; an id that nobody has is told so', { tag: '@full' }, async ({ page, portal }) => {
    await signIn(page, portal, staff);
    const person = await invite(portal, ['Reports']);
    await edit(page, '1001', person);
    await page.goto(new URL(page.url()).pathname);
    await expect(page.getByLabel('Full Name')).toHaveValue(person.fullName);
    await expect(page.getByRole('combobox', { name: 'Organisation' })).toHaveValue('Acme Telecom (1001)');
    await page.getByRole('checkbox', { name: 'Billing' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/admin\?account=1001$/);
    await page.goto('/admin/edit/00000000-0000-4000-8000-000000000000');
    await expect(page.getByText('User not found. The user may have been removed.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the admin page' }).click();
    await expect(page).toHaveURL(/\/admin$/);
  });
});
