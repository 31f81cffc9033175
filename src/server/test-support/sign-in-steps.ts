/** The steps of a sign-in, as a browser takes them. */
import { confirmOtp, login, sendOtp } from '../../shared/sign-in/sign-in.ts';
import type { TestUser } from './factories.ts';
import { newestCode } from './mailbox.ts';
import type { Reply, TestPortal } from './test-portal.ts';

export function credentialsOf({ email, password }: TestUser) {
  return { body: { email, password } };
}

/** A pending token with a code on its way, and that code. */
export async function atCodeStep(portal: TestPortal, user: TestUser): Promise<{ token: string; code: string }> {
  const { body } = await portal.call(login, credentialsOf(user));
  await portal.call(sendOtp, credentialsOf(user), body.auth_token);
  return { token: body.auth_token, code: await newestCode(portal.dataDir, user.email) };
}

export function confirm(portal: TestPortal, user: TestUser, { token, code }: { token: string; code: string }): Promise<Reply> {
  return portal.call(confirmOtp, { body: { email: user.email, otp: code } }, token);
}

/** A code of six digits that is not the one given. */
export function otherThan(code: string, step = 1): string {
  return String((Number(code) + step) % 1_000_000).padStart(6, '0');
}
