import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login, status } from '../../shared/sign-in/sign-in.ts';
import { changePassword, forgotPassword, resetPassword } from '../../shared/sign-in/passwords.ts';
import { digestPassword } from '../auth/password-hashes.ts';
import { makePasswordLink } from '../auth/password-links.ts';
import { makeUser, signedInToken, type TestUser } from '../test-support/factories.ts';
import { mailResetLink } from './passwords.service.ts';
import { proofOfWork } from '../test-support/human.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { startPortalForTest, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const fresh = digestPassword('a password nobody has thought of');

async function ask(email: string) {
  return portal.call(forgotPassword, { body: { email, recaptcha: await proofOfWork(portal) } });
}

/** The token in the newest link mailed to the address. */
async function linkTokenFor(email: string, mails = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(portal.dataDir, email)).length).toBeGreaterThanOrEqual(mails);
  const text = (await mailsTo(portal.dataDir, email)).map((mail) => mail.text ?? '').findLast((found) => found.includes('#token='));
  return /#token=([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
}

const set = (token: string, newPassword: unknown, confirmPassword: unknown = newPassword) =>
  portal.call(resetPassword, { body: { token, newPassword, confirmPassword } } as never);
const change = (token: string, actualPassword: string, newPassword: string) =>
  portal.call(changePassword, { body: { actualPassword, newPassword, confirmPassword: newPassword } }, token);
const signInStatus = async ({ email }: TestUser, password: string) => (await portal.call(login, { body: { email, password } })).status;

describe('A forgotten password', () => {
  test('T3: known and unknown addresses get the same answer, and one mail goes to the known one', async () => {
    const user = await makeUser(portal.deps);
    const [known, unknown] = [await ask(user.email), await ask(`nobody-${user.email}`)];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    await linkTokenFor(user.email);
    expect(await mailsTo(portal.dataDir, user.email)).toHaveLength(1);
    expect(await mailsTo(portal.dataDir, `nobody-${user.email}`)).toHaveLength(0);
  });

  test('T3: the answer does not wait for the mail', async () => {
    let finish = () => {};
    const sending = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const slow = await startPortalForTest({}, { mailer: { send: () => sending, close: () => undefined } });
    const { email } = await makeUser(slow.deps);
    expect((await slow.call(forgotPassword, { body: { email, recaptcha: await proofOfWork(slow) } })).status).toBe(200);
    finish();
  });

  test.each([
    ['invitation', 7 * 24 * 60],
    ['reset', 30],
  ] as const)('T18: a link of the kind %s works for %i minutes', async (purpose, minutes) => {
    const { db } = portal.deps;
    const user = await makeUser(portal.deps);
    const token = await makePasswordLink(db, user.portalId, purpose);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { left } = await db
      .selectFrom('password_links')
      .where('user_id', '=', user.portalId)
      .select(sql<number>`extract(epoch from expires_at - now())::float / 60`.as('left'))
      .executeTakeFirstOrThrow();
    expect(left).toBeGreaterThan(minutes - 1);
    expect(left).toBeLessThanOrEqual(minutes);
  });

  test('T18: the link works once, sets the password, ends every session, signs nobody in, and a notice is mailed', async () => {
    const user = await makeUser(portal.deps);
    const session = await signedInToken(portal.deps, user);
    await ask(user.email);
    const token = await linkTokenFor(user.email);
    const reply = await set(token, fresh);
    expect(reply.status).toBe(200);
    expect(Object.keys(reply.body)).toEqual(['message', 'said']);
    expect((await portal.call(status, {}, session)).status).toBe(401);
    expect([await signInStatus(user, user.password), await signInStatus(user, fresh)]).toEqual([400, 200]);
    expect((await set(token, fresh)).status).toBe(400);
    await expect
      .poll(async () => (await mailsTo(portal.dataDir, user.email)).map(({ subject }) => subject))
      .toContain('Dialplane: your password was set');
  });

  test('T18: the newest link wins', async () => {
    const user = await makeUser(portal.deps);
    await ask(user.email);
    const first = await linkTokenFor(user.email);
    await ask(user.email);
    const second = await linkTokenFor(user.email, 2);
    expect([(await set(first, fresh)).status, (await set(second, fresh)).status]).toEqual([400, 200]);
  });

  test('T18: a link of more than 30 minutes ago no longer works', async () => {
    const user = await makeUser(portal.deps);
    await ask(user.email);
    const token = await linkTokenFor(user.email);
    await sql`update password_links set expires_at = expires_at - interval '30 minutes 1 second' where user_id = ${user.portalId}`.execute(
      portal.deps.db,
    );
    expect(await set(token, fresh)).toMatchObject({
      status: 400,
      body: { message: 'This link is no longer valid. Request a new one' },
    });
  });

  test('T18: fifty parallel uses of one link set one password', async () => {
    const user = await makeUser(portal.deps);
    await ask(user.email);
    const token = await linkTokenFor(user.email);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) => set(token, digestPassword(`a password nobody has thought of ${at}`))),
    );
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  });

  test('T18: the database holds the link’s SHA-256, and its address is the configured one whatever Host says', async () => {
    const own = await startPortalForTest({ PUBLIC_URL: 'https://portal.provider.example/' });
    const user = await makeUser(own.deps);
    await own.app.inject({
      method: 'POST',
      url: forgotPassword.path,
      headers: { 'x-requested-with': 'XMLHttpRequest', host: 'evil.example' },
      payload: { email: user.email, recaptcha: await proofOfWork(own) },
    });
    await expect
      .poll(async () => (await mailsTo(own.dataDir, user.email))[0]?.text)
      .toMatch(/https:\/\/portal\.provider\.example\/auth\/forgot-password#token=[\w-]{43}\n/);
    const token = /#token=([\w-]{43})/.exec((await mailsTo(own.dataDir, user.email))[0]?.text ?? '')?.[1] ?? '';
    const row = await own.deps.db.selectFrom('password_links').where('user_id', '=', user.portalId).selectAll().executeTakeFirstOrThrow();
    expect(Buffer.from(row.token_hash).equals(Buffer.from(token, 'base64url'))).toBe(false);
    expect(row.token_hash).toHaveLength(32);
  });

  test('an invited user sets the first password from the invitation’s link', async () => {
    const user = await makeUser(portal.deps, { hasPassword: false });
    await ask(user.email);
    expect((await set(await linkTokenFor(user.email), fresh)).status).toBe(200);
    expect(await signInStatus(user, fresh)).toBe(200);
  });

  test('nobody gets more than five links an hour', async () => {
    const user = await makeUser(portal.deps);
    for (let count = 0; count < 7; count += 1) expect((await ask(user.email)).status).toBe(200);
    await linkTokenFor(user.email, 5);
    // The calls do not wait for what they begin, and so their mails are not all there; this one does.
    await mailResetLink(portal.deps, { email: user.email, language: undefined });
    const links = await portal.deps.db
      .selectFrom('audit_log')
      .select('id')
      .where('subject', '=', user.email)
      .where('action', '=', 'password link asked for')
      .execute();
    expect(links).toHaveLength(5);
  });
});

