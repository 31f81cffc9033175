/** Home below the tiles: what each kind of user sees there, what stays when a part fails, and the way by keyboard alone. */
import { expect, test } from './test-support/portal.ts';
import { away, makeOrganisation, makePerson } from './test-support/database.ts';
import { addPerson, invite, signInByScreen } from './test-support/people.ts';
import { analyst, signIn, staff, viewer } from './test-support/sign-in.ts';
import { focusByTab } from './test-support/steps.ts';

const partTitles = (page: import('@playwright/test').Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).filter({ hasNotText: 'Limited data for some services' });

test('a customer with every permission sees the tiles first, then queries, batches, their account, news and services; a number leads to its answers by keyboard alone', async ({
  page,
  portal,
}) => {
  await signIn(page, portal);
  await page.goto('/home');
  const tiles = ['Reporting', 'Downloads', 'Testing & Diagnostics', 'Support'];
  await expect(partTitles(page)).toHaveText([...tiles, 'Queries', 'Batches', 'Your account', 'New since your last visit', 'Services']);
  const queries = page.getByRole('region', { name: 'Queries' });
  await expect(queries).toContainText(/Last 7 days\d+\d+% failed[\d.]+% (more|fewer) than the week before|as many as the week before/);
  await expect(queries).toContainText(/Queries per day from \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d; maximum: \d+ on \d{4}-\d\d-\d\d/);
  await expect(page.getByRole('region', { name: 'Your account' })).toContainText('Account number1001');
  await expect(page.getByRole('region', { name: 'Your account' })).toContainText('Accessfull');

  await focusByTab(page, page.getByRole('main').getByRole('combobox'));
  await page.keyboard.type('+44 (0)7400 123456');
  await expect(page.getByRole('option', { name: /447400123456/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/testing.*#n=447400123456/);
  await expect(page.getByRole('region', { name: 'Result for 447400123456' })).toBeVisible();
});

test('a user with some permissions sees what these open, in words, and who can give more', { tag: '@full' }, async ({ page, portal }) => {
  await signIn(page, portal, analyst);
  await page.goto('/home');
  const account = page.getByRole('region', { name: 'Your account' });
  await expect(account).toContainText('query and watch numbers, read reports, and search number ranges');
  await expect(account).toContainText('Acme Owner');
  await expect(page.getByRole('region', { name: 'Batches' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Organisations' })).toHaveCount(0);
});

test('a user without permissions reads who can give them access, and nothing of the data in use', async ({ page, portal }) => {
  await signIn(page, portal, viewer);
  await page.goto('/home');
  await expect(page.getByText('Your administrator can give you access: Globex Owner.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your account' })).toContainText('Accessnone yet');
  for (const name of ['Queries', 'Batches']) await expect(page.getByRole('region', { name })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
  await expect(page.getByText(/demo list|A list is missing/)).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Data in use' })).toHaveCount(0);
});

test('staff see organisations, tickets by age, failed batches and invitations instead, by whom and from which file data was loaded, and see the portal as a customer', async ({
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
  await expect(page.getByRole('table', { name: 'Data in use' }).getByRole('columnheader')).toHaveText([
    'Data set',
    'Data version',
    'As of',
    'Loaded',
    'Age',
    'Loaded by',
    'File',
    'SHA-256 of the file',
  ]);
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
