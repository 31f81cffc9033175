/** The language of mails: what their reader chose, else what the call of whoever asks for them says, else English. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendOtp } from '../../shared/sign-in/sign-in.ts';
import { forgotPassword } from '../../shared/sign-in/passwords.ts';
import { savePreferences } from '../../shared/account/preferences.ts';
import { makeUser, pendingToken, signedInToken } from '../test-support/factories.ts';
import { proofOfWork } from '../test-support/human.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { credentialsOf } from '../test-support/sign-in-steps.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const cases = [
  { chosen: undefined, header: undefined, code: 'Your Dialplane sign-in code', reset: 'Dialplane: set a new password' },
  {
    chosen: undefined,
    header: 'de-DE,de;q=0.9,en;q=0.8',
    code: 'Ihr Code zur Anmeldung bei Dialplane',
    reset: 'Dialplane: neues Passwort setzen',
  },
  { chosen: 'en', header: 'de', code: 'Your Dialplane sign-in code', reset: 'Dialplane: set a new password' },
  { chosen: 'de', header: 'en', code: 'Ihr Code zur Anmeldung bei Dialplane', reset: 'Dialplane: neues Passwort setzen' },
] as const;

test.each(cases)('chosen $chosen, asked for in $header: $code', async ({ chosen, header, code, reset }) => {
  const user = await makeUser(portal.deps);
  if (chosen) await portal.call(savePreferences, { body: { language: chosen } }, await signedInToken(portal.deps, user));
  const post = async (url: string, payload: object, token?: string) => {
    const headers = {
      'x-requested-with': 'XMLHttpRequest',
      ...(header && { 'accept-language': header }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    return (await portal.app.inject({ method: 'POST', url, payload, headers })).statusCode;
  };
  const newestSubject = async () => (await mailsTo(portal.dataDir, user.email)).at(-1)?.subject;
  expect(await post(sendOtp.path, credentialsOf(user).body, await pendingToken(portal.deps, user))).toBe(200);
  expect(await newestSubject()).toBe(code);
  expect(await post(forgotPassword.path, { email: user.email, recaptcha: await proofOfWork(portal) })).toBe(200);
  await expect.poll(async () => (await mailsTo(portal.dataDir, user.email)).map(({ subject }) => subject)).toContain(reset);
});
