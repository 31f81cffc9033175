import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listSessions } from '../../shared/account/account.ts';
import { auditLog } from '../../shared/audit/audit.ts';
import { logout, status } from '../../shared/sign-in/sign-in.ts';
import { rangeSearch } from '../../shared/range-search/range-search.ts';
import { changePassword } from '../../shared/sign-in/passwords.ts';
import { stopSupport, superuserLogin } from '../../shared/support-view/support-view.ts';
import { singleQuery } from '../../shared/single-query/single-query.ts';
import { listUsers, register, userRemoval } from '../../shared/users/users.ts';
import { everyPermission, maskOf } from '../../shared/base/permissions.ts';
import { makeUser, signedInToken, type TestUser } from '../test-support/factories.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

async function staff(permissions = everyPermission) {
  const user = await makeUser(portal.deps, { permissions, organisationId: portal.deps.config.PLATFORM_ACCOUNT_ID });
  return { user, token: await signedInToken(portal.deps, user) };
}

const look = (name: string, token: string) => portal.call(superuserLogin, { body: { name } }, token);
const statusOf = async (token: string) => (await portal.call(status, {}, token)).status;

/** A customer, a staff member, and the token with which the one sees the portal as the other. */
async function supportView(
  permissions = everyPermission,
): Promise<{ customer: TestUser; staffUser: TestUser; staffToken: string; token: string }> {
  const customer = await makeUser(portal.deps, { permissions });
  const { user: staffUser, token: staffToken } = await staff();
  const reply = await look(customer.email, staffToken);
  expect(reply.status).toBe(200);
  return { customer, staffUser, staffToken, token: reply.body.auth_token };
}

