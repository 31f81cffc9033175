/** The allowed addresses of a key, and the log of its use. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../shared/audit/audit.ts';
import { revokeKey, rotateKey } from '../../shared/keys/keys.ts';
import { queryRecords } from '../../shared/query-records/query-records.ts';
import { utcDay } from '../../shared/base/utc-day.ts';
import { startPortalAtNoon } from '../test-support/portal-at-noon.ts';
import { makeKeyFor, makeUser, signedInToken, type TestUser } from '../test-support/factories.ts';
import { callWith, keyAuditOf, keysOf, queryCall } from '../test-support/keys.ts';
import { startPortalForTest, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortalAtNoon();
});
afterAll(() => portal.stop());

const [reports, search] = [16, 128];

test.each([
  [['192.0.2.0/24'], '192.0.2.7', 200],
  [['192.0.2.0/24'], '::ffff:192.0.2.7', 200],
  [['192.0.2.0/24'], '192.0.3.7', 403],
  [['192.0.2.7'], '192.0.2.7', 200],
  [['192.0.2.7'], '192.0.2.8', 403],
  [['::ffff:192.0.2.7'], '192.0.2.7', 200],
  [['::ffff:192.0.2.0/120'], '192.0.2.99', 200],
  [['::ffff:192.0.2.0/120'], '192.0.3.99', 403],
  [['::ffff:c000:207'], '192.0.2.7', 200],
  [['192.0.2.7'], '::ffff:c000:207', 200],
  [['2001:db8::/32'], '2001:db8:1::5', 200],
  [['2001:db8::/32'], '2001:db9::5', 403],
  [['2001:db8::/32'], '192.0.2.7', 403],
  [['2001:DB8:0:0::1', '198.51.100.1'], '2001:db8::1', 200],
  // The zone names the network of this machine that it came through.
  [['fe80::/10'], 'fe80::1%eth0', 200],
  [['0.0.0.0/0'], '203.0.113.200', 200],
  [['0.0.0.0/0'], '2001:db8::1', 403],
])('T67: a key for %j that comes from %s is answered %i', async (addresses, from, status) => {
  const { key } = await makeKeyFor(portal, await makeUser(portal.deps), { addresses });
  expect((await callWith(portal, key, { from })).status).toBe(status);
});

test('T67: a refused address is a line of the audit log, one however often it is tried, and no use of the key', async () => {
  const owner = await makeUser(portal.deps);
  const { key } = await makeKeyFor(portal, owner, { addresses: ['198.51.100.1'] });
  for (let time = 0; time < 3; time += 1) expect((await callWith(portal, key)).status).toBe(403);
  const prefix = key.slice(0, 11);
  expect(await keyAuditOf(portal, owner)).toEqual([
    expect.stringMatching(/^owner: key made: /),
    `owner: key refused: GET /api/gnr-search/range-search: This API key does not allow the address 192.0.2.7, with the key ${prefix}`,
  ]);
  expect(await keysOf(portal, owner)).toMatchObject([{ lastUsedAt: null, lastAddress: null }]);
});

test('its last use and address are written, at most once a minute; the first use is in the audit log once', async () => {
  const owner = await makeUser(portal.deps);
  const { id, key } = await makeKeyFor(portal, owner);
  const { db, sessions } = portal.deps;
  const useFrom = async (from: string) => {
    sessions.allChanged(db);
    await callWith(portal, key, { from });
    return (await keysOf(portal, owner))[0]?.lastAddress;
  };
  expect(await useFrom('192.0.2.1')).toBe('192.0.2.1');
  expect(await useFrom('192.0.2.2')).toBe('192.0.2.1');
  await sql`update api_keys set last_used_at = now() - interval '61 seconds' where id = ${id}`.execute(db);
  expect(await useFrom('192.0.2.3')).toBe('192.0.2.3');
  const uses = (await keyAuditOf(portal, owner)).filter((line) => line.includes('used first'));
  expect(uses).toEqual([`owner: key used first: with the key ${key.slice(0, 11)}`]);
});

test('T67: a first use that cannot be written into the audit log is none: the call fails, and the next one is the first', async () => {
  const owner = await makeUser(portal.deps);
  const { key } = await makeKeyFor(portal, owner);
  const { db, sessions } = portal.deps;
  await sql`alter table audit_log add constraint takes_no_use check (action <> 'key used first') not valid`.execute(db);
  try {
    expect((await callWith(portal, key)).status).toBe(500);
  } finally {
    await sql`alter table audit_log drop constraint takes_no_use`.execute(db);
  }
  expect(await keysOf(portal, owner)).toMatchObject([{ lastUsedAt: null, lastAddress: null }]);
  sessions.allChanged(db);
  expect((await callWith(portal, key)).status).toBe(200);
  expect(await keyAuditOf(portal, owner)).toContain(`owner: key used first: with the key ${key.slice(0, 11)}`);
});

test('queries of a key are records of the channel api that name it, found by it, and by nobody else', async () => {
  const owner = await makeUser(portal.deps);
  const { id, key } = await makeKeyFor(portal, owner);
  await callWith(portal, key, { url: queryCall });
  const token = await signedInToken(portal.deps, owner);
  await portal.app.inject({ url: queryCall, headers: { authorization: `Bearer ${token}` } });
  const day = utcDay(portal.deps.clock());
  const recordsBy = async (by: string, user: TestUser) => {
    const asker = await signedInToken(portal.deps, user);
    const { body } = await portal.call(queryRecords, { query: { from: day, to: day, key: by } }, asker);
    return body.response.rows.map(({ channel, key: named }: { channel: string; key: string | null }) => [channel, named]);
  };
  expect(await recordsBy(id, owner)).toEqual([['api', key.slice(0, 11)]]);
  const colleague = await makeUser(portal.deps, { organisationId: owner.organisationId, permissions: reports });
  expect(await recordsBy(id, colleague)).toEqual([]);
  expect(await recordsBy(id, await makeUser(portal.deps))).toEqual([]);
});

test('T67: who made, rotated and revoked a key is in the audit log, with no more of it than its prefix', async () => {
  const owner = await makeUser(portal.deps);
  const token = await signedInToken(portal.deps, owner);
  const { id, key } = await makeKeyFor(portal, owner, { permissions: search, addresses: ['192.0.2.0/24'] });
  const next = (await portal.call(rotateKey, { body: { id, password: owner.password } }, token)).body;
  await portal.call(revokeKey, { body: { id } }, token);
  const [old, fresh] = [key.slice(0, 11), next.key.slice(0, 11)];
  expect(await keyAuditOf(portal, owner)).toEqual([
    `owner: key made: ${old}, Test key: GNR Search, from 192.0.2.0/24 alone`,
    `owner: key rotated: ${fresh} takes the place of ${old}, which works for 24 hours more`,
    `owner: key revoked: ${old}, Test key`,
  ]);
  const shown = JSON.stringify((await portal.call(auditLog, {}, token)).body);
  expect(shown).toContain(old);
  for (const secret of [key, next.key]) expect(shown).not.toContain(secret.slice(11));
});

test('T59: replies say how many calls are left, of the policy that they are of; each key has its own, and 429 says when to come back', async () => {
  const own = await startPortalForTest({ RATE_LIMIT_PER_MINUTE: '3' });
  const owner = await makeUser(own.deps);
  const { key } = await makeKeyFor(own, owner);
  const other = await makeKeyFor(own, owner);
  const replies = [];
  for (let count = 0; count < 4; count += 1) replies.push(await callWith(own, key));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  for (const { headers } of replies) expect(headers['ratelimit-policy']).toBe('"calls";q=3;w=60');
  // Only the headers of the draft.
  for (const { headers } of replies) expect(Object.keys(headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
  const left = replies.map(({ headers }) => /^"calls";r=(\d+);t=([1-9]\d?)$/.exec(String(headers['ratelimit']))?.[1]);
  expect(left).toEqual(['2', '1', '0', '0']);
  expect(Number(replies[3]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await callWith(own, other.key)).headers['ratelimit']).toMatch(/^"calls";r=2;/);
});
