/** The codes are made here as RFC 6238 says, with Node's own cryptography. */
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { status } from '../../shared/sign-in/sign-in.ts';
import {
  addAuthenticator,
  beginAuthenticator,
  confirmAuthenticator,
  confirmRecoveryCode,
  readAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from '../../shared/factors/authenticator-app.ts';
import { factors } from '../../shared/factors/passkeys.ts';
import { digestPassword } from '../auth/password-hashes.ts';
import { makeKeyFor, makeUser, pendingToken, signedInToken, supportViewToken, type TestUser } from '../test-support/factories.ts';
import { stopDatabaseClock } from '../test-support/database-clock.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { atCodeStep, confirm, otherThan } from '../test-support/sign-in-steps.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
  await passSteps(0);
});
afterAll(() => portal.stop());

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The step of time at whose end the database's clock stands, which these tests alone move. */
let step = Math.floor(Date.now() / 30_000);
const passSteps = (count: number) => stopDatabaseClock(portal.deps.db, new Date((step += count) * 30_000 + 29_999));

/** RFC 4226, 5.3, of the step that is `steps` from now. */
function codeOf(secret: string, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step + steps));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const binary = mac.readUInt32BE((mac[19] ?? 0) & 15) & 0x7fffffff;
  return String(binary % 1_000_000).padStart(6, '0');
}

const begin = (token: string, password: string) => portal.call(beginAuthenticator, { body: { password } }, token);
const add = (token: string, otp: string) => portal.call(addAuthenticator, { body: { otp } }, token);
const read = async (token: string) => (await portal.call(readAuthenticator, {}, token)).body.message;
const confirmWith = (token: string, otp: string) => portal.call(confirmAuthenticator, { body: { otp } }, token);
const recoverWith = (token: string, code: string) => portal.call(confirmRecoveryCode, { body: { code } }, token);
const wrong = { message: 'Please double check the provided information' };

async function withApp() {
  const user = await makeUser(portal.deps);
  const token = await signedInToken(portal.deps, user);
  const { secret } = (await begin(token, user.password)).body;
  const added = await add(token, codeOf(secret));
  expect(added.status).toBe(200);
  await passSteps(2);
  return { user, token, secret: String(secret), recoveryCodes: added.body.recoveryCodes as string[] };
}

const entriesOf = async ({ organisationId }: TestUser) =>
  (
    await portal.deps.db
      .selectFrom('audit_log')
      .where('organisation_id', '=', organisationId)
      .select(['action', 'detail'])
      .orderBy('id')
      .execute()
  ).map(({ action, detail }) => `${action}: ${detail}`);

