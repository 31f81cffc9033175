/** The portal in the look of its provider: readable in both themes and both languages, wide and narrow. */
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { looksRight } from './test-support/looks.ts';
import { test } from './test-support/portal.ts';
import { owner, signIn } from './test-support/sign-in.ts';

/** A wordmark four times as wide as high. */
const logo = join(import.meta.dirname, 'test-support/logo.svg');

test.use({
  environment: {
    PRODUCT_NAME: 'Rufnummern',
    ACCENT_COLOUR: '#0b3d91',
    LOGO: logo,
    LEGAL_LINKS:
      'Impressum=https://provider.example/impressum, Datenschutz=https://provider.example/datenschutz, Nutzungsbedingungen=https://provider.example/agb',
  },
});

/** Expects the logo, and the links at the foot of the screen. */
async function expectBrand(page: Page, legal: string) {
  const image = page.locator('header img');
  await expect.poll(() => image.evaluate((drawn: HTMLImageElement) => drawn.complete && drawn.naturalWidth > 0)).toBe(true);
  const links = page.getByRole('contentinfo').getByRole('list', { name: legal }).getByRole('link');
  await expect(links).toHaveText(['Impressum', 'Datenschutz', 'Nutzungsbedingungen']);
  await expect(links.first()).toHaveAttribute('href', 'https://provider.example/impressum');
}

function colourOf(page: Page, name: string): Promise<string> {
  return page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor);
}

test('the sign-in screen has the name and the colour of the provider', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/^Rufnummern · /);
  expect(await colourOf(page, 'Login')).toBe('rgb(11, 61, 145)');
  await expectBrand(page, 'Legal');
  await looksRight(page, 'sign-in of a provider');
});

test('the name stands in the title before any script runs', { tag: '@full' }, async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(portal.url);
  await expect(page).toHaveTitle('Rufnummern');
  await context.close();
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });
  test('screens have the colour in German too', { tag: '@full' }, async ({ page, portal }) => {
    await signIn(page, portal, owner);
    await page.goto('/testing');
    await expect(page.getByRole('tab', { selected: true })).toHaveText(/abfrage/i);
    await expectBrand(page, 'Rechtliches');
    await looksRight(page, 'screen of a provider, in German');
  });
});
