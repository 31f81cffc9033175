/** Home: its number field, what each kind of user sees there, what stays when a part fails, and the way by keyboard alone. */
import type { Page } from '@playwright/test';
import { bits, maskOf } from '../src/shared/base/permissions.ts';
import { expect, test } from './test-support/portal.ts';
import { away, makeOrganisation, makePerson } from './test-support/database.ts';
import { addPerson, invite, signInByScreen } from './test-support/people.ts';
import { analyst, signIn, staff, viewer } from './test-support/sign-in.ts';
import { focusByTab } from './test-support/steps.ts';

const start = (page: Page) => page.getByRole('region', { name: 'Who holds a number?' });

test('a customer with every permission sees the number field and the tiles first, then queries, batches, news and services; a number leads to its answers by keyboard alone, and is recent then', async ({
  page,
  portal,
}) => {
  await signIn(page, portal);
  await page.goto('/home');
  const tiles = ['Reporting', 'Downloads', 'Testing & Diagnostics', 'Support'];
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText(['Who holds a number?', ...tiles, 'Queries', 'Batches', 'New since your last visit', 'Services']);
  const queries = page.getByRole('region', { name: 'Queries' });
  await expect(queries).toContainText(/Last 7 days\d+\d+% failed[\d.]+% (more|fewer) than the week before|as many as the week before/);
  await expect(queries).toContainText(/Queries per day from \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d; maximum: \d+ on \d{4}-\d\d-\d\d/);
  await expect(start(page).getByRole('link')).toHaveCount(0);

  await focusByTab(page, start(page).getByRole('textbox', { name: 'Phone number' }));
  await page.keyboard.press('Enter');
  await expect(start(page).getByRole('textbox')).toHaveAccessibleDescription(/^Please provide a full E164 number/);
  await page.keyboard.type('+44 (0)7400 123456');
  await expect(start(page)).toContainText('Will query 447400123456');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/testing.*#n=447400123456/);
  await expect(page.getByRole('region', { name: 'Result for 447400123456' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).press('Enter');
  await expect(start(page).getByRole('textbox')).toBeFocused();
  await expect(start(page).getByRole('link')).toHaveText(['447400123456']);
  await page.keyboard.type('447700900123, 447700900100');
  await expect(start(page)).toContainText('Will query 2 numbers');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/testing.*#list=/);
  await expect(page.getByRole('link', { name: '447700900100' })).toBeVisible();
});

test('a user who may only search ranges is led to the range of the number', async ({ page, portal }) => {
  await signIn(page, portal, (await makePerson(portal, { permissions: maskOf([bits.gnr_search]) })).email);
  await page.goto('/home');
  await start(page).getByRole('textbox').fill('447400123456');
  await start(page).getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/gnr-search\?tab=number-lookup#number=447400123456$/);
});

test(
  'a user with some permissions sees what these open, and in My Account in words, and who can give more',
  { tag: '@full' },
  async ({ page, portal }) => {
    await signIn(page, portal, analyst);
    await page.goto('/home');
    await expect(page.getByRole('region', { name: 'Batches' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Organisations' })).toHaveCount(0);
    await page.goto('/account?tab=profile');
    const profile = page.getByRole('tabpanel', { name: 'Profile' });
    await expect(profile).toContainText('query and watch numbers, read reports, and search number ranges');
    await expect(profile).toContainText('Acme Owner');
  },
);

test('a user without permissions reads who can give them access, and nothing of the data in use, also on the status page', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, viewer);
  await page.goto('/home');
  await expect(page.getByText('Your administrator can give you access: Globex Owner.')).toBeVisible();
  for (const name of ['Queries', 'Batches']) await expect(page.getByRole('region', { name })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expect(page.getByText(/demo list|A list is missing/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Service status' }).click();
  await expect(page.getByRole('table')).toHaveCount(1);
});

test('staff see organisations, tickets by age, failed batches and invitations instead, and see the portal as a customer', async ({
  page,
  portal,
}) => {
  const { fullName } = await invite(portal, ['Reports']);
  // The part lists five customers; of those that were active today it begins with this one.
  const customer = await makePerson(portal, { organisationId: await makeOrganisation(portal, 'A customer of today') });
  await signIn(page, portal, staff);
  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'Pending invitations' })).toContainText(`${fullName}, Acme Telecom`);
  await expect(page.getByRole('region', { name: 'Tickets' })).toContainText(/Older than 7 days\d+1 to 7 days old\d+Less than a day old\d+/);
  await expect(page.getByRole('region', { name: 'Failed batches' })).toContainText('No batch failed in the last 30 days.');
  for (const name of ['Queries', 'Batches']) await expect(page.getByRole('region', { name, exact: true })).toHaveCount(0);
  await page
    .getByRole('region', { name: 'Organisations' })
    .getByRole('button', { name: `View as ${customer.fullName}` })
    .click();
  await expect(page.getByRole('complementary', { name: 'Support view' })).toContainText(customer.email);
  await expect(page.getByRole('region', { name: 'Queries' })).toBeVisible();
});

test('a part that fails says so and is had again, and the others stay', async ({ page, portal }) => {
  await signIn(page, portal, (await makePerson(portal, { away: 'usage' })).email);
  await page.goto('/home');
  const queries = page.getByRole('region', { name: 'Queries' });
  await expect(queries).toContainText(away);
  await expect(page.getByRole('region', { name: 'Batches' })).toContainText(/No batches|answered|%/);
  await expect(page.getByRole('region', { name: 'New since your last visit' })).not.toContainText(away);
  await queries.getByRole('button', { name: 'Try again' }).click();
  await expect(queries).toContainText('Yesterday (UTC)');
});

test('the second visit says since when it looks', { tag: '@full' }, async ({ page, portal }) => {
  const person = await addPerson(portal, ['Reports']);
  const news = page.getByRole('region', { name: 'New since your last visit' });
  await signInByScreen(page, portal, person);
  await expect(news).toContainText('This is your first visit.');
  await page.goto('/auth/logout');
  await expect(page).toHaveURL(/\/auth\/login/);
  await signInByScreen(page, portal, person);
  await expect(news).toContainText(/Nothing new\.Your last visit began \d{4}-\d\d-\d\d \d\d:\d\d UTC/);
});
