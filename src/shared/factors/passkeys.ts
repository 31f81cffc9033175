/** Passkeys (Web Authentication, level 3). */
import * as z from 'zod/mini';
import { passkeyChallengeMinutes, passkeyNameMaxLength } from '../base/limits.ts';
import { plainText } from '../base/plain-text.ts';
import { anyone, get, pendingSignIn, post, signedIn } from '../base/endpoint.ts';
import { Message } from '../base/message.ts';
import { textOf } from '../base/schema-text.ts';
import { baseWanted } from '../base/wanted.ts';
import { CreationOptions, NewCredential, RequestOptions, UsedCredential } from './passkey-credentials.ts';
import { proof } from './proof.ts';
import { factorsWanted } from './wanted.ts';

/** `restored` if it came back with a backup: it signs in after its owner keeps it. Times are RFC 3339. */
const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  state: z.enum(['active', 'restored']),
});

export type Passkey = z.infer<typeof Passkey>;

export const PasskeyName = z
  .string({ error: factorsWanted.passkeyName.text })
  .check(
    z.trim(),
    z.minLength(1, { error: factorsWanted.passkeyName.text, abort: true }),
    z.maxLength(passkeyNameMaxLength, { error: textOf(baseWanted.shorterName(passkeyNameMaxLength)) }),
    z.regex(plainText, { error: baseWanted.plainName.text }),
  );

const PasskeyId = z.uuid({ error: factorsWanted.noSuchPasskey.text });

const SignedIn = z.extend(Message, { auth_token: z.string() });

export const listPasskeys = get('/api/account/passkeys', {
  summary: 'List your own passkeys',
  access: signedIn(),
  beforeFactor: true,
  withKey: false,
  inSupportView: false,
  reply: z.object({ message: z.array(Passkey) }),
});

export const passkeyToAdd = post('/api/account/passkeys/options', {
  summary: `Request the options to create a passkey, with a proof; valid for ${passkeyChallengeMinutes} minutes, once`,
  refuses: ['conflict', 'limit_reached', 'proof_needed', 'changed_meanwhile'],
  access: signedIn(),
  beforeFactor: true,
  withKey: false,
  body: z.strictObject(proof),
  reply: z.object({ options: CreationOptions }),
});

export const addPasskey = post('/api/account/passkeys', {
  summary: 'Add the passkey that the browser created; its owner gets an e-mail',
  refuses: ['conflict', 'already_exists', 'limit_reached', 'changed_meanwhile'],
  access: signedIn(),
  beforeFactor: true,
  withKey: false,
  body: z.strictObject({ name: PasskeyName, response: NewCredential }),
  reply: z.extend(Message, { id: z.string() }),
});

/** Needs no proof and sends no mail, because the name only says where the passkey is stored. */
export const renamePasskey = post('/api/account/passkeys/rename', {
  summary: 'Rename one of your passkeys',
  refuses: ['not_found'],
  access: signedIn(),
  withKey: false,
  body: z.strictObject({ id: PasskeyId, name: PasskeyName }),
  reply: Message,
});

export const removePasskey = post('/api/account/passkeys/remove', {
  summary: 'Remove one of your passkeys, with a proof; its owner gets an e-mail',
  refuses: ['not_found', 'changed_meanwhile', 'proof_needed'],
  access: signedIn(),
  withKey: false,
  body: z.strictObject({ id: PasskeyId, ...proof }),
  reply: Message,
});

/** Alternatives to the mailed code. Revealed only after the right password. */
export const Factors = z.object({
  passkey: z.boolean(),
  authenticator: z.boolean(),
  recoveryCode: z.boolean(),
  /** True if the mailed code confirms this sign-in. */
  mailedCode: z.boolean(),
});
export type Factors = z.output<typeof Factors>;

export const factors = get('/api/authentication/factors', {
  summary: 'List the second factors of the account that is signing in, besides the e-mailed code',
  access: pendingSignIn,
  operation: 'Login',
  reply: z.object({ message: Factors }),
});

export const passkeyToConfirm = post('/api/authentication/passkeytoconfirm', {
  summary: `Request the options to confirm a sign-in by passkey; valid for ${passkeyChallengeMinutes} minutes, once`,
  refuses: ['conflict'],
  access: pendingSignIn,
  operation: 'Login',
  reply: z.object({ options: RequestOptions }),
});

export const confirmPasskey = post('/api/authentication/confirmpasskey', {
  summary: 'Confirm a sign-in by passkey instead of the code; answers a new, active token and voids the pending one',
  refuses: ['conflict'],
  access: pendingSignIn,
  operation: 'Login',
  body: z.strictObject({ response: UsedCredential }),
  reply: SignedIn,
});

/** The reply is the same for everybody, and sets the cookie of the browser that may answer it. */
export const passkeyToSignIn = post('/api/authentication/passkeytosignin', {
  summary: `Request the options to sign in by passkey alone; valid for ${passkeyChallengeMinutes} minutes, once, in this browser`,
  refuses: ['conflict'],
  access: anyone,
  operation: 'Login',
  reply: z.object({ options: RequestOptions }),
});

export const signInWithPasskey = post('/api/authentication/signinwithpasskey', {
  summary: 'Sign in by passkey alone, if the authenticator verified the person; answers an active token',
  refuses: ['forbidden', 'conflict'],
  access: anyone,
  operation: 'Login',
  body: z.strictObject({ response: UsedCredential }),
  reply: SignedIn,
});
