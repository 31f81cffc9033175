import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmOtp, sendOtp } from '../../shared/sign-in/sign-in.ts';
import { startPortalAtNoon } from '../test-support/portal-at-noon.ts';
import { makeUser, pendingToken, type TestUser } from '../test-support/factories.ts';
import { mailsTo, newestCode } from '../test-support/mailbox.ts';
import { atCodeStep, confirm, credentialsOf, otherThan } from '../test-support/sign-in-steps.ts';
import { type Reply, startPortalForTest, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortalAtNoon();
});
afterAll(() => portal.stop());

describe('Codes: 6 digits, single use, 10 minutes, only the newest works', () => {
  test('T4: fifty parallel confirmations with the right code give one session, count as no wrong one, and close nothing', async () => {
    const user = await makeUser(portal.deps);
    const { token, code } = await atCodeStep(portal, user);
    const replies = await Promise.all(Array.from({ length: 50 }, () => confirm(portal, user, { token, code })));
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(49).fill(401)]);
    const { db } = portal.deps;
    const sessions = db.selectFrom('sessions').where('user_id', '=', user.portalId).where('state', '=', 'active').selectAll();
    expect(await sessions.execute()).toHaveLength(1);
    const budgets = await db.selectFrom('attempts').where('key', '=', user.portalId).select(['budget', 'spent']).execute();
    expect(budgets.filter(({ budget, spent }) => budget.startsWith('code of account') && spent > 0)).toEqual([]);
    expect((await confirm(portal, user, await atCodeStep(portal, user))).status).toBe(200);
  });

  test('a resend voids the code before', async () => {
    const user = await makeUser(portal.deps);
    const first = await atCodeStep(portal, user);
    await portal.call(sendOtp, credentialsOf(user), first.token);
    const newest = await newestCode(portal.dataDir, user.email);
    if (newest !== first.code) expect((await confirm(portal, user, { token: first.token, code: first.code })).status).toBe(400);
    expect((await confirm(portal, user, { token: first.token, code: newest })).status).toBe(200);
  });

  test('T7: a code of more than ten minutes ago no longer works', async () => {
    const user = await makeUser(portal.deps);
    const { token, code } = await atCodeStep(portal, user);
    await sql`update one_time_codes set expires_at = expires_at - interval '10 minutes 1 second' where user_id = ${user.portalId}`.execute(
      portal.deps.db,
    );
    const reply = await confirm(portal, user, { token, code });
    expect(reply).toMatchObject({ status: 400, body: { message: 'Please double check the provided information' } });
  });

  test('T7: a code works for nine minutes and fifty-five seconds', async () => {
    const user = await makeUser(portal.deps);
    const { token, code } = await atCodeStep(portal, user);
    await sql`update one_time_codes set expires_at = expires_at - interval '9 minutes 55 seconds' where user_id = ${user.portalId}`.execute(
      portal.deps.db,
    );
    expect((await confirm(portal, user, { token, code })).status).toBe(200);
  });

  test('T8: a code of another account, or another address in the body, is a wrong code of the account that is signing in', async () => {
    const [user, other] = [await makeUser(portal.deps), await makeUser(portal.deps)];
    const [mine, theirs] = [await atCodeStep(portal, user), await atCodeStep(portal, other)];
    expect(
      (await confirm(portal, user, { token: mine.token, code: theirs.code === mine.code ? otherThan(mine.code) : theirs.code })).status,
    ).toBe(400);
    expect((await confirm(portal, other, { token: mine.token, code: theirs.code })).status).toBe(400);
    const spent = await portal.deps.db
      .selectFrom('attempts')
      .where('key', 'in', [user.portalId, other.portalId])
      .where('budget', '=', 'code of account')
      .selectAll()
      .execute();
    expect(spent).toMatchObject([{ key: user.portalId, spent: 2 }]);
  });

  test('T8: an older pending token of the same account confirms nothing, and neither does no token', async () => {
    const user = await makeUser(portal.deps);
    const older = await atCodeStep(portal, user);
    const newer = await atCodeStep(portal, user);
    expect((await confirm(portal, user, { token: older.token, code: newer.code })).status).toBe(401);
    expect((await confirm(portal, user, { token: '', code: newer.code })).status).toBe(401);
    expect((await confirm(portal, user, { token: newer.token, code: newer.code })).status).toBe(200);
  });

  test('T9: a code keeps its leading zeros', async () => {
    const user = await makeUser(portal.deps);
    const codes: string[] = [];
    for (let count = 0; count < 40 && !codes.some((code) => code.startsWith('0')); count += 1)
      codes.push((await atCodeStep(portal, user)).code);
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  });

  test('T9: the database holds a keyed hash, not the digits', async () => {
    const user = await makeUser(portal.deps);
    const { code } = await atCodeStep(portal, user);
    const row = await portal.deps.db
      .selectFrom('one_time_codes')
      .where('user_id', '=', user.portalId)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(row.code_hash).toHaveLength(32);
    expect(Buffer.from(row.code_hash).toString()).not.toContain(code);
  });

  test('T9: whoever can write to the database but has not the secret key cannot bring a code of their own', async () => {
    const user = await makeUser(portal.deps);
    const code = '271828';
    /** Confirms a code of their own whose hash was made with `key`. */
    const statusWith = async (key: string) => {
      const { token } = await atCodeStep(portal, user);
      const code_hash = createHmac('sha256', key).update(`one-time code ${user.portalId} ${code}`).digest();
      await portal.deps.db.updateTable('one_time_codes').where('user_id', '=', user.portalId).set({ code_hash }).execute();
      return (await confirm(portal, user, { token, code })).status;
    };
    expect(await statusWith(portal.deps.secretKeys[0])).toBe(200);
    expect(await statusWith('another secret key that is long enough')).toBe(400);
  });

  test('T8: the stored code of one account is none for another', async () => {
    const [one, other] = [await makeUser(portal.deps), await makeUser(portal.deps)];
    const [own, foreign] = [await atCodeStep(portal, one), await atCodeStep(portal, other)];
    const { db } = portal.deps;
    const codes = db.selectFrom('one_time_codes').select('code_hash');
    const { code_hash } = await codes.where('user_id', '=', one.portalId).executeTakeFirstOrThrow();
    await db.updateTable('one_time_codes').where('user_id', '=', other.portalId).set({ code_hash }).execute();
    expect((await confirm(portal, other, { token: foreign.token, code: own.code })).status).toBe(400);
    expect((await confirm(portal, one, { token: own.token, code: own.code })).status).toBe(200);
  });

  test('a wrong code is told by the one sentence; the last tries are counted beside it', async () => {
    const user = await makeUser(portal.deps);
    const { token, code } = await atCodeStep(portal, user);
    const bodies = [];
    for (let tries = 0; tries < 4; tries += 1) bodies.push((await confirm(portal, user, { token, code: otherThan(code) })).body);
    const said = { name: 'signInWanted.rightCode', values: [] };
    const wrong = { message: 'Please double check the provided information', code: 'wrong_code', said };
    expect(bodies).toEqual([wrong, wrong, { ...wrong, triesLeft: 2 }, { ...wrong, triesLeft: 1 }]);
  });

  test('T8: the right code with another e-mail address is wrong', async () => {
    const user = await makeUser(portal.deps);
    const { token, code } = await atCodeStep(portal, user);
    const reply = await portal.call(confirmOtp, { body: { email: `not-${user.email}`, otp: code } }, token);
    expect([reply.status, reply.body.message]).toEqual([400, 'Please double check the provided information']);
    expect((await confirm(portal, user, { token, code })).status).toBe(200);
  });

  test('T10: another code may be asked for only after CODE_RESEND_SECONDS, and CODES_PER_HOUR bounds the hour', async () => {
    const slow = await startPortalForTest({ CODE_RESEND_SECONDS: '30', CODES_PER_HOUR: '2' });
    const user = await makeUser(slow.deps);
    const token = await pendingToken(slow.deps, user);
    const send = () => slow.call(sendOtp, credentialsOf(user), token);
    expect((await send()).status).toBe(200);
    const { status, headers } = await send();
    expect([status, Number(headers['retry-after']) > 0, Number(headers['retry-after']) <= 30]).toEqual([429, true, true]);
    const wait = () =>
      sql`update one_time_codes set sent_at = sent_at - interval '31 seconds' where user_id = ${user.portalId}`.execute(slow.deps.db);
    await wait();
    expect((await send()).status).toBe(200);
    await wait();
    const third = await send();
    expect(third.status).toBe(429);
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(3_000);
    expect(await mailsTo(slow.dataDir, user.email)).toHaveLength(2);
  });

  test('a used code does not count against CODES_PER_HOUR', async () => {
    const slow = await startPortalForTest({ CODE_RESEND_SECONDS: '0', CODES_PER_HOUR: '1' });
    const user = await makeUser(slow.deps);
    for (let time = 0; time < 3; time += 1) expect((await confirm(slow, user, await atCodeStep(slow, user))).status).toBe(200);
    const token = await pendingToken(slow.deps, user);
    const send = async () => (await slow.call(sendOtp, credentialsOf(user), token)).status;
    expect([await send(), await send()]).toEqual([200, 429]);
  });
});

