/** Screens under rare circumstances: motion, a theme before any script, caps lock, a closed clipboard, scrolling offline. */
import { expect, type Page } from '@playwright/test';
import { test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';

/** The animation of the part of the page that a route change redraws. */
function motionOfScreen(page: Page): Promise<string> {
  return page.locator('.fade-up').evaluate((screen) => getComputedStyle(screen).animationName);
}

test('a new screen fades up, and stands still at once for whoever wants no motion', { tag: '@full' }, async ({ page, portal }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signIn(page, portal);
  await page.goto('/home');
  await page.getByRole('navigation').getByRole('link', { name: 'Reports' }).click();
  await expect(page).toHaveURL(/\/reports/);
  await expect.poll(() => motionOfScreen(page)).toBe('fade-up');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => motionOfScreen(page)).toBe('none');
});

test('the sign-in begins in the field of the e-mail address; a password field says that caps lock is on, and takes it back', async ({
  page,
}) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();

  const field = page.getByLabel('Password', { exact: true });
  await field.focus();
  const press = (isOn: boolean) =>
    field.evaluate((input, modifierCapsLock) => {
      for (const type of ['keydown', 'keyup']) input.dispatchEvent(new KeyboardEvent(type, { key: 'A', modifierCapsLock, bubbles: true }));
    }, isOn);
  await press(true);
  await expect(page.getByText('Caps lock is on')).toBeVisible();
  await press(false);
  await expect(page.getByText('Caps lock is on')).toHaveCount(0);
});

test(
  'the top bar stays on a phone while the page scrolls, and leaves a window of few lines to the page',
  { tag: '@full' },
  async ({ page, portal }) => {
    await signIn(page, portal);
    await page.goto('/home');
    const bar = page.getByRole('button', { name: 'Find' }).first();
    for (const [height, stays] of [
      [640, true],
      [320, false],
    ] as const) {
      await page.setViewportSize({ width: 320, height });
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
      await (stays ? expect(bar).toBeInViewport({ ratio: 1 }) : expect(bar).not.toBeInViewport());
    }
  },
);

test('the theme is there before the portal’s script: a reload shows no other one first', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('preferences', JSON.stringify({ theme: 'dark' })));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/auth/login');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('#portal')).toBeEmpty();
});

test(
  'where the browser gives no leave to write to the clipboard, what would be copied is selected',
  { tag: '@full' },
  async ({ page, portal }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    });
    await signIn(page, portal);
    await page.goto('/testing#n=447700900123&s=npq');
    await page.getByRole('button', { name: 'Copy number' }).click();
    await expect(page.getByText('Selected: press Ctrl+C')).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('447700900123');
  },
);

test(
  'the word of a lost connection is away while the page scrolls down, and back when it rests',
  { tag: '@full' },
  async ({ page, portal, context }) => {
    await signIn(page, portal);
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/reports');
    await expect(page.getByRole('table', { name: 'Queries by country' })).toBeVisible();
    await context.setOffline(true);
    const word = page.getByText('Offline', { exact: true });
    await expect(word).toBeVisible();
    await word.evaluate((element) => {
      const seen: boolean[] = [];
      new MutationObserver(() => seen.push(element.hasAttribute('hidden'))).observe(element, { attributeFilter: ['hidden'] });
      Object.assign(globalThis, { seen });
    });
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => (globalThis as unknown as { seen: boolean[] }).seen)).toEqual([true, false]);
    await expect(word).toBeVisible();
    await context.setOffline(false);
    await expect(word).toHaveCount(0);
  },
);
