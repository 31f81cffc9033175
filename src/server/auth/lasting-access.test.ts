/** Each event revokes exactly the kinds that the table in docs/security.md names, on the node that was called and on another one. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { confirmEmail, endOtherSessions } from '../../shared/account/account.ts';
import { status } from '../../shared/sign-in/sign-in.ts';
import { closeOrganisation, reopenOrganisation } from '../../shared/organisations/organisations.ts';
import { createKey } from '../../shared/keys/keys.ts';
import { changePassword, resetPassword } from '../../shared/sign-in/passwords.ts';
import { removeSingleSignOn } from '../../shared/single-sign-on/single-sign-on.ts';
import { openTicket } from '../../shared/tickets/tickets.ts';
import { addWatched } from '../../shared/watch/watch.ts';
import { endUserSessions, removeUserFactors, userRemoval } from '../../shared/users/users.ts';
import { makeEmailChange } from '../account/email-changes.ts';
import { digestPassword } from './password-hashes.ts';
import { makePasswordLink } from './password-links.ts';
import { lockUser } from './session-rows.ts';
import { hashToken } from './tokens.ts';
import { accessEvents as table } from '../test-support/access-page.ts';
import { makeKeyFor, makeUser, signedInToken, type TestUser } from '../test-support/factories.ts';
import { edit, staffTokenOf } from '../test-support/organisations.ts';
import { startRememberingNode, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
let staff: string;
beforeAll(async () => {
  portal = await startTestPortal();
  staff = await staffTokenOf(portal);
});
afterAll(() => portal.stop());

/** backup/restored-access.test.ts walks its row. */
const byRestore = 'backup restored, without `--keep-access`';

/** Returns a user with one of each kind of access, and callers who can revoke it. */
async function withEverything() {
  const administrator = await makeUser(portal.deps);
  const { organisationId } = administrator;
  const user = await makeUser(portal.deps, { organisationId, permissions: 128 });
  const { db } = portal.deps;
  const own = await signedInToken(portal.deps, user);
  const { key } = await makeKeyFor(portal, user, { permissions: 128 });
  const session = await signedInToken(portal.deps, user);
  const bySingleSignOn = await signedInToken(portal.deps, user);
  await sql`update sessions set by_single_sign_on = true where token_hash = ${hashToken(bySingleSignOn)}`.execute(db);
  await sql`insert into identity_providers (organisation_id, issuer, client_id, sealed_secret, admits_unknown, is_only_way)
    values (${organisationId}, 'https://id.example', 'portal', 'x', false, false)`.execute(db);
  await sql`insert into linked_identities (organisation_id, issuer, subject, user_id)
    values (${organisationId}, 'https://id.example', ${user.portalId}, ${user.portalId})`.execute(db);
  await sql`insert into webhooks (id, organisation_id, url, events, sealed_secret, created_by)
    values (gen_random_uuid(), ${organisationId}, 'https://1.1.1.1/', '{data.changed}', 'x', ${user.email})`.execute(db);
  await sql`insert into passkeys (user_id, name, credential_id, public_key, counter, transports)
    values (${user.portalId}, 'Key', ${Buffer.from(user.portalId)}, 'x', 0, '{}')`.execute(db);
  await sql`insert into totp_secrets (user_id, sealed_secret, confirmed_at) values (${user.portalId}, 'x', now())`.execute(db);
  await sql`insert into recovery_codes (user_id, code_hash) values (${user.portalId}, 'x')`.execute(db);
  await makePasswordLink(db, user.portalId, 'reset');
  const other = await startRememberingNode(portal);
  const look = (at: TestPortal) => async (token: string) => ((await at.call(status, {}, token)).status === 200 ? 'stays' : 'ends');
  for (const token of [session, bySingleSignOn, key]) expect(await look(other)(token)).toBe('stays');
  return { administrator, user, own, key, session, bySingleSignOn, other, look };
}
type Person = Awaited<ReturnType<typeof withEverything>>;

async function effectsAt(at: TestPortal, { user, session, bySingleSignOn, key, look }: Person): Promise<Record<string, string>> {
  const { db } = portal.deps;
  const of = { userId: user.portalId, organisationId: user.organisationId };
  const rows = async (query: ReturnType<typeof sql>) => ((await query.execute(db)).rows.length > 0 ? 'stays' : 'ends');
  return {
    sessions: await look(at)(session),
    'sessions by single sign-on': await look(at)(bySingleSignOn),
    'API keys': await look(at)(key),
    webhooks: await rows(sql`select from webhooks where organisation_id = ${of.organisationId} and switched_off_at is null`),
    passkeys: await rows(sql`select from passkeys where user_id = ${of.userId}`),
    'authenticator app': await rows(sql`select from totp_secrets where user_id = ${of.userId}`),
    'recovery codes': await rows(sql`select from recovery_codes where user_id = ${of.userId}`),
    'link to a provider': await rows(sql`select from linked_identities where user_id = ${of.userId}`),
    'mailed links': await rows(sql`select from password_links where user_id = ${of.userId}`),
  };
}

const newPassword = digestPassword('another horse battery');

