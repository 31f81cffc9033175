/**
 * Devices on which an account was signed in to: a cookie that the code step sets and the sign-in reads. It lets nobody in; wrong passwords
 * from such a device are counted apart, so that a stranger's guesses do not keep its owner out.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { knownDeviceDays } from '../../shared/base/limits.ts';
import type { SecretKeys } from '../config/secret-key.ts';
import { accountKey } from './account-key.ts';
import { cookieIn, signInCookie } from './sign-in-cookies.ts';

/** The value of `Set-Cookie` that makes a device known for the account. `apiBase` is where the browser finds the calls, from `API_BASE_URL`. */
export function knownDeviceCookie(
  [secretKey]: SecretKeys,
  { email, apiBase, isSecure }: { email: string; apiBase: string; isSecure: boolean },
): string {
  const device = randomBytes(16).toString('base64url');
  const value = `${device}.${sign(secretKey, { email, device }).toString('base64url')}`;
  return signInCookie({ name: cookieName(email), value, maxAgeSeconds: knownDeviceDays * 24 * 60 * 60 }, { apiBase, isSecure });
}

/** The device that a `Cookie` header names for the account; undefined where it names none, or one that this portal did not sign. */
export function knownDevice(
  secretKeys: SecretKeys,
  { email, cookies, isSecure }: { email: string; cookies?: string | undefined; isSecure: boolean },
): string | undefined {
  const [, device, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(cookieIn(cookies, cookieName(email), { isSecure }) ?? '') ?? [];
  if (device === undefined || signature === undefined) return undefined;
  const isOwn = secretKeys.some((key) => timingSafeEqual(Buffer.from(signature, 'base64url'), sign(key, { email, device })));
  return isOwn ? device : undefined;
}

/** One for each account, so that several people may share a browser. */
function cookieName(email: string): string {
  return `device-${accountKey(email).slice(0, 16)}`;
}

function sign(secretKey: string, { email, device }: { email: string; device: string }): Buffer {
  return createHmac('sha256', secretKey)
    .update(`known device ${accountKey(email)} ${device}`)
    .digest();
}
