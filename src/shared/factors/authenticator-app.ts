/** Authenticator apps (TOTP, RFC 6238), and recovery codes for users who lose one. */
import * as z from 'zod/mini';
import { OneTimeCode } from '../sign-in/sign-in.ts';
import { get, pendingSignIn, post, signedIn } from '../base/endpoint.ts';
import { Message } from '../base/message.ts';
import { proof, RecoveryCode } from './proof.ts';

const Proved = z.strictObject(proof);
const SignedIn = z.extend(Message, { auth_token: z.string() });
/** This reply contains the codes, and no later one does. */
const WithRecoveryCodes = z.extend(Message, { recoveryCodes: z.array(z.string()) });

export const readAuthenticator = get('/api/account/authenticator', {
  summary:
    "Since when the caller's own account has an authenticator app (null without one), its last use, how many recovery codes are left, and whether the mailed code confirms a sign-in",
  access: signedIn(),
  beforeFactor: true,
  withKey: false,
  inSupportView: false,
  reply: z.object({
    message: z.object({
      since: z.nullable(z.string()),
      lastUsedAt: z.nullable(z.string()),
      recoveryCodesLeft: z.int(),
      mailedCode: z.boolean(),
    }),
  }),
});

export const beginAuthenticator = post('/api/account/authenticator/begin', {
  summary: 'Ask for a secret for an authenticator app, with a proof; it counts once a code of it is confirmed',
  refuses: ['already_exists', 'changed_meanwhile', 'proof_needed'],
  access: signedIn(),
  beforeFactor: true,
  withKey: false,
  body: Proved,
  reply: z.object({ secret: z.string(), uri: z.string() }),
});

export const addAuthenticator = post('/api/account/authenticator', {
  summary: 'Confirm the authenticator app by a code of it; answers ten recovery codes, this once. Its owner gets a mail',
  refuses: ['already_exists'],
  access: signedIn(),
  beforeFactor: true,
  withKey: false,
  body: z.strictObject({ otp: OneTimeCode }),
  reply: WithRecoveryCodes,
});

export const removeAuthenticator = post('/api/account/authenticator/remove', {
  summary: 'Remove the authenticator app, and without a passkey the recovery codes, with a proof; its owner gets a mail',
  refuses: ['not_found', 'changed_meanwhile', 'proof_needed'],
  access: signedIn(),
  withKey: false,
  body: Proved,
  reply: Message,
});

export const renewRecoveryCodes = post('/api/account/recoverycodes', {
  summary: 'Make ten recovery codes for who has a passkey or an app, in place of those before, with a proof; their owner gets a mail',
  refuses: ['not_found', 'changed_meanwhile', 'proof_needed'],
  access: signedIn(),
  withKey: false,
  body: Proved,
  reply: WithRecoveryCodes,
});

export const confirmAuthenticator = post('/api/authentication/confirmauthenticator', {
  summary:
    'Confirm a sign-in by the code of an authenticator app in place of the mailed one; answers a new, active token and voids the pending one',
  access: pendingSignIn,
  operation: 'Login',
  body: z.strictObject({ otp: OneTimeCode }),
  reply: SignedIn,
});

export const confirmRecoveryCode = post('/api/authentication/confirmrecoverycode', {
  summary:
    'Confirm a sign-in by a recovery code in place of the mailed one, which uses it up; answers a new, active token and voids the pending one',
  access: pendingSignIn,
  operation: 'Login',
  body: z.strictObject({ code: RecoveryCode }),
  reply: SignedIn,
});