describe('Support staff can impersonate a customer', () => {
  test('the token acts with the permissions of the customer, is marked, and names the staff member', async () => {
    const { customer, staffUser, token } = await supportView(maskOf([7]));
    expect((await portal.call(status, {}, token)).body.data).toMatchObject({
      email: customer.email,
      userId: customer.organisationId,
      permissions: maskOf([7]),
      isSupportView: true,
      supportedBy: staffUser.email,
      supportViewEndsAt: expect.any(String),
    });
    expect((await portal.call(rangeSearch, { query: { range: '44' } }, token)).status).toBe(200);
    expect((await portal.call(listUsers, {}, token)).status).toBe(403);
  });

  test('T40: only staff with bit 6, and only for an active customer', async () => {
    const customer = await makeUser(portal.deps);
    const invited = await makeUser(portal.deps, { hasPassword: false });
    const { user: colleague, token } = await staff();
    expect((await look(customer.email, await signedInToken(portal.deps, await makeUser(portal.deps)))).status).toBe(403);
    expect((await look(customer.email, (await staff(everyPermission & ~maskOf([6]))).token)).status).toBe(403);
    expect((await look('nobody@customer.example', token)).status).toBe(404);
    expect((await look(colleague.email, token)).status).toBe(403);
    expect((await look(invited.email, token)).status).toBe(403);
  });

  test('T42: no view starts from a session that another node has ended, though this one remembers it', async () => {
    const customer = await makeUser(portal.deps);
    const { user, token } = await staff();
    expect(await statusOf(token)).toBe(200);
    await portal.deps.db.deleteFrom('sessions').where('user_id', '=', user.portalId).execute();
    expect((await look(customer.email, token)).status).toBe(401);
  });

  test('T41: a support view looks only: what acts is 403, reads of users work', async () => {
    const { customer, token } = await supportView();
    const digest = 'a'.repeat(128);
    const user = { userId: customer.organisationId, fullName: 'X', email: 'x@customer.example', permissions: 1 };
    const acts = [
      await portal.call(
        changePassword,
        { body: { actualPassword: customer.password, newPassword: digest, confirmPassword: digest } },
        token,
      ),
      await portal.call(register, { body: user }, token),
      await portal.call(userRemoval, { body: { deletableUserEmail: customer.email } }, token),
      await look((await makeUser(portal.deps)).email, token),
      await portal.call(listSessions, {}, token),
    ];
    expect(acts.map((reply) => reply.status)).toEqual([403, 403, 403, 403, 403]);
    expect((await portal.call(listUsers, {}, token)).status).toBe(200);
  });

  test('T41: it ends after 60 minutes, however much it is used', async () => {
    const { customer, token } = await supportView();
    await sql`update sessions set expires_at = expires_at - interval '59 minutes' where user_id = ${customer.portalId}`.execute(
      portal.deps.db,
    );
    expect(await statusOf(token)).toBe(200);
    await sql`update sessions set expires_at = expires_at - interval '61 seconds' where user_id = ${customer.portalId}`.execute(
      portal.deps.db,
    );
    portal.deps.sessions.allChanged(portal.deps.db);
    expect(await statusOf(token)).toBe(401);
  });

  test.each([
    ['loses bit 6', ({ portalId }: TestUser) => sql`update portal_users set permissions = 4 where id = ${portalId}`],
    [
      'leaves the platform organisation',
      ({ portalId }: TestUser) =>
        sql`update portal_users set organisation_id = (select min(id) from organisations where id <> 1) where id = ${portalId}`,
    ],
    ['is removed', ({ portalId }: TestUser) => sql`delete from portal_users where id = ${portalId}`],
    ['is signed out', ({ portalId }: TestUser) => sql`delete from sessions where user_id = ${portalId}`],
  ])('T42: the view ends when the staff member %s', async (_, change) => {
    const { staffUser, token } = await supportView();
    expect(await statusOf(token)).toBe(200);
    await change(staffUser).execute(portal.deps.db);
    portal.deps.sessions.allChanged(portal.deps.db);
    expect(await statusOf(token)).toBe(401);
  });

  test('T42: stopping returns a new token of the staff member and ends the view and the old token', async () => {
    const { staffUser, staffToken, token } = await supportView();
    const { status: code, body } = await portal.call(stopSupport, {}, token);
    expect(code).toBe(200);
    expect(body.auth_token).not.toBe(staffToken);
    expect((await portal.call(status, {}, body.auth_token)).body.data).toMatchObject({
      email: staffUser.email,
      isSupportView: false,
      supportedBy: null,
    });
    expect(await statusOf(token)).toBe(401);
    expect(await statusOf(staffToken)).toBe(401);
  });

  test.each([
    [
      'its time is up',
      ({ portalId }: TestUser) => sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${portalId}`,
    ],
    ['the customer is removed', ({ portalId }: TestUser) => sql`delete from portal_users where id = ${portalId}`],
  ])('a view that is over, since %s, opens nothing but the way back to the staff member’s own session', async (_, end) => {
    const { staffUser, customer, token } = await supportView();
    await end(customer).execute(portal.deps.db);
    portal.deps.sessions.allChanged(portal.deps.db);
    expect(await statusOf(token)).toBe(401);
    const { status: code, body } = await portal.call(stopSupport, {}, token);
    expect(code).toBe(200);
    expect((await portal.call(status, {}, body.auth_token)).body.data).toMatchObject({ email: staffUser.email, isSupportView: false });
    // Once.
    expect((await portal.call(stopSupport, {}, token)).status).toBe(401);
  });

  test.each([
    ['was signed out', sql`delete from sessions where`],
    ['is over', sql`update sessions set expires_at = now() - interval '1 second' where`],
    ['was left for too long', sql`update sessions set last_used_at = now() - interval '121 minutes' where`],
  ])('no way leads back to a session of staff that %s', async (_, end) => {
    const { staffUser, customer, token } = await supportView();
    await sql`delete from portal_users where id = ${customer.portalId}`.execute(portal.deps.db);
    await sql`${end} user_id = ${staffUser.portalId}`.execute(portal.deps.db);
    portal.deps.sessions.allChanged(portal.deps.db);
    expect((await portal.call(stopSupport, {}, token)).status).toBe(401);
  });

  test('who works in a view is there: their own session does not end meanwhile for want of use', async () => {
    const { staffUser, token } = await supportView();
    const aged = sql`update sessions set last_used_at = now() - interval '119 minutes' where user_id = ${staffUser.portalId}`;
    await aged.execute(portal.deps.db);
    portal.deps.sessions.allChanged(portal.deps.db);
    await sql`update sessions set last_used_at = now() - interval '2 minutes' where supporter_hash is not null`.execute(portal.deps.db);
    expect(await statusOf(token)).toBe(200);
    const row = await portal.deps.db
      .selectFrom('sessions')
      .where('user_id', '=', staffUser.portalId)
      .select(sql<boolean>`last_used_at > now() - interval '1 minute'`.as('isFresh'))
      .executeTakeFirstOrThrow();
    expect(row.isFresh).toBe(true);
  });

  test('T42: a new token does not make the staff member’s session longer', async () => {
    const { staffUser, token } = await supportView();
    const endOf = async () =>
      (await portal.deps.db.selectFrom('sessions').where('user_id', '=', staffUser.portalId).select('expires_at').executeTakeFirstOrThrow())
        .expires_at;
    const before = await endOf();
    await portal.call(stopSupport, {}, token);
    expect(await endOf()).toEqual(before);
  });

  test('T42: signing out ends both the view and the staff member’s session', async () => {
    const { staffToken, token } = await supportView();
    expect((await portal.call(logout, {}, token)).status).toBe(200);
    expect([await statusOf(token), await statusOf(staffToken)]).toEqual([401, 401]);
  });

  test('stopping without a support view is 403', async () => {
    expect((await portal.call(stopSupport, {}, (await staff()).token)).status).toBe(403);
  });

  test('what is queried counts for the staff member and the platform organisation, never for the customer', async () => {
    const { customer, staffUser, token } = await supportView();
    expect((await portal.call(singleQuery, { query: { phonenumber: '447700900123', service: 'npq' } }, token)).status).toBe(200);
    const { db, config } = portal.deps;
    const recordsOf = (portalId: string) =>
      db.selectFrom('query_records').where('portal_user_id', '=', portalId).select(['organisation_id', 'tel']).execute();
    expect(await recordsOf(staffUser.portalId)).toEqual([{ organisation_id: config.PLATFORM_ACCOUNT_ID, tel: '447700900123' }]);
    expect(await recordsOf(customer.portalId)).toEqual([]);
    const counted = (organisationId: number) =>
      db.selectFrom('query_daily').where('organisation_id', '=', organisationId).select(['service', 'queries']).execute();
    expect(await counted(config.PLATFORM_ACCOUNT_ID)).toEqual([{ service: 'npq', queries: 1 }]);
    expect(await counted(customer.organisationId)).toEqual([]);
    const own = await signedInToken(portal.deps, customer);
    const { message } = (await portal.call(auditLog, { query: {} }, own)).body;
    expect(message).toContainEqual(
      expect.objectContaining({
        actor: staffUser.email,
        subject: customer.email,
        action: 'call in support view',
        detail: 'GET /api/test-diagnostics/single-query',
      }),
    );
  });

  test('T43: start, every call in it, refusals and stop are in the audit log with both identities, and the customer’s administrator sees them', async () => {
    const { customer, staffUser, token } = await supportView();
    await portal.call(rangeSearch, { query: { range: '44' } }, token);
    await portal.call(userRemoval, { body: { deletableUserEmail: customer.email } }, token);
    await portal.call(stopSupport, {}, token);
    const own = await signedInToken(portal.deps, customer);
    const { message } = (await portal.call(auditLog, { query: {} }, own)).body;
    const entries = message
      .map(({ actor, subject, action, detail }: Record<string, string>) => ({ actor, subject, action, detail }))
      .toReversed();
    const both = { actor: staffUser.email, subject: customer.email };
    expect(entries).toEqual([
      { ...both, action: 'support view started', detail: '' },
      { ...both, action: 'call in support view', detail: 'GET /api/gnr-search/range-search' },
      { ...both, action: 'call refused', detail: expect.stringContaining('POST /api/authentication/userremoval') },
      { ...both, action: 'call in support view', detail: 'POST /api/authentication/stopsupport' },
      { ...both, action: 'support view stopped', detail: '' },
    ]);
  });
});
