/** The list of users of an organisation, and adding one (specification, sections 2, 4 and 5). */
import { mailsTo } from '../src/server/test-support/mailbox.ts';
import { bits, maskOf } from '../src/shared/base/permissions.ts';
import { makePerson } from './test-support/database.ts';
import { invite, rowOf, unknownPerson } from './test-support/people.ts';
import { expect, test } from './test-support/portal.ts';
import { analyst, owner, signIn } from './test-support/sign-in.ts';
import { focusByTab } from './test-support/steps.ts';

const services = [
  'My Documents',
  'Contact us',
  'Downloads',
  'Test and Diagnostics',
  'Reports',
  'Billing',
  'GNR Search',
  'GNR Download',
  'Batch Query',
];

test.describe('The list of users', () => {
  test('filters by Full Name or Email Address; shows title, permissions and last sign-in, and resends an open invitation', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal);
    const person = await invite(portal, ['Reports', 'Billing']);
    await page.goto('/users');
    await expect(page).toHaveTitle(/^Dialplane\b.*\bUsers$/);
    await page.getByRole('searchbox', { name: 'Search' }).fill(person.fullName);
    await expect(page.getByRole('rowheader', { name: person.fullName })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).fill(person.email);
    await expect(page.getByText('No matches found')).toBeVisible();
    await page.getByRole('combobox', { name: 'Filter by' }).selectOption('Email Address');
    await expect(page.getByRole('rowheader', { name: person.fullName })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('rowheader', { name: person.fullName })).toBeVisible();
    await expect(page.getByText(/^1 of \d+ rows$/).first()).toBeVisible();

    const row = await rowOf(page, person);
    await expect(row.getByRole('cell', { name: 'User', exact: true })).toBeVisible();
    await expect(row.getByText('Reports, Billing')).toBeVisible();
    await expect(row.getByText('never')).toBeVisible();
    await row.getByRole('button', { name: 'Resend invitation' }).click();
    const toast = page.getByRole('status').filter({ hasText: 'User Management' });
    await expect(toast.getByText('New invitation sent')).toBeVisible();
    await expect.poll(async () => (await mailsTo(portal.dataDir, person.email)).length).toBe(2);
    const ownRow = await rowOf(page, { fullName: '', email: owner });
    await expect(ownRow.getByRole('cell', { name: 'Administrator', exact: true })).toBeVisible();
    await expect(ownRow.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)).toBeVisible();
    await expect(ownRow.getByRole('button', { name: 'Resend invitation' })).toHaveCount(0);
  });

  test('opens for administrators only', async ({ page, portal }) => {
    await signIn(page, portal, analyst);
    await page.goto('/users');
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('alert').filter({ hasText: 'Administrator' })).toBeVisible();
  });
});

test.describe('Adding a user', () => {
  test('the ID number is prefilled; each permission has a box; what is required is said; a taken address stands at its field; success opens a confirmation that names the person, the spam folder and the seven days, and empties the form', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal);
    await page.goto('/users/add');
    await expect(page.getByLabel('ID number')).toHaveValue('1001');
    await expect(page.getByLabel('ID number')).toHaveAttribute('readonly');
    await expect(page.getByRole('checkbox', { name: 'Administrator' })).toHaveValue('6');
    expect(
      await page
        .getByRole('group', { name: 'Services' })
        .getByRole('checkbox')
        .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value)),
    ).toEqual(['0', '1', '2', '3', '4', '5', '7', '8', '9']);
    for (const name of services) await expect(page.getByRole('checkbox', { name, exact: true })).toBeEnabled();

    const form = page.getByRole('main');
    await form.getByRole('button', { name: 'Add user' }).click();
    for (const text of ['Full name is required', 'Email is required', 'Please select at least one service']) {
      await expect(form.getByText(text, { exact: true })).toHaveCount(2);
    }
    await expect(page).toHaveTitle(/^Error: /);
    await form.getByRole('link', { name: 'Please select at least one service' }).click();
    await expect(page.getByRole('group', { name: 'Services' }).getByRole('checkbox').first()).toBeFocused();
    await page.getByLabel('Email Address').fill('not an address');
    await form.getByRole('button', { name: 'Add user' }).click();
    await expect(form.getByText('E-mail is not valid', { exact: true })).toHaveCount(2);

    await page.getByLabel('Full Name').fill('Somebody Else');
    await page.getByLabel('Email Address').fill(owner);
    await page.getByRole('checkbox', { name: 'Downloads' }).check();
    await page.getByRole('button', { name: 'Add user' }).click();
    await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription('This e-mail address is already in use');
    await expect(page.getByRole('alert').filter({ hasText: 'Add User' })).toBeVisible();
    await expect(page.getByLabel('Full Name')).toHaveValue('Somebody Else');

    const { fullName, email } = unknownPerson();
    await page.getByLabel('Full Name').fill(fullName);
    await page.getByLabel('Email Address').fill(email);
    await page.getByRole('button', { name: 'Add user', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `${fullName} was added` });
    await expect(dialog.getByText(/spam folder/)).toBeVisible();
    await expect(dialog.getByText(/7 days/)).toBeVisible();
    await expect(dialog.getByText(email)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused();
    await expect
      .poll(async () => (await mailsTo(portal.dataDir, email)).map(({ subject }) => subject))
      .toEqual(['Dialplane: your portal access']);
    await expect(dialog.getByText('Dialplane: your portal access')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add another' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Full Name')).toBeFocused();
    await expect(page.getByLabel('Full Name')).toHaveValue('');
    await expect(page.getByLabel('Email Address')).toHaveValue('');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to the users' }).click();
    await expect(page).toHaveURL(/\/users$/);
  });

  test('works by keyboard alone, from the list to the list', async ({ page, portal }) => {
    await signIn(page, portal);
    const person = unknownPerson();
    await page.goto('/users');
    await focusByTab(page, page.getByRole('link', { name: 'Add a user' }));
    await page.keyboard.press('Enter');
    // The list, which is left, has a choice that is labelled so, too.
    await focusByTab(page, page.getByRole('textbox', { name: 'Full Name' }));
    await page.keyboard.type(person.fullName);
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Email Address')).toBeFocused();
    await page.keyboard.type(person.email);
    await focusByTab(page, page.getByRole('checkbox', { name: 'Reports' }));
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Done' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/users$/);
    await expect((await rowOf(page, person)).getByText('Reports', { exact: true })).toBeVisible();
  });

  test('a box that the administrator does not hold is disabled, and the keyboard reaches the reason', async ({ page, portal }) => {
    const person = await makePerson(portal, { permissions: maskOf([bits.user_management, bits.reports]) });
    await signIn(page, portal, person.email);
    await page.goto('/users/add');
    const box = page.getByRole('checkbox', { name: 'GNR Download' });
    await expect(box).toBeDisabled();
    await expect(box).toHaveAccessibleDescription('You do not hold GNR Download');
    await expect(page.getByText('You do not hold GNR Download')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Reports' })).toBeEnabled();
    await box.focus();
    await expect(box).toBeFocused();
    await page.keyboard.press('Space');
    await expect(box).not.toBeChecked();
  });
});
