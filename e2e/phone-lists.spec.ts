/** Lists on a phone: the actions of a row behind one button, and cards instead of tables. */
import { axeFindings } from './test-support/axe.ts';
import { expect, test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';

test.beforeEach(({ page, portal }) => signIn(page, portal));

test('at 320 px the actions of a row are one button in sight; a dialog that they open returns the focus to it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/users');
  const button = page.getByRole('button', { name: 'Actions of Acme Analyst' });
  await expect(button).toBeInViewport({ ratio: 1 });
  expect((await button.boundingBox())?.width).toBe(44);
  await button.press('Enter');
  const items = page.getByRole('menu', { name: 'Actions of Acme Analyst' }).getByRole('menuitem');
  await expect(items).toHaveText(['Edit', 'Delete']);
  expect(await axeFindings(page)).toEqual([]);
  await items.nth(1).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await items.nth(0).click();
  await expect(page).toHaveURL(/\/users\/edit\//);
});

test('at 320 px a list of Watch or My Account is cards, with the titles of its columns, its order and its actions', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/watch');
  const cards = page.getByRole('list', { name: 'Watched numbers and prefixes' }).getByRole('listitem');
  const card = cards.filter({ hasText: '447400123456' });
  await expect(card.getByRole('link', { name: '447400123456' })).toBeVisible();
  await expect(card.getByRole('checkbox', { name: 'Select 447400123456' })).toBeVisible();
  await expect(card.getByRole('term')).toHaveText(['Operator', 'Ported', /./, /./, /./, /./, /^Last change \((UTC|local time)\)$/]);
  expect(await axeFindings(page)).toEqual([]);
  await page.goto('/account');
  const session = page.getByRole('list', { name: 'Open sessions' }).getByRole('listitem');
  await expect(session.filter({ hasText: 'this session' })).toHaveCount(1);
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
