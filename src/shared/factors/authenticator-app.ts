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
    'Read when your authenticator app was set up (null without one) and last used, how many recovery codes are left, and if e-mailed codes are accepted',
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
  summary: 'Request a secret for an authenticator app, with a proof; it takes effect once you confirm one of its codes',
  refuses: ['already_exists', 'changed_meanwhile', 'proof_needed'],
  access: signedIn(),
  beforeFactor: true,
  withKey: false,
  body: Proved,
  reply: z.object({ secret: z.string(), uri: z.string() }),
});

export const addAuthenticator = post('/api/account/authenticator', {
  summary: 'Confirm the authenticator app with one of its codes; answers ten recovery codes, once. Its owner gets an e-mail',
  refuses: ['already_exists'],
  access: signedIn(),
  beforeFactor: true,
  withKey: false,
  body: z.strictObject({ otp: OneTimeCode }),
  reply: WithRecoveryCodes,
});

export const removeAuthenticator = post('/api/account/authenticator/remove', {
  summary: 'Remove the authenticator app, and without a passkey the recovery codes, with a proof; its owner gets an e-mail',
  refuses: ['not_found', 'changed_meanwhile', 'proof_needed'],
  access: signedIn(),
  withKey: false,
  body: Proved,
  reply: Message,
});

export const renewRecoveryCodes = post('/api/account/recoverycodes', {
  summary: 'Create ten recovery codes that replace the old ones, with a proof; needs a passkey or an app. Their owner gets an e-mail',
  refuses: ['not_found', 'changed_meanwhile', 'proof_needed'],
  access: signedIn(),
  withKey: false,
  body: Proved,
  reply: WithRecoveryCodes,
});

export const confirmAuthenticator = post('/api/authentication/confirmauthenticator', {
  summary:
    'Confirm a sign-in with a code from an authenticator app instead of the e-mailed one; answers a new, active token and voids the pending one',
  access: pendingSignIn,
  operation: 'Login',
  body: z.strictObject({ otp: OneTimeCode }),
  reply: SignedIn,
});

export const confirmRecoveryCode = post('/api/authentication/confirmrecoverycode', {
  summary: 'Confirm a sign-in with a recovery code, used up by this; answers a new, active token and voids the pending one',
  access: pendingSignIn,
  operation: 'Login',
  body: z.strictObject({ code: RecoveryCode }),
  reply: SignedIn,
});
