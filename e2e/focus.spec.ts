/** The focus and the output of screen readers: on a change of screen, in dialogs and on tabs. */
import type { Page } from '@playwright/test';
import { makePerson } from './test-support/database.ts';
import { holdReplies } from './test-support/hold-replies.ts';
import { expect, test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';
import { framesDrawn, searchRange } from './test-support/steps.ts';

test.beforeEach(({ page, portal }) => signIn(page, portal));

const announcer = (page: Page) => page.locator('p[aria-live=polite]');

test('a change of screen announces its title and moves the focus to the page, the first load does neither; tabs follow the keys, with one tab stop; a dialog takes the focus to its safe button, leads to the heading of the results, and is closed by a press outside', async ({
  page,
}) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await expect(announcer(page)).toHaveText('');
  await expect(page.getByRole('main')).not.toBeFocused();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'GNR Search' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(announcer(page)).toHaveText(await page.title());

  const [range, lookup] = [page.getByRole('tab', { name: 'Range Search' }), page.getByRole('tab', { name: 'Number Lookup' })];
  await expect(range).toHaveAttribute('aria-selected', 'true');
  await expect(lookup).toHaveAttribute('tabindex', '-1');
  await range.press('ArrowRight');
  await expect(lookup).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Number Lookup' })).toBeVisible();
  await expect(page).toHaveURL(/\?tab=number-lookup$/);
  await lookup.press('Home');
  await expect(range).toBeFocused();
  await range.press('End');
  const last = page.getByRole('tab', { name: 'Range tree' });
  await expect(last).toBeFocused();
  await last.press('ArrowRight');
  await expect(range).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);

  await page.getByRole('textbox', { name: 'Range' }).fill('4474');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Escape');
  const wasInside = await page.evaluate(() => document.querySelector('dialog[open]')?.contains(document.activeElement));
  expect(wasInside).toBe(true);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('caption')).toBeFocused();
  await expect(page.getByRole('caption')).toHaveText('Ranges for 4474');

  await page.getByRole('textbox', { name: 'Range' }).press('Enter');
  await expect(dialog).toBeVisible();
  // It ignores presses at first, so that the click that opened it does not close it.
  await expect(async () => {
    if (await page.getByRole('dialog').isVisible()) await page.mouse.click(20, 20);
    await framesDrawn(page);
    expect(await page.getByRole('dialog').isVisible()).toBe(false);
  }).toPass();
});

test('targets of a finger are 24 by 24 px, or in a sentence; filter, sorting and tabs move no focus and announce no title', async ({
  page,
}) => {
  await searchRange(page, '4474');
  const tooSmall = await page
    .getByRole('main')
    .locator('a, button, input, select, [role=tab]')
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility())
        .map((target) => ({ box: target.getBoundingClientRect(), html: target.outerHTML }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ html }) => html),
    );
  expect(tooSmall).toEqual([]);

  await page.getByRole('searchbox').fill('three');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.getByRole('button', { name: 'Country' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Country' })).toBeFocused();
  await page.getByRole('tab', { name: 'Number Lookup' }).press('Enter');
  await page.getByRole('tab', { name: 'Number Lookup' }).press('Space');
  await framesDrawn(page);
  await expect(page.getByRole('main')).not.toBeFocused();
  await expect(announcer(page)).toHaveText('');
});

test('a toast that comes by itself uncovers what has the focus already', { tag: '@full' }, async ({ page, portal }) => {
  await signIn(page, portal, (await makePerson(portal, { away: 'reports' })).email);
  await page.setViewportSize({ width: 320, height: 420 });
  const fails = Promise.withResolvers<void>();
  await holdReplies(page, '**/api/reports/**', () => fails.promise);
  await page.goto('/reports');
  const box = page.getByRole('checkbox', { name: 'Include failed queries' });
  await box.focus();
  await box.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom + 8 - innerHeight));
  fails.resolve();
  await expect(page.locator('[data-toast]')).toHaveCount(2);
  const bottom = () => box.evaluate((element) => element.getBoundingClientRect().bottom);
  const edge = () => page.locator('.toast-stack').evaluate((stack) => stack.getBoundingClientRect().top);
  await expect(box).toBeFocused();
  expect(await bottom()).toBeLessThanOrEqual(await edge());
});