describe('T73: an authenticator app', () => {
  test('is added with the password again and a code of it, confirms a sign-in, and is removed; the owner is told', async () => {
    const user = await makeUser(portal.deps);
    const token = await signedInToken(portal.deps, user);
    expect(await begin(token, digestPassword('not the password'))).toMatchObject({
      status: 400,
      body: { errors: { password: expect.any(String) } },
    });
    const { secret } = (await begin(token, user.password)).body;
    expect(await add(token, otherThan(codeOf(secret)))).toMatchObject({ status: 400, body: { errors: { otp: expect.any(String) } } });
    expect(await read(token)).toEqual({ since: null, lastUsedAt: null, recoveryCodesLeft: 0, mailedCode: true });
    const pendingBefore = await pendingToken(portal.deps, user);
    expect((await portal.call(factors, {}, pendingBefore)).body.message).toEqual({
      passkey: false,
      authenticator: false,
      recoveryCode: false,
      mailedCode: true,
    });
    expect(await confirmWith(pendingBefore, codeOf(secret))).toMatchObject({ status: 400, body: wrong });

    expect((await add(token, codeOf(secret))).body.recoveryCodes).toHaveLength(10);
    await passSteps(2);
    expect(await read(token)).toEqual({ since: expect.any(String), lastUsedAt: null, recoveryCodesLeft: 10, mailedCode: true });
    const again = await portal.call(beginAuthenticator, { body: { password: user.password, otp: codeOf(secret) } }, token);
    expect(again.status).toBe(409);
    const pending = await pendingToken(portal.deps, user);
    expect((await portal.call(factors, {}, pending)).body.message).toEqual({
      passkey: false,
      authenticator: true,
      recoveryCode: true,
      mailedCode: true,
    });
    const confirmed = await confirmWith(pending, codeOf(secret));
    expect(confirmed.status).toBe(200);
    expect(String(confirmed.headers['set-cookie'])).toMatch(/^device-/);
    expect((await portal.call(status, {}, confirmed.body.auth_token)).body.data.email).toBe(user.email);
    expect((await read(token)).lastUsedAt).toEqual(expect.any(String));

    await passSteps(2);
    const proof = { password: user.password, otp: codeOf(secret) };
    expect((await portal.call(removeAuthenticator, { body: proof }, token)).status).toBe(200);
    expect((await portal.call(removeAuthenticator, { body: { password: user.password } }, token)).status).toBe(404);
    expect(await read(token)).toEqual({ since: null, lastUsedAt: null, recoveryCodesLeft: 0, mailedCode: true });
    expect((await confirmWith(await pendingToken(portal.deps, user), codeOf(secret))).status).toBe(400);
    await expect
      .poll(async () => (await mailsTo(portal.dataDir, user.email)).map(({ subject }) => subject?.replace(/^.*: /, '')))
      .toEqual(expect.arrayContaining(['an authenticator app was added', 'an authenticator app was removed']));
    expect(await entriesOf(user)).toEqual([
      'sign-in refused: wrong code of an authenticator app',
      'authenticator app added: ',
      expect.stringMatching(/^signed in: .*; by the authenticator app$/),
      'authenticator app removed: ',
      'sign-in refused: wrong code of an authenticator app',
    ]);
  });

  test('a step of time is used once, and none before it afterwards; of many at once one gives a session', async () => {
    const { user, secret } = await withApp();
    const code = codeOf(secret);
    const pending = await pendingToken(portal.deps, user);
    const replies = await Promise.all(Array.from({ length: 4 }, () => confirmWith(pending, code)));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    const next = await pendingToken(portal.deps, user);
    expect(await confirmWith(next, code)).toMatchObject({ status: 400, body: wrong });
    expect(await confirmWith(next, codeOf(secret, -1))).toMatchObject({ status: 400, body: wrong });
    expect((await confirmWith(next, codeOf(secret, 1))).status).toBe(200);
  });

  test('the code that began its use is used up by that', async () => {
    const user = await makeUser(portal.deps);
    const token = await signedInToken(portal.deps, user);
    const { secret } = (await begin(token, user.password)).body;
    const code = codeOf(secret);
    expect((await add(token, code)).status).toBe(200);
    expect((await confirmWith(await pendingToken(portal.deps, user), code)).status).toBe(400);
  });

  test('wrong codes of every kind share the budget of the account: the sixth guess is refused, and the right ones with it', async () => {
    const { user, secret, recoveryCodes } = await withApp();
    const { token, code } = await atCodeStep(portal, user);
    const app = codeOf(secret);
    // Neither is of a step near now.
    const far = codeOf(secret, 1_000);
    const guesses = [
      await confirmWith(token, far),
      await recoverWith(token, 'aaaa-bbbb-cccc-dddd'),
      await confirm(portal, user, { token, code: otherThan(code) }),
      await confirmWith(token, far),
      await recoverWith(token, 'aaaa-bbbb-cccc-dddd'),
    ];
    expect(guesses.map((reply) => reply.status)).toEqual([400, 400, 400, 400, 429]);
    expect((await confirmWith(token, app)).status).toBe(429);
    expect((await recoverWith(token, recoveryCodes[0] ?? '')).status).toBe(429);
    expect((await confirm(portal, user, { token, code })).status).toBe(429);
  });

  test('its secret rests encrypted, and a secret that nobody confirmed counts for nothing after an hour', async () => {
    const { user, secret } = await withApp();
    const { rows } = await sql<{ row: string }>`select t::text as row from totp_secrets t where user_id = ${user.portalId}`.execute(
      portal.deps.db,
    );
    expect(rows[0]?.row).not.toContain(Buffer.from(secret).toString('hex'));
    expect(rows[0]?.row).not.toContain(bytesOf(secret).toString('hex'));
    const slow = await makeUser(portal.deps);
    const token = await signedInToken(portal.deps, slow);
    const begun = (await begin(token, slow.password)).body.secret;
    await sql`update totp_secrets set created_at = created_at - interval '61 minutes' where user_id = ${slow.portalId}`.execute(
      portal.deps.db,
    );
    expect((await add(token, codeOf(begun))).status).toBe(400);
  });

  test('it is its owner’s alone: not a support view’s or a key’s', async () => {
    const { user, secret } = await withApp();
    expect((await portal.call(readAuthenticator, {}, await supportViewToken(portal.deps, user))).status).toBe(403);
    expect((await portal.call(readAuthenticator, {}, (await makeKeyFor(portal, user, { otp: codeOf(secret) })).key)).status).toBe(403);
  });
});

describe('T73: recovery codes', () => {
  test('each confirms one sign-in, however it is written down', async () => {
    const { user, recoveryCodes, token } = await withApp();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
    const [first = '', second = ''] = recoveryCodes;
    expect((await recoverWith(await pendingToken(portal.deps, user), first)).status).toBe(200);
    const pending = await pendingToken(portal.deps, user);
    expect(await recoverWith(pending, first)).toMatchObject({ status: 400, body: wrong });
    expect((await recoverWith(pending, ` ${second.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O')} `)).status).toBe(200);
    expect((await read(token)).recoveryCodesLeft).toBe(8);
    expect((await entriesOf(user)).at(-1)).toMatch(/^signed in: .*; by a recovery code, of which 8 are left$/);
    const { rows } = await sql<{ row: string }>`select r::text as row from recovery_codes r where user_id = ${user.portalId}`.execute(
      portal.deps.db,
    );
    for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(Buffer.from(code).toString('hex'));
  });

  test('new ones take the place of those before, with the password again; nobody else’s are taken', async () => {
    const [{ user, secret, recoveryCodes, token }, other] = [await withApp(), await withApp()];
    const renew = (password: string) => portal.call(renewRecoveryCodes, { body: { password, otp: codeOf(secret) } }, token);
    expect((await renew(digestPassword('not the password'))).status).toBe(400);
    const { recoveryCodes: renewed } = (await renew(user.password)).body;
    const pending = await pendingToken(portal.deps, user);
    for (const code of [recoveryCodes[0] ?? '', other.recoveryCodes[0] ?? '']) expect((await recoverWith(pending, code)).status).toBe(400);
    expect((await recoverWith(pending, renewed[0])).status).toBe(200);
    const without = await makeUser(portal.deps);
    const refused = await portal.call(
      renewRecoveryCodes,
      { body: { password: without.password } },
      await signedInToken(portal.deps, without),
    );
    expect(refused.status).toBe(404);
  });
});
