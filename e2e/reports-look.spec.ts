import { expect, signIn, test } from './portal.ts';
test('look', async ({ page, portal }) => {
  test.setTimeout(180_000);
  await signIn(page, portal);
  await page.goto('/reports');
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(page.locator('img[width]').first()).toBeVisible();
  for (const theme of ['light', 'dark'] as const) for (const width of [1280, 320]) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/look/hist-${theme}-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/reports?tab=tailored-search');
  await page.getByRole('option', { name: 'Albania' }).click();
  await page.getByRole('option', { name: 'Andorra' }).click({ modifiers: ['Shift'] });
  await page.screenshot({ path: `/tmp/look/tail-form.png`, fullPage: true });
  await page.getByLabel('Find countries').fill('GB, FR, DE');
  await page.keyboard.press('Enter');
  await page.getByLabel('Select date').fill('2026-10-30');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText(/QDRs in/)).toBeVisible();
  await page.screenshot({ path: `/tmp/look/tail-light.png`, fullPage: true });
  await page.setViewportSize({ width: 320, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: `/tmp/look/tail-dark-320.png`, fullPage: true });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/reports?tab=previous-day');
  await expect(page.getByRole('slider')).toBeVisible();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/look/prev.png`, fullPage: true });
});
