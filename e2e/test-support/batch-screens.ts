/** The batch tabs in the states that are looked at in every theme and size. */
import { chooseFile, openServices, resultRows, sendBatch, sendBatchTo } from './batch-steps.ts';
import { expect } from './portal.ts';
import { owner } from './sign-in.ts';
import type { Screen } from './screen.ts';

export const batchScreens: readonly Screen[] = [
  {
    name: 'batch query',
    path: '/testing?tab=batch-query',
    as: owner,
    reach: (page) => expect(page.getByRole('button', { name: 'Submit' })).toBeVisible(),
  },
  {
    name: 'batch query with errors and a file that breaks the rules',
    path: '/testing?tab=batch-query',
    as: owner,
    reach: async (page) => {
      await page.getByLabel('ports', { exact: true }).check();
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('You must enter a value').first()).toBeVisible();
      await chooseFile(page, 'msisdn\n+44 7700 900123\n\n4.47E+11;x\n', 'march numbers.csv');
      await expect(page.getByRole('button', { name: 'Use this number' })).toBeVisible();
    },
  },
  {
    name: 'batch query with a table',
    path: '/testing?tab=batch-query',
    as: owner,
    reach: async (page) => {
      const cities = ['London; East', 'Leeds', 'York', 'Bath', 'Hull', 'Ely'];
      const rows = cities.map((city, row) => `Customer ${row};+44 7700 90012${row % 4};"${city}"\n`);
      await chooseFile(page, `customer;phone;city\n${rows.join('')}`, 'customers.csv');
      await expect(page.getByRole('button', { name: 'Use these 6 numbers' })).toBeVisible();
    },
  },
  {
    name: 'batch query with the numbers of a table',
    path: '/testing?tab=batch-query',
    as: owner,
    reach: async (page) => {
      await chooseFile(page, 'customer;phone\nAda;+44 7700 900123\nBob;x\nEve;447700900123\n', 'customers.csv');
      await page.getByRole('button', { name: 'Use these 2 numbers' }).click();
      await expect(page.getByRole('button', { name: 'Drop 1 duplicate' })).toBeVisible();
    },
  },
  {
    name: 'batch query with its confirmation',
    path: '/testing?tab=batch-query',
    as: owner,
    reach: async (page) => {
      await page.getByLabel('npq', { exact: true }).check();
      await chooseFile(page, '447700900123\n447700900123\n12025550123\n0123\n');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'batch query with its success',
    path: '/testing?tab=batch-query',
    as: owner,
    reach: async (page) => {
      await sendBatch(page, '447700900123\n', ['gnr']);
    },
  },
  {
    name: 'batch results with a mail that waits',
    path: '/testing?tab=batch-query',
    as: owner,
    reach: async (page) => {
      const stem = await sendBatchTo(page, { content: '447700900123\n', services: ['gnr'], email: 'partner@outside.example' });
      await page.getByRole('link', { name: 'See the results' }).click();
      await expect(resultRows(page, stem)).toContainText('E-mail waits for confirmation');
    },
  },
  {
    name: 'batch results',
    path: '/testing?tab=batch-query',
    as: owner,
    reach: async (page) => {
      const stem = await sendBatch(page, '447700900300\n447700900123\n', ['liveStatus', 'gnr']);
      await page.getByRole('link', { name: 'See the results' }).click();
      await expect(resultRows(page, stem)).toContainText('Partly done');
      await openServices(page, stem);
    },
  },
  {
    name: 'a batch',
    path: '/testing?tab=batch-query',
    endsAt: '/testing/batch/$id',
    as: owner,
    reach: async (page) => {
      const stem = await sendBatch(page, '447700900300\n447700900123\n12025550123\n4477009001234567\n', ['liveStatus', 'gnr']);
      await page.getByRole('link', { name: 'See the results' }).click();
      await expect(resultRows(page, stem)).toContainText('Partly done');
      await resultRows(page, stem).getByRole('link').click();
      await page.getByRole('button', { name: 'Show the first' }).click();
      await expect(page.getByRole('region', { name: 'Failed queries', exact: true })).toBeVisible();
    },
  },
];
