/**
 * Every form, while another user makes changes: typed text stays, saving reverts none of their changes unseen, and after the success the focus is on an element
 * of the page.
 */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createKey, listKeys } from '../src/shared/keys/keys.ts';
import { readPreferences, savePreferences } from '../src/shared/account/preferences.ts';
import { listSearches, saveSearch } from '../src/shared/reports/saved-searches.ts';
import { listViews, saveView } from '../src/shared/account/saved-views.ts';
import { answerTicket, listTickets, openTicket as ticketCall } from '../src/shared/tickets/tickets.ts';
import { addWatched, watchList } from '../src/shared/watch/watch.ts';
import { addWebhook, listWebhooks } from '../src/shared/webhooks/webhooks.ts';
import { bits, maskOf } from '../src/shared/base/permissions.ts';
import { makeOrganisation, makePerson } from './test-support/database.ts';
import { faultsOf } from './test-support/forms.ts';
import { meanwhile } from './test-support/meanwhile.ts';
import { expect, test } from './test-support/portal.ts';
import { call, digestOf, password, signIn } from './test-support/sign-in.ts';
import { openView } from './test-support/steps.ts';
import { fill, message, subject, submit } from './test-support/tickets.ts';

/** Two people of an organisation of their own. */
async function colleagues(portal: Parameters<typeof makePerson>[0]) {
  const organisationId = await makeOrganisation(portal);
  return [await makePerson(portal, { organisationId }), await makePerson(portal, { organisationId })] as const;
}

const dialog = (page: Page) => page.getByRole('dialog');
const saidBy = (page: Page, text: string | RegExp) => expect(page.getByRole('status').getByText(text).first()).toBeVisible();

test('My Account: the time, the password, and a key', async ({ page, portal }) => {
  const [me] = await colleagues(portal);
  const own = { token: me.token };
  await signIn(page, portal, me.email);
  await page.goto('/account?tab=preferences');
  const tab = (name: string) => page.getByRole('tab', { name }).click();
  const times = page.getByRole('combobox', { name: 'Time zone' });
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const faults = await faultsOf(page, [
    {
      name: 'times on screens',
      type: () => times.focus(),
      meanwhile: () => meanwhile(portal, { endpoint: savePreferences, body: { theme: 'dark', services: ['gnr'] }, by: me.email }),
      stays: () => expect(times).toHaveValue('UTC'),
      save: async () => {
        const saved = page.waitForResponse((reply) => reply.url().endsWith(savePreferences.path) && reply.request().method() === 'POST');
        await times.selectOption('local');
        await saved;
      },
      isKept: async () => {
        const { message: kept } = await call(portal, readPreferences, own);
        return kept.theme === 'dark' && kept.timeZone === 'local' && kept.services?.length === 1;
      },
    },
    {
      name: 'an API key',
      type: async () => {
        await tab('API keys');
        await page.getByRole('button', { name: 'New key' }).click();
        await dialog(page).getByLabel('Name').fill('Nightly');
        await dialog(page).getByRole('checkbox', { name: 'GNR Search' }).check();
        await dialog(page).getByLabel('Your password').fill(password);
      },
      meanwhile: () =>
        meanwhile(portal, {
          endpoint: createKey,
          body: { name: 'Elsewhere', permissions: maskOf([bits.reports]), password: digestOf(password) },
          by: me.email,
        }),
      stays: () => expect(dialog(page).getByLabel('Name')).toHaveValue('Nightly'),
      save: async () => {
        await dialog(page).getByRole('button', { name: 'Create key' }).click();
        await page.getByRole('button', { name: 'I have copied it' }).click();
        for (const name of ['Nightly', 'Elsewhere']) await expect(page.getByRole('row', { name })).toBeVisible();
      },
      isKept: async () => (await call(portal, listKeys, own)).message.length === 2,
    },
    {
      name: 'the password',
      type: async () => {
        await tab('Sign-in');
        await field('Current password').fill(password);
        for (const label of ['New password', 'Confirm new password']) await field(label).fill('seven copper kettles');
      },
      meanwhile: () =>
        meanwhile(portal, {
          endpoint: createKey,
          body: { name: 'A third', permissions: maskOf([bits.reports]), password: digestOf(password) },
          by: me.email,
        }),
      stays: () => expect(field('Current password')).toHaveValue(password),
      save: async () => {
        await page.getByRole('button', { name: 'Change password' }).click();
        await saidBy(page, /^Your password is changed/);
      },
      isKept: async () => {
        const token = await page.evaluate(() => localStorage.getItem('authToken') ?? '');
        return (await call(portal, listKeys, { token })).message.length === 3;
      },
    },
  ]);
  expect(faults).toEqual([]);
});

