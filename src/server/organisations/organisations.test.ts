/** Staff add organisations and see what is going on in them. */
import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { status } from '../../shared/sign-in/sign-in.ts';
import { resetPassword } from '../../shared/sign-in/passwords.ts';
import {
  addOrganisation,
  organisationDetail,
  organisationList,
  type OrganisationRow,
  renameOrganisation,
} from '../../shared/organisations/organisations.ts';
import { superuserLogin } from '../../shared/support-view/support-view.ts';
import { everyPermission, maskOf } from '../../shared/base/permissions.ts';
import { digestPassword } from '../auth/password-hashes.ts';
import { makeOrganisation, makeUser, signedInToken, supportViewToken } from '../test-support/factories.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { auditOf, staffTokenOf } from '../test-support/organisations.ts';
import { makeQueries } from '../test-support/queries.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { ticketCalls } from '../test-support/tickets.ts';

const now = new Date('2026-06-10T12:00:00Z');
let portal: TestPortal;
let staffToken: string;
beforeAll(async () => {
  portal = await startTestPortal({}, { clock: () => now });
  staffToken = await staffTokenOf(portal);
});
afterAll(() => portal.stop());

const tickets = ticketCalls(() => portal);

async function rowOf(userId: number): Promise<OrganisationRow | undefined> {
  const { status: code, body } = await portal.call(organisationList, {}, staffToken);
  expect(code).toBe(200);
  return (body.message as OrganisationRow[]).find((row) => row.userId === userId);
}

const detailOf = async (account: number) =>
  (await portal.call(organisationDetail, { query: { account: String(account) } }, staffToken)).body.message;

interface Form {
  readonly userId: number;
  readonly name: string;
  readonly fullName: string;
  readonly email: string;
  readonly permissions: number;
}

const form = (part: Partial<Form> = {}): Form => ({
  userId: randomInt(10_000, 2_000_000_000),
  name: 'Initech',
  fullName: 'First Administrator',
  email: `first-${randomUUID()}@initech.example`,
  permissions: everyPermission,
  ...part,
});

/** Tests send what the schema would not let them: the body is whatever a program may post. */
const add = (body: Form, token = staffToken) => portal.call(addOrganisation, { body } as never, token);

