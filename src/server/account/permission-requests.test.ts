/** Requests for a permission, mailed to an administrator of the user's own organisation. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { missingPermissions, requestPermission } from '../../shared/account/permission-requests.ts';
import { auditLog } from '../../shared/audit/audit.ts';
import { bits, maskOf, type PermissionName } from '../../shared/base/permissions.ts';
import { makeKeyFor, makeOrganisation, makeUser, signedInToken, supportViewToken, type TestUser } from '../test-support/factories.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const mask = (...names: PermissionName[]) => maskOf(names.map((name) => bits[name]));
const request = (token: string, permission: PermissionName) => portal.call(requestPermission, { body: { permission } }, token);
const tokenOf = (user: TestUser) => signedInToken(portal.deps, user);
const mailsOf = ({ email }: TestUser) => mailsTo(portal.dataDir, email);

async function named(
  fullName: string,
  { organisationId }: Pick<TestUser, 'organisationId'>,
  ...names: PermissionName[]
): Promise<TestUser> {
  const user = await makeUser(portal.deps, { organisationId, permissions: mask(...names) });
  await portal.deps.db.updateTable('portal_users').where('id', '=', user.portalId).set({ full_name: fullName }).execute();
  return user;
}

/** An organisation with a user who may query numbers, and three administrators: the first by name does not hold Batch Query. */
async function organisation() {
  const place = { organisationId: await makeOrganisation(portal.deps) };
  const user = await named('Ulla User', place, 'test_and_diagnostics');
  const lesser = await named('Ada Lesser', place, 'user_management', 'reports');
  const giver = await named('Bea Giver', place, 'user_management', 'reports', 'batch_query');
  const later = await named('Cora Later', place, 'user_management', 'batch_query');
  return { place, user, lesser, giver, later, token: await tokenOf(user) };
}

test('T90: the first administrator of the organisation who can give the permission gets a mail that names it and leads to the form of the user; others get none', async () => {
  const { user, lesser, giver, later, token } = await organisation();
  await named('Aaa Elsewhere', { organisationId: await makeOrganisation(portal.deps) }, 'user_management', 'batch_query');
  await named('Aab No Administrator', user, 'batch_query');
  const { organisationId } = user;
  const invited = await makeUser(portal.deps, { organisationId, hasPassword: false });
  await portal.deps.db.updateTable('portal_users').where('id', '=', invited.portalId).set({ full_name: 'Aac Invited' }).execute();
  const said = { name: 'accountSaid.permissionRequested', values: ['Bea Giver'] };
  expect(await request(token, 'batch_query')).toMatchObject({
    status: 200,
    body: { message: 'We sent your request to Bea Giver by e-mail', said },
  });
  await expect.poll(() => mailsOf(giver)).toHaveLength(1);
  const [mail] = await mailsOf(giver);
  expect(mail?.subject).toBe('Dialplane: a colleague asks for a permission');
  expect(mail?.text).toContain(`Ulla User (${user.email}) asks you for the permission Batch Query.`);
  expect(mail?.text).toMatch(new RegExp(`\nhttp://localhost:\\d+/users/edit/${user.portalId}\n`));
  for (const other of [lesser, later, invited]) expect(await mailsOf(other)).toEqual([]);
});

test('T90: the mail is in the language of the administrator', async () => {
  const { giver, token } = await organisation();
  const german = { preferences: JSON.stringify({ language: 'de' }) };
  await portal.deps.db.updateTable('portal_users').where('id', '=', giver.portalId).set(german).execute();
  expect((await request(token, 'batch_query')).status).toBe(200);
  await expect.poll(async () => (await mailsOf(giver))[0]?.text).toContain('bittet Sie um die Berechtigung „Stapelabfrage“');
});

test('T90: the request is in the audit log: who asked whom for which permission', async () => {
  const { user, giver, token } = await organisation();
  await request(token, 'batch_query');
  const { message } = (await portal.call(auditLog, { query: {} }, await tokenOf(giver))).body;
  expect(message).toEqual([
    expect.objectContaining({ actor: user.email, subject: giver.email, action: 'permission asked for', detail: 'Batch Query' }),
  ]);
});

