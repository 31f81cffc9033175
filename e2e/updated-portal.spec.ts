/** A page that was open while a new version was deployed: the files that it would fetch are gone. */
import type { Page } from '@playwright/test';
import { expect, test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';

/** Removes the scripts that the page has not loaded yet, for good or until it reloads. Answers the number of page loads. */
async function deploy(page: Page, { isThereAfterReload }: { isThereAfterReload: boolean }): Promise<() => number> {
  let loads = 0;
  await page.route(/\/assets\/[^/]*\.js$/, (route) =>
    isThereAfterReload && loads > 0 ? route.continue() : route.fulfill({ status: 404, body: '' }),
  );
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

const openDownloads = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Downloads' }).click();

test('F32: a screen whose script is gone comes after one reload', async ({ page, portal }) => {
  await signIn(page, portal);
  await page.goto('/home');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Downloads' })).toBeVisible();
  const loads = await deploy(page, { isThereAfterReload: true });
  await openDownloads(page);
  await expect(page.getByRole('tablist', { name: 'Downloads' })).toBeVisible();
  await expect(page).toHaveURL(/\/downloads/);
  expect(loads()).toBe(1);
});

test.describe('a script that stays away', () => {
  // It is an error that the browser tells of, too.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
  test.use({ consoleErrors: ({}, use) => use([]) });

  test('F32: is told in words, and the page is not loaded again and again', { tag: '@full' }, async ({ page, portal }) => {
    await signIn(page, portal);
    await page.goto('/home');
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Downloads' })).toBeVisible();
    await page.evaluate(() => sessionStorage.setItem('reloadedForCodeAt', String(Date.now())));
    const loads = await deploy(page, { isThereAfterReload: false });
    await openDownloads(page);
    await expect(page.getByText('Part of the portal could not be loaded')).toBeVisible();
    expect(loads()).toBe(0);
  });
});
