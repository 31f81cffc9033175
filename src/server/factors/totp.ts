/** Time-based one-time passwords (RFC 6238) as every authenticator app makes them: SHA-1, six digits, thirty seconds. */
import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
/** Accepted time steps to either side: clocks differ, and people take time to type. */
const drift = 1;

/** Makes 160 random bits, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the URI that an app reads from a QR code. */
export function totpAddress(secret: string, { issuer, email }: { issuer: string; email: string }): string {
  return new TOTP({ issuer, label: email, secret, period: periodSeconds }).toString();
}

/** Returns the time step of the code, or undefined if none near `unixSeconds` matches. */
export function stepOfCode(secret: string, code: string, unixSeconds: number): number | undefined {
  const totp = new TOTP({ secret, period: periodSeconds });
  const delta = totp.validate({ token: code, timestamp: unixSeconds * 1_000, window: drift });
  return delta === null ? undefined : Math.floor(unixSeconds / periodSeconds) + delta;
}
