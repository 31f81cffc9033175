import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOtherSessions, listSessions } from '../../shared/account/account.ts';
import { auditLog } from '../../shared/audit/audit.ts';
import { logout, status } from '../../shared/sign-in/sign-in.ts';
import { rangeSearch } from '../../shared/range-search/range-search.ts';
import { editUser } from '../../shared/users/users.ts';
import { maskOf } from '../../shared/base/permissions.ts';
import { deviceName } from '../sign-in/device-name.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { atCodeStep, confirm, otherThan } from '../test-support/sign-in-steps.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

type Entry = { actor: string; subject: string; action: string; detail: string; organisation: string; id: string };
const entriesFor = async (token: string, query = {}) => (await portal.call(auditLog, { query }, token)).body.message as Entry[];

test('each sign-in, refusal, edit and sign-out leaves an entry with actor and subject', async () => {
  const administrator = await makeUser(portal.deps);
  const colleague = await makeUser(portal.deps, { permissions: maskOf([4]), organisationId: administrator.organisationId });
  const { token, code } = await atCodeStep(portal, colleague);
  await confirm(portal, colleague, { token, code: otherThan(code) });
  const active = (await confirm(portal, colleague, { token, code })).body.auth_token;
  await portal.call(rangeSearch, { query: { range: '44' } }, active);
  const own = await signedInToken(portal.deps, administrator);
  const edit = { portalId: colleague.portalId, fullName: 'Test User', emailAddress: colleague.email, accessLevel: maskOf([7]) };
  await portal.call(editUser, { body: edit }, own);
  await portal.call(logout, {}, active);
  const entries = (await entriesFor(own)).toReversed().map(({ actor, action, detail }) => [actor, action, detail]);
  expect(entries).toEqual([
    [colleague.email, 'sign-in refused', 'wrong one-time code'],
    [colleague.email, 'signed in', 'A program'],
    [colleague.email, 'call refused', 'GET /api/gnr-search/range-search: You do not hold the permission GNR Search'],
    [administrator.email, 'user edited', 'adds GNR Search; removes Reports'],
    [colleague.email, 'signed out', ''],
  ]);
});

test('an administrator reads their own organisation’s entries and no other’s; staff read all, or one organisation’s', async () => {
  const [mine, other] = [await makeUser(portal.deps), await makeUser(portal.deps)];
  const [myToken, otherToken] = [await signedInToken(portal.deps, mine), await signedInToken(portal.deps, other)];
  await portal.call(logout, {}, await signedInToken(portal.deps, mine));
  await portal.call(logout, {}, await signedInToken(portal.deps, other));
  expect((await entriesFor(myToken)).map(({ actor }) => actor)).toEqual([mine.email]);
  const foreign = await portal.call(auditLog, { query: { account: String(mine.organisationId) } }, otherToken);
  expect(foreign.status).toBe(404);
  const staff = await signedInToken(portal.deps, await makeUser(portal.deps, { organisationId: portal.deps.config.PLATFORM_ACCOUNT_ID }));
  const actors = (await entriesFor(staff)).map(({ actor }) => actor);
  expect(actors).toEqual(expect.arrayContaining([mine.email, other.email]));
  expect((await entriesFor(staff, { account: String(other.organisationId) })).map(({ actor }) => actor)).toEqual([other.email]);
});

test('`before` reads on from an entry', async () => {
  const user = await makeUser(portal.deps);
  for (let count = 0; count < 3; count += 1) await portal.call(logout, {}, await signedInToken(portal.deps, user));
  const token = await signedInToken(portal.deps, user);
  const [newest] = await entriesFor(token);
  expect(await entriesFor(token, { before: newest?.id })).toHaveLength(2);
});

test.each(['update audit_log set actor = ’’', 'delete from audit_log', 'truncate audit_log'])(
  'the audit log is append-only: %s is refused by the database',
  async (statement) => {
    await expect(sql.raw(statement.replaceAll('’', "'")).execute(portal.deps.db)).rejects.toThrow('the audit log is append-only');
  },
);

test('the own sessions are listed with device and last use, and all others can be ended', async () => {
  const user = await makeUser(portal.deps);
  const { db, sessions } = portal.deps;
  const here = await sessions.open(db, { userId: user.portalId, as: 'active', device: 'Firefox on Linux' });
  const elsewhere = await sessions.open(db, { userId: user.portalId, as: 'active', device: 'Safari on iPhone' });
  const { message } = (await portal.call(listSessions, {}, here)).body;
  expect(message).toHaveLength(2);
  expect(message).toContainEqual({
    id: expect.any(String),
    device: 'Firefox on Linux',
    signedInAt: expect.any(String),
    lastUsedAt: expect.any(String),
    isThis: true,
  });
  expect((await portal.call(endOtherSessions, { body: {} }, here)).status).toBe(200);
  expect([(await portal.call(status, {}, here)).status, (await portal.call(status, {}, elsewhere)).status]).toEqual([200, 401]);
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile Safari/604.1',
    'Chrome on iPhone',
  ],
  ['curl/8.5.0', 'A program'],
  [undefined, 'A program'],
])('the device of %s is "%s"', (userAgent, device) => {
  expect(deviceName(userAgent)).toBe(device);
});
