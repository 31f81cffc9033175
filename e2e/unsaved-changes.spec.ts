/** Unsaved text is not lost by a link, by Back, or by closing the page. */
import { expect, test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';

test('a form with unsaved changes asks before it goes: by a link, by Back, and by closing the page; a screen with two of them asks once', async ({
  page,
  portal,
}) => {
  await signIn(page, portal);
  await page.goto('/users');
  await page.getByRole('link', { name: 'Add a user' }).click();
  const name = page.getByLabel('Full Name');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });

  await name.fill('Ada Lovelace');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).click();
  await expect(question.getByRole('button', { name: 'Stay here' })).toBeFocused();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/users\/add$/);
  await expect(name).toHaveValue('Ada Lovelace');

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const byBrowser = await asked;
  expect(byBrowser.type()).toBe('beforeunload');
  await byBrowser.dismiss();
  await expect(name).toHaveValue('Ada Lovelace');

  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/users$/);
  await expect(question).toBeHidden();

  await page.getByRole('link', { name: 'Add a user' }).click();
  await expect(name).toHaveValue('');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).click();
  await expect(page).toHaveURL(/\/reports$/);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Account' }).click();
  await page.getByLabel('New password', { exact: true }).fill('something');
  // Another tab keeps what was typed.
  await page.getByRole('tab', { name: 'Profile' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).click();
  await expect(question).toHaveCount(1);
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/reports$/);
  await expect(question).toBeHidden();
});
