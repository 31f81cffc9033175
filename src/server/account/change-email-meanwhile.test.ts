/** Account changes between the check of the password and the request for another e-mail address. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logout } from '../../shared/sign-in/sign-in.ts';
import { changePassword } from '../../shared/sign-in/passwords.ts';
import { digestPassword } from '../auth/password-hashes.ts';
import { makeUser, signedInToken, type TestUser } from '../test-support/factories.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { askForNewEmail } from './change-email.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

test.each([
  [
    'the password is changed',
    409,
    async (user: TestUser, token: string) => {
      const fresh = digestPassword('a password nobody has thought of');
      const body = { actualPassword: user.password, newPassword: fresh, confirmPassword: fresh };
      return (await portal.call(changePassword, { body }, token)).status;
    },
  ],
  [
    'the session ends',
    401,
    async (_: TestUser, token: string) => {
      return (await portal.call(logout, {}, token)).status;
    },
  ],
] as const)('T64: a request is void where %s right after its password was compared', async (_, expected, meanwhile) => {
  const user = await makeUser(portal.deps);
  const token = await signedInToken(portal.deps, user);
  const session = await portal.deps.sessions.find(token);
  if (!session) throw new Error('the session is missing');
  const { passwordHashes } = portal.deps;
  const matches: typeof passwordHashes.matches = async (stored, digest) => {
    const isRight = await passwordHashes.matches(stored, digest);
    expect(await meanwhile(user, token)).toBe(200);
    return isRight;
  };
  const asking = askForNewEmail({ ...portal.deps, passwordHashes: { ...passwordHashes, matches } }, session, {
    newEmail: 'meanwhile@customer.example',
    password: user.password,
  });
  await expect(asking).rejects.toMatchObject({ status: expected });
  const links = portal.deps.db.selectFrom('email_changes').where('user_id', '=', user.portalId).select('new_email');
  expect(await links.execute()).toEqual([]);
});
