/**
 * The digest sent instead of a password: SHA3-512 of its NFC form in UTF-8, as 128 lower-case hex digits.
 * The digest is itself a credential: it protects nobody from those who hold it, and stays out of logs and addresses.
 */
import * as z from 'zod/mini';
import { credentialsWanted } from './credentials-wanted.ts';
import { minPasswordLength } from './limits.ts';
import { textOf } from './schema-text.ts';

export const PasswordDigest = z
  .string({ error: credentialsWanted.password.text })
  .check(z.regex(/^[0-9a-f]{128}$/, { error: 'The password must be sent as its SHA3-512 digest: 128 lower-case hex digits' }));

/** Password as typed at the sign-in (specification, section 5). Exactly `minPasswordLength` characters are enough. */
export const SignInPassword = z
  .string()
  .check(
    z.minLength(1, { error: credentialsWanted.password.text, abort: true }),
    z.minLength(minPasswordLength, { error: textOf(credentialsWanted.longer(minPasswordLength)) }),
  );

/** Returns the bytes to digest: untrimmed, in composed form, so that every keyboard gives the same digest. */
export function passwordBytes(password: string): Uint8Array {
  return new TextEncoder().encode(password.normalize('NFC'));
}
