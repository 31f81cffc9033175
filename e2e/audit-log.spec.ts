/** The audit log of an organisation. */
import { inDatabase, makeOrganisation, makePerson } from './test-support/database.ts';
import { invite } from './test-support/people.ts';
import { expect, test } from './test-support/portal.ts';
import { owner, signIn } from './test-support/sign-in.ts';
import { savedBy } from './test-support/steps.ts';

test('the audit log tells who did what to whom, can be searched, and is downloaded', async ({ page, portal }) => {
  await signIn(page, portal);
  const person = await invite(portal, ['Downloads', 'Reports']);
  await page.goto('/users');
  await page.getByRole('tab', { name: 'Audit log' }).click();
  await page.getByRole('combobox', { name: 'Filter by' }).last().selectOption('Target');
  await page.getByRole('searchbox', { name: 'Search' }).fill(person.email);
  const row = page.getByRole('row').filter({ hasText: person.email });
  await expect(row).toContainText(owner);
  await expect(row).toContainText('user added');
  await expect(row).toContainText('Downloads, Reports');
  await expect(page.getByRole('columnheader').nth(1)).toHaveText('Action');
  await expect(page.getByRole('columnheader', { name: 'Time (UTC)' })).toBeVisible();
  await expect(row.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)).toBeVisible();
  const { name, bytes } = await savedBy(page, 'Download data');
  expect(name).toBe('export.csv');
  const text = bytes.toString('utf8');
  expect(text).toContain('Time;Action;Actor;Target;Details;Address');
  expect(text).toContain(`;user added;${owner};${person.email};"Downloads, Reports";127.0.0.1`);
});

test('an empty audit log says so, and a long one reads on with "Load older"', async ({ page, portal }) => {
  const organisationId = await makeOrganisation(portal);
  const { email } = await makePerson(portal, { organisationId });
  await signIn(page, portal, email);
  await page.goto('/users?tab=audit-log');
  await expect(page.getByText('No entries yet')).toBeVisible();
  const entry = { organisation_id: organisationId, actor: email, subject: email, action: 'signed in', detail: '', address: '192.0.2.7' };
  await inDatabase(portal, (db) =>
    db
      .insertInto('audit_log')
      .values(Array.from({ length: 1_003 }, () => entry))
      .execute(),
  );
  await page.reload();
  await expect(page.getByText('1,000 rows')).toBeVisible();
  await page.getByRole('button', { name: 'Load older' }).click();
  await expect(page.getByText('1,003 rows')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load older' })).toHaveCount(0);
});
