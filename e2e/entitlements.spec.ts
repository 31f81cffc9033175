/** Entitlements of an organisation: staff set them on its page, and its people read them on the screens with queries. */
import { setEntitlement } from '../src/shared/entitlements/entitlements.ts';
import { chooseFile, dialog, openForm, submitButton } from './test-support/batch-steps.ts';
import { makeOrganisation, makePerson } from './test-support/database.ts';
import { looksRight } from './test-support/looks.ts';
import { expect, test } from './test-support/portal.ts';
import { call, sessionOf, signIn, staff } from './test-support/sign-in.ts';

// The quota is daily.
test.use({ isDatabaseAtNoon: true });
// All run on one portal.
test.describe.configure({ mode: 'default' });

test('staff limit an organisation on its page; its people see what is left and what is not enabled, and by which code they are refused', async ({
  page,
  portal,
  browser,
}) => {
  const userId = await makeOrganisation(portal);
  const person = await makePerson(portal, { organisationId: userId });
  await signIn(page, portal, staff);
  await page.goto(`/admin/organisation/${userId}`);
  const region = page.getByRole('region', { name: 'Query limits' });
  await expect(region).toContainText('ServicesAllDaily quotaNo limitSwitched offNone');
  await region.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: `Query limits of Organisation ${userId}` });
  await dialog.getByRole('checkbox', { name: 'All services' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'liveStatus' }).uncheck();
  await dialog.getByLabel('Daily quota').fill('2.5');
  const find = dialog.getByLabel('Find countries, or paste codes');
  await find.fill('US, 001');
  await find.press('Enter');
  await expect(dialog.getByText('2 countries chosen')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove Global service' }).click();
  const codes = dialog.getByLabel('Calling codes switched off');
  await codes.fill('+882, 99');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Daily quota')).toHaveAccessibleDescription(/A daily quota is a whole number from 0 to 2,147,483,647/);
  await dialog.getByLabel('Daily quota').fill('3');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(codes).toHaveAccessibleDescription(/There is no country or calling code 99/);
  await codes.fill('+882');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(region).toContainText('3 queries a day (UTC), 0 used today');
  await expect(region).toContainText('Switched offnumbers with +882, United States');
  await expect(region).not.toContainText('liveStatus');

  const context = await browser.newContext({ baseURL: portal.url });
  const own = await context.newPage();
  await signIn(own, portal, person.email);
  await own.goto('/home');
  const onHome = own.getByRole('region', { name: 'Query limits' });
  await expect(onHome).toContainText('Left today3 of 3 queries');
  await expect(onHome).toContainText('Not enabledliveStatus');
  await own.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Testing & Diagnostics' }).click();
  const services = own.getByRole('group', { name: 'Services' });
  const closed = services.getByRole('checkbox', { name: 'liveStatus' });
  await expect(closed).toHaveAccessibleDescription('Not enabled for your organisation');
  await services.getByRole('button', { name: 'Select All' }).click();
  await expect(services).toContainText('11 of 11');
  await expect(closed).not.toBeChecked();
  await services.getByRole('button', { name: 'Deselect All' }).click();
  await services.getByRole('checkbox', { name: 'gnr' }).check();
  const notice = own.getByRole('region', { name: 'Query limits' });
  const ask = async (number: string) => {
    await own.getByLabel('Phone number').fill(number);
    await own.getByRole('button', { name: 'Search', exact: true }).click();
  };
  await ask('12013456789');
  await expect(own.getByText(/switched off for your organisation\. Ask your provider to open it/).first()).toBeVisible();
  await expect(notice).toContainText('Left today3 of 3 queries');
  for (const [left, number] of [
    ['2', '447400123456'],
    ['1', '447400123457'],
    ['0', '447400123458'],
  ] as const) {
    await ask(number);
    await expect(notice).toContainText(`Left today${left} of 3 queries`);
  }
  await expect(notice).toContainText('(reason code 502). Your provider can raise the quota.');
  await ask('447400123459');
  await expect(own.getByText(/The daily quota of your organisation, or a limit of the network, is reached/).first()).toBeVisible();
  await own.getByRole('tab', { name: 'Batch Query' }).click();
  const offered = own.getByRole('tabpanel').getByRole('checkbox');
  await expect(offered.and(own.getByRole('checkbox', { name: 'npq' }))).toBeVisible();
  await expect(offered.and(own.getByRole('checkbox', { name: 'liveStatus' }))).toHaveCount(0);
  await context.close();
});

test(
  'who sends a batch that the quota of the day does not reach for is told so first, and may send it all the same',
  { tag: '@full' },
  async ({ page, portal }) => {
    const userId = await makeOrganisation(portal);
    const person = await makePerson(portal, { organisationId: userId });
    const open = { services: null, destinations: [], dailyQuota: 5 };
    await call(portal, setEntitlement, { body: { userId, ...open }, token: await sessionOf(portal, staff) });
    await signIn(page, portal, person.email);
    await openForm(page);
    const services = page.getByRole('tabpanel', { name: 'Batch Query' });
    await services.getByLabel('gnr', { exact: true }).check();
    await chooseFile(page, '447400123456\n447400123457\n447400123458\n');
    const warning = page.getByText(/^Up to \d+ queries, but only 5 left of today’s quota\./);
    await expect(page.getByRole('definition').first()).toBeVisible();
    await expect(warning).toHaveCount(0);
    await services.getByLabel('npq', { exact: true }).check();
    await expect(warning).toContainText('Up to 6 queries');
    await expect(warning).toContainText(/retry the failed rows after .+ 00:00 UTC\.$/);
    await looksRight(page, 'beyond the quota');
    await submitButton(page).click();
    await expect(dialog(page).getByText(/^Up to 6 queries/)).toBeVisible();
    await looksRight(page, 'beyond the quota, confirmed');
    await dialog(page).getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog(page)).toContainText('The batch was accepted');
  },
);

test('T87: what may not be asked is not watched and stays as it was typed, with the reason; of a service that is not enabled nothing is listed', async ({
  page,
  portal,
}) => {
  const organisationId = await makeOrganisation(portal);
  const person = await makePerson(portal, { organisationId });
  const allowed = { services: ['npq' as const], dailyQuota: 1, destinations: ['US'] };
  await call(portal, setEntitlement, { body: { userId: organisationId, ...allowed }, token: await sessionOf(portal, staff) });
  await signIn(page, portal, person.email);
  await page.goto('/watch');
  const field = page.getByRole('textbox', { name: 'Numbers and prefixes' });
  await field.fill('447400123456\n12013456789\n447400123457');
  await page.getByRole('button', { name: 'Watch', exact: true }).press('Enter');
  await expect(page.getByText('1 entry added.')).toBeVisible();
  const refusal = page.getByRole('status').filter({ hasText: '2 entries are not watched and stay above' });
  await expect(refusal.getByRole('listitem')).toHaveText([/^The destination, .* is switched off/, /^The daily quota .* is reached/]);
  await expect(field).toHaveValue('12013456789\n447400123457');
  await looksRight(page, 'entries that may not be asked');
  const row = page.getByRole('table', { name: 'Watched numbers and prefixes' }).getByRole('row').filter({ hasText: '447400123456' });
  await expect(row.getByRole('cell', { name: 'not queried' })).toHaveCount(4);
});