test('what an administrator adds: a webhook, and a view of the table of users', { tag: '@full' }, async ({ page, portal }) => {
  const [me, other] = await colleagues(portal);
  const own = { token: me.token };
  const [mine, theirs] = ['mine', 'theirs'].map((word) => `https://${word}-${randomUUID()}.invalid/hook`);
  await signIn(page, portal, me.email);
  const faults = await faultsOf(page, [
    {
      name: 'a webhook',
      type: async () => {
        await page.goto('/users?tab=webhooks');
        await page.getByRole('button', { name: 'New webhook' }).click();
        await dialog(page).getByLabel('URL').fill(mine!);
        await dialog(page).getByRole('checkbox', { name: 'batch.finished' }).check();
        await dialog(page).getByLabel('Your password').fill(password);
      },
      meanwhile: () =>
        meanwhile(portal, {
          endpoint: addWebhook,
          body: { url: theirs!, events: ['batch.failed'], password: digestOf(password) },
          by: other.email,
        }),
      stays: () => expect(dialog(page).getByLabel('URL')).toHaveValue(mine!),
      save: async () => {
        await dialog(page).getByRole('button', { name: 'Add webhook' }).click();
        await page.getByRole('button', { name: 'I have copied it' }).click();
        for (const url of [mine!, theirs!]) await expect(page.getByRole('row').filter({ hasText: url })).toBeVisible();
      },
      isKept: async () => (await call(portal, listWebhooks, own)).message.length === 2,
    },
    {
      name: 'a view',
      type: async () => {
        await page.goto('/users');
        await openView(page);
        await page.getByRole('textbox', { name: 'Save this view as' }).fill('All');
      },
      meanwhile: () =>
        meanwhile(portal, { endpoint: saveView, body: { table: 'users', name: 'All', view: {}, isShared: true }, by: other.email }),
      stays: () => expect(page.getByRole('textbox', { name: 'Save this view as' })).toHaveValue('All'),
      save: async () => {
        await page.getByRole('button', { name: 'Save view' }).click();
        await expect(page.getByRole('button', { name: 'Remove All' })).toHaveCount(2);
      },
      isKept: async () => (await call(portal, listViews, own)).message.filter(({ isOwn }) => !isOwn).length === 1,
    },
  ]);
  expect(faults).toEqual([]);
});

test('what somebody asks: numbers to watch, a saved search, a ticket and a message of it', { tag: '@full' }, async ({ page, portal }) => {
  const [me, other] = await colleagues(portal);
  const own = { token: me.token };
  const entries = page.getByRole('textbox', { name: 'Numbers and prefixes' });
  const name = page.getByLabel('Save this search as');
  const ticket = { ticketSeverity: 'Other', ticketSubject: 'Theirs', ticketMessage: 'Of a colleague' } as const;
  let ticketId = '';
  await signIn(page, portal, me.email);
  const faults = await faultsOf(page, [
    {
      name: 'numbers to watch',
      type: async () => {
        await page.goto('/watch');
        const more = page.locator('summary', { hasText: 'Add numbers or prefixes' });
        await expect(more).toBeVisible();
        if (!(await entries.isVisible())) await more.click();
        await entries.fill('447400123456');
      },
      meanwhile: () => meanwhile(portal, { endpoint: addWatched, body: { numbers: ['447400123457'] }, by: other.email }),
      stays: () => expect(entries).toHaveValue('447400123456'),
      save: async () => {
        await page.getByRole('button', { name: 'Watch', exact: true }).click();
        for (const digits of ['447400123456', '447400123457'])
          await expect(page.getByRole('row').filter({ hasText: digits })).toBeVisible();
      },
      isKept: async () => (await call(portal, watchList, own)).message.numbers.length === 2,
    },
    {
      name: 'a saved search',
      type: async () => {
        await page.goto('/reports?tab=tailored-search');
        await page.getByLabel('Period').filter({ visible: true }).selectOption('Last 7 days');
        await page.getByLabel('Find countries, or paste codes').fill('DE');
        await page.getByLabel('Find countries, or paste codes').press('Enter');
        await name.fill('German week');
      },
      meanwhile: () =>
        meanwhile(portal, {
          endpoint: saveSearch,
          body: { name: 'Elsewhere', parameters: { period: 'last-7', countryList: ['FR'], failed: false } },
          by: me.email,
        }),
      stays: () => expect(name).toHaveValue('German week'),
      save: async () => {
        await page.getByRole('button', { name: 'Save search' }).click();
        for (const search of ['German week', 'Elsewhere']) await expect(page.getByLabel('Saved searches')).toContainText(search);
      },
      isKept: async () => (await call(portal, listSearches, own)).message.length === 2,
    },
    {
      name: 'a ticket',
      type: async () => {
        await page.goto('/support');
        await fill(page, { subject: 'Mine', message: 'Of myself' });
      },
      meanwhile: () => meanwhile(portal, { endpoint: ticketCall, body: ticket, by: other.email }),
      stays: () => expect(subject(page)).toHaveValue('Mine'),
      save: async () => {
        await submit(page).click();
        for (const of of ['Mine', 'Theirs']) await expect(page.getByRole('row').filter({ hasText: of })).toBeVisible();
        ticketId = (await call(portal, listTickets, own)).message.find(({ ticketSubject }) => ticketSubject === 'Mine')?.ticketId ?? '';
      },
      isKept: async () => (await call(portal, listTickets, own)).message.length === 2,
    },
    {
      name: 'a message of a ticket',
      type: async () => {
        await page.goto(`/support/ticket/${ticketId}`);
        await message(page).fill('One more word');
      },
      meanwhile: () => meanwhile(portal, { endpoint: answerTicket, body: { ticketId, text: 'An answer.' } }),
      stays: () => expect(message(page)).toHaveValue('One more word'),
      save: async () => {
        await page.getByRole('button', { name: 'Send message' }).click();
        await expect(page.getByRole('article')).toHaveCount(3);
      },
      isKept: () => page.getByText('An answer.').isVisible(),
    },
  ]);
  expect(faults).toEqual([]);
});
