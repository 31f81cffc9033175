/** Texts of the reports (specification, sections 2, 5 and 8). */
import type { Page } from '@playwright/test';
import { demoDay } from '../test-support/demo-day.ts';
import type { Visit } from './visit.ts';

const search = (page: Page) => page.getByRole('tabpanel').getByRole('button', { name: 'Search', exact: true });

async function choose(page: Page, country: string): Promise<void> {
  await page.locator('[name=countryList]').fill(country);
  await page.locator('[name=countryList]').press('Enter');
}

async function searchSince(page: Page, day: string): Promise<void> {
  await page.locator('[name=daysAgo]').fill(day);
  await search(page).click();
}

export const reportVisits: readonly Visit[] = [
  {
    screen: 'Historical Data and Previous Day',
    by: 'a customer',
    path: '/reports',
    states: [
      {
        state: 'Historical Data',
        texts: {
          tab: ['Historical Data', 'Previous Day', 'Tailored Search'],
          heading: ['Past 30 Days Data'],
          field: ['Show Data For', 'Search Country'],
          option: ['All Services'],
          button: ['Download data'],
        },
      },
      {
        state: 'Previous Day',
        reach: (page) => page.getByRole('tab', { name: 'Previous Day' }).click(),
        texts: { option: ['All services'], field: ['Show Data For', 'Search Country'] },
      },
    ],
  },
  {
    screen: 'Tailored Search',
    by: 'a customer',
    path: '/reports?tab=tailored-search',
    states: [
      {
        state: 'as it opens',
        reach: (page) => page.getByRole('listbox').getByRole('option').first().waitFor(),
        texts: {
          field: ['Select date', 'Select countries to report', 'Include Failed Queries'],
          placeholder: ['Select Date'],
          button: ['Search'],
          text: ['No results found, please select parameters.'],
        },
      },
      {
        state: 'sent empty',
        reach: (page) => search(page).click(),
        texts: { text: ['Please select initial date for the report', 'Please select country'] },
      },
      { state: 'from a day to come', reach: (page) => searchSince(page, '2999-01-01'), texts: { text: ['Incorrect date'] } },
      {
        state: 'with a country',
        reach: (page) => choose(page, 'GB'),
        texts: { text: ['You have selected 1 country to report.'] },
      },
      {
        state: 'with the report of two countries',
        reach: async (page) => {
          await choose(page, 'FR');
          await searchSince(page, demoDay(10));
        },
        texts: {
          text: ['You have selected 2 countries to report.'],
          field: ['Search Document'],
          columnheader: ['Country', 'Date', 'Quantity QDRs'],
        },
      },
    ],
  },
];
