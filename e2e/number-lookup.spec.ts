/** Number Lookup (specification, sections 2 to 5, 8 and 9). */
import type { Page } from '@playwright/test';
import { expect, test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';
import { focusByTab } from './test-support/steps.ts';

test.beforeEach(({ page, portal }) => signIn(page, portal));

const phoneField = (page: Page) => page.getByRole('textbox', { name: 'Phone number' });
const search = (page: Page) => page.getByRole('tabpanel').getByRole('button', { name: 'Search' });

test.describe('Number Lookup', () => {
  test('works by keyboard alone, from the other tab; phone is required; a number in no range is told; the response is raw, to copy, to save, or a tree to the legend', async ({
    page,
  }) => {
    await page.goto('/gnr-search');
    await focusByTab(page, page.getByRole('tab', { name: 'Range Search' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Number Lookup' })).toBeFocused();
    await focusByTab(page, phoneField(page));
    await page.keyboard.type('447700900123');
    await page.keyboard.press('Enter');
    const response = page.getByRole('region', { name: 'Response' });
    await expect(response).toContainText('"447700900"');
    await focusByTab(page, page.getByRole('button', { name: 'Show tree' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Show raw' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Show tree' })).toBeFocused();

    await phoneField(page).fill('');
    await search(page).click();
    await expect(phoneField(page)).toHaveAccessibleDescription(/Phone number is required/);
    await expect(phoneField(page)).toBeFocused();

    await phoneField(page).fill('+999 123 456 789');
    await search(page).click();
    await expect(page.getByRole('main').getByText('No range holds 999123456789')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'GNR' }).getByText('No range holds 999123456789')).toBeVisible();
    await expect(phoneField(page)).toHaveValue('+999 123 456 789');

    await expect(page.getByText('E.164 format is suggested')).toBeVisible();
    await phoneField(page).fill('0044 (0) 7700-900123');
    await search(page).click();
    await expect(
      page.getByText(/^447700900123 lies in the range 447700900 of Example Mobile: mobile, in the United Kingdom; /),
    ).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Service legend' })).toHaveAttribute('href', '/serviceLegend');
    await expect(response).toContainText('"isoAlpha2": "GB"');
    const raw: unknown = JSON.parse((await response.locator('pre').textContent()) ?? '');
    expect(raw).toMatchObject({ tel: '447700900123', range: '447700900', countryName: 'United Kingdom', isoAlpha2: 'GB' });
    const saving = page.waitForEvent('download');
    await response.getByRole('button', { name: 'Download' }).click();
    expect((await saving).suggestedFilename()).toBe('number-lookup-447700900123.json');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await response.getByRole('button', { name: 'Copy' }).click();
    await expect(response.getByText('Copied')).toBeVisible();
    expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual(raw);
    await response.getByRole('button', { name: 'Show tree' }).click();
    await response.getByRole('button', { name: 'cic' }).click();
    await expect(page.getByRole('dialog', { name: 'cic' }).getByRole('link')).toHaveAttribute('href', '/serviceLegend#cic');
  });
});