describe('Five wrong codes per account in 15 minutes void the code', () => {
  async function typeWrong(user: TestUser, { token, code, times }: { token: string; code: string; times: number }): Promise<Reply[]> {
    const replies: Reply[] = [];
    for (let step = 1; step <= times; step += 1) replies.push(await confirm(portal, user, { token, code: otherThan(code, step) }));
    return replies;
  }

  test('T5: the fifth wrong one answers 429 with Retry-After, and the sixth is refused even with the right code', async () => {
    const user = await makeUser(portal.deps);
    const { token, code } = await atCodeStep(portal, user);
    const replies = await typeWrong(user, { token, code, times: 5 });
    expect(replies.map((reply) => reply.status)).toEqual([400, 400, 400, 400, 429]);
    expect(Number(replies[4]?.headers['retry-after'])).toBeGreaterThan(800);
    expect((await confirm(portal, user, { token, code })).status).toBe(429);
    expect((await portal.call(sendOtp, credentialsOf(user), token)).status).toBe(429);
  });

  test('T5: the budget survives a resend, a new sign-in and another pending token', async () => {
    const user = await makeUser(portal.deps);
    const first = await atCodeStep(portal, user);
    await typeWrong(user, { token: first.token, code: first.code, times: 3 });
    const second = await atCodeStep(portal, user);
    await typeWrong(user, { token: second.token, code: second.code, times: 2 });
    expect((await confirm(portal, user, { token: second.token, code: second.code })).status).toBe(429);
  });

  test('T6: a hundred parallel wrong guesses evaluate at most five', async () => {
    const user = await makeUser(portal.deps);
    const { token, code } = await atCodeStep(portal, user);
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, step) => confirm(portal, user, { token, code: otherThan(code, step + 1) })),
    );
    expect(replies.filter((reply) => reply.status === 400).length).toBeLessThanOrEqual(4);
    expect(replies.every((reply) => reply.status === 400 || reply.status === 429)).toBe(true);
    expect((await confirm(portal, user, { token, code })).status).toBe(429);
  });

  test('after the window a new code signs in again', async () => {
    const user = await makeUser(portal.deps);
    const { token, code } = await atCodeStep(portal, user);
    await typeWrong(user, { token, code, times: 5 });
    await sql`update attempts set window_ends_at = now() where key = ${user.portalId} and budget = 'code of account'`.execute(
      portal.deps.db,
    );
    await portal.call(sendOtp, credentialsOf(user), token);
    expect((await confirm(portal, user, { token, code: await newestCode(portal.dataDir, user.email) })).status).toBe(200);
  });

  test('ten a day lock for the day and mail the owner', async () => {
    const user = await makeUser(portal.deps);
    const first = await atCodeStep(portal, user);
    await typeWrong(user, { token: first.token, code: first.code, times: 5 });
    await sql`update attempts set window_ends_at = now() where key = ${user.portalId} and budget = 'code of account'`.execute(
      portal.deps.db,
    );
    const second = await atCodeStep(portal, user);
    await typeWrong(user, { token: second.token, code: second.code, times: 5 });
    await sql`update attempts set window_ends_at = now() where key = ${user.portalId} and budget = 'code of account'`.execute(
      portal.deps.db,
    );
    expect((await portal.call(sendOtp, credentialsOf(user), second.token)).status).toBe(429);
    expect((await confirm(portal, user, { token: second.token, code: second.code })).status).toBe(429);
    const closed = async () =>
      (await mailsTo(portal.dataDir, user.email)).filter(({ subject }) => subject?.includes('locked until tomorrow'));
    await expect.poll(closed).toHaveLength(1);
  });

  test('right codes are not counted', async () => {
    const user = await makeUser(portal.deps);
    for (let round = 0; round < 6; round += 1) {
      const { token, code } = await atCodeStep(portal, user);
      expect((await confirm(portal, user, { token, code })).status).toBe(200);
    }
  });
});
