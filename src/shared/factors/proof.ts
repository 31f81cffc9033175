/** Proof of identity, required before a lasting change: that the person is still the one who signed in. */
import * as z from 'zod/mini';
import { freshSignInMinutes, passkeyChallengeMinutes } from '../base/limits.ts';
import { PasswordDigest } from '../base/password.ts';
import { OneTimeCode } from '../sign-in/sign-in.ts';
import { signInWanted } from '../sign-in/wanted.ts';
import { get, post, signedIn } from '../base/endpoint.ts';
import { RequestOptions, UsedCredential } from './passkey-credentials.ts';
import { factorsWanted } from './wanted.ts';

/** A recovery code in any notation: with capitals, blanks or other dashes. */
export const RecoveryCode = z
  .string({ error: signInWanted.code.text })
  .check(
    z.trim(),
    z.minLength(1, { error: signInWanted.code.text, abort: true }),
    z.maxLength(40, { error: factorsWanted.recoveryCode.text }),
  );

/** Fields of calls that need a proof: the password, and one of the others from users with a passkey or an app. */
export const proof = {
  password: z.optional(PasswordDigest),
  /** Code of the authenticator app. */
  otp: z.optional(OneTimeCode),
  recoveryCode: z.optional(RecoveryCode),
  /** The browser's answer to `passkeyToProve`. */
  passkey: z.optional(UsedCredential),
};
export type Proof = { readonly [Field in keyof typeof proof]?: z.output<(typeof proof)[Field]> };

/**
 * Proof that the caller has to give: the password if `password` is true, and one of `authenticator`, `passkey` and `recoveryCode` if any is true. If `signIn`
 * is true, the account has no password and its last sign-in is too old: a new sign-in is the proof.
 */
export const ProofWays = z.object({
  password: z.boolean(),
  authenticator: z.boolean(),
  passkey: z.boolean(),
  recoveryCode: z.boolean(),
  signIn: z.boolean(),
});
export type ProofWays = z.output<typeof ProofWays>;

export const readProofWays = get('/api/account/proof', {
  summary: `Read the proof that you need before you create lasting access; without a password, sign in again within ${freshSignInMinutes} minutes`,
  access: signedIn(),
  beforeFactor: true,
  withKey: false,
  inSupportView: false,
  reply: z.object({ message: ProofWays }),
});

export const passkeyToProve = post('/api/account/proof/passkey', {
  summary: `Request the options to prove by passkey who is signed in; valid for ${passkeyChallengeMinutes} minutes, once`,
  refuses: ['conflict', 'not_found'],
  access: signedIn(),
  beforeFactor: true,
  withKey: false,
  reply: z.object({ options: RequestOptions }),
});
