import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login, sendOtp, status } from '../../shared/sign-in/sign-in.ts';
import { changePassword } from '../../shared/sign-in/passwords.ts';
import { accountKey } from '../auth/account-key.ts';
import { createPasswordHashes, digestPassword, type PasswordHashes } from '../auth/password-hashes.ts';
import { makeUser, pendingToken, signedInToken } from '../test-support/factories.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { atCodeStep, confirm, credentialsOf } from '../test-support/sign-in-steps.ts';
import { startPortalForTest, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { createPasswordCheck } from './check-password.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const wrongPassword = digestPassword('not the password');

describe('Organisation users sign in with email and password, then a one-time code sent by email', () => {
  test('T12: login, code by mail and confirmation give a new, active token and void the pending one', async () => {
    const user = await makeUser(portal.deps);
    const { token, code } = await atCodeStep(portal, user);
    const confirmed = await confirm(portal, user, { token, code });
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
    expect((await confirm(portal, user, { token, code })).status).toBe(401);
  });

  test('the e-mail address is compared without regard to case', async () => {
    const user = await makeUser(portal.deps);
    expect((await portal.call(login, { body: { email: user.email.toUpperCase(), password: user.password } })).status).toBe(200);
  });

  test('the mail says the code in the first line, never in the subject, and has no other group of six digits', async () => {
    const user = await makeUser(portal.deps);
    const { code } = await atCodeStep(portal, user);
    const [mail] = await mailsTo(portal.dataDir, user.email);
    expect(mail?.text?.split('\n')[0]).toContain(code);
    expect(mail?.subject).not.toMatch(/\d{6}/);
    expect(mail?.text?.match(/\d{6,}/g)).toEqual([code]);
  });

  test('T2: a wrong password, an unknown address and an invited user answer alike, with 400', async () => {
    const user = await makeUser(portal.deps);
    const invited = await makeUser(portal.deps, { hasPassword: false });
    const replies = await Promise.all([
      portal.call(login, { body: { email: user.email, password: wrongPassword } }),
      portal.call(login, { body: { email: `nobody-${user.email}`, password: wrongPassword } }),
      portal.call(login, { body: { email: invited.email, password: invited.password } }),
    ]);
    for (const { status: code, body } of replies) {
      expect(code).toBe(400);
      expect(body).toEqual({
        code: 'wrong_credentials',
        message: 'The e-mail address or the password is wrong',
        said: { name: 'signInSaid.wrongCredentials', values: [] },
      });
    }
  });

  test.each([
    ['upper case', digestPassword('x').toUpperCase()],
    ['127 digits', digestPassword('x').slice(1)],
    ['the password itself', 'correct horse battery'],
    ['a number', 12345678],
    ['a list', [digestPassword('x')]],
  ])('T22: the server refuses anything but 128 lower-case hex digits: %s', async (_, password) => {
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

describe('Passwords: ten wrong per account, a hundred per address in 15 minutes', () => {
  test('T1: after ten wrong ones even the right one answers 429 with Retry-After', async () => {
    const user = await makeUser(portal.deps);
    for (let count = 0; count < 10; count += 1) {
      expect((await portal.call(login, { body: { email: user.email, password: wrongPassword } })).status).toBe(400);
    }
    const reply = await portal.call(login, credentialsOf(user));
    expect(reply.status).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(800);
  });

  test('T1: the window ends when it would have ended with the first wrong one', async () => {
    const user = await makeUser(portal.deps);
    const { db } = portal.deps;
    const guess = () => portal.call(login, { body: { email: user.email, password: wrongPassword } });
    await guess();
    const window = db.selectFrom('attempts').where('key', '=', accountKey(user.email)).select('window_ends_at');
    const { window_ends_at: first } = await window.executeTakeFirstOrThrow();
    await guess();
    expect((await window.executeTakeFirstOrThrow()).window_ends_at).toEqual(first);
  });

  test('T1: an address that guesses at many accounts is stopped after a hundred, whatever X-Forwarded-For says', async () => {
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

test('T1: of 300 wrong ones at once from one address a hundred are looked at', async () => {
  const own = await startPortalForTest();
  const replies = await Promise.all(
    Array.from({ length: 300 }, (_, count) =>
      own.call(login, { body: { email: `nobody-${count}@customer.example`, password: wrongPassword } }),
    ),
  );
  const statuses = replies.map((reply) => reply.status);
  expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(100);
  expect(statuses.filter((status) => ![400, 429, 503].includes(status))).toEqual([]);
});

test('right sign-ins of 120 accounts at once from one address are all let in', async () => {
  const users = await Promise.all(Array.from({ length: 120 }, () => makeUser(portal.deps)));
  const replies = await Promise.all(users.map((user) => portal.call(login, credentialsOf(user))));
  // 503: the machine was too busy to look. Never 429, which would say that they were wrong.
  expect(replies.map((reply) => reply.status).filter((status) => status !== 200 && status !== 503)).toEqual([]);
});

test('thirty right sign-ins of one account at once are all let in', async () => {
  const user = await makeUser(portal.deps);
  const replies = await Promise.all(Array.from({ length: 30 }, () => portal.call(login, credentialsOf(user))));
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]));
});

test('T21: a password that is changed while a sign-in makes the old one ready for a new secret key stays the changed one', async () => {
  const { deps } = portal;
  const user = await makeUser(deps);
  const token = await signedInToken(deps, user);
  const fresh = digestPassword('a password nobody has thought of');
  const hashes = createPasswordHashes([`a new key ${'k'.repeat(32)}`, ...deps.secretKeys]);
  const inTurn: PasswordHashes['inTurn'] = (work) =>
    hashes.inTurn((turn) => {
      const renewed: typeof turn.renewed = async (stored, digest) => {
        const body = { actualPassword: user.password, newPassword: fresh, confirmPassword: fresh };
        expect((await portal.call(changePassword, { body }, token)).status).toBe(200);
        return turn.renewed(stored, digest);
      };
      return work({ ...turn, renewed });
    });
  const check = createPasswordCheck({ ...deps, passwordHashes: { ...hashes, inTurn } });
  await check({ email: user.email, password: user.password }, { ip: '192.0.2.1', headers: {} });
  const statusWith = async (password: string) => (await portal.call(login, { body: { email: user.email, password } })).status;
  expect([await statusWith(fresh), await statusWith(user.password)]).toEqual([200, 400]);
});
