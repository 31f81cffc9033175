/** Several administrators at one user, one organisation, one ticket: what `focus-after-success.spec.ts` says of every form. */
import type { Page } from '@playwright/test';
import { setEntitlement } from '../src/shared/entitlements/entitlements.ts';
import { organisationDetail } from '../src/shared/organisations/organisations.ts';
import { changeSignInPolicy, signInPolicyOf, usualPolicy } from '../src/shared/organisations/sign-in-policy.ts';
import { openTicket as ticketCall, writeTicketMessage } from '../src/shared/tickets/tickets.ts';
import { editUser } from '../src/shared/users/users.ts';
import { bits, holds, maskOf } from '../src/shared/base/permissions.ts';
import { inDatabase, makeOrganisation, makePerson, type MadePerson } from './test-support/database.ts';
import { faultsOf, type Form } from './test-support/forms.ts';
import { meanwhile } from './test-support/meanwhile.ts';
import { expect, type RunningPortal, test } from './test-support/portal.ts';
import { sessionOf, signIn, staff } from './test-support/sign-in.ts';

/** Answers the reply to a call of staff. */
async function read<Reply>(portal: RunningPortal, path: string, query: Record<string, string>): Promise<Reply> {
  const headers = { authorization: `Bearer ${await sessionOf(portal, staff)}` };
  const reply = await fetch(`${portal.url}${path}?${new URLSearchParams(query).toString()}`, { headers });
  return ((await reply.json()) as { message: Reply; response: Reply }).message;
}

const maskNow = (portal: RunningPortal, { portalId }: MadePerson) =>
  inDatabase(portal, (db) => db.selectFrom('portal_users').where('id', '=', portalId).select('permissions').executeTakeFirstOrThrow());

/** A person with the permission Downloads gets Billing here and Reports elsewhere. */
function permissionsOf(page: Page, portal: RunningPortal, { user, by, path }: { user: MadePerson; by: string; path: string }): Form {
  const billing = page.getByRole('checkbox', { name: 'Billing' });
  return {
    name: 'the permissions of a user',
    type: async () => {
      await page.goto(path);
      await billing.check();
    },
    meanwhile: () =>
      meanwhile(portal, {
        endpoint: editUser,
        body: {
          portalId: user.portalId,
          fullName: user.fullName,
          emailAddress: user.email,
          accessLevel: maskOf([bits.downloads, bits.reports]),
          userId: user.organisationId,
        },
        by,
      }),
    stays: () => expect(billing).toBeChecked(),
    save: async () => {
      const save = page.getByRole('button', { name: 'Save' });
      await save.click();
      await expect(page.getByText('Someone else added Reports in the meantime').first()).toBeVisible();
      await expect(page.getByRole('checkbox', { name: 'Reports' })).toBeChecked();
      await expect(billing).toBeChecked();
      await save.click();
      await expect(page.getByRole('status').filter({ hasText: 'Edit User' })).toBeVisible();
    },
    isKept: async () => {
      const { permissions } = await maskNow(portal, user);
      return holds(permissions, bits.reports) && holds(permissions, bits.billing);
    },
  };
}

test('the permissions of a user, by two administrators of the organisation', async ({ page, portal }) => {
  const organisationId = await makeOrganisation(portal);
  const [me, other] = [await makePerson(portal, { organisationId }), await makePerson(portal, { organisationId })];
  const user = await makePerson(portal, { organisationId, permissions: maskOf([bits.downloads]) });
  await signIn(page, portal, me.email);
  const faults = await faultsOf(page, [permissionsOf(page, portal, { user, by: other.email, path: `/users/edit/${user.portalId}` })]);
  expect(faults).toEqual([]);
});

test('the permissions of a user, by staff', { tag: '@full' }, async ({ page, portal }) => {
  const organisationId = await makeOrganisation(portal);
  const user = await makePerson(portal, { organisationId, permissions: maskOf([bits.downloads]) });
  await signIn(page, portal, staff);
  const path = `/admin/edit/${user.portalId}?account=${organisationId}`;
  expect(await faultsOf(page, [permissionsOf(page, portal, { user, by: staff, path })])).toEqual([]);
});

