import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login, logout, status } from '../../shared/sign-in/sign-in.ts';
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import { makeUser, pendingToken, signedInToken } from '../test-support/factories.ts';
import { inTransaction } from '../database/transaction.ts';
import { createSessions } from './sessions.ts';
import { hashToken } from './tokens.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

describe('Sessions', () => {
  test('T14: logout revokes the token at once', async () => {
    const token = await signedInToken(portal.deps, await makeUser(portal.deps));
    expect((await portal.call(status, {}, token)).status).toBe(200);
    expect(await portal.call(logout, {}, token)).toMatchObject({ status: 200, body: { message: 'User logged out' } });
    expect((await portal.call(status, {}, token)).status).toBe(401);
  });

  test.each([
    ['one letter more', (token: string) => `Bearer ${token}A`],
    ['one letter less', (token: string) => `Bearer ${token.slice(0, -1)}`],
    ['more behind a space', (token: string) => `Bearer ${token} A`],
    ['another scheme', (token: string) => `Basic ${token}`],
  ])('a token with %s is nobody’s', async (_what, authorization) => {
    const token = await signedInToken(portal.deps, await makeUser(portal.deps));
    const statusWith = async (sent: string) =>
      (await portal.app.inject({ url: status.path, headers: { 'x-requested-with': 'XMLHttpRequest', authorization: sent } })).statusCode;
    expect(await statusWith(`Bearer ${token}`)).toBe(200);
    expect(await statusWith(authorization(token))).toBe(401);
  });

  test('a pending token may log out', async () => {
    const token = await pendingToken(portal.deps, await makeUser(portal.deps));
    expect((await portal.call(logout, {}, token)).status).toBe(200);
  });

  test.each([
    ['12 hours after the sign-in', sql`expires_at = now()`, 401],
    ['2 hours after the last use', sql`last_used_at = now() - interval '2 hours 1 second'`, 401],
    ['not before that', sql`last_used_at = now() - interval '1 hour 59 minutes'`, 200],
  ])('T16: a session ends: %s', async (_, change, expected) => {
    const user = await makeUser(portal.deps);
    const token = await signedInToken(portal.deps, user);
    await sql`update sessions set ${change} where user_id = ${user.portalId}`.execute(portal.deps.db);
    expect((await portal.call(status, {}, token)).status).toBe(expected);
  });

  test.each([
    ['is just used', sql`last_used_at = now()`, { unused: 7_200, atMost: 43_200 }],
    ['was used 1 hour 57 minutes ago', sql`last_used_at = now() - interval '1 hour 57 minutes'`, { unused: 180, atMost: 43_200 }],
    ['is open for 11 hours 56 minutes', sql`expires_at = now() + interval '4 minutes'`, { unused: 240, atMost: 240 }],
  ])('the status says when the session ends, here of one that %s', async (_, change, { unused, atMost }) => {
    const user = await makeUser(portal.deps);
    const token = await signedInToken(portal.deps, user);
    await sql`update sessions set ${change} where user_id = ${user.portalId}`.execute(portal.deps.db);
    const asked = await portal.app.inject({ url: status.path, headers: { authorization: `Bearer ${token}`, 'x-background': '1' } });
    const left = asked.json<ReplyOf<typeof status>>().data.sessionSecondsLeft;
    expect(left.unused).toBeLessThanOrEqual(unused);
    expect(left.unused).toBeGreaterThan(unused - 60);
    expect(left.atMost).toBeLessThanOrEqual(atMost);
    expect(left.atMost).toBeGreaterThan(atMost - 60);
  });

  test('asking for the status oneself is use: the session has two hours again, also right after the screen was told how little is left', async () => {
    const user = await makeUser(portal.deps);
    const token = await signedInToken(portal.deps, user);
    await sql`update sessions set last_used_at = now() - interval '1 hour 57 minutes' where user_id = ${user.portalId}`.execute(
      portal.deps.db,
    );
    const told = await portal.app.inject({ url: status.path, headers: { authorization: `Bearer ${token}`, 'x-background': '1' } });
    expect(told.json<ReplyOf<typeof status>>().data.sessionSecondsLeft.unused).toBeLessThanOrEqual(180);
    const { body } = await portal.call(status, {}, token);
    expect(body.data.sessionSecondsLeft.unused).toBeGreaterThan(7_000);
  });

  test('T16: use prolongs the idle time; a call that a screen makes by itself does not', async () => {
    const idleFor = (portalId: string, minutes: number) =>
      sql`update sessions set last_used_at = now() - ${minutes} * interval '1 minute' where user_id = ${portalId}`.execute(portal.deps.db);
    const minutesIdle = async (portalId: string) => {
      const { last_used_at } = await portal.deps.db
        .selectFrom('sessions')
        .where('user_id', '=', portalId)
        .select('last_used_at')
        .executeTakeFirstOrThrow();
      return (Date.now() - last_used_at.getTime()) / 60_000;
    };
    const [busy, away] = [await makeUser(portal.deps), await makeUser(portal.deps)];
    const tokens = [await signedInToken(portal.deps, busy), await signedInToken(portal.deps, away)];
    await idleFor(busy.portalId, 30);
    await idleFor(away.portalId, 30);
    await portal.call(status, {}, tokens[0]);
    await portal.app.inject({ url: status.path, headers: { authorization: `Bearer ${tokens[1]}`, 'x-background': '1' } });
    expect(await minutesIdle(busy.portalId)).toBeLessThan(5);
    expect(await minutesIdle(away.portalId)).toBeGreaterThan(25);
  });

  test('T13: the database holds the SHA-256 of a token of 256 random bits, and never the token', async () => {
    const user = await makeUser(portal.deps);
    const token = await signedInToken(portal.deps, user);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const row = await portal.deps.db.selectFrom('sessions').where('user_id', '=', user.portalId).selectAll().executeTakeFirstOrThrow();
    expect(Buffer.from(row.token_hash)).not.toEqual(Buffer.from(token, 'base64url'));
    expect(row.token_hash).toHaveLength(32);
  });

  test('T21: the stored password is argon2id with at least 19 MiB and two passes, and is itself no password', async () => {
    const user = await makeUser(portal.deps);
    const { password_hash } = await portal.deps.db
      .selectFrom('portal_users')
      .where('id', '=', user.portalId)
      .select('password_hash')
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1,keyid=[\w+/]+\$/);
    expect((await portal.call(login, { body: { email: user.email, password: password_hash ?? '' } })).status).toBe(400);
  });

  test.each([
    ['pending', 10],
    ['active', 12 * 60],
    ['support view', 60],
  ] as const)('T16: a session opened as %s ends after %i minutes', async (as, minutes) => {
    const user = await makeUser(portal.deps);
    await portal.deps.sessions.open(portal.deps.db, { userId: user.portalId, as });
    const { left } = await portal.deps.db
      .selectFrom('sessions')
      .where('user_id', '=', user.portalId)
      .select(sql<number>`extract(epoch from expires_at - now())::float / 60`.as('left'))
      .executeTakeFirstOrThrow();
    expect(left).toBeGreaterThan(minutes - 1);
    expect(left).toBeLessThanOrEqual(minutes);
  });

  test('T14: what another node revoked is taken for a second and no longer', async () => {
    const { db, config } = portal.deps;
    let now = 0;
    const sessions = createSessions(db, { id: config.PLATFORM_ACCOUNT_ID, staffNeedFactor: false }, () => now);
    const user = await makeUser(portal.deps);
    const token = await signedInToken(portal.deps, user);
    expect(await sessions.find(token)).toBeDefined();
    await db.deleteFrom('sessions').where('user_id', '=', user.portalId).execute();
    now = 999;
    expect(await sessions.find(token)).toBeDefined();
    now = 1_001;
    expect(await sessions.find(token)).toBeUndefined();
  });

  test('T14: the second begins with the reading, however long the database takes for it', async () => {
    const { db, config } = portal.deps;
    let now = 0;
    const sessions = createSessions(db, { id: config.PLATFORM_ACCOUNT_ID, staffNeedFactor: false }, () => now);
    const user = await makeUser(portal.deps);
    const token = await signedInToken(portal.deps, user);
    const { reading } = await db.transaction().execute(async (transaction) => {
      await sql`lock table sessions in access exclusive mode`.execute(transaction);
      return { reading: sessions.find(token) };
    });
    now = 600;
    expect(await reading).toBeDefined();
    await db.deleteFrom('sessions').where('user_id', '=', user.portalId).execute();
    now = 1_001;
    expect(await sessions.find(token)).toBeUndefined();
  });

  test('what is remembered of a session is forgotten when its user changes, and not when somebody else does', async () => {
    const { db, config } = portal.deps;
    const sessions = createSessions(db, { id: config.PLATFORM_ACCOUNT_ID, staffNeedFactor: false }, () => 0);
    const [user, other] = [await makeUser(portal.deps), await makeUser(portal.deps)];
    const [token, tokenOfOther] = [await signedInToken(portal.deps, user), await signedInToken(portal.deps, other)];
    const isRemembered = async () => (await sessions.find(token)) !== undefined;
    expect([await isRemembered(), (await sessions.find(tokenOfOther))?.portalId]).toEqual([true, other.portalId]);
    // From now on only what is remembered knows it.
    await db.deleteFrom('sessions').where('user_id', '=', user.portalId).execute();
    await sessions.revoke(db, hashToken(tokenOfOther));
    await sessions.revokeAll(db, other.portalId);
    sessions.changed(db, other.portalId);
    expect([await isRemembered(), await sessions.find(tokenOfOther)]).toEqual([true, undefined]);
    sessions.changed(db, user.portalId);
    expect(await isRemembered()).toBe(false);
  });

  test.each(['the user', 'everybody'] as const)('what was read before %s changed is not remembered after it', async (who) => {
    const { db, config } = portal.deps;
    const sessions = createSessions(db, { id: config.PLATFORM_ACCOUNT_ID, staffNeedFactor: false }, () => 0);
    const user = await makeUser(portal.deps);
    const token = await signedInToken(portal.deps, user);
    const reading = sessions.find(token);
    if (who === 'everybody') sessions.allChanged(db);
    else sessions.changed(db, user.portalId);
    expect(await reading).toBeDefined();
    await db.deleteFrom('sessions').where('user_id', '=', user.portalId).execute();
    expect(await sessions.find(token)).toBeUndefined();
  });

  test('T42: a session that is over is not renewed', async () => {
    const { db, sessions } = portal.deps;
    const user = await makeUser(portal.deps);
    const tokenHash = hashToken(await signedInToken(portal.deps, user));
    await db
      .updateTable('sessions')
      .where('user_id', '=', user.portalId)
      .set({ expires_at: sql<Date>`now() - interval '1 second'` })
      .execute();
    expect(await inTransaction(db, (transaction) => sessions.renew(transaction, tokenHash))).toBeUndefined();
  });

  test('T12: a token that the client chose is never taken on', async () => {
    const user = await makeUser(portal.deps);
    const chosen = 'C'.repeat(43);
    await portal.app.inject({
      method: 'POST',
      url: login.path,
      headers: { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${chosen}` },
      payload: { email: user.email, password: user.password },
    });
    expect((await portal.call(status, {}, chosen)).status).toBe(401);
  });
});
