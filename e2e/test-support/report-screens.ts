/** The report tabs in the states that are looked at in every theme and size. */
import { expect, type Page } from '@playwright/test';
import { demoDay } from './demo-day.ts';
import { owner } from './sign-in.ts';
import type { Screen } from './screen.ts';

async function chartDrawn(page: Page) {
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(page.locator('main img')).toBeVisible();
}

export const reportScreens: readonly Screen[] = [
  { name: 'reports: historical data', path: '/reports', as: owner, reach: (page) => chartDrawn(page) },
  {
    name: 'reports: historical data as a table',
    path: '/reports',
    as: owner,
    reach: async (page) => {
      await chartDrawn(page);
      await page.getByRole('button', { name: 'France' }).click();
      await page.getByRole('button', { name: 'View as table' }).click();
      await expect(page.getByRole('table', { name: 'Past 30 Days Data' })).toBeVisible();
    },
  },
  {
    name: 'reports: historical data by country',
    path: '/reports',
    as: owner,
    reach: async (page) => {
      await chartDrawn(page);
      await page.getByRole('button', { name: 'By country' }).click();
      await expect(page.getByRole('slider')).toHaveCount(0);
      await expect(page.locator('main img')).toBeVisible();
    },
  },
  {
    name: 'reports that could not be loaded',
    path: '/reports',
    as: owner,
    reach: async (page) => {
      await page.route('**/api/reports/**', (route) => route.fulfill({ status: 503, json: { message: 'The reports are resting' } }));
      await page.reload();
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1);
      await page.unroute('**/api/reports/**');
    },
  },
  { name: 'reports: previous day', path: '/reports?tab=previous-day', as: owner, reach: (page) => chartDrawn(page) },
  {
    name: 'reports: tailored search',
    path: '/reports?tab=tailored-search',
    as: owner,
    reach: (page) => expect(page.getByRole('option', { name: 'Albania' })).toBeVisible(),
  },
  {
    name: 'reports: tailored search with errors and chosen countries',
    path: '/reports?tab=tailored-search',
    as: owner,
    reach: async (page) => {
      await page.getByRole('option', { name: 'Albania' }).click();
      await page.getByRole('button', { name: 'Europe' }).click();
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.getByText('Please select initial date for the report').first()).toBeVisible();
    },
  },
  {
    name: 'reports: tailored search with its calendar',
    path: '/reports?tab=tailored-search',
    as: owner,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Calendar' }).first().click();
      await expect(page.getByRole('grid')).toBeVisible();
    },
  },
  {
    name: 'reports: tailored search with results',
    path: `/reports?tab=tailored-search&countries=GB,FR&date=${demoDay(10)}`,
    as: owner,
    reach: (page) => expect(page.getByRole('table', { name: 'Tailored report' })).toBeVisible(),
  },
  {
    name: 'reports: a country that is isolated, with failed queries, from one day to another',
    path: '/reports?historical-countries=France&historical-failed=1',
    as: owner,
    reach: async (page) => {
      await chartDrawn(page);
      await page.getByLabel('Period').filter({ visible: true }).selectOption('From – to');
      await expect(page.getByLabel('From', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'reports: query records',
    path: '/reports?tab=query-records',
    as: owner,
    reach: (page) => expect(page.getByRole('table', { name: 'Query records' }).getByRole('rowheader').first()).toBeVisible(),
  },
];
