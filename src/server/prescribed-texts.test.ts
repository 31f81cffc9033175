/** Texts of the specification that calls answer, to the letter. `e2e/prescribed-texts` has those of the screens. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resetPassword } from '../shared/sign-in/passwords.ts';
import { logout } from '../shared/sign-in/sign-in.ts';
import { digestPassword } from './auth/password-hashes.ts';
import { makeUser, signedInToken } from './test-support/factories.ts';
import { atCodeStep, confirm, otherThan } from './test-support/sign-in-steps.ts';
import { startTestPortal, type TestPortal } from './test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

test('answers a sign-out with "User logged out"', async () => {
  const token = await signedInToken(portal.deps, await makeUser(portal.deps));
  expect(await portal.call(logout, {}, token)).toMatchObject({ status: 200, body: { message: 'User logged out' } });
});

test('refuses a wrong code with "Please double check the provided information"', async () => {
  const user = await makeUser(portal.deps);
  const { token, code } = await atCodeStep(portal, user);
  const reply = await confirm(portal, user, { token, code: otherThan(code) });
  expect(reply).toMatchObject({ status: 400, body: { message: 'Please double check the provided information' } });
});

test('refuses another confirmation with "Must match with new password ", with its space at the end', async () => {
  const body = {
    token: 'A'.repeat(43),
    newPassword: digestPassword('a password nobody has thought of'),
    confirmPassword: digestPassword('something else altogether'),
  };
  const reply = await portal.call(resetPassword, { body });
  expect(reply).toMatchObject({ status: 400, body: { errors: { confirmPassword: 'Must match with new password ' } } });
});
