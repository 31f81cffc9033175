/** Choices on a screen are kept in the query string, which changes without leaving the screen. */
import { invite } from './test-support/people.ts';
import { expect, test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';
import { framesDrawn } from './test-support/steps.ts';

test('a filter loses no letter however fast it is typed; Back leads to where a list was left; each tab has its own parameters', async ({
  page,
  portal,
}) => {
  for (let n = 0; n < 3; n += 1) await invite(portal, ['Reports']);
  await signIn(page, portal);
  await page.goto('/users');
  const field = page.getByRole('searchbox', { name: 'Search' });
  await field.focus();
  await page.keyboard.type('abcdefghijklmnopqrstuvwxyz');
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3));
  await page.keyboard.type('123');
  await expect(field).toHaveValue('abc123defghijklmnopqrstuvwxyz');
  await expect(page).toHaveURL(/\?users-filter=abc123defghijklmnopqrstuvwxyz$/);
  await page.goBack();
  await expect(field).toHaveValue('');
  // A press right after a letter, before anything is drawn, reverts nothing.
  await field.evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'e');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    document.querySelector<HTMLElement>('th button')?.click();
  });
  for (const part of [/users-filter=e/, /users-sort=display/]) await expect(page).toHaveURL(part);
  await expect(field).toHaveValue('e');
  await page.goto('/users');

  await page.setViewportSize({ width: 1280, height: 420 });
  await page.getByRole('button', { name: 'Full Name' }).click();
  await expect(page).toHaveURL(/\?users-sort=/);
  const sorted = page.getByRole('columnheader', { name: 'Full Name' });
  const scrolled = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, 150));
  await framesDrawn(page);
  await page.getByRole('link', { name: 'Add a user' }).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByLabel('Full Name')).toBeVisible();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(sorted).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(scrolled).toBe(150);

  await page.goto('/users?tab=audit-log&audit-sort=at.ascending&users-page=zwei');
  const time = page.getByRole('columnheader', { name: 'Time' });
  await expect(time).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('tab', { name: 'Users', exact: true }).click();
  await page.getByRole('button', { name: 'Full Name' }).click();
  await expect(page).toHaveURL(/\/users\?tab=users&users-sort=display\.ascending$/);
  await page.getByRole('tab', { name: 'Audit log' }).click();
  await expect(time).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).not.toHaveURL(/users-sort/);
  await page.goBack();
  await expect(sorted).toHaveAttribute('aria-sort', 'ascending');

  // The router knows only the decoded text of a fragment.
  await page.goto('/gnr-search#range=1&operator=AT%26T');
  await page.getByRole('button', { name: 'Range', exact: true }).click();
  await expect(page).toHaveURL(/\/gnr-search\?ranges-sort=range\.ascending#range=1&operator=AT%26T$/);
});