describe('Setting a password', () => {
  async function linkOf(user: TestUser): Promise<string> {
    await ask(user.email);
    return linkTokenFor(user.email);
  }

  test.each([
    ['the empty password', ''],
    ['a run of one letter', 'aaaaaaa'],
    ['a common password', 'password1'],
    ['a common password', 'dialplane'],
    ['the product’s name and a year', 'Dialplane2026'],
  ])('T22, T23: %s is refused: %s', async (_, password) => {
    const user = await makeUser(portal.deps);
    const reply = await set(await linkOf(user), digestPassword(password));
    expect(reply.status).toBe(400);
    expect(reply.body.errors.newPassword).toMatch(/^This password is (too common|too easy to guess)/);
  });

  test('T23: so is what the mail address or the organisation gives away', async () => {
    const user = await makeUser(portal.deps);
    const token = await linkOf(user);
    for (const password of [user.email, `${user.email.split('@')[0]}1`, `Organisation${user.organisationId}!`, 'TestUser2025']) {
      expect((await set(token, digestPassword(password))).status, password).toBe(400);
    }
    expect((await set(token, fresh)).status).toBe(200);
  });

  test.each([
    ['upper case', fresh.toUpperCase()],
    ['129 digits', `${fresh}0`],
    ['the password itself', 'a password nobody has thought of'],
    ['a list', [fresh]],
  ])('T22: only 128 lower-case hex digits are taken: %s', async (_, digest) => {
    expect((await set('A'.repeat(43), digest)).status).toBe(400);
  });

  test('the confirmation must match the new password', async () => {
    const reply = await set('A'.repeat(43), fresh, digestPassword('something else altogether'));
    expect(reply).toMatchObject({ status: 400, body: { errors: { confirmPassword: 'Must match with new password ' } } });
  });
});

describe('Change password', () => {
  test('T15: the other sessions of the user end, this one stays; nobody else’s password changes', async () => {
    const [other, user] = [await makeUser(portal.deps), await makeUser(portal.deps)];
    const [here, elsewhere] = [await signedInToken(portal.deps, user), await signedInToken(portal.deps, user)];
    expect(await change(here, user.password, fresh)).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    expect([(await portal.call(status, {}, here)).status, (await portal.call(status, {}, elsewhere)).status]).toEqual([200, 401]);
    expect([await signInStatus(user, user.password), await signInStatus(user, fresh)]).toEqual([400, 200]);
    expect(await signInStatus(other, other.password)).toBe(200);
    // From one that no other account has.
    expect((await change(here, fresh, user.password)).status).toBe(200);
  });

  test('T17: a wrong current password is 400, keeps the session, and is counted', async () => {
    const user = await makeUser(portal.deps);
    const token = await signedInToken(portal.deps, user);
    for (let count = 0; count < 10; count += 1) {
      expect(await change(token, digestPassword('not mine'), fresh)).toMatchObject({
        status: 400,
        body: { errors: { actualPassword: 'The current password is wrong' } },
      });
    }
    const eleventh = await change(token, user.password, fresh);
    expect(eleventh.status).toBe(429);
    expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(0);
    expect((await portal.call(status, {}, token)).status).toBe(200);
  });

  test('T17: the new password must differ from the current one', async () => {
    const user = await makeUser(portal.deps);
    expect((await change(await signedInToken(portal.deps, user), user.password, user.password)).status).toBe(400);
  });

  test('T23: a common password is refused', async () => {
    const user = await makeUser(portal.deps);
    expect((await change(await signedInToken(portal.deps, user), user.password, digestPassword('password1'))).status).toBe(400);
  });
});
