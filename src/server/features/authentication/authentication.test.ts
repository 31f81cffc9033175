import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmOtp, login, logout, sendOtp, status } from '../../../shared/api/authentication.ts';
import { digestPassword } from '../../passwords.ts';
import { makeUser, pendingToken, signedInToken, type TestUser } from '../../test-support/factories.ts';
import { mailsTo, newestCode } from '../../test-support/mailbox.ts';
import { type Reply, startPortalForTest, startTestPortal, type TestPortal } from '../../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const wrongPassword = digestPassword('not the password');

function credentialsOf({ email, password }: TestUser) {
  return { body: { email, password } };
}

/** A pending token with a code on its way, and that code. */
async function atCodeStep(user: TestUser): Promise<{ token: string; code: string }> {
  const { body } = await portal.call(login, credentialsOf(user));
  await portal.call(sendOtp, credentialsOf(user), body.auth_token);
  return { token: body.auth_token, code: await newestCode(portal.dataDir, user.email) };
}

function confirm(user: TestUser, token: string, otp: string): Promise<Reply> {
  return portal.call(confirmOtp, { body: { email: user.email, otp } }, token);
}

/** A code of six digits that is not the one given. */
function otherThan(code: string, step = 1): string {
  return String((Number(code) + step) % 1_000_000).padStart(6, '0');
}