/** The call that causes each event, by the words of the page; `keys` is the caller's choice for the keys. */
const causes: Record<string, (person: Person, keys: boolean) => ReturnType<TestPortal['call']>> = {
  'password changed': ({ own, user }, keys) =>
    portal.call(changePassword, { body: { actualPassword: user.password, newPassword, confirmPassword: newPassword, keys } }, own),
  'password set by a mailed link': async ({ user }) => {
    const token = await makePasswordLink(portal.deps.db, user.portalId, 'reset');
    return portal.call(resetPassword, { body: { token, newPassword, confirmPassword: newPassword } });
  },
  'signed out everywhere else': ({ own }, keys) => portal.call(endOtherSessions, { body: { keys } }, own),
  'sessions ended by an administrator': async ({ administrator, user }, keys) =>
    portal.call(endUserSessions, { body: { portalId: user.portalId, keys } }, await signedInToken(portal.deps, administrator)),
  'factors removed by an administrator': async ({ administrator, user }, keys) =>
    portal.call(removeUserFactors, { body: { portalId: user.portalId, keys } }, await signedInToken(portal.deps, administrator)),
  'e-mail address changed': async ({ user }) => {
    const token = await makeEmailChange(portal.deps.db, user.portalId, `new-${user.email}`);
    return portal.call(confirmEmail, { body: { token, password: user.password } });
  },
  'account moved by staff': ({ user }) => edit(portal, user, { emailAddress: `new-${user.email}`, accessLevel: 128, token: staff }),
  'user removed': async ({ administrator, user }) =>
    portal.call(userRemoval, { body: { deletableUserEmail: user.email } }, await signedInToken(portal.deps, administrator)),
  'organisation closed, also when it is opened again': async ({ user: { organisationId: userId } }) => {
    const closed = await portal.call(closeOrganisation, { body: { userId } }, staff);
    await portal.call(reopenOrganisation, { body: { userId } }, staff);
    return closed;
  },
  'provider removed or replaced': ({ user }) => portal.call(removeSingleSignOn, { body: { userId: user.organisationId } }, staff),
};

test('T80: the page has every event', () => {
  expect([...table.keys()].toSorted()).toEqual([byRestore, ...Object.keys(causes)].toSorted());
});

const cases = Object.keys(causes).flatMap((event) => {
  const isAsked = Object.values(table.get(event) ?? {}).includes('asked');
  return isAsked ? [[event, true] as const, [event, false] as const] : [[event, false] as const];
});

test.each(cases)('T80: %s (keys named: %s)', async (event, keys) => {
  const person = await withEverything();
  const { other } = person;
  const said = table.get(event) ?? {};
  const expected = Object.fromEntries(
    Object.entries(said).map(([kind, effect]) => [kind, effect === 'asked' ? (keys ? 'ends' : 'stays') : effect]),
  );
  expect((await causes[event]!(person, keys)).status).toBe(200);
  expect(await effectsAt(portal, person)).toEqual(expected);
  other.pass(1_001);
  expect(await effectsAt(other, person)).toEqual(expected);
});

test.each<[string, (user: TestUser, administrator: string) => Promise<{ status: number }>]>([
  [
    'their sessions are ended',
    ({ portalId }, administrator) => portal.call(endUserSessions, { body: { portalId, keys: true } }, administrator),
  ],
  ['their account is handed over', (user) => edit(portal, user, { emailAddress: `new-${user.email}`, accessLevel: 128, token: staff })],
])('T80: a key that is being made while %s is waited for, and ends, too', async (_, end) => {
  const { db } = portal.deps;
  const administrator = await makeUser(portal.deps);
  const user = await makeUser(portal.deps, { organisationId: administrator.organisationId, permissions: 128 });
  await makeKeyFor(portal, user, { permissions: 128 });
  const making = await db.startTransaction().execute();
  onTestFinished(async () => void (making.isCommitted || (await making.rollback().execute())));
  await lockUser(making, user.portalId);
  const mark = randomUUID();
  await sql`
    insert into api_keys
    select made.* from api_keys, jsonb_populate_record(
      api_keys, jsonb_build_object('id', ${mark}::text, 'prefix', left(${mark}, 11), 'key_hash', '\\x' || md5(${mark}))
    ) as made where api_keys.user_id = ${user.portalId}`.execute(making);
  let isOver = false;
  const ending = end(user, await signedInToken(portal.deps, administrator)).finally(() => (isOver = true));
  const waiting = sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted`;
  await vi.waitUntil(async () => isOver || (await waiting.execute(db)).rows[0]?.count, { timeout: 30_000 });
  await making.commit().execute();
  expect((await ending).status).toBe(200);
  const keys = await db
    .selectFrom('api_keys')
    .where('user_id', '=', user.portalId)
    .select(sql<boolean>`revoked_at is not null`.as('isOver'))
    .execute();
  expect(keys).toEqual([{ isOver: true }, { isOver: true }]);
});

test('T80: on a node that still remembers somebody who was removed, nothing is written in their name', async () => {
  const administrator = await makeUser(portal.deps);
  const { organisationId } = administrator;
  const user = await makeUser(portal.deps, { organisationId, permissions: 1023 - 64 });
  const other = await startRememberingNode(portal);
  const token = await signedInToken(portal.deps, user);
  expect((await other.call(status, {}, token)).status).toBe(200);
  await portal.call(userRemoval, { body: { deletableUserEmail: user.email } }, await signedInToken(portal.deps, administrator));
  expect((await other.call(status, {}, token)).status).toBe(200);
  const ticket = { ticketSeverity: 'Other' as const, ticketSubject: 'Mine', ticketMessage: 'Mine' };
  expect((await other.call(openTicket, { body: ticket }, token)).status).toBe(401);
  expect((await other.call(addWatched, { body: { numbers: ['447400123456'] } }, token)).status).toBe(401);
  expect((await other.call(createKey, { body: { name: 'K', permissions: 128, password: user.password } }, token)).status).toBe(401);
});
