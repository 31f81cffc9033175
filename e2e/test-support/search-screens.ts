/** The searches and the legend in the states that are looked at in every theme and size. */
import { expect } from '@playwright/test';
import type { Screen } from './screen.ts';
import { owner } from './sign-in.ts';
import { openTables, verdict } from './single-query-steps.ts';
import { askRange, openView } from './steps.ts';

export const searchScreens: readonly Screen[] = [
  {
    name: 'service legend',
    path: '/serviceLegend',
    reach: (page) => expect(page.getByRole('rowheader', { name: 'npdi' })).toBeVisible(),
  },
  {
    name: 'range search',
    path: '/gnr-search',
    as: owner,
    reach: (page) => expect(page.getByRole('tab', { name: 'Range Search' })).toBeVisible(),
  },
  {
    name: 'range search with its notice',
    path: '/gnr-search',
    as: owner,
    reach: (page) => askRange(page, '1'),
  },
  {
    name: 'range search with results',
    path: '/gnr-search#44',
    as: owner,
    reach: async (page) => {
      await expect(page.getByRole('button', { name: 'Download all 2,429', exact: true })).toBeVisible();
      await openView(page);
      await expect(page.getByRole('group', { name: 'Columns', exact: true })).toBeVisible();
    },
  },
  {
    name: 'range changes',
    path: '/gnr-search?tab=what-changed',
    as: owner,
    reach: (page) => expect(page.getByRole('table', { name: 'Changes of ranges' })).toContainText('Other Mobile'),
  },
  {
    name: 'range tree',
    path: '/gnr-search?tab=range-tree&open=4-44-447',
    as: owner,
    reach: (page) => expect(page.getByRole('treeitem', { name: /^4474,/ })).toBeVisible(),
  },
  {
    name: 'number lookup with its response',
    path: '/gnr-search?tab=number-lookup',
    as: owner,
    reach: async (page) => {
      await page.getByLabel('Phone number').fill('+44 7400 123456');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: 'Response' })).toContainText('"447400123456"');
    },
  },
  {
    name: 'single live query',
    path: '/testing',
    as: owner,
    reach: (page) => expect(page.getByRole('tab', { name: 'Single Live Query' })).toBeVisible(),
  },
  {
    name: 'single live query with answers and failures',
    path: '/testing#n=447700900300&s=npq,gnr,liveStatus,ported',
    as: owner,
    reach: async (page) => {
      await expect(page.getByText('Error to get data for the next services : ').first()).toBeVisible();
      await openTables(page);
      await page.getByRole('button', { name: 'rc', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'rc' })).toContainText('900');
    },
  },
  {
    name: 'single live query as call processing receives it',
    path: '/testing#number=447700900123&services=npq',
    as: owner,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByText('As call processing receives it').click();
      await expect(page.getByRole('region', { name: 'tel: URI' })).toContainText('tel:+447700900123;npdi');
    },
  },
  {
    name: 'decoder with problems',
    path: `/testing?tab=decoder#wire=${encodeURIComponent('tel:+447700900123;npdi;npi=perhaps;mcc=2;x-own=1')}`,
    as: owner,
    reach: (page) => expect(page.getByText('2 problems').first()).toBeVisible(),
  },
  {
    name: 'single live query of a number with warnings',
    path: '/testing#n=447700900987&s=npq,gnr,liveStatus,ported,dno,irsfCheck,AITCheck',
    as: owner,
    reach: (page) => expect(verdict(page)).toContainText('a revenue-share risk and not safe to text'),
  },
];