describe('Organisation users sign in with email and password, then a one-time code sent by email', () => {
  test('login, code by mail and confirmation give a new, active token and void the pending one', async () => {
    const user = await makeUser(portal.deps);
    const { token, code } = await atCodeStep(user);
    const confirmed = await confirm(user, token, code);
    expect(confirmed.status).toBe(200);
    expect(confirmed.body.auth_token).not.toBe(token);
    expect((await portal.call(status, {}, confirmed.body.auth_token)).body.data).toMatchObject({
      userId: user.organisationId,
      permissions: 1023,
      portalId: user.portalId,
      email: user.email,
      isSupportView: false,
      supportedBy: null,
    });
    expect((await confirm(user, token, code)).status).toBe(401);
  });

  test('the e-mail address is compared without regard to case', async () => {
    const user = await makeUser(portal.deps);
    expect((await portal.call(login, { body: { email: user.email.toUpperCase(), password: user.password } })).status).toBe(200);
  });

  test('the mail says the code in the first line, never in the subject, and has no other group of six digits', async () => {
    const user = await makeUser(portal.deps);
    const { code } = await atCodeStep(user);
    const [mail] = await mailsTo(portal.dataDir, user.email);
    expect(mail?.text?.split('\n')[0]).toContain(code);
    expect(mail?.subject).not.toMatch(/\d{6}/);
    expect(mail?.text?.match(/\d{6,}/g)).toEqual([code]);
  });

  test('a wrong password and an unknown address answer alike, with 400', async () => {
    const user = await makeUser(portal.deps);
    const invited = await makeUser(portal.deps, { hasPassword: false });
    const replies = await Promise.all([
      portal.call(login, { body: { email: user.email, password: wrongPassword } }),
      portal.call(login, { body: { email: `nobody-${user.email}`, password: wrongPassword } }),
      portal.call(login, { body: { email: invited.email, password: invited.password } }),
    ]);
    for (const { status: code, body } of replies) {
      expect(code).toBe(400);
      expect(body).toEqual({ message: 'The e-mail address or the password is wrong' });
    }
  });

  test.each([
    ['upper case', digestPassword('x').toUpperCase()],
    ['127 digits', digestPassword('x').slice(1)],
    ['the password itself', 'correct horse battery'],
    ['a number', 12345678],
    ['a list', [digestPassword('x')]],
  ])('the server refuses anything but 128 lower-case hex digits: %s', async (_, password) => {
    const reply = await portal.app.inject({
      method: 'POST',
      url: login.path,
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      payload: { email: 'a@customer.example', password },
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors).toHaveProperty('password');
  });

  test('the code goes to the account that is signing in and to no other', async () => {
    const [user, other] = [await makeUser(portal.deps), await makeUser(portal.deps)];
    const reply = await portal.call(sendOtp, credentialsOf(other), await pendingToken(portal.deps, user));
    expect(reply.status).toBe(400);
    expect(await mailsTo(portal.dataDir, other.email)).toHaveLength(0);
  });
});

describe('Codes: 6 digits, single use, 10 minutes, only the newest works', () => {
  test('fifty parallel confirmations with the right code give one session', async () => {
    const user = await makeUser(portal.deps);
    const { token, code } = await atCodeStep(user);
    const replies = await Promise.all(Array.from({ length: 50 }, () => confirm(user, token, code)));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    const active = await portal.deps.db
      .selectFrom('sessions')
      .where('user_id', '=', user.portalId)
      .where('state', '=', 'active')
      .selectAll()
      .execute();
    expect(active).toHaveLength(1);
  });

  test('a resend voids the code before', async () => {
    const user = await makeUser(portal.deps);
    const first = await atCodeStep(user);
    await portal.call(sendOtp, credentialsOf(user), first.token);
    const newest = await newestCode(portal.dataDir, user.email);
    if (newest !== first.code) expect((await confirm(user, first.token, first.code)).status).toBe(400);
    expect((await confirm(user, first.token, newest)).status).toBe(200);
  });

  test('a code of more than ten minutes ago no longer works', async () => {
    const user = await makeUser(portal.deps);
    const { token, code } = await atCodeStep(user);
    await sql`update one_time_codes set expires_at = expires_at - interval '10 minutes 1 second' where user_id = ${user.portalId}`.execute(
      portal.deps.db,
    );
    const reply = await confirm(user, token, code);
    expect(reply).toMatchObject({ status: 400, body: { message: 'Please double check the provided information' } });
  });

  test('a code works for nine minutes and fifty-nine seconds', async () => {
    const user = await makeUser(portal.deps);
    const { token, code } = await atCodeStep(user);
    await sql`update one_time_codes set expires_at = expires_at - interval '9 minutes 55 seconds' where user_id = ${user.portalId}`.execute(
      portal.deps.db,
    );
    expect((await confirm(user, token, code)).status).toBe(200);
  });

  test('a code of another account, or another address in the body, is a wrong code of the account that is signing in', async () => {
    const [user, other] = [await makeUser(portal.deps), await makeUser(portal.deps)];
    const [mine, theirs] = [await atCodeStep(user), await atCodeStep(other)];
    expect((await confirm(user, mine.token, theirs.code === mine.code ? otherThan(mine.code) : theirs.code)).status).toBe(400);
    expect((await confirm(other, mine.token, theirs.code)).status).toBe(400);
    const spent = await portal.deps.db
      .selectFrom('attempts')
      .where('key', 'in', [user.portalId, other.portalId])
      .where('budget', '=', 'code of account')
      .selectAll()
      .execute();
    expect(spent).toMatchObject([{ key: user.portalId, spent: 2 }]);
  });

  test('the database holds a keyed hash, not the digits', async () => {
    const user = await makeUser(portal.deps);
    const { code } = await atCodeStep(user);
    const row = await portal.deps.db
      .selectFrom('one_time_codes')
      .where('user_id', '=', user.portalId)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(row.code_hash).toHaveLength(32);
    expect(Buffer.from(row.code_hash).toString()).not.toContain(code);
  });

  test('another code may be asked for only after CODE_RESEND_SECONDS, and CODES_PER_HOUR bounds the hour', async () => {
    const slow = await startPortalForTest({ CODE_RESEND_SECONDS: '30', CODES_PER_HOUR: '2' });
    const user = await makeUser(slow.deps);
    const token = await pendingToken(slow.deps, user);
    const send = () => slow.call(sendOtp, credentialsOf(user), token);
    expect((await send()).status).toBe(200);
    const early = await send();
    expect(early.status).toBe(429);
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(30);
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
});

describe('Five wrong codes per account in 15 minutes void the code', () => {
  async function typeWrong(user: TestUser, token: string, code: string, times: number): Promise<Reply[]> {
    const replies: Reply[] = [];
    for (let step = 1; step <= times; step += 1) replies.push(await confirm(user, token, otherThan(code, step)));
    return replies;
  }

  test('the fifth wrong one answers 429 with Retry-After, and the sixth meets a closed door even with the right code', async () => {
    const user = await makeUser(portal.deps);
    const { token, code } = await atCodeStep(user);
    const replies = await typeWrong(user, token, code, 5);
    expect(replies.map((reply) => reply.status)).toEqual([400, 400, 400, 400, 429]);
    expect(Number(replies[4]?.headers['retry-after'])).toBeGreaterThan(800);
    expect((await confirm(user, token, code)).status).toBe(429);
    expect((await portal.call(sendOtp, credentialsOf(user), token)).status).toBe(429);
  });

  test('the budget survives a resend, a new sign-in and another pending token', async () => {
    const user = await makeUser(portal.deps);
    const first = await atCodeStep(user);
    await typeWrong(user, first.token, first.code, 3);
    const second = await atCodeStep(user);
    await typeWrong(user, second.token, second.code, 2);
    expect((await confirm(user, second.token, second.code)).status).toBe(429);
  });

  test('a hundred parallel wrong guesses evaluate at most five', async () => {
    const user = await makeUser(portal.deps);
    const { token, code } = await atCodeStep(user);
    const replies = await Promise.all(Array.from({ length: 100 }, (_, step) => confirm(user, token, otherThan(code, step + 1))));
    expect(replies.filter((reply) => reply.status === 400).length).toBeLessThanOrEqual(4);
    expect(replies.every((reply) => reply.status === 400 || reply.status === 429)).toBe(true);
    expect((await confirm(user, token, code)).status).toBe(429);
  });

  test('after the window a new code opens the door again', async () => {
    const user = await makeUser(portal.deps);
    const { token, code } = await atCodeStep(user);
    await typeWrong(user, token, code, 5);
    await sql`update attempts set window_ends_at = now() where key = ${user.portalId} and budget = 'code of account'`.execute(
      portal.deps.db,
    );
    await portal.call(sendOtp, credentialsOf(user), token);
    expect((await confirm(user, token, await newestCode(portal.dataDir, user.email))).status).toBe(200);
  });

  test('ten a day lock for the day and mail the owner', async () => {
    const user = await makeUser(portal.deps);
    const first = await atCodeStep(user);
    await typeWrong(user, first.token, first.code, 5);
    await sql`update attempts set window_ends_at = now() where key = ${user.portalId} and budget = 'code of account'`.execute(
      portal.deps.db,
    );
    const second = await atCodeStep(user);
    await typeWrong(user, second.token, second.code, 5);
    await sql`update attempts set window_ends_at = now() where key = ${user.portalId} and budget = 'code of account'`.execute(
      portal.deps.db,
    );
    expect((await portal.call(sendOtp, credentialsOf(user), second.token)).status).toBe(429);
    expect((await confirm(user, second.token, second.code)).status).toBe(429);
    const subjects = (await mailsTo(portal.dataDir, user.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject?.includes('closed until tomorrow'))).toHaveLength(1);
  });

  test('right codes are not counted', async () => {
    const user = await makeUser(portal.deps);
    for (let round = 0; round < 6; round += 1) {
      const { token, code } = await atCodeStep(user);
      expect((await confirm(user, token, code)).status).toBe(200);
    }
  });
});

describe('Passwords: ten wrong per account, a hundred per address in 15 minutes', () => {
  test('after ten wrong ones even the right one answers 429 with Retry-After', async () => {
    const user = await makeUser(portal.deps);
    for (let count = 0; count < 10; count += 1) {
      expect((await portal.call(login, { body: { email: user.email, password: wrongPassword } })).status).toBe(400);
    }
    const reply = await portal.call(login, credentialsOf(user));
    expect(reply.status).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(800);
  });

  test('an address that guesses at many accounts is stopped after a hundred, whatever X-Forwarded-For says', async () => {
    const own = await startPortalForTest();
    const guess = (count: number) =>
      own.app.inject({
        method: 'POST',
        url: login.path,
        headers: { 'x-requested-with': 'XMLHttpRequest', 'x-forwarded-for': `203.0.113.${count}` },
        payload: { email: `nobody-${count}@customer.example`, password: wrongPassword },
      });
    const codes = new Set<number>();
    for (let count = 0; count < 100; count += 1) codes.add((await guess(count)).statusCode);
    expect([...codes]).toEqual([400]);
    expect((await guess(100)).statusCode).toBe(429);
  });
});

describe('Sessions', () => {
  test('logout revokes the token at once', async () => {
    const token = await signedInToken(portal.deps, await makeUser(portal.deps));
    expect((await portal.call(status, {}, token)).status).toBe(200);
    expect(await portal.call(logout, {}, token)).toMatchObject({ status: 200, body: { message: 'User logged out' } });
    expect((await portal.call(status, {}, token)).status).toBe(401);
  });

  test('a pending token may log out', async () => {
    const token = await pendingToken(portal.deps, await makeUser(portal.deps));
    expect((await portal.call(logout, {}, token)).status).toBe(200);
  });

  test.each([
    ['12 hours after the sign-in', sql`expires_at = now()`, 401],
    ['2 hours after the last use', sql`last_used_at = now() - interval '2 hours 1 second'`, 401],
    ['not before that', sql`last_used_at = now() - interval '1 hour 59 minutes'`, 200],
  ])('a session ends: %s', async (_, change, expected) => {
    const user = await makeUser(portal.deps);
    const token = await signedInToken(portal.deps, user);
    await sql`update sessions set ${change} where user_id = ${user.portalId}`.execute(portal.deps.db);
    expect((await portal.call(status, {}, token)).status).toBe(expected);
  });

  test('use prolongs the idle time; a call that a screen makes by itself does not', async () => {
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

  test('the database holds the SHA-256 of a token of 256 random bits, and never the token', async () => {
    const user = await makeUser(portal.deps);
    const token = await signedInToken(portal.deps, user);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const row = await portal.deps.db.selectFrom('sessions').where('user_id', '=', user.portalId).selectAll().executeTakeFirstOrThrow();
    expect(Buffer.from(row.token_hash)).not.toEqual(Buffer.from(token, 'base64url'));
    expect(row.token_hash).toHaveLength(32);
  });

  test('the stored password is argon2id with at least 19 MiB and two passes, and is itself no password', async () => {
    const user = await makeUser(portal.deps);
    const { password_hash } = await portal.deps.db
      .selectFrom('portal_users')
      .where('id', '=', user.portalId)
      .select('password_hash')
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await portal.call(login, { body: { email: user.email, password: password_hash ?? '' } })).status).toBe(400);
  });
});
