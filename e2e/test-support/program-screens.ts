/** Screens that administer programs, keys and webhooks, in the states that are checked in every theme and size. */
import { expect, type Page } from '@playwright/test';
import type { Screen } from './screen.ts';
import { analyst, owner, password } from './sign-in.ts';

async function makeKey(page: Page) {
  await page.getByRole('button', { name: 'New key' }).click();
  await page.getByLabel('Name').fill('Nightly batch');
  await page.getByRole('checkbox', { name: 'GNR Search' }).check();
  await page.getByLabel('Addresses').fill('192.0.2.0/24\n2001:db8::/32');
  await page.getByRole('dialog').getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Create key' }).click();
}

/** Opens a call by its address, and runs it. */
async function tryCall(page: Page, id: string) {
  await page.locator(`[id="${id}"]`).getByRole('button', { name: 'Run the call' }).click();
}

export const programScreens: readonly Screen[] = [
  {
    name: 'my account with a new key',
    path: '/account?tab=api-keys',
    as: owner,
    reach: async (page) => {
      await makeKey(page);
      await expect(page.getByRole('dialog', { name: 'Copy this key now' }).getByText(/^dp_/)).toBeVisible();
    },
  },
  {
    name: 'my account with a key that cannot be made',
    path: '/account?tab=api-keys',
    as: owner,
    reach: async (page) => {
      await page.getByRole('button', { name: 'New key' }).click();
      await page.getByRole('button', { name: 'Create key' }).click();
      await expect(page.getByRole('link', { name: 'Enter a name for the key' })).toBeVisible();
    },
  },
  {
    name: 'API keys',
    path: '/users?tab=api-keys',
    as: owner,
    // Others may have made a key.
    reach: (page) => expect(page.getByRole('table').or(page.getByText('No keys yet'))).toBeVisible(),
  },
  {
    name: 'webhooks',
    path: '/users?tab=webhooks',
    as: owner,
    reach: (page) => expect(page.getByText('No webhooks yet')).toBeVisible(),
  },
  {
    name: 'a webhook that cannot be added',
    path: '/users?tab=webhooks',
    as: owner,
    reach: async (page) => {
      await page.getByRole('button', { name: 'New webhook' }).click();
      await page.getByRole('button', { name: 'Add webhook' }).click();
      await expect(page.getByRole('link', { name: 'Enter a URL that begins with https://' })).toBeVisible();
    },
  },
  {
    name: 'the API',
    path: '/developers',
    as: owner,
    reach: (page) => expect(page.getByText('/api/gnr-search/range-search')).toBeVisible(),
  },
  {
    name: 'a call of the API with its reply',
    path: '/developers#getApiGnrSearchRangeSearch',
    as: owner,
    reach: async (page) => {
      await tryCall(page, 'getApiGnrSearchRangeSearch');
      await expect(page.getByText(/^200 OK in/)).toBeVisible();
    },
  },
  {
    name: 'a call of the API that is refused',
    path: '/developers#getApiGnrSearchNumberLookup',
    as: owner,
    reach: async (page) => {
      await page.getByLabel('phonenumber').fill('12');
      await tryCall(page, 'getApiGnrSearchNumberLookup');
      await expect(page.getByRole('link', { name: 'What validation_failed means' })).toBeVisible();
    },
  },
  {
    name: 'a call of the API that asks first',
    path: '/developers#postApiBatchqueryBatchQuery',
    as: owner,
    reach: async (page) => {
      await tryCall(page, 'postApiBatchqueryBatchQuery');
      await expect(page.getByRole('dialog', { name: 'Run POST /api/batchquery/batch_query?' })).toBeVisible();
    },
  },
  {
    name: 'a call of the API that is for others',
    path: '/developers#getApiGnrSearchRangeExport',
    as: analyst,
    reach: (page) => expect(page.getByText('which you do not have')).toBeVisible(),
  },
  {
    name: 'a delivery of a webhook that is not valid',
    path: '/developers#webhooks',
    as: owner,
    reach: async (page) => {
      await page.getByLabel('Webhook secret').fill('whsec_AAAA');
      await page.getByLabel('Headers', { exact: true }).fill('webhook-id: 1');
      await page.getByLabel('Body as received').fill('{}');
      await expect(page.getByText('webhook-timestamp, webhook-signature is missing')).toBeVisible();
    },
  },
];
