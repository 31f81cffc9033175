import type { BrowserContext } from '@playwright/test';
import { expect, test } from './test-support/portal.ts';

test.describe('The human check of a forgotten password', () => {
  test('a check that cannot work says what to do; an expired one says so, and its value is not sent', async ({ page }) => {
    await page.route('**/api/authentication/humancheck', (route) => route.abort());
    await page.clock.install();
    await page.goto('/auth/forgot-password');
    await page.getByLabel('I am human').click();
    await expect(page.getByText('The check failed.')).toBeVisible();
    await page.unroute('**/api/authentication/humancheck');
    await page.getByLabel('I am human').check();
    await expect(page.getByText('Verified')).toBeVisible();

    await page.getByLabel('Email').fill('somebody@acme.example');
    await expect(page.getByText('Verified')).toBeVisible();
    await page.clock.fastForward('05:00');
    await expect(page.getByText('The check has expired. Repeat it.')).toBeVisible();
    await expect(page.getByLabel('I am human')).not.toBeChecked();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('link', { name: 'Please verify you are human' })).toBeVisible();
  });
});

test.describe('reCAPTCHA', () => {
  for (const [provider, render] of [
    ['recaptcha-v2', 'explicit'],
    ['recaptcha-v3', 'the-site-key'],
  ] as const) {
    test(
      `${provider} runs in a document that shows the forgotten password alone; the toast crosses to the next`,
      { tag: provider === 'recaptcha-v3' ? '@full' : [] },
      async ({ page, context }) => {
        const asked = await useForeignProvider(context, provider);
        await page.route('**/api/authentication/forgotpassword', (route) => route.fulfill({ json: { message: 'On its way' } }));
        await page.goto('/auth/login');
        await page.getByLabel('Email').fill('typed before');
        await page.getByRole('link', { name: 'Forgotten password?' }).click();
        await expect(page.getByText('Verified')).toBeVisible();
        expect(asked()).toContain(`render=${render}`);
        await page.getByLabel('Email').fill('somebody@acme.example');
        await page.getByRole('button', { name: 'Submit' }).click();
        await expect(page.getByRole('status').filter({ hasText: 'On its way' })).toBeVisible();
        await expect(page).toHaveURL(/\/auth\/login$/);
        expect(await page.evaluate(() => 'grecaptcha' in window)).toBe(false);
        await page.goBack();
        await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
        await expect(page.getByText('Verified')).toBeVisible();
      },
    );
  }

  test('its script comes nowhere where a token is stored, and a text says what to do where it cannot load', async ({ page, context }) => {
    const asked = await useForeignProvider(context, 'recaptcha-v2');
    await page.route('https://captcha.example/**', (route) => route.abort());
    await page.goto('/auth/login');
    await expect(page.getByRole('heading', { name: 'Portal Login' })).toBeVisible();
    expect(asked()).toBe('');
    await page.goto('/auth/forgot-password');
    await expect(page.getByRole('alert').filter({ hasText: 'The human check did not load.' })).toBeVisible();
    await page.unroute('https://captcha.example/**');
    await page.getByRole('button', { name: 'Load the check again' }).click();
    await expect(page.getByText('Verified')).toBeVisible();
  });
});

/** Configures a foreign provider as the server would: its name, and a document whose policy lets its script in. */
async function useForeignProvider(context: BrowserContext, provider: string) {
  let asked = '';
  const fake = `globalThis.grecaptcha = {
    ready: (then) => then(),
    render: (place, options) => { setTimeout(() => options.callback('proof')); return 0; },
    reset() {},
    execute: async () => 'proof',
  };`;
  await context.route('**/api/config', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({
      json: { ...config, captcha: { provider, siteKey: 'the-site-key', scriptUrl: 'https://captcha.example/api.js' } },
    });
  });
  await context.route('**/auth/forgot-password', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await context.route('https://captcha.example/**', async (route) => {
    asked = route.request().url();
    await route.fulfill({ contentType: 'text/javascript', body: fake, headers: { 'cross-origin-resource-policy': 'cross-origin' } });
  });
  return () => asked;
}
