/** Whoever holds a session for a moment makes nothing that lasts: not without the password, nor without the second factor where there is one. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeEmail } from '../../shared/account/account.ts';
import { beginAuthenticator, removeAuthenticator, renewRecoveryCodes } from '../../shared/factors/authenticator-app.ts';
import { createKey, rotateKey } from '../../shared/keys/keys.ts';
import { passkeyToAdd, removePasskey } from '../../shared/factors/passkeys.ts';
import { type Proof, readProofWays } from '../../shared/factors/proof.ts';
import { addWebhook } from '../../shared/webhooks/webhooks.ts';
import { digestPassword } from '../auth/password-hashes.ts';
import { makeKeyFor, makeUser, signedInToken } from '../test-support/factories.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { addTestPasskey, proofBy } from '../test-support/passkeys.ts';
import { startRememberingNode, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ PUBLIC_URL: 'https://portal.example' });
});
afterAll(() => portal.stop());

const nobody = '00000000-0000-4000-8000-000000000000';

/** Every call that makes something that lasts, or takes away what guards the account. */
const calls: Record<string, (token: string, proof: Proof, at?: TestPortal) => ReturnType<TestPortal['call']>> = {
  'a key': (token, proof, at = portal) => at.call(createKey, { body: { name: 'K', permissions: 128, ...proof } }, token),
  'a key in the place of another': (token, proof, at = portal) => at.call(rotateKey, { body: { id: nobody, ...proof } }, token),
  'a webhook': (token, proof, at = portal) =>
    at.call(addWebhook, { body: { url: 'https://1.1.1.1/', events: ['data.changed'], ...proof } }, token),
  'a passkey': (token, proof, at = portal) => at.call(passkeyToAdd, { body: proof }, token),
  'no passkey': (token, proof, at = portal) => at.call(removePasskey, { body: { id: nobody, ...proof } }, token),
  'an app': (token, proof, at = portal) => at.call(beginAuthenticator, { body: proof }, token),
  'no app': (token, proof, at = portal) => at.call(removeAuthenticator, { body: proof }, token),
  'recovery codes': (token, proof, at = portal) => at.call(renewRecoveryCodes, { body: proof }, token),
  'another address': (token, proof, at = portal) => at.call(changeEmail, { body: { newEmail: 'new@customer.example', ...proof } }, token),
};
const none = { password: false, authenticator: false, passkey: false, recoveryCode: false, signIn: false };
const waysOf = async (token: string) => (await portal.call(readProofWays, {}, token)).body.message;

test.each(Object.entries(calls))('T79: %s: not without the password, nor with a wrong one', async (_, send) => {
  const user = await makeUser(portal.deps);
  const token = await signedInToken(portal.deps, user);
  expect(await waysOf(token)).toEqual({ ...none, password: true });
  expect(await send(token, {})).toMatchObject({ status: 403, body: { code: 'proof_needed', ways: { ...none, password: true } } });
  expect(await send(token, { password: digestPassword('not the password') })).toMatchObject({
    status: 400,
    body: { code: 'wrong_credentials', errors: { password: 'The current password is wrong' } },
  });
  expect([403, 400]).not.toContain((await send(token, { password: user.password })).status);
});

test.each(Object.entries(calls))('T79: %s: of whoever has a passkey not without it either', async (_, send) => {
  const user = await makeUser(portal.deps);
  const { authenticator, token } = await addTestPasskey(portal, user);
  const ways = { ...none, password: true, passkey: true };
  expect(await waysOf(token)).toEqual(ways);
  expect(await send(token, { password: user.password })).toMatchObject({ status: 403, body: { code: 'proof_needed', ways } });
  const proof = await proofBy(portal, { token, user, authenticator });
  expect(await send(token, { ...proof, password: digestPassword('not the password') })).toMatchObject({ status: 400 });
  const stranger = await makeUser(portal.deps);
  const foreign = await addTestPasskey(portal, stranger);
  const byStranger = await proofBy(portal, { token, user, authenticator: foreign.authenticator });
  expect(await send(token, byStranger)).toMatchObject({ status: 400, body: { code: 'wrong_code' } });
  const right = await proofBy(portal, { token, user, authenticator });
  const { status } = await send(token, right);
  expect([403, 400]).not.toContain(status);
  // Nor twice with one answer of the passkey.
  if (status === 200) expect(await send(token, right)).toMatchObject({ status: 400, body: { code: 'wrong_code' } });
});