describe('The list of organisations', () => {
  test('says users, last activity, queries of the seven complete days before today, and tickets that are not closed', async () => {
    const user = await makeUser(portal.deps, { permissions: maskOf([1, 9]) });
    const { organisationId } = user;
    await makeUser(portal.deps, { organisationId, permissions: maskOf([4]), hasPassword: false });
    const administrator = await makeUser(portal.deps, { organisationId, permissions: maskOf([6, 4]) });
    expect(await rowOf(organisationId)).toMatchObject({ lastActivity: null, queries: 0, openTickets: 0 });
    await makeQueries(portal.deps, organisationId, [
      { at: '2026-06-02T23:59:59Z', count: 100 },
      { at: '2026-06-03T00:00:00Z', count: 20, country: 'US' },
      { at: '2026-06-03T08:00:00Z', count: 3, rc: 300 },
      { at: '2026-06-09T23:59:59Z', count: 4, service: 'gnr' },
    ]);
    expect(await rowOf(organisationId)).toMatchObject({ lastActivity: '2026-06-09', queries: 27 });
    await makeQueries(portal.deps, organisationId, [{ at: '2026-06-10T00:00:00Z', count: 1000 }]);
    expect(await rowOf(organisationId)).toMatchObject({ lastActivity: '2026-06-10', queries: 27 });
    const opener = await signedInToken(portal.deps, user);
    const closed = (await tickets.send(opener)).body.ticketId;
    await tickets.send(opener);
    await tickets.setState(staffToken, closed, 'closed');
    const row = await rowOf(organisationId);
    expect(row).toMatchObject({ name: `Organisation ${organisationId}`, users: 3, invited: 1, openTickets: 1, closedAt: null });
    expect(row?.firstUser).toEqual({ display: 'Test User', emailAddress: administrator.email });
  });

  test('counts days from before their totals were kept', async () => {
    const organisationId = await makeOrganisation(portal.deps);
    await makeQueries(portal.deps, organisationId, [
      { at: '2026-06-09T10:00:00Z', count: 6 },
      { at: '2026-06-09T10:00:00Z', count: 2, rc: 301, country: 'ZW' },
    ]);
    await portal.deps.db.updateTable('query_daily').where('organisation_id', '=', organisationId).set({ queries: null }).execute();
    expect((await rowOf(organisationId))?.queries).toBe(8);
    await makeQueries(portal.deps, organisationId, [{ at: '2026-06-09T11:00:00Z', count: 1 }]);
    expect((await rowOf(organisationId))?.queries).toBe(9);
  });

  test('what staff do in a support view is no activity of the customer', async () => {
    const customer = await makeUser(portal.deps);
    const view = await supportViewToken(portal.deps, customer);
    expect((await portal.call(status, {}, view)).status).toBe(200);
    expect(await rowOf(customer.organisationId)).toMatchObject({ lastActivity: null });
    await signedInToken(portal.deps, customer);
    expect((await rowOf(customer.organisationId))?.lastActivity).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('proposes an account number that is free', async () => {
    const { body } = await portal.call(organisationList, {}, staffToken);
    const taken = (body.message as OrganisationRow[]).map(({ userId }) => userId);
    expect(body.nextUserId).toBe(Math.max(...taken) + 1);
  });
});

describe('Adding an organisation', () => {
  test('adds its first administrator too, whose invitation opens the portal, and writes both into the audit log', async () => {
    const added = form();
    const { status: code, body } = await add(added);
    expect(code).toBe(200);
    expect(body).toEqual({
      message: `Initech was added. We sent an invitation to ${added.email}`,
      said: { name: 'usersSaid.added', values: ['Initech', added.email] },
      userId: added.userId,
      portalId: expect.any(String),
    });
    await expect.poll(() => mailsTo(portal.dataDir, added.email)).toHaveLength(1);
    const [mail] = await mailsTo(portal.dataDir, added.email);
    expect(mail?.subject).toBe('Dialplane: your portal access');
    expect(mail?.text).toContain('for Initech.');
    const token = /#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    const password = digestPassword('a password nobody has thought of');
    expect((await portal.call(resetPassword, { body: { token, newPassword: password, confirmPassword: password } })).status).toBe(200);
    expect((await portal.call(superuserLogin, { body: { name: added.email } }, staffToken)).status).toBe(200);
    const entries = await auditOf(portal, added.userId);
    expect(entries.slice(0, 2).map(({ subject, action }) => [subject, action])).toEqual([
      ['Initech', 'organisation added'],
      [added.email, 'user added'],
    ]);
  });

  test('is refused with 409 that names everything that is there already, and then nothing is added', async () => {
    const customer = await makeUser(portal.deps);
    const account = `Account ${customer.organisationId} is Organisation ${customer.organisationId}`;
    const inUse = 'This e-mail address is already in use';
    expect(await add(form({ userId: customer.organisationId, email: customer.email }))).toMatchObject({
      status: 409,
      body: { code: 'already_exists', message: `${account}. ${inUse}`, errors: { userId: account, email: inUse } },
    });
    const onlyEmail = form({ email: customer.email });
    expect(await add(onlyEmail)).toMatchObject({ status: 409, body: { code: 'already_exists', errors: { email: inUse } } });
    expect(await rowOf(onlyEmail.userId)).toBeUndefined();
  });

  test('twice at once adds it once; the other one is told so', async () => {
    const userId = randomInt(10_000, 2_000_000_000);
    const replies = await Promise.all([add(form({ userId })), add(form({ userId }))]);
    expect(replies.map((reply) => reply.status)).toEqual(expect.arrayContaining([200, 409]));
    expect((await rowOf(userId))?.users).toBe(1);
  });

  test.each([
    ['a user who would be no administrator', { permissions: maskOf([4]) }, 'permissions'],
    ['no permission', { permissions: 0 }, 'permissions'],
    ['no name', { name: ' ' }, 'name'],
    ['a name that is not seen as it is', { name: 'Ini\u202etech' }, 'name'],
    ['an account number that is none', { userId: 0 }, 'userId'],
    ['an address that is none', { email: 'first' }, 'email'],
  ])('with %s is 400', async (_, part, field) => {
    const { status: code, body } = await add(form(part));
    expect([code, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  test('T32: grants only what the staff member holds', async () => {
    const token = await staffTokenOf(portal, maskOf([6, 4]));
    const refused = form({ permissions: maskOf([6, 4, 3]) });
    expect((await add(refused, token)).status).toBe(403);
    expect(await rowOf(refused.userId)).toBeUndefined();
    expect((await add(form({ permissions: maskOf([6, 4]) }), token)).status).toBe(200);
  });
});

describe('One organisation', () => {
  test('lists its open invitations, its newest batches, and what closing it would end', async () => {
    const { organisationId, ...user } = await makeUser(portal.deps);
    await signedInToken(portal.deps, { organisationId, ...user });
    const invited = form();
    await add(invited);
    const { db } = portal.deps;
    const ids = Array.from({ length: 6 }, () => randomUUID());
    for (const [index, id] of ids.entries()) {
      const state = index === 5 ? 'queued' : 'done';
      const created_at = new Date(now.getTime() + index * 1000);
      const batch = { organisation_id: organisationId, id, created_at, file_name: `${index}.csv`, email: user.email, records: 10 };
      await db.insertInto('batches').values(batch).execute();
      // So that no worker takes it.
      const locked_until = new Date(Date.now() + 60_000);
      await db.updateTable('batches').where('id', '=', id).set({ state, locked_until }).execute();
      for (const [position, service] of (['npq', 'gnr'] as const).entries()) {
        const failed = index === 4 && position === 1 ? 2 : 0;
        const asked = { organisation_id: organisationId, batch_id: id, service, position, failed, file_name: `${id}-${service}.csv` };
        await db.insertInto('batch_services').values(asked).execute();
      }
    }
    const detail = await detailOf(organisationId);
    expect(detail).toMatchObject({ userId: organisationId, users: 1, signedIn: 1, openBatches: 1, invitations: [] });
    expect(detail.batches.map(({ fileName, state }: { fileName: string; state: string }) => [fileName, state])).toEqual([
      ['5.csv', 'queued'],
      ['4.csv', 'partly'],
      ['3.csv', 'done'],
      ['2.csv', 'done'],
      ['1.csv', 'done'],
    ]);
    expect(detail.batches[0]).toMatchObject({ id: ids[5], services: ['npq', 'gnr'], records: 10 });
    expect((await detailOf(invited.userId)).invitations).toEqual([
      { portalId: expect.any(String), display: 'First Administrator', emailAddress: invited.email, worksUntil: expect.any(String) },
    ]);
    expect((await portal.call(organisationDetail, { query: { account: '9999' } }, staffToken)).status).toBe(404);
  });

  test('is renamed: its users see the new name at once, and the audit log says both', async () => {
    const user = await makeUser(portal.deps);
    const token = await signedInToken(portal.deps, user);
    expect((await portal.call(status, {}, token)).body.data.organisation).toBe(`Organisation ${user.organisationId}`);
    const body = { userId: user.organisationId, name: ' New Name ' };
    expect(await portal.call(renameOrganisation, { body }, staffToken)).toMatchObject({
      status: 200,
      body: { message: `Organisation ${user.organisationId} was renamed to New Name` },
    });
    expect((await portal.call(status, {}, token)).body.data.organisation).toBe('New Name');
    expect(await auditOf(portal, user.organisationId)).toMatchObject([
      { subject: 'New Name', action: 'organisation renamed', detail: `was Organisation ${user.organisationId}` },
    ]);
    expect((await portal.call(renameOrganisation, { body: { ...body, userId: 9999 } }, staffToken)).status).toBe(404);
  });
});

test('T36: another organisation’s administrator is refused each of these calls', async () => {
  const token = await signedInToken(portal.deps, await makeUser(portal.deps));
  const organisation = form();
  const replies = [
    await portal.call(organisationList, {}, token),
    await portal.call(organisationDetail, { query: { account: '1' } }, token),
    await add(organisation, token),
    await portal.call(renameOrganisation, { body: { userId: 1, name: 'Mine' } }, token),
  ];
  expect(replies.map((reply) => reply.status)).toEqual([403, 403, 403, 403]);
  expect(await rowOf(organisation.userId)).toBeUndefined();
});
