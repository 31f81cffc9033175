/** Recovery codes of whoever has a passkey alone; those that come with an app are in sign-in/authenticator-app.test.ts. */
import { createHash } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { confirmRecoveryCode, readAuthenticator, renewRecoveryCodes } from '../../shared/factors/authenticator-app.ts';
import { factors, removePasskey } from '../../shared/factors/passkeys.ts';
import { changeSignInPolicy } from '../../shared/organisations/sign-in-policy.ts';
import { inTransaction } from '../database/transaction.ts';
import { consumeRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import { makeUser, pendingToken, type TestUser } from '../test-support/factories.ts';
import { staffTokenOf } from '../test-support/organisations.ts';
import { addTestPasskey, proofBy } from '../test-support/passkeys.ts';
import { startPortalForTest, type TestPortal } from '../test-support/test-portal.ts';

const passkeyPortal = () => startPortalForTest({ PUBLIC_URL: 'https://portal.example' });

async function forbidMailedCode(portal: TestPortal, { organisationId: userId }: TestUser) {
  const policy = { userId, mailedCode: false, factorRequired: true, idleMinutes: 120, sessionMinutes: 720 };
  expect((await portal.call(changeSignInPolicy, { body: policy }, await staffTokenOf(portal))).status).toBe(200);
}

test('T75: whoever has a passkey alone, and no mailed code, gets in by a recovery code where it is lost', async () => {
  const portal = await passkeyPortal();
  const user = await makeUser(portal.deps);
  const { token, authenticator } = await addTestPasskey(portal, user);
  await forbidMailedCode(portal, user);
  const read = async () => (await portal.call(readAuthenticator, {}, token)).body.message;
  expect(await read()).toEqual({ since: null, lastUsedAt: null, recoveryCodesLeft: 0, mailedCode: false });
  const { recoveryCodes } = (await portal.call(renewRecoveryCodes, { body: await proofBy(portal, { token, user, authenticator }) }, token))
    .body;
  expect(recoveryCodes).toHaveLength(10);
  const pending = await pendingToken(portal.deps, user);
  const has = { passkey: true, authenticator: false, recoveryCode: true, mailedCode: false };
  expect((await portal.call(factors, {}, pending)).body.message).toEqual(has);
  expect((await portal.call(confirmRecoveryCode, { body: { code: recoveryCodes[0] } }, pending)).status).toBe(200);
  expect((await read()).recoveryCodesLeft).toBe(9);
});

test('T73: recovery codes go with the last passkey or app that they stand in for, and not before', async () => {
  const portal = await passkeyPortal();
  const user = await makeUser(portal.deps);
  const first = await addTestPasskey(portal, user);
  const second = await addTestPasskey(portal, user, { name: 'Second', before: first.authenticator });
  const { token } = first;
  const proof = () => proofBy(portal, { token, user, authenticator: second.authenticator });
  const renew = async () => portal.call(renewRecoveryCodes, { body: await proof() }, token);
  const remove = async (id: string) => portal.call(removePasskey, { body: { id, ...(await proof()) } }, token);
  const left = async () => (await portal.call(readAuthenticator, {}, token)).body.message.recoveryCodesLeft;
  await renew();
  await remove(first.id);
  expect(await left()).toBe(10);
  await remove(second.id);
  expect(await left()).toBe(0);
  const { password } = user;
  expect(await portal.call(renewRecoveryCodes, { body: { password } }, token)).toMatchObject({
    status: 404,
    body: { message: 'Your account has neither a passkey nor an authenticator app' },
  });
});

test('T73: they rest as password hashes with a salt; those of before, without one, go on', async () => {
  const portal = await passkeyPortal();
  const { db } = portal.deps;
  const user = await makeUser(portal.deps);
  const codes = await inTransaction(db, (transaction) => makeRecoveryCodes(transaction, user.portalId));
  const { salt, code_hash } = await db
    .selectFrom('recovery_codes')
    .where('user_id', '=', user.portalId)
    .selectAll()
    .executeTakeFirstOrThrow();
  const byOther = await verify(`$argon2id$v=19$m=19456,t=2,p=1$${base64(salt!)}$${base64(code_hash)}`, codes[0]!.replaceAll('-', ''));
  expect(byOther).toBe(true);
  const before = createHash('sha256').update('abcdefgh23456789'.replaceAll('l', '1')).digest();
  await db.deleteFrom('recovery_codes').where('user_id', '=', user.portalId).execute();
  const other = await makeUser(portal.deps);
  const ofOther = createHash('sha256').update('23456789abcdefgh').digest();
  for (const [user_id, hash] of [
    [user.portalId, before],
    [other.portalId, ofOther],
  ] as const)
    await db.insertInto('recovery_codes').values({ user_id, code_hash: hash, salt: null }).execute();
  expect(await consumeRecoveryCode(db, other.portalId, 'ABCD-efgh-2345-6789')).toBeUndefined();
  expect(await consumeRecoveryCode(db, user.portalId, 'ABCD-efgh-2345-6789')).toBe(0);
});

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
