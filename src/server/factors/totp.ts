/** Time-based one-time passwords (RFC 6238) as every authenticator app makes them: SHA-1, six digits, thirty seconds. */
import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
/** Clocks differ, and people take time to type: one step to either side. */
const drift = 1;

/** 160 random bits, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an app reads from a QR code. */
export function totpAddress(secret: string, { issuer, email }: { issuer: string; email: string }): string {
  return new TOTP({ issuer, label: email, secret, period: periodSeconds }).toString();
}

/** The step of time that the code is of, or undefined where it is of none near `unixSeconds`. */
export function stepOfCode(secret: string, code: string, unixSeconds: number): number | undefined {
  const totp = new TOTP({ secret, period: periodSeconds });
  const delta = totp.validate({ token: code, timestamp: unixSeconds * 1_000, window: drift });
  return delta === null ? undefined : Math.floor(unixSeconds / periodSeconds) + delta;
}
