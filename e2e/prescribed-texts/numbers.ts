/** Texts of GNR Search and of Testing & Diagnostics (specification, sections 2, 5 and 8). */
import type { Page } from '@playwright/test';
import { selectAll } from '../test-support/single-query-steps.ts';
import type { Visit } from './visit.ts';

const search = (page: Page) => page.getByRole('tabpanel').getByRole('button', { name: 'Search', exact: true });
const press = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click();

async function sendDays(page: Page, days: string): Promise<void> {
  await page.locator('[name=days]').fill(days);
  await press(page, 'Submit');
}

export const numberVisits: readonly Visit[] = [
  {
    screen: 'GNR Search',
    by: 'a customer',
    path: '/gnr-search#9990',
    states: [
      { state: 'without a match', texts: { tab: ['Range Search', 'Number Lookup'], text: ['No results found'] } },
      {
        state: 'Number Lookup, sent empty',
        reach: async (page) => {
          await page.getByRole('tab', { name: 'Number Lookup' }).click();
          await search(page).click();
        },
        texts: { text: ['Phone number is required'] },
      },
    ],
  },
  {
    screen: 'Single Live Query',
    by: 'a customer',
    path: '/testing',
    states: [
      { state: 'as it opens', texts: { tab: ['Single Live Query', 'Batch Query', 'Batch Results'] } },
      { state: 'with every service', reach: selectAll, texts: { button: ['Deselect All'] } },
      { state: 'without a service', reach: (page) => press(page, 'Deselect All'), texts: { button: ['Select All'] } },
      {
        state: 'sent empty',
        reach: (page) => search(page).click(),
        texts: { text: ['Please select at least one service', 'Please provide a full E164 number without leading + and only numbers'] },
      },
    ],
  },
  {
    screen: 'Batch Query',
    by: 'a customer',
    path: '/testing?tab=batch-query',
    states: [
      {
        state: 'sent empty',
        reach: async (page) => {
          await page.locator('[name=email]').fill('');
          await press(page, 'Submit');
        },
        texts: { text: ['Please select at least one service', 'Email is required', 'Please upload file'] },
      },
      {
        state: 'with the ports service, without days, to no address',
        reach: async (page) => {
          await page.getByRole('checkbox', { name: 'ports', exact: true }).check();
          await page.locator('[name=email]').fill('nobody');
          await press(page, 'Submit');
        },
        texts: { text: ['Email is not valid', 'You must enter a value'] },
      },
      {
        state: 'with too few days',
        reach: (page) => sendDays(page, '-1'),
        texts: { text: ['Value must be greater than or equal to 0'] },
      },
      {
        state: 'with too many days',
        reach: (page) => sendDays(page, '1001'),
        texts: { text: ['Value must be less than or equal to 1000'] },
      },
    ],
  },
  {
    screen: 'Batch Results',
    by: 'a customer of a new organisation',
    path: '/testing?tab=batch-results',
    states: [{ state: 'without a batch', texts: { text: ['No results to show'] } }],
  },
];