test('an organisation: its name, what it may ask, and its sign-in policy', async ({ page, portal }) => {
  const organisationId = await makeOrganisation(portal);
  const account = { account: String(organisationId) };
  const dialog = page.getByRole('dialog');
  const policy = page.getByRole('region', { name: 'Sign-in policy' });
  const idle = policy.getByLabel('Idle sessions end after (minutes)');
  const entitlement = async () => (await read<{ entitlement: object }>(portal, organisationDetail.path, account)).entitlement;
  const policyNow = () => read<object>(portal, signInPolicyOf.path, account);
  const open = { userId: organisationId, services: null, dailyQuota: null, destinations: [] as string[] };
  await signIn(page, portal, staff);
  await page.goto(`/admin/organisation/${organisationId}`);
  const faults = await faultsOf(page, [
    {
      name: 'the name',
      type: async () => {
        await page.getByRole('button', { name: 'Rename' }).click();
        await dialog.getByLabel('Name').fill(`Organisation ${organisationId} Ltd`);
      },
      meanwhile: () => meanwhile(portal, { endpoint: setEntitlement, body: { ...open, dailyQuota: 7 } }),
      stays: () => expect(dialog.getByLabel('Name')).toHaveValue(`Organisation ${organisationId} Ltd`),
      save: async () => {
        await dialog.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByRole('heading', { name: `Organisation ${organisationId} Ltd`, level: 1 })).toBeVisible();
      },
      isKept: async () => JSON.stringify(await entitlement()).includes('"dailyQuota":7'),
    },
    {
      name: 'what it may ask',
      type: async () => {
        await page.getByRole('region', { name: 'Query limits' }).getByRole('button', { name: 'Change' }).click();
        await dialog.getByLabel('Daily quota').fill('9');
      },
      meanwhile: () => meanwhile(portal, { endpoint: setEntitlement, body: { ...open, dailyQuota: 7, destinations: ['US'] } }),
      stays: () => expect(dialog.getByLabel('Daily quota')).toHaveValue('9'),
      save: async () => {
        await dialog.getByRole('button', { name: 'Save' }).click();
        await expect(dialog).toBeHidden();
        await expect(page.getByRole('region', { name: 'Query limits' })).toContainText('9 queries a day');
      },
      isKept: async () => JSON.stringify(await entitlement()).includes('US'),
    },
    {
      name: 'the sign-in policy',
      type: () => idle.fill('60'),
      meanwhile: () =>
        meanwhile(portal, { endpoint: changeSignInPolicy, body: { ...usualPolicy, userId: organisationId, sessionMinutes: 300 } }),
      stays: () => expect(idle).toHaveValue('60'),
      save: async () => {
        await policy.getByRole('button', { name: 'Save policy' }).click();
        await expect(page.getByText(/^The sign-in policy of .+ was changed$/).first()).toBeVisible();
      },
      isKept: async () => JSON.stringify(await policyNow()).includes('"sessionMinutes":300'),
    },
  ]);
  expect(faults).toEqual([]);
});

test('a ticket: an answer, and its state', { tag: '@full' }, async ({ page, portal }) => {
  const customer = await makePerson(portal, { organisationId: await makeOrganisation(portal) });
  const written = { ticketSeverity: 'Other', ticketSubject: 'Two at it', ticketMessage: 'Of a customer' } as const;
  await meanwhile(portal, { endpoint: ticketCall, body: written, by: customer.email });
  const { id: ticketId } = await inDatabase(portal, (db) =>
    db.selectFrom('tickets').where('organisation_id', '=', customer.organisationId).select('id').executeTakeFirstOrThrow(),
  );
  const answerField = page.getByRole('textbox', { name: 'Answer' });
  const state = page.getByRole('combobox', { name: 'Status without an answer' });
  await signIn(page, portal, staff);
  await page.goto(`/admin/ticket/${ticketId}`);
  const faults = await faultsOf(page, [
    {
      name: 'an answer',
      type: () => answerField.fill('An answer.'),
      meanwhile: () => meanwhile(portal, { endpoint: writeTicketMessage, body: { ticketId, text: 'One more word' }, by: customer.email }),
      stays: () => expect(answerField).toHaveValue('An answer.'),
      save: async () => {
        await page.getByRole('button', { name: 'Send answer' }).click();
        await expect(page.getByRole('article')).toHaveCount(3);
      },
      isKept: () => page.getByText('One more word').isVisible(),
    },
    {
      name: 'the state',
      type: async () => {
        await answerField.fill('Half an ans');
        await state.selectOption('In progress');
      },
      meanwhile: () => meanwhile(portal, { endpoint: writeTicketMessage, body: { ticketId, text: 'And another' }, by: customer.email }),
      stays: () => expect(state).toHaveValue('in progress'),
      save: async () => {
        await page.getByRole('button', { name: 'Save status' }).click();
        await expect(page.getByRole('status').getByText(`Ticket ${ticketId} is in progress`)).toBeVisible();
        await expect(answerField).toHaveValue('Half an ans');
      },
      isKept: () => page.getByText('And another').isVisible(),
    },
  ]);
  expect(faults).toEqual([]);
});
