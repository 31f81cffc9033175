/** A number without a country code: whose country it is read as of, asked once. */
import { expect } from '@playwright/test';
import { readPreferences } from '../src/shared/account/preferences.ts';
import { auditLog } from '../src/shared/audit/audit.ts';
import { chooseFile, openForm } from './test-support/batch-steps.ts';
import { makeOrganisation, makePerson } from './test-support/database.ts';
import { test } from './test-support/portal.ts';
import { call, sessionOf, signIn, staff } from './test-support/sign-in.ts';
import { numberField } from './test-support/single-query-steps.ts';

const typed = '030 12345678';

test('a national number is asked of which country it is; the country can be kept, and the next one is read at once', async ({
  page,
  portal,
}) => {
  const { email } = await makePerson(portal);
  await signIn(page, portal, email);
  await page.goto('/testing');
  await numberField(page).fill(typed);
  const question = page.getByLabel(`${typed} begins with 0. Which country is it from?`);
  await question.selectOption('Germany (DE)');
  await expect(numberField(page)).toHaveValue('493012345678');
  await expect(numberField(page)).toBeFocused();
  await expect(question).toBeHidden();
  const keep = page.getByRole('button', { name: 'Keep Germany (DE) as my home country' });
  // For this call alone, as long as nobody keeps it.
  await numberField(page).fill(typed);
  await question.selectOption('Germany (DE)');
  await keep.click();
  await expect(page.getByText('Germany (DE) is now your home country. You can change it in My Account.')).toBeVisible();
  await expect(numberField(page)).toBeFocused();
  await numberField(page).fill(typed);
  await expect(page.getByText('Will query 493012345678')).toBeVisible();
  await expect(question).toBeHidden();
  await expect
    .poll(async () => (await call(portal, readPreferences, { token: await sessionOf(portal, email) })).message.homeCountry)
    .toBe('DE');

  await page.goto('/gnr-search?tab=number-lookup');
  await page.getByRole('textbox', { name: 'Phone number' }).fill(typed);
  await expect(page.getByText('Read as a number within DE.')).toBeVisible();
  await page.goto('/account#home-country');
  await page.getByLabel('Home country').selectOption('Same as the organisation (none)');
  await page.goto('/testing');
  await numberField(page).fill(typed);
  await expect(question).toBeVisible();
});

test('a country that has no such number is told, and another can be chosen', { tag: '@full' }, async ({ page, portal }) => {
  await signIn(page, portal, (await makePerson(portal)).email);
  await page.goto('/testing');
  await numberField(page).fill('030 1234');
  const question = page.getByLabel('030 1234 begins with 0. Which country is it from?');
  await question.selectOption('France (FR)');
  await expect(page.getByText('Numbers in this country are not written like this.')).toBeVisible();
  await question.selectOption('Germany (DE)');
  await expect(numberField(page)).toHaveValue('49301234');
});

test('an administrator says the home country of the organisation, staff that of any; it is in the audit log', async ({ page, portal }) => {
  const organisationId = await makeOrganisation(portal);
  const { email } = await makePerson(portal, { organisationId });
  await signIn(page, portal, email);
  await page.goto('/users');
  await page.getByLabel('Home country').selectOption('Germany (DE)');
  await page.getByRole('button', { name: 'Save home country' }).click();
  await expect(page.getByText(/^The home country of .* was changed$/).first()).toBeVisible();
  await page.goto('/testing');
  await numberField(page).fill(typed);
  await expect(page.getByText('Read as a number within DE.')).toBeVisible();
  const { message } = await call(portal, auditLog, { token: await sessionOf(portal, email) });
  expect(message.map(({ action, detail }) => `${action}: ${detail}`)).toContain('home country changed: DE (was no country)');

  await signIn(page, portal, staff);
  await page.goto(`/admin/organisation/${organisationId}`);
  await expect(page.getByLabel('Home country')).toHaveValue('DE');
  await page.getByLabel('Home country').selectOption('None');
  await page.getByRole('button', { name: 'Save home country' }).click();
  await expect(page.getByText(/^The home country of .* was changed$/).first()).toBeVisible();
});

test('a batch file is asked once of which country its numbers are that begin with 0; with a home country they are read at once', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, (await makePerson(portal)).email);
  await openForm(page);
  await chooseFile(page, '030 12345678\n03012345679\n447700900123\n');
  const question = page.getByLabel('2 numbers begin with 0. Which country are they from?');
  await question.selectOption('Germany (DE)');
  const said = page.getByText('2 numbers without a country code read as Germany (DE)');
  await expect(said).toBeVisible();
  await expect(page.getByText('Germany (DE) +49: 2')).toBeVisible();
  await page.getByRole('button', { name: 'Keep Germany (DE) as my home country' }).click();
  await expect(page.getByText('Germany (DE) is now your home country.')).toBeVisible();
  await chooseFile(page, '03012345678\n03012345679\n', 'others.csv');
  await expect(said).toBeVisible();
  await expect(page.getByText('Germany (DE) +49: 2')).toBeVisible();
  await expect(question).toBeHidden();
});

test(
  'the watch list asks once of which country the lines are that begin with 0, and reads them with the next press',
  { tag: '@full' },
  async ({ page, portal }) => {
    const organisationId = await makeOrganisation(portal);
    await signIn(page, portal, (await makePerson(portal, { organisationId })).email);
    await page.goto('/watch');
    const field = page.getByRole('textbox', { name: 'Numbers and prefixes' });
    const add = page.getByRole('button', { name: 'Watch', exact: true });
    await field.fill('0345 6789012\n0345 6789013');
    await add.click();
    await page.getByLabel('2 numbers begin with 0. Which country are they from?').selectOption('Germany (DE)');
    await add.click();
    await expect(page.getByText('2 entries added')).toBeVisible();
    await expect(page.getByRole('row', { name: /493456789012/ })).toBeVisible();
  },
);
