/** What shows, before something that lasts is made or taken away, that it is still the person who signed in. */
import * as z from 'zod/mini';
import { freshSignInMinutes, passkeyChallengeMinutes } from '../base/limits.ts';
import { PasswordDigest } from '../base/password.ts';
import { OneTimeCode } from '../sign-in/sign-in.ts';
import { signInWanted } from '../sign-in/wanted.ts';
import { get, post, signedIn } from '../base/endpoint.ts';
import { RequestOptions, UsedCredential } from './passkey-credentials.ts';
import { factorsWanted } from './wanted.ts';

/** However it is written down: with capitals, blanks or other dashes. */
export const RecoveryCode = z
  .string({ error: signInWanted.code.text })
  .check(
    z.trim(),
    z.minLength(1, { error: signInWanted.code.text, abort: true }),
    z.maxLength(40, { error: factorsWanted.recoveryCode.text }),
  );

/** Fields of the calls that need it: the password, and of whoever has a passkey or an app one of the others. */
export const proof = {
  password: z.optional(PasswordDigest),
  /** Of the authenticator app. */
  otp: z.optional(OneTimeCode),
  recoveryCode: z.optional(RecoveryCode),
  /** What the browser answered to `passkeyToProve`. */
  passkey: z.optional(UsedCredential),
};
export type Proof = { readonly [Field in keyof typeof proof]?: z.output<(typeof proof)[Field]> };

/**
 * What the caller has to show: the password where `password` is true, and one of `authenticator`, `passkey` and `recoveryCode` where any is true. Where
 * `signIn` is true the account has no password, and its sign-in is too long ago: signing in once more is the proof.
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
  summary: `What the caller has to show before something that lasts is made; who has no password signs in once more, at most ${freshSignInMinutes} minutes before`,
  access: signedIn(),
  beforeFactor: true,
  withKey: false,
  inSupportView: false,
  reply: z.object({ message: ProofWays }),
});

export const passkeyToProve = post('/api/account/proof/passkey', {
  summary: `Ask for what a browser proves by passkey with who is signed in; for ${passkeyChallengeMinutes} minutes, once`,
  refuses: ['conflict', 'not_found'],
  access: signedIn(),
  beforeFactor: true,
  withKey: false,
  reply: z.object({ options: RequestOptions }),
});
