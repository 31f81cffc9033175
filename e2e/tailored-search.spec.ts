/** Tailored Search: its form, with and without a mouse, and its results. */
import type { Page } from '@playwright/test';
import { demoDay, stopClock } from './test-support/demo-day.ts';
import { away, makePerson } from './test-support/database.ts';
import { holdReplies } from './test-support/hold-replies.ts';
import { expect, test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';
import { focusByTab } from './test-support/steps.ts';

test.beforeEach(({ page }) => stopClock(page));

const countries = (page: Page) => page.getByRole('listbox', { name: 'Select countries to report' });
const country = (page: Page, name: string) => countries(page).getByRole('option', { name: new RegExp(`^${name}`) });
const finder = (page: Page) => page.getByLabel('Find countries, or paste codes');
const search = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const results = (page: Page) => page.getByRole('table', { name: 'Tailored report' });
const selected = (page: Page) => countries(page).locator('[aria-selected=true]');

async function open(page: Page, query = '') {
  await page.goto(`/reports?tab=tailored-search${query}`);
  await expect(countries(page).getByRole('option').first()).toBeVisible();
}

test.describe('on a machine in UTC', () => {
  test.beforeEach(({ page, portal }) => signIn(page, portal));

  test('a day is taken from the calendar by keyboard alone, or pasted with spaces around it; an empty form lists its errors above it, each a link to its field', async ({
    page,
    context,
  }) => {
    await open(page);
    await expect(page.getByText('No results found, please select parameters.')).toBeVisible();
    await expect(page.getByPlaceholder('Select Date', { exact: true })).toBeVisible();
    await focusByTab(page, page.getByRole('button', { name: 'Calendar' }).first());
    await page.keyboard.press('Enter');
    await expect(page.locator('.calendar-today')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Select date')).toHaveValue(demoDay(1));
    await expect(page.getByRole('button', { name: 'Calendar' }).first()).toBeFocused();

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((text) => navigator.clipboard.writeText(text), `  ${demoDay(5)} `);
    await page.getByLabel('Select date').fill('');
    await page.keyboard.press('ControlOrMeta+V');
    await expect(page.getByLabel('Select date')).toHaveValue(demoDay(5));
    await page.getByLabel('Select date').fill('');
    await search(page).click();
    const links = page.getByRole('listitem').getByRole('link');
    await expect(links.filter({ hasText: 'Please select initial date for the report' })).toBeVisible();
    await links.filter({ hasText: 'Please select country' }).click();
    await expect(finder(page)).toBeFocused();
    await page.getByLabel('Select date').fill('2999-01-01');
    await search(page).click();
    await expect(links.filter({ hasText: 'Incorrect date' })).toBeVisible();
  });

  test('a press or Ctrl toggles a country, Shift selects a range, and the text counts; every country is in one region; they are chosen by pasted codes, too, and taken away one by one', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await country(page, 'Albania').click();
    await expect(page.getByText('You have selected 1 country to report.')).toBeVisible();
    await country(page, 'Andorra').click({ modifiers: ['Shift'] });
    await expect(selected(page)).toHaveText([/^Albania/, /^Algeria/, /^American Samoa/, /^Andorra/]);
    await country(page, 'Algeria').click({ modifiers: ['Control'] });
    await expect(selected(page)).toHaveText([/^Albania/, /^American Samoa/, /^Andorra/]);
    await country(page, 'Albania').click();
    await expect(page.getByText('You have selected 2 countries to report.')).toBeVisible();
    // Not while the list is being filled: there are some 250 countries.
    await expect(countries(page).getByRole('option').nth(200)).toBeAttached();
    const count = await countries(page).getByRole('option').count();
    await page.getByRole('button', { name: 'Clear countries' }).click();
    for (const region of ['Africa', 'Americas', 'Asia', 'Europe', 'Oceania']) await page.getByRole('button', { name: region }).click();
    await expect(page.getByText(`You have selected ${count} countries to report.`)).toBeVisible();
    await page.getByRole('button', { name: 'Clear countries' }).click();

    await page.evaluate(() => navigator.clipboard.writeText('GB, FR, DE, XQ'));
    await finder(page).focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(page.getByText('You have selected 3 countries to report.')).toBeVisible();
    await expect(page.getByText('Unknown: XQ')).toBeVisible();
    await page.getByRole('button', { name: 'Remove France' }).click();
    await expect(page.getByRole('button', { name: 'Remove Germany' })).toBeFocused();
    await page.getByRole('button', { name: 'Oceania' }).click();
    await expect(page.getByText(/^You have selected 2\d countries to report\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Clear countries' }).click();
    await expect(selected(page)).toHaveCount(0);
    await finder(page).fill('united k');
    await expect(countries(page).getByRole('option')).toHaveCount(1);
    await finder(page).press('Enter');
    await expect(page.getByText('You have selected 1 country to report.')).toBeVisible();
  });

  test('it answers Country, Date and Quantity QDRs, filters on the country, and counts failed queries when asked', async ({ page }) => {
    await open(page);
    await page.getByLabel('Select date').fill(demoDay(10));
    await finder(page).fill('GB, FR');
    await finder(page).press('Enter');
    const asked = page.waitForRequest((request) => request.url().includes('countryList'));
    await search(page).click();
    expect(new URL((await asked).url()).search).toBe('?daysAgo=10&countryList=GB%2CFR%2C&failed=0&currentCompany=All+Services');
    await expect(results(page).getByRole('columnheader')).toHaveText(['Country', 'Date', 'Quantity QDRs']);
    await expect(results(page).locator('tbody tr')).toHaveCount(20);
    const succeeded = Number((await results(page).locator('tfoot td').last().textContent())?.replaceAll(',', ''));
    await page.getByRole('searchbox', { name: 'Search Document' }).fill('fra');
    await expect(results(page).locator('tbody tr')).toHaveCount(10);
    await page.getByRole('searchbox', { name: 'Search Document' }).fill('');
    await page.getByRole('checkbox', { name: 'Include Failed Queries' }).check();
    await search(page).click();
    await expect
      .poll(async () => Number((await results(page).locator('tfoot td').last().textContent())?.replaceAll(',', '')))
      .toBeGreaterThan(succeeded);
    await expect(page).toHaveURL(/failed=1/);
  });

  test('a pasted link shows the same, and Back goes to the search before', { tag: '@full' }, async ({ page, context }) => {
    await open(page, `&date=${demoDay(5)}&countries=GB,FR`);
    await expect(page.getByText(/QDRs in 2 countries/)).toBeVisible();
    await expect(page.getByText('You have selected 2 countries to report.')).toBeVisible();
    await finder(page).fill('DE');
    await finder(page).press('Enter');
    await search(page).click();
    await expect(page.getByText(/QDRs in 3 countries/)).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByText(/QDRs in 3 countries/)).toBeVisible();
    await page.goBack();
    await expect(page.getByText(/QDRs in 2 countries/)).toBeVisible();
    await expect(page.getByText('You have selected 2 countries to report.')).toBeVisible();
  });

  test('not searched yet, nothing matched and could not load are three different texts', async ({ page, portal }) => {
    await signIn(page, portal, (await makePerson(portal, { away: 'countrylist.qdrreport' })).email);
    await page.goto('/reports?tab=tailored-search');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByText('Working…')).toHaveCount(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(countries(page).getByRole('option').first()).toBeVisible();
    await expect(page.getByText('Choose a date and at least one country, then search.')).toBeVisible();
    await page.getByLabel('Select date').fill(demoDay(5));
    await finder(page).fill('TV');
    await finder(page).press('Enter');
    await search(page).click();
    await expect(page.getByText(/^The report could not be loaded/)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'Search' })).toContainText(away);
    await expect(page.getByText('You have selected 1 country to report.')).toBeVisible();
    await search(page).click();
    await expect(page.getByText(/^No queries in this country since/)).toBeVisible();
  });

  test(
    'a spinner lies over the country list while it is empty, and the button loads while a search runs',
    { tag: '@full' },
    async ({ page }) => {
      const countriesHeld = Promise.withResolvers<void>();
      await holdReplies(page, '**/api/utils/countryList', () => countriesHeld.promise);
      await page.goto('/reports?tab=tailored-search');
      await expect(page.getByText('Working…')).toBeVisible();
      await expect(country(page, 'France')).toHaveCount(0);
      countriesHeld.resolve();
      await expect(country(page, 'France')).toBeAttached();
      await expect(page.getByText('Working…')).toHaveCount(0);
      await page.getByLabel('Select date').fill(demoDay(10));
      await finder(page).fill('FR');
      await finder(page).press('Enter');
      const reportHeld = Promise.withResolvers<void>();
      await holdReplies(page, '**/api/reports/qdrreport*', () => reportHeld.promise);
      await search(page).click();
      await expect(page.locator('button[aria-busy=true]')).toHaveText(/Search/);
      reportHeld.resolve();
      await expect(results(page).locator('tbody tr')).toHaveCount(10);
      await expect(page.locator('button[aria-busy=true]')).toHaveCount(0);
    },
  );

  test('the country list loads when the tab becomes active, only if no country is selected', { tag: '@full' }, async ({ page }) => {
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/utils/countryList')) calls += 1;
    });
    await page.goto('/reports');
    await expect(page.getByRole('slider')).toBeVisible();
    expect(calls).toBe(0);
    await page.getByRole('tab', { name: 'Tailored Search' }).click();
    await expect(country(page, 'France')).toBeAttached();
    expect(calls).toBe(1);
    await page.getByRole('tab', { name: 'Previous Day' }).click();
    await page.getByRole('tab', { name: 'Tailored Search' }).click();
    await expect.poll(() => calls).toBe(2);
    await country(page, 'Albania').click();
    await page.getByRole('tab', { name: 'Previous Day' }).click();
    await page.getByRole('tab', { name: 'Tailored Search' }).click();
    await expect(page.getByText('You have selected 1 country to report.')).toBeVisible();
    expect(calls).toBe(2);
  });

  test('the whole search by keyboard alone', { tag: '@full' }, async ({ page }) => {
    await open(page);
    await focusByTab(page, page.getByLabel('Select date'));
    await page.keyboard.type(demoDay(20));
    await expect(page.getByLabel('Select date')).toHaveValue(demoDay(20));
    await focusByTab(page, country(page, 'Afghanistan'));
    await page.keyboard.type('united k');
    await expect(country(page, 'United Kingdom')).toBeFocused();
    // Space would still belong to what was typed.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByText('You have selected 2 countries to report.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('You have selected 2 countries to report.')).toBeVisible();
    await focusByTab(page, page.getByRole('checkbox', { name: 'Include Failed Queries' }));
    await page.keyboard.press('Space');
    await focusByTab(page, search(page));
    await page.keyboard.press('Enter');
    await expect(results(page)).toBeVisible();
    await expect(page).toHaveURL(/failed=1/);
    await expect(results(page).locator('caption')).toBeFocused();
  });
});

