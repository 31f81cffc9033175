/** Editing and deleting a user of one's own organisation (specification, sections 4 and 5). */
import { bits, maskOf } from '../src/shared/base/permissions.ts';
import { away, makePerson } from './test-support/database.ts';
import { rowOf, signInByScreen } from './test-support/people.ts';
import { expect, test } from './test-support/portal.ts';
import { owner, signIn } from './test-support/sign-in.ts';

const downloads = maskOf([bits.downloads]);

test.describe('Editing a user', () => {
  test('shows name and e-mail disabled, says the difference first, and saves it; what is refused of them takes the focus', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal);
    const person = await makePerson(portal, { permissions: downloads });
    await page.goto('/users');
    await (await rowOf(page, person)).getByRole('link', { name: `Edit ${person.fullName}` }).click();
    await expect(page).toHaveURL(/\/users\/edit\/[0-9a-f-]{36}$/);
    await expect(page.getByLabel('Full Name')).toBeDisabled();
    await expect(page.getByLabel('Full Name')).toHaveValue(person.fullName);
    await expect(page.getByLabel('Email Address')).toBeDisabled();
    await expect(page.getByText('no change')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await page.getByRole('checkbox', { name: 'Downloads' }).uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('main').getByText('Please select at least one service', { exact: true })).toHaveCount(2);
    await expect(page.getByRole('group', { name: 'Services' }).getByRole('checkbox').first()).toBeFocused();
    await page.getByRole('checkbox', { name: 'Reports' }).check();
    await expect(page.getByText('adds Reports; removes Downloads')).toBeVisible();
    await page.route('**/api/utils/userManagement', (route) =>
      route.fulfill({ status: 400, json: { message: 'Refused', errors: { fullName: 'The name has changed' } } }),
    );
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('main').locator(':focus')).toContainText('The name has changed');
    await page.unroute('**/api/utils/userManagement');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/users$/);
    await expect(page.getByRole('status').filter({ hasText: 'Edit User' })).toBeVisible();
    await expect((await rowOf(page, person)).getByText('Reports', { exact: true })).toBeVisible();
  });

  test('what the administrator does not hold stays ticked and disabled', async ({ page, portal }) => {
    const limited = await makePerson(portal, { permissions: maskOf([bits.user_management, bits.reports]) });
    const edited = await makePerson(portal, { permissions: maskOf([bits.gnr_download]) });
    await signIn(page, portal, limited.email);
    await page.goto(`/users/edit/${edited.portalId}`);
    await expect(page.getByRole('checkbox', { name: 'GNR Download' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'GNR Download' })).toBeDisabled();
    await page.getByRole('checkbox', { name: 'Reports' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect((await rowOf(page, edited)).getByText('Reports, GNR Download')).toBeVisible();
  });

  test('an administrator and the own account have all disabled, with the reason; an unknown user says so, with the way back', async ({
    page,
    portal,
  }) => {
    const me = await makePerson(portal);
    await signIn(page, portal, me.email);
    const person = await makePerson(portal, { permissions: maskOf([bits.user_management, bits.reports]) });
    for (const [{ portalId }, reason] of [
      [person, 'This user is an administrator: only provider staff can edit or remove administrators'],
      [me, 'This is your own account: you cannot change your own permissions'],
    ] as const) {
      await page.goto(`/users/edit/${portalId}`);
      await expect(page.getByText(reason)).toBeVisible();
      const boxes = page.getByRole('checkbox');
      await expect(boxes).toHaveCount(10);
      for (const box of await boxes.all()) {
        await expect(box).toBeDisabled();
        await expect(box).toHaveAccessibleDescription(reason);
      }
      await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
      await expect(page.getByRole('button', { name: 'Delete user' })).toBeDisabled();
    }

    await page.goto('/users/edit/00000000-0000-4000-8000-000000000000');
    await expect(page.getByText(/User not found/)).toBeVisible();
    await page.getByRole('link', { name: 'Back to the users' }).click();
    await expect(page).toHaveURL(/\/users$/);
  });
});

test.describe('Deleting a user, by keyboard', () => {
  test('"No, go back" has the focus and keeps the user; "Yes, delete user" leads to the list with the success message, which deletes as well, but neither administrators nor the own account', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal);
    const [person, other] = [await makePerson(portal, { permissions: downloads }), await makePerson(portal, { permissions: downloads })];
    await page.goto('/users');
    await (await rowOf(page, person)).getByRole('link', { name: /^Edit/ }).focus();
    await page.keyboard.press('Enter');
    const remove = page.getByRole('button', { name: 'Delete user' });
    await remove.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Delete ${person.fullName}?` });
    await expect(dialog.getByText(/will no longer be able to sign in/)).toContainText(person.email);
    await expect(dialog.getByRole('button', { name: 'No, go back' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Yes, delete user' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/users$/);
    await expect(page.getByRole('status').filter({ hasText: 'Delete User' }).getByText(`${person.email} was removed`)).toBeVisible();
    await rowOf(page, person);
    await expect(page.getByText('No matches found')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await expect((await rowOf(page, { fullName: '', email: owner })).getByRole('button', { name: /^Delete/ })).toHaveCount(0);
    const row = await rowOf(page, other);
    await row.getByRole('button', { name: `Delete ${other.fullName}` }).press('Enter');
    const question = page.getByRole('dialog', { name: `Delete ${other.fullName}?` });
    await expect(question.getByRole('button', { name: 'No, go back' })).toBeFocused();
    await question.getByRole('button', { name: 'Yes, delete user' }).click();
    await expect(question).toBeHidden();
    await expect(row).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('Sign out everywhere ends the sessions of the user, who may sign in again', { tag: '@full' }, async ({ page, portal, browser }) => {
    const person = await makePerson(portal, { permissions: downloads });
    const elsewhere = await browser.newContext({ baseURL: portal.url });
    const theirs = await elsewhere.newPage();
    await signIn(theirs, portal, person.email);
    await theirs.goto('/home');
    await expect(theirs.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await signIn(page, portal);
    await page.goto(`/users/edit/${person.portalId}`);
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByRole('status').getByText(`${person.fullName} was signed out everywhere`)).toBeVisible();
    await theirs.reload();
    await expect(theirs).toHaveURL(/\/auth\/login/);
    await signInByScreen(theirs, portal, person);
    await elsewhere.close();
  });

  test('a refusal stands in the warning', { tag: '@full' }, async ({ page, portal }) => {
    await signIn(page, portal, (await makePerson(portal, { away: 'userremoval' })).email);
    const person = await makePerson(portal, { permissions: downloads });
    await page.goto(`/users/edit/${person.portalId}`);
    await page.getByRole('button', { name: 'Delete user' }).click();
    await page.getByRole('button', { name: 'Yes, delete user' }).click();
    // In the warning itself, and in the toast above it.
    await expect(page.getByRole('dialog').getByText(away)).toHaveCount(2);
    await expect(page.getByRole('alert').filter({ hasText: 'Delete User' })).toBeVisible();
  });
});
