/** Account changes between the check of the password and its change. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logout } from '../../shared/sign-in/sign-in.ts';
import { changePassword } from '../../shared/sign-in/passwords.ts';
import { digestPassword } from '../auth/password-hashes.ts';
import { makeUser, signedInToken, type TestUser } from '../test-support/factories.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { changeOwnPassword } from './passwords.service.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const ofSomebodyElse = digestPassword('whoever knew the old password chose this');
const fresh = digestPassword('a password nobody has thought of');
const hashOf = (user: TestUser) =>
  portal.deps.db.selectFrom('portal_users').where('id', '=', user.portalId).select('password_hash').executeTakeFirstOrThrow();

test.each([
  [
    'the password is changed',
    409,
    async (user: TestUser, token: string) =>
      (await portal.call(changePassword, { body: { actualPassword: user.password, newPassword: fresh, confirmPassword: fresh } }, token))
        .status,
  ],
  ['the session ends', 401, async (_: TestUser, token: string) => (await portal.call(logout, {}, token)).status],
] as const)('a change is void where %s right after the password was compared', async (_, expected, meanwhile) => {
  const user = await makeUser(portal.deps);
  const token = await signedInToken(portal.deps, user);
  const session = await portal.deps.sessions.find(token);
  if (!session) throw new Error('the session is missing');
  const { passwordHashes } = portal.deps;
  let stored: Awaited<ReturnType<typeof hashOf>> | undefined;
  const matches: typeof passwordHashes.matches = async (hash, digest) => {
    const isRight = await passwordHashes.matches(hash, digest);
    expect(await meanwhile(user, token)).toBe(200);
    stored = await hashOf(user);
    return isRight;
  };
  const changing = changeOwnPassword({ ...portal.deps, passwordHashes: { ...passwordHashes, matches } }, session, {
    keys: false,
    actualPassword: user.password,
    newPassword: ofSomebodyElse,
  });
  await expect(changing).rejects.toMatchObject({ status: expected });
  expect(await hashOf(user)).toEqual(stored);
});
