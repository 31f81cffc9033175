/** Ten wrong passwords close the sign-in of an account, but a stranger must not be able to lock its owner out. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmOtp, login, sendOtp } from '../../shared/sign-in/sign-in.ts';
import { changePassword, resetPassword } from '../../shared/sign-in/passwords.ts';
import { startPortalAtNoon } from '../test-support/portal-at-noon.ts';
import { digestPassword } from '../auth/password-hashes.ts';
import { makePasswordLink } from '../auth/password-links.ts';
import { makeUser, signedInToken, type TestUser } from '../test-support/factories.ts';
import { mailsTo, newestCode } from '../test-support/mailbox.ts';
import { atCodeStep, credentialsOf } from '../test-support/sign-in-steps.ts';
import { startPortalForTest, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortalAtNoon();
});
afterAll(() => portal.stop());

const wrongPassword = digestPassword('not the password');
const fresh = digestPassword('a password nobody has thought of');

async function lockOut({ email }: TestUser): Promise<void> {
  for (let count = 0; count < 10; count += 1) await portal.call(login, { body: { email, password: wrongPassword } });
}

const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  portal.app.inject({ method: 'POST', url: path, headers: { 'x-requested-with': 'XMLHttpRequest', ...headers }, payload });

/** Signs in as a device. Returns its cookie, name and value, and the whole header that the server set. */
async function signInOnADevice(user: TestUser, own = portal): Promise<{ cookie: string; set: string }> {
  const { token, code } = await atCodeStep(own, user);
  const reply = await own.app.inject({
    method: 'POST',
    url: confirmOtp.path,
    headers: { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}` },
    payload: { email: user.email, otp: code },
  });
  const set = String(reply.headers['set-cookie']);
  return { set, cookie: set.split(';')[0] ?? '' };
}

test('T1: a link that was used opens a locked account', async () => {
  const user = await makeUser(portal.deps);
  await lockOut(user);
  expect((await portal.call(login, credentialsOf(user))).status).toBe(429);
  const token = await makePasswordLink(portal.deps.db, user.portalId, 'reset');
  expect((await portal.call(resetPassword, { body: { token, newPassword: fresh, confirmPassword: fresh } })).status).toBe(200);
  expect((await portal.call(login, { body: { email: user.email, password: fresh } })).status).toBe(200);
});

test('T1, T17: whoever is signed in changes the password of a locked account; wrong ones typed there lock no sign-in', async () => {
  const [locked, mistaken] = [await makeUser(portal.deps), await makeUser(portal.deps)];
  const change = async (user: TestUser, actualPassword: string) =>
    (
      await portal.call(
        changePassword,
        { body: { actualPassword, newPassword: fresh, confirmPassword: fresh } },
        await signedInToken(portal.deps, user),
      )
    ).status;
  await lockOut(locked);
  expect(await change(locked, locked.password)).toBe(200);
  for (let count = 0; count < 11; count += 1) await change(mistaken, wrongPassword);
  expect((await portal.call(login, credentialsOf(mistaken))).status).toBe(200);
});

test('T1: a device that signed in before is let in while strangers lock the account, up to the code', async () => {
  const user = await makeUser(portal.deps);
  const { cookie } = await signInOnADevice(user);
  await lockOut(user);
  const { body } = credentialsOf(user);
  expect((await post(login.path, body)).statusCode).toBe(429);
  const reply = await post(login.path, body, { cookie: `other=1; ${cookie}` });
  expect(reply.statusCode).toBe(200);
  const authorization = `Bearer ${reply.json().auth_token}`;
  expect((await post(sendOtp.path, body, { cookie, authorization })).statusCode).toBe(200);
  const otp = await newestCode(portal.dataDir, user.email);
  expect((await post(confirmOtp.path, { email: user.email, otp }, { cookie, authorization })).statusCode).toBe(200);
});

test('T1: a device has ten wrong passwords of its own, which lock nobody else', async () => {
  const user = await makeUser(portal.deps);
  const { cookie } = await signInOnADevice(user);
  const other = await signInOnADevice(user);
  const statuses = new Set<number>();
  for (let count = 0; count < 10; count += 1)
    statuses.add((await post(login.path, { email: user.email, password: wrongPassword }, { cookie })).statusCode);
  expect([...statuses]).toEqual([400]);
  const { body } = credentialsOf(user);
  expect((await post(login.path, body, { cookie })).statusCode).toBe(429);
  expect((await post(login.path, body, { cookie: other.cookie })).statusCode).toBe(200);
  expect((await post(login.path, body)).statusCode).toBe(200);
});

test('T1: a device of one account is none of another, and neither is a made-up one', async () => {
  const [user, other] = [await makeUser(portal.deps), await makeUser(portal.deps)];
  const { cookie } = await signInOnADevice(other);
  const own = (await signInOnADevice(user)).cookie;
  await lockOut(user);
  const [name = ''] = own.split('=');
  const [, foreign = ''] = cookie.split('=');
  const madeUp = [`${name}=${foreign}`, `${own.slice(0, -4)}AAAA`, `${name}=`, `${name}=${'A'.repeat(22)}.${'A'.repeat(43)}`];
  for (const tried of madeUp) expect((await post(login.path, credentialsOf(user).body, { cookie: tried })).statusCode, tried).toBe(429);
  expect((await post(login.path, credentialsOf(user).body, { cookie: own })).statusCode).toBe(200);
});

test('T1: no script reads what makes a device known, no other site sends it, and it goes to the sign-in alone', async () => {
  const { set } = await signInOnADevice(await makeUser(portal.deps));
  for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Path=/api/authentication', 'Max-Age=15552000'])
    expect(set.split('; ')).toContain(attribute);
  const secure = await startPortalForTest({ PUBLIC_URL: 'https://portal.provider.example', API_BASE_URL: '/numbers' });
  const { set: secureSet } = await signInOnADevice(await makeUser(secure.deps), secure);
  const there = secureSet.split('; ');
  // Only from this very host; the prefix makes the browser check that.
  expect(there[0]).toMatch(/^__Host-device-/);
  expect(there).toContain('Secure');
  expect(there).toContain('Path=/');
});

test('T1: that the sign-in was closed is recorded, and mailed once a day', async () => {
  const user = await makeUser(portal.deps);
  await lockOut(user);
  const { db } = portal.deps;
  const recorded = async () =>
    (await db.selectFrom('audit_log').where('subject', '=', user.email).select(['action', 'detail']).execute()).filter(
      ({ action }) => action === 'sign-in closed',
    );
  await expect.poll(recorded).toEqual([{ action: 'sign-in closed', detail: '10 wrong passwords' }]);
  const mails = async () => (await mailsTo(portal.dataDir, user.email)).map(({ subject }) => subject);
  await expect.poll(mails).toEqual(['Dialplane: wrong passwords for your account']);
  await db.deleteFrom('attempts').where('budget', '=', 'password of account').execute();
  await lockOut(user);
  await expect.poll(recorded).toHaveLength(2);
  // A mail would have been queued with the entry.
  const waiting = () => db.selectFrom('mail_outbox').where('sent_at', 'is', null).select('id').execute();
  await expect.poll(waiting).toEqual([]);
  expect(await mails()).toHaveLength(1);
});