test('T90: an administrator gets one request a day from a user, whatever the permission; who asks again reads when they can', async () => {
  const { user, giver, lesser, token } = await organisation();
  expect((await request(token, 'batch_query')).status).toBe(200);
  const { rows } = await sql<{
    at: Date;
  }>`select window_ends_at as at from attempts where key = ${`${user.portalId} ${giver.portalId}`}`.execute(portal.deps.db);
  const end = rows[0]?.at ?? new Date(0);
  const again = await request(token, 'batch_query');
  expect(again).toMatchObject({
    status: 429,
    body: {
      code: 'too_many_attempts',
      message: expect.stringMatching(
        /^Bea Giver has already got a request from you\. You can send the next one at \d{4}-\d\d-\d\d \d\d:\d\d UTC$/,
      ),
    },
  });
  expect(Number(again.headers['retry-after'])).toBeGreaterThan(24 * 3_600 - 300);
  expect(Number(again.headers['retry-after'])).toBeLessThanOrEqual(24 * 3_600);
  const listed = (await portal.call(missingPermissions, {}, token)).body.message;
  const batches = listed.find(({ permission }: { permission: string }) => permission === 'batch_query');
  expect(batches).toMatchObject({ administrator: 'Bea Giver' });
  expect(Math.abs(Date.parse(batches.nextRequestAt) - end.getTime())).toBeLessThan(5_000);
  // Another administrator, and another user, have their own.
  expect((await request(token, 'reports')).status).toBe(200);
  expect((await request(await tokenOf(await named('Uwe User', user)), 'batch_query')).status).toBe(200);
  await expect.poll(() => mailsOf(giver)).toHaveLength(2);
  await expect.poll(() => mailsOf(lesser)).toHaveLength(1);
  await sql`update attempts set window_ends_at = now() where key like ${`${user.portalId} %`}`.execute(portal.deps.db);
  expect((await request(token, 'batch_query')).status).toBe(200);
});

test('the missing permissions, each with the first administrator who can give it', async () => {
  const { token } = await organisation();
  const listed = (await portal.call(missingPermissions, {}, token)).body.message;
  const nobody = { administrator: null, nextRequestAt: null };
  expect(listed).toEqual([
    { permission: 'my_documents', ...nobody },
    { permission: 'contact', ...nobody },
    { permission: 'downloads', ...nobody },
    { permission: 'reports', administrator: 'Ada Lesser', nextRequestAt: null },
    { permission: 'billing', ...nobody },
    { permission: 'user_management', administrator: 'Ada Lesser', nextRequestAt: null },
    { permission: 'gnr_search', ...nobody },
    { permission: 'gnr_download', ...nobody },
    { permission: 'batch_query', administrator: 'Bea Giver', nextRequestAt: null },
  ]);
});

test('T90: a held permission, one that nobody can give, an administrator, staff, a support view and a key are refused, and no mail goes out', async () => {
  const { place, user, giver, lesser, later, token } = await organisation();
  const refusal = async (of: string, permission: PermissionName) => {
    const { status, body } = await request(of, permission);
    return [status, body.message];
  };
  expect(await refusal(token, 'test_and_diagnostics')).toEqual([409, 'You already hold the permission Test and Diagnostics']);
  const nobody = 'Nobody in your organisation can give you the permission Billing. Contact the provider';
  expect(await refusal(token, 'billing')).toEqual([404, nobody]);
  // Only staff change the permissions of an administrator.
  expect(await refusal(await tokenOf(lesser), 'batch_query')).toEqual([404, nobody.replace('Billing', 'Batch Query')]);
  const staff = await makeUser(portal.deps, { organisationId: portal.deps.config.PLATFORM_ACCOUNT_ID, permissions: mask('reports') });
  const staffToken = await tokenOf(staff);
  expect(await refusal(staffToken, 'batch_query')).toEqual([403, 'Only customers can request a permission here']);
  expect((await portal.call(missingPermissions, {}, staffToken)).body).toEqual({ message: [] });
  expect((await request(await supportViewToken(portal.deps, user), 'batch_query')).status).toBe(403);
  const { key } = await makeKeyFor(portal, user, { permissions: mask('test_and_diagnostics') });
  expect((await request(key, 'batch_query')).status).toBe(403);
  const typed = { permission: 'batch_query', text: 'Buy this', to: 'anybody@elsewhere.example' } as const;
  expect((await portal.call(requestPermission, { body: typed }, token)).status).toBe(400);
  expect(await refusal(token, 'everything' as PermissionName)).toEqual([400, 'Enter the name of a permission']);
  for (const one of [giver, lesser, later]) expect(await mailsOf(one)).toEqual([]);
  const queued = await portal.deps.db.selectFrom('attempts').where('key', 'like', `${user.portalId} %`).select('key').execute();
  expect([place.organisationId, queued]).toEqual([user.organisationId, []]);
});
