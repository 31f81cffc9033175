/** The tabs of changes in the ranges, and of the ranges digit by digit. */
import { expect, test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';
import { focusByTab } from './test-support/steps.ts';

test.beforeEach(({ page, portal }) => signIn(page, portal));

test('the range tree works by arrow keys alone, from a calling code to the search of a branch, and stands in the address; What changed has a change of every kind, between a version that the demo made up and the one that the portal brings', async ({
  page,
}) => {
  await page.goto('/gnr-search?tab=range-tree');
  const item = (prefix: string) => page.getByRole('treeitem', { name: new RegExp(`^${prefix},`) });
  await focusByTab(page, item('1'));
  await page.keyboard.press('4');
  await expect(item('4')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(item('4')).toHaveAttribute('aria-expanded', 'true');
  await expect(item('44')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(item('40')).toBeFocused();
  await page.keyboard.press('4');
  await expect(item('44')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(item('447')).toHaveAccessibleName(/^447, United Kingdom.*, 984 ranges: .*EE \d+ %/);
  await page.reload();
  await expect(item('447')).toBeVisible();
  await item('447').click();
  await page.getByRole('button', { name: 'Search the ranges of 447' }).click();
  await expect(page.getByRole('table', { name: 'Ranges for 447' })).toBeVisible();

  await page.getByRole('tab', { name: 'What changed' }).click();
  await expect(page.getByText(/, demo$|^demo$|demo,/).first()).toBeVisible();
  await expect(page.getByText(/included with the portal, built from .*google-libphonenumber/)).toBeVisible();
  for (const kind of ['Added', 'Removed', 'Moved', 'Other changes'])
    await expect(page.getByRole('button', { name: new RegExp(`^${kind}.*: 1$`) })).toBeVisible();
  const moved = page.getByRole('row').filter({ hasText: '447700900' });
  await expect(moved).toContainText(/Other Mobile.*Example Mobile/);
});
