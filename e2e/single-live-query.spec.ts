/** Single Live Query: the form and its rules, and the whole journey (specification, sections 2, 5 and 9). */
import { expect, test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';
import {
  box,
  deselectAll,
  numberField,
  openServices,
  search,
  selectAll,
  serviceCodes,
  verdict,
  watchQueries,
} from './test-support/single-query-steps.ts';
import { focusByTab } from './test-support/steps.ts';

test.beforeEach(({ page, portal }) => signIn(page, portal));

test.describe('the form', () => {
  test('offers twelve services in order; Select All toggles; without one, and for what is no phone number, it says what is missing, and sends nothing', async ({
    page,
  }) => {
    await page.goto('/testing');
    await openServices(page);
    await expect(page.getByRole('group', { name: 'Services' }).locator('label')).toHaveText(serviceCodes);

    await deselectAll(page);
    await page.getByRole('button', { name: 'Select All', exact: true }).click();
    for (const service of serviceCodes) await expect(box(page, service)).toBeChecked();
    const toggle = page.getByRole('button', { name: 'Deselect All' });
    await expect(toggle).toBeFocused();
    await expect(toggle).not.toHaveAttribute('aria-pressed');
    await box(page, 'dno').uncheck();
    await expect(toggle).toBeHidden();
    await box(page, 'dno').check();
    await toggle.click();
    for (const service of serviceCodes) await expect(box(page, service)).not.toBeChecked();

    const sent = watchQueries(page);
    await deselectAll(page);
    await numberField(page).fill('447700900123');
    await search(page).click();
    await expect(page.getByRole('group', { name: 'Services' })).toHaveAccessibleDescription('Please select at least one service');
    await expect(page.getByRole('button', { name: 'Select All' })).toBeFocused();
    await box(page, 'npq').check();
    await expect(page.getByText('Please select at least one service')).toBeHidden();
    for (const typed of ['', '07700 900123', '12', '4477009001234567']) {
      await numberField(page).fill(typed);
      await search(page).click();
      await expect(numberField(page)).toHaveAccessibleDescription(/Please provide a full E164 number without leading \+ and only numbers/);
      await expect(numberField(page)).toBeFocused();
      await expect(numberField(page)).toHaveValue(typed);
    }
    expect(sent).toEqual([]);
  });

  test('the keys ".", "e" and "E" are blocked, a paste is not; a number that cannot exist is said so before it is sent', async ({
    page,
    context,
  }) => {
    await page.goto('/testing');
    await numberField(page).focus();
    await page.keyboard.type('44.7e7E0');
    await expect(numberField(page)).toHaveValue('44770');
    await page.keyboard.press('ControlOrMeta+a');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('tel:+44-7700-900123'));
    await page.keyboard.press('ControlOrMeta+v');
    await expect(numberField(page)).toHaveValue('tel:+44-7700-900123');
    await expect(page.getByText('Will query 447700900123')).toBeVisible();

    await openServices(page);
    await box(page, 'npq').check();
    await box(page, 'gnr').check();
    await numberField(page).fill('44770');
    await expect(page.getByText('Too short for the United Kingdom: needs 12 digits.')).toBeVisible();
    await search(page).click();
    await expect(
      verdict(page).getByText('44770 has the wrong length for a number in the United Kingdom, so nobody can hold it.'),
    ).toBeVisible();
    await expect(verdict(page).getByText('Current carrier')).toHaveCount(0);
    await expect(page.getByRole('table')).toHaveCount(0);
  });
});

test('works by keyboard alone, from the services to the retry', async ({ page }) => {
  await page.goto('/testing');
  await selectAll(page);
  await focusByTab(page, numberField(page));
  await page.keyboard.type('447700900300');
  await focusByTab(page, box(page, 'dno'));
  await page.keyboard.press('Space');
  await expect(box(page, 'dno')).not.toBeChecked();
  await focusByTab(page, search(page));
  await page.keyboard.press('Enter');
  await focusByTab(page, page.getByRole('button', { name: 'Retry liveStatus' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Result for 447700900300' })).toBeFocused();
  const table = page.getByRole('table', { name: 'Answers by service' });
  await focusByTab(page, page.locator('summary').filter({ hasText: 'Answers by service' }));
  if (await table.isHidden()) await page.keyboard.press('Enter');
  await focusByTab(page, table.getByRole('button', { name: 'rc', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'rc' })).toContainText(/The reason code.*405Not safe to message: the number is not mobile/);
  await page.keyboard.press('Escape');
  await expect(table.getByRole('button', { name: 'rc', exact: true })).toBeFocused();
});

test('on a small screen the view goes to what the query finds, and nothing scrolls sideways', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/testing#number=447700900123&services=npq,gnr');
  await numberField(page).press('Enter');
  await expect(verdict(page).getByText('ported from Example Mobile to Other Mobile')).toBeInViewport({ ratio: 1 });
  await expect(numberField(page)).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