// It is another day there than in UTC: the one after it, and the one before.
for (const [timezoneId, time] of Object.entries({ 'Pacific/Kiritimati': '23:30', 'Pacific/Pago_Pago': '00:30' })) {
  test.describe(timezoneId, { tag: '@full' }, () => {
    test.use({ timezoneId });

    test(`F26: the picker's today and maximum are UTC in ${timezoneId}, and today is 0 days ago`, async ({ page, portal }) => {
      await stopClock(page, `${demoDay()}T${time}:00Z`);
      await signIn(page, portal);
      await open(page);
      await page.getByRole('button', { name: 'Calendar' }).first().click();
      await expect(page.locator('.calendar-today')).toHaveText(String(Number(demoDay(0).slice(8))));
      await expect(page.locator('.calendar-today')).not.toHaveAttribute('aria-disabled');
      await expect(page.getByRole('button', { name: 'Next' }).first()).toBeDisabled();
      await page.keyboard.press('Escape');
      await expect(page.getByText(`Days are UTC; today is ${demoDay(0)}.`)).toBeVisible();
      await finder(page).fill('GB');
      await finder(page).press('Enter');
      for (const daysAgo of [0, 1]) {
        await page.getByLabel('Select date').fill(demoDay(daysAgo));
        const asked = page.waitForRequest((request) => request.url().includes('countryList='));
        await search(page).click();
        expect(new URL((await asked).url()).searchParams.get('daysAgo')).toBe(String(daysAgo));
        await expect(page.getByText('Working…')).toHaveCount(0);
      }
    });
  });
}
