/** Authenticator apps (TOTP, RFC 6238), and the recovery codes for whoever has lost one. */
import * as z from 'zod/mini';
import { PasswordDigest } from '../password.ts';
import { OneTimeCode } from './authentication.ts';
import { get, pendingSignIn, post, signedIn } from './endpoint.ts';
import { Message } from './message.ts';

const Again = z.strictObject({ password: PasswordDigest });
const SignedIn = z.object({ message: z.string(), auth_token: z.string() });
/** The codes themselves are in this reply, and nowhere ever after. */
const WithRecoveryCodes = z.object({ message: z.string(), recoveryCodes: z.array(z.string()) });

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
  summary: 'Ask for a secret for an authenticator app, with the password again; it counts once a code of it is confirmed',
  refuses: ['already_exists', 'changed_meanwhile'],
  access: signedIn(),
  beforeFactor: true,
  withKey: false,
  body: Again,
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
  summary: 'Remove the authenticator app, and without a passkey the recovery codes, with the password again; its owner gets a mail',
  refuses: ['not_found', 'changed_meanwhile'],
  access: signedIn(),
  withKey: false,
  body: Again,
  reply: Message,
});

export const renewRecoveryCodes = post('/api/account/recoverycodes', {
  summary:
    'Make ten recovery codes for who has a passkey or an app, in place of those before, with the password again; their owner gets a mail',
  refuses: ['not_found', 'changed_meanwhile'],
  access: signedIn(),
  withKey: false,
  body: Again,
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

/** However it is written down: with capitals, blanks or other dashes. */
const RecoveryCode = z
  .string({ error: 'Code is required' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'Code is required', abort: true }),
    z.maxLength(40, { error: 'A recovery code has 16 letters and digits' }),
  );

export const confirmRecoveryCode = post('/api/authentication/confirmrecoverycode', {
  summary:
    'Confirm a sign-in by a recovery code in place of the mailed one, which uses it up; answers a new, active token and voids the pending one',
  access: pendingSignIn,
  operation: 'Login',
  body: z.strictObject({ code: RecoveryCode }),
  reply: SignedIn,
});
