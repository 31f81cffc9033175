/** The life of a key: made, used, rotated, revoked, over; and what it can do at each step. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKey, revokeKey, rotateKey } from '../../shared/keys/keys.ts';
import { userRemoval } from '../../shared/users/users.ts';
import { makeKeyFor, makeUser, signedInToken, supportViewToken, type TestUser } from '../test-support/factories.ts';
import { callWith, keysOf, queryCall } from '../test-support/keys.ts';
import { startRememberingNode, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const [testing, reports, administrator, search] = [8, 16, 64, 128];
const every = 1023;

test('T67: a key reads dp_, eight characters, 43 of base64url and six of base 62, and is shown once', async () => {
  const owner = await makeUser(portal.deps);
  const token = await signedInToken(portal.deps, owner);
  const made = await portal.call(
    createKey,
    { body: { name: ' Nightly ', permissions: testing + search, password: owner.password } },
    token,
  );
  expect([made.status, Object.keys(made.body).toSorted()]).toEqual([200, ['id', 'key', 'message', 'said']]);
  expect(made.body.said).toEqual({ name: 'keysSaid.made', values: ['Nightly'] });
  expect(made.body.key).toMatch(/^dp_[0-9A-Za-z]{8}_[\w-]{43}_[0-9A-Za-z]{6}$/);
  const [listed] = await keysOf(portal, owner);
  expect(listed).toEqual({
    id: made.body.id,
    name: 'Nightly',
    prefix: made.body.key.slice(0, 11),
    permissions: testing + search,
    addresses: [],
    createdAt: expect.any(String),
    createdBy: owner.email,
    expiresAt: expect.any(String),
    lastUsedAt: null,
    lastAddress: null,
    state: 'active',
    isOwn: true,
    isRotated: false,
  });
  const days = (Date.parse(listed?.expiresAt ?? '') - Date.parse(listed?.createdAt ?? '')) / 86_400_000;
  expect(Math.round(days)).toBe(90);
});

test.each([
  ['dp_', 'This is not a whole API key: copy all of it, from dp_ to the last of its 62 characters'],
  [`dp_AbCd1234_${'x'.repeat(42)}_CRC32_`, 'This is not a whole API key: copy all of it, from dp_ to the last of its 62 characters'],
  // CRC-32 and base 62 by another program.
  [`dp_AbCd1234_${'x'.repeat(43)}_4VVjYE`, 'There is no such API key'],
  [`dp_AbCd1234_${'x'.repeat(42)}y_4VVjYE`, 'This API key is mistyped: its checksum does not match. It was not looked up'],
])('T67: a key %s is refused: %s', async (key, message) => {
  const reply = await callWith(portal, key);
  expect([reply.status, reply.message, reply.headers['www-authenticate']]).toEqual([401, message, 'Bearer']);
});

type Change = (db: TestPortal['deps']['db'], key: { id: string; owner: TestUser }) => Promise<unknown>;
const ends: Readonly<Record<string, readonly [Change, RegExp]>> = {
  revoked: [(db, { id }) => sql`update api_keys set revoked_at = now() where id = ${id}`.execute(db), /^The API key dp_\w{8} was revoked$/],
  expired: [
    (db, { id }) => sql`update api_keys set expires_at = '2026-01-31T00:00:00Z' where id = ${id}`.execute(db),
    /^The API key dp_\w{8} expired on 2026-01-31 \(UTC\)$/,
  ],
  'of nobody': [
    (db, { owner }) => sql`delete from portal_users where id = ${owner.portalId}`.execute(db),
    /^The owner of the API key dp_\w{8} is no longer a user, so the key has no access$/,
  ],
  'of somebody who went elsewhere': [
    async (db, { owner }) => {
      const other = await makeUser(portal.deps);
      await sql`update portal_users set organisation_id = ${other.organisationId} where id = ${owner.portalId}`.execute(db);
    },
    /^The owner of the API key dp_\w{8} is no longer a user, so the key has no access$/,
  ],
  'of a closed organisation': [
    (db, { owner }) => sql`update organisations set closed_at = now() where id = ${owner.organisationId}`.execute(db),
    /^The organisation of the API key dp_\w{8} is closed$/,
  ],
};
test.each(Object.entries(ends))('T67: a key that is %s opens nothing, and the refusal says why', async (_, [change, words]) => {
  const owner = await makeUser(portal.deps);
  const { id, key } = await makeKeyFor(portal, owner);
  expect((await callWith(portal, key)).status).toBe(200);
  await change(portal.deps.db, { id, owner });
  portal.deps.sessions.allChanged(portal.deps.db);
  const reply = await callWith(portal, key);
  expect([reply.status, reply.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  expect(reply.message).toMatch(words);
});

test.each([
  ['no permission at all', { permissions: 0 }, 400],
  ['the permission of administrators', { permissions: administrator + search }, 400],
  ['a mask beyond the permissions', { permissions: 1024 }, 400],
  ['a mask that is not whole', { permissions: 8.5 }, 400],
  ['no name', { name: ' ' }, 400],
  ['more days than a year', { expiresInDays: 367 }, 400],
  ['no day', { expiresInDays: 0 }, 400],
  ['an address that is none', { addresses: ['192.0.2.256'] }, 400],
  ['a network that is none', { addresses: ['192.0.2.0/33'] }, 400],
  ['an unknown field', { isStaff: true }, 400],
  ['a permission that the owner does not hold', { permissions: reports }, 403],
  ['a year and addresses', { expiresInDays: 366, addresses: ['192.0.2.0/24', '2001:db8::/32', '::1'] }, 200],
])('a key with %s: %s answers %i', async (_, fields, status) => {
  const owner = await makeUser(portal.deps, { permissions: every - reports });
  const body = { name: 'A key', permissions: search, password: owner.password, ...fields };
  const made = await portal.call(createKey, { body }, await signedInToken(portal.deps, owner));
  expect(made.status).toBe(status);
  expect(await keysOf(portal, owner)).toHaveLength(status === 200 ? 1 : 0);
});

test('a support view makes no key', async () => {
  const customer = await makeUser(portal.deps);
  const token = await supportViewToken(portal.deps, customer);
  const { status } = await portal.call(createKey, { body: { name: 'A key', permissions: search } }, token);
  expect([status, await keysOf(portal, customer)]).toEqual([403, []]);
});

test('T67: a key does never more than its owner: a permission that is taken away is gone from the next call on, and back with it', async () => {
  const owner = await makeUser(portal.deps);
  const { key } = await makeKeyFor(portal, owner, { permissions: search });
  const hold = async (permissions: number) => {
    await portal.deps.db.updateTable('portal_users').set({ permissions }).where('id', '=', owner.portalId).execute();
    portal.deps.sessions.allChanged(portal.deps.db);
  };
  expect((await callWith(portal, key)).status).toBe(200);
  expect((await callWith(portal, key, { url: queryCall })).status).toBe(403);
  await hold(every - search);
  expect(await callWith(portal, key)).toMatchObject({
    status: 403,
    message: 'This key, or its owner, does not hold the permission GNR Search',
  });
  await hold(every);
  expect((await callWith(portal, key)).status).toBe(200);
});

test('removing its owner as people do ends a key at the next call', async () => {
  const admin = await makeUser(portal.deps);
  const owner = await makeUser(portal.deps, { organisationId: admin.organisationId, permissions: search });
  const { key } = await makeKeyFor(portal, owner, { permissions: search });
  expect((await callWith(portal, key)).status).toBe(200);
  await portal.call(userRemoval, { body: { deletableUserEmail: owner.email } }, await signedInToken(portal.deps, admin));
  expect((await callWith(portal, key)).status).toBe(401);
  expect((await keysOf(portal, admin)).map(({ state, createdBy }) => [state, createdBy])).toEqual([['revoked', owner.email]]);
});

test('a key acts without X-Requested-With, which a browser still needs', async () => {
  const owner = await makeUser(portal.deps);
  const { key } = await makeKeyFor(portal, owner);
  const send = (token: string) =>
    portal.app.inject({
      method: 'POST',
      url: '/api/watch',
      headers: { authorization: `Bearer ${token}` },
      payload: { numbers: ['447400123456'] },
    });
  expect((await send(key)).statusCode).toBe(200);
  expect((await send(await signedInToken(portal.deps, owner))).statusCode).toBe(400);
});

test('a rotated key works for 24 hours more, and the new one as long as the old one was made for', async () => {
  const owner = await makeUser(portal.deps);
  const token = await signedInToken(portal.deps, owner);
  const { id, key } = await makeKeyFor(portal, owner, { addresses: ['192.0.2.0/24'] });
  const rotated = await portal.call(rotateKey, { body: { id, password: owner.password } }, token);
  expect(rotated.status).toBe(200);
  expect([(await callWith(portal, key)).status, (await callWith(portal, rotated.body.key)).status]).toEqual([200, 200]);
  const listed = await keysOf(portal, owner);
  const hoursOf = (wanted: string) => {
    const { createdAt = '', expiresAt = '' } = listed.find((one) => one.id === wanted) ?? {};
    return Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / 3_600_000);
  };
  expect([hoursOf(id), hoursOf(rotated.body.id)]).toEqual([24, 90 * 24]);
  expect(listed.find((one) => one.id === id)).toMatchObject({ state: 'expiring', isRotated: true });
  expect(listed.find((one) => one.id === rotated.body.id)).toMatchObject({ state: 'active', addresses: ['192.0.2.0/24'] });
  expect((await portal.call(rotateKey, { body: { id, password: owner.password } }, token)).status).toBe(409);
  await sql`update api_keys set expires_at = now() where id = ${id}`.execute(portal.deps.db);
  portal.deps.sessions.allChanged(portal.deps.db);
  expect([(await callWith(portal, key)).status, (await callWith(portal, rotated.body.key)).status]).toEqual([401, 200]);
});

test('its owner and an administrator of the organisation end a key at once; for everybody else it is not there', async () => {
  const admin = await makeUser(portal.deps);
  const { organisationId } = admin;
  const owner = await makeUser(portal.deps, { organisationId, permissions: search });
  const colleague = await makeUser(portal.deps, { organisationId, permissions: search });
  const stranger = await makeUser(portal.deps);
  const { id, key } = await makeKeyFor(portal, owner, { permissions: search });
  const other = await makeKeyFor(portal, owner, { permissions: search });
  const as = async (user: TestUser, endpoint: typeof revokeKey | typeof rotateKey, of = id) =>
    (
      await portal.call(
        endpoint,
        { body: { id: of, ...(endpoint === rotateKey && { password: user.password }) } },
        await signedInToken(portal.deps, user),
      )
    ).status;
  for (const user of [colleague, stranger]) {
    expect([await as(user, revokeKey), await as(user, rotateKey)]).toEqual([404, 404]);
    expect(await keysOf(portal, user)).toEqual([]);
  }
  expect(await as(admin, rotateKey)).toBe(404);
  expect((await keysOf(portal, admin)).map((one) => [one.id === id, one.isOwn])).toEqual(
    expect.arrayContaining([
      [true, false],
      [false, false],
    ]),
  );
  expect((await callWith(portal, key)).status).toBe(200);
  expect([await as(admin, revokeKey), (await callWith(portal, key)).status]).toEqual([200, 401]);
  expect([await as(owner, revokeKey, other.id), (await callWith(portal, other.key)).status]).toEqual([200, 401]);
  expect([await as(owner, revokeKey), await as(owner, rotateKey)]).toEqual([409, 409]);
});

test('T67: another node takes a revoked key for a second at most', async () => {
  const second = await startRememberingNode(portal);
  const owner = await makeUser(portal.deps);
  const { id, key } = await makeKeyFor(portal, owner);
  expect((await callWith(second, key)).status).toBe(200);
  await portal.call(revokeKey, { body: { id } }, await signedInToken(portal.deps, owner));
  second.pass(999);
  expect((await callWith(second, key)).status).toBe(200);
  second.pass(2);
  expect((await callWith(second, key)).status).toBe(401);
});
