/** The Admin area's list, its support view, and adding a user (specification, sections 2, 4, 5 and 6). */
import { expect } from '@playwright/test';
import { acceptInvitation, invite, rowOf, unknownPerson } from './test-support/people.ts';
import { test } from './test-support/portal.ts';
import { owner, signIn, staff } from './test-support/sign-in.ts';

test.describe('The list of users of an organisation', () => {
  test('an organisation is chosen by Enter or by leaving the field, stands in the address, and is undone by Esc', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal, staff);
    await page.goto('/admin?tab=users');
    await expect(page).toHaveTitle(/^Dialplane\b.*\bAdmin$/);
    await expect(page.getByText('Please select organisation', { exact: true })).toBeVisible();
    const selector = page.getByRole('combobox', { name: 'Organisation' });
    await selector.focus();
    await page.keyboard.type('globex');
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options).toHaveText(['Globex Networks (1002)']);
    await page.keyboard.press('Escape');
    await expect(selector).toHaveValue('');
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toBeVisible();
    await page.keyboard.type('acme');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\?tab=users&account=1001$/);
    await expect(selector).toHaveValue('Acme Telecom (1001)');
    await expect(page.getByRole('cell', { name: owner })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Please select organisation', { exact: true })).toBeVisible();

    const list = page.getByRole('listbox');
    await selector.fill('1001');
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(/\/admin\?tab=users&account=1001$/);
    await expect(selector).toHaveValue('Acme Telecom (1001)');
    await selector.fill('globex');
    await expect(list.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(selector).toHaveValue('Acme Telecom (1001)');
    await expect(list).toBeHidden();
    await selector.fill('nobody of this name');
    await expect(page.getByText('No matches found', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(selector).toHaveValue('Acme Telecom (1001)');
    await expect(list).toBeHidden();
    await selector.fill('');
    await page.keyboard.press('Tab');
    await expect(selector).toHaveValue('');
    await expect(page).toHaveURL(/\/admin\?tab=users$/);
    await expect(page.getByText('Please select organisation', { exact: true })).toBeVisible();
  });

  test('opens for the platform organisation only', async ({ page, portal }) => {
    await signIn(page, portal, owner);
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);
  });

  test('Impersonate is closed for staff and the invited; for an active customer it shows the portal as them, who look only', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal, staff);
    const person = await invite(portal, ['Reports', 'Administrator']);
    await page.goto('/admin?account=1001');
    const impersonate = (await rowOf(page, person)).getByRole('button', { name: 'Impersonate' });
    await expect(impersonate).toBeDisabled();
    await expect(impersonate).toHaveAccessibleDescription('Invitation pending');
    await acceptInvitation(portal, person);
    const selector = page.getByRole('combobox', { name: 'Organisation' });
    await page.getByRole('searchbox', { name: 'Search' }).fill('');
    await selector.fill('Example Carrier');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Impersonate Platform Administrator' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Impersonate Platform Administrator' })).toHaveAccessibleDescription('Staff');

    await selector.fill('Acme');
    await page.keyboard.press('Enter');
    await rowOf(page, person);
    await expect(impersonate).toBeEnabled();
    await impersonate.click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page).toHaveTitle(/^\[Support view\] /);
    await page.goto('/users/add');
    await expect(page.getByText('Support view is read-only')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add user' })).toBeDisabled();
    await expect(page.getByRole('checkbox', { name: 'Reports' })).toBeDisabled();
  });
});

test.describe('Adding a user', () => {
  test('lists ten permissions; an unknown organisation stands at its field; success opens a confirmation and empties the form', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal, staff);
    const { fullName, email } = unknownPerson();
    await page.goto('/admin/add');
    const expected = {
      Administrator: '6',
      'My Documents': '0',
      'Contact us': '1',
      Downloads: '2',
      'Test and Diagnostics': '3',
      Reports: '4',
      Billing: '5',
      'GNR Search': '7',
      'GNR Download': '8',
      'Batch Query': '9',
    };
    for (const [name, value] of Object.entries(expected))
      await expect(page.getByRole('checkbox', { name, exact: true })).toHaveValue(value);
    await expect(page.getByRole('checkbox')).toHaveCount(10);
    await page.getByRole('link', { name: 'Back to the admin page' }).click();
    await expect(page).toHaveURL(/\/admin$/);

    await page.goBack();
    await page.getByLabel('User ID').fill('987654');
    await page.getByLabel('Full Name').fill(fullName);
    await page.getByLabel('Email Address').fill(email);
    await page.getByRole('checkbox', { name: 'Reports' }).check();
    await page.getByRole('button', { name: 'Add user' }).click();
    await expect(page.getByLabel('User ID')).toHaveAccessibleDescription(/Organisation not found/);

    await page.goto('/admin/add?account=1002');
    await expect(page.getByText('Globex Networks (1002)')).toBeVisible();
    await page.getByLabel('Full Name').fill(fullName);
    await page.getByLabel('Email Address').fill(email);
    await page.getByRole('checkbox', { name: 'GNR Search' }).check();
    await page.getByRole('button', { name: 'Add user' }).click();
    const dialog = page.getByRole('dialog', { name: `${fullName} was added` });
    await expect(dialog.getByText(/spam folder/)).toBeVisible();
    await expect(page.getByLabel('Full Name')).toHaveValue('');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/admin\?account=1002$/);
    await expect(await rowOf(page, { fullName, email })).toContainText('Invited');
  });
});
