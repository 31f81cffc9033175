/** What administers programs, keys and webhooks, in the states that are looked at in every theme and size. */
import { expect, type Page } from '@playwright/test';
import type { Screen } from './screen.ts';
import { owner } from './sign-in.ts';

async function makeKey(page: Page) {
  await page.getByRole('button', { name: 'New key' }).click();
  await page.getByLabel('Name').fill('Nightly batch');
  await page.getByRole('checkbox', { name: 'GNR Search' }).check();
  await page.getByLabel('Addresses').fill('192.0.2.0/24\n2001:db8::/32');
  await page.getByRole('button', { name: 'Make the key' }).click();
}

export const programScreens: readonly Screen[] = [
  {
    name: 'my account with a new key',
    path: '/account',
    as: owner,
    reach: async (page) => {
      await makeKey(page);
      await expect(page.getByRole('dialog', { name: 'Copy this key now' }).getByText(/^dp_/)).toBeVisible();
    },
  },
  {
    name: 'my account with a key that cannot be made',
    path: '/account',
    as: owner,
    reach: async (page) => {
      await page.getByRole('button', { name: 'New key' }).click();
      await page.getByRole('button', { name: 'Make the key' }).click();
      await expect(page.getByRole('link', { name: 'Name the key' })).toBeVisible();
    },
  },
  {
    name: 'API keys',
    path: '/users?tab=api-keys',
    as: owner,
    reach: (page) => expect(page.getByRole('table')).toBeVisible(),
  },
  {
    name: 'webhooks',
    path: '/users?tab=webhooks',
    as: owner,
    reach: (page) => expect(page.getByText('There are no webhooks yet')).toBeVisible(),
  },
  {
    name: 'a webhook that cannot be added',
    path: '/users?tab=webhooks',
    as: owner,
    reach: async (page) => {
      await page.getByRole('button', { name: 'New webhook' }).click();
      await page.getByRole('button', { name: 'Add the webhook' }).click();
      await expect(page.getByRole('link', { name: 'Give an address that begins with https://' })).toBeVisible();
    },
  },
];