test('T79: a recovery code proves once, and ten wrong codes are all for the day', async () => {
  const user = await makeUser(portal.deps);
  const { authenticator, token } = await addTestPasskey(portal, user);
  const { recoveryCodes } = (await portal.call(renewRecoveryCodes, { body: await proofBy(portal, { token, user, authenticator }) }, token))
    .body;
  const keyBy = (recoveryCode: string) =>
    portal.call(createKey, { body: { name: 'K', permissions: 128, password: user.password, recoveryCode } }, token);
  expect((await keyBy(recoveryCodes[0])).status).toBe(200);
  for (let tries = 0; tries < 9; tries += 1) expect((await keyBy(recoveryCodes[0])).status).toBe(400);
  expect((await keyBy(recoveryCodes[1])).status).toBe(200);
  expect((await keyBy(recoveryCodes[0])).status).toBe(400);
  expect(await keyBy(recoveryCodes[2])).toMatchObject({ status: 429 });
});

test('T79: a right code is not counted as a wrong one where the call is refused for something else', async () => {
  const user = await makeUser(portal.deps);
  const { authenticator, token } = await addTestPasskey(portal, user);
  const removeNone = async () =>
    portal.call(removePasskey, { body: { id: nobody, ...(await proofBy(portal, { token, user, authenticator })) } }, token);
  for (let tries = 0; tries < 11; tries += 1) expect((await removeNone()).status).toBe(404);
});

test('T79: whoever has no password proves by a sign-in of the last ten minutes', async () => {
  const user = await makeUser(portal.deps, { hasPassword: false });
  const token = await signedInToken(portal.deps, user);
  const keyWith = () => portal.call(createKey, { body: { name: 'K', permissions: 128 } }, token);
  const letPass = (time: string) =>
    sql`update sessions set created_at = created_at - ${time}::interval where user_id = ${user.portalId}`.execute(portal.deps.db);
  await letPass('9 minutes');
  expect(await waysOf(token)).toEqual(none);
  expect((await keyWith()).status).toBe(200);
  await letPass('61 seconds');
  const ways = { ...none, signIn: true };
  expect(await waysOf(token)).toEqual(ways);
  expect(await keyWith()).toMatchObject({ status: 403, body: { code: 'proof_needed', ways } });
});

test('T79: its owner gets a mail of each key and webhook', async () => {
  const user = await makeUser(portal.deps);
  const token = await signedInToken(portal.deps, user);
  const { id } = await makeKeyFor(portal, user);
  await calls['a webhook']!(token, { password: user.password });
  await portal.call(rotateKey, { body: { id, password: user.password } }, token);
  const subjects = async () =>
    (await mailsTo(portal.dataDir, user.email))
      .map(({ subject }) => subject?.replace(/^.*: /, ''))
      .toSorted((a = '', b = '') => a.localeCompare(b));
  await expect.poll(subjects).toEqual(['a webhook was added', 'an API key was created', 'an API key was rotated']);
});

test.each(Object.entries(calls))('T80: %s: not on a node that remembers a session which another one ended', async (_, send) => {
  const user = await makeUser(portal.deps);
  const other = await startRememberingNode(portal);
  const token = await signedInToken(portal.deps, user);
  expect((await other.call(readProofWays, {}, token)).status).toBe(200);
  await portal.deps.sessions.revokeAll(portal.deps.db, user.portalId);
  expect((await other.call(readProofWays, {}, token)).status).toBe(200);
  expect((await send(token, { password: user.password }, other)).status).toBe(401);
});
