/** Names the permission that is missing, and asks the administrator who can give it. */
import { mailsTo } from '../src/server/test-support/mailbox.ts';
import { bits, everyPermission, maskOf } from '../src/shared/base/permissions.ts';
import { axeFindings } from './test-support/axe.ts';
import { makeOrganisation, makePerson } from './test-support/database.ts';
import { expect, test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';
import { numberField, verdict } from './test-support/single-query-steps.ts';

test('an answer that cannot be reported and numbers that would be a batch name the permission; its administrator gets one mail that leads to the user', async ({
  page,
  portal,
}) => {
  const organisationId = await makeOrganisation(portal);
  const administrator = await makePerson(portal, { organisationId, permissions: everyPermission });
  const person = await makePerson(portal, { organisationId, permissions: maskOf([bits.test_and_diagnostics, bits.gnr_search]) });
  const ask = page.getByRole('main').getByRole('button', { name: `Ask ${administrator.fullName}`, exact: true });
  const sent = `Request sent to ${administrator.fullName}. You can send the next one at `;
  await signIn(page, portal, person.email);
  await page.goto('/testing#n=447700900123&s=npq');
  await expect(verdict(page)).toContainText('To report this answer, you need the permission Contact us.');
  await expect(ask).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await numberField(page).fill(Array.from({ length: 51 }, (_, at) => String(447700900000 + at)).join(','));
  await expect(page.getByText('Batches need the permission Batch Query.')).toBeVisible();

  await ask.first().click();
  await expect(page.getByText(`We sent your request to ${administrator.fullName} by e-mail`)).toBeVisible();
  await expect(page.getByText(sent)).toHaveCount(2);
  await expect(page.getByText(sent).first()).toBeFocused();
  await expect(ask).toHaveCount(0);
  await expect
    .poll(async () => (await mailsTo(portal.dataDir, administrator.email)).at(-1)?.text)
    .toContain(`/users/edit/${person.portalId}`);

  await page.goto('/gnr-search?tab=number-lookup');
  await numberField(page).fill('447700900123 447700900124');
  await expect(page.getByText('Batches need the permission Batch Query.')).toContainText(sent);

  await page.goto('/account?tab=profile');
  const more = page.getByRole('region', { name: 'More access' });
  await more.getByRole('combobox', { name: 'Permission' }).selectOption('Reports: read reports');
  await expect(more).toContainText(sent);
});

test('a user without permissions asks for one in My Account, where the home page leads', async ({ page, portal }) => {
  const organisationId = await makeOrganisation(portal);
  const administrator = await makePerson(portal, { organisationId, permissions: everyPermission });
  const person = await makePerson(portal, { organisationId, permissions: 0 });
  await signIn(page, portal, person.email);
  await page.goto('/home');
  await page.getByRole('link', { name: 'Ask for access' }).click();
  const more = page.getByRole('region', { name: 'More access' });
  await more.getByRole('combobox', { name: 'Permission' }).selectOption('Batch Query: run batch queries');
  await more.getByRole('button', { name: `Ask ${administrator.fullName}` }).click();
  await expect(more).toContainText(`Request sent to ${administrator.fullName}.`);
  await expect
    .poll(async () => (await mailsTo(portal.dataDir, administrator.email)).map(({ text }) => text))
    .toEqual([expect.stringContaining('asks you for the permission Batch Query.')]);
});
