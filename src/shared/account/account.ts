import * as z from 'zod/mini';
import { emailAddress } from '../base/email.ts';
import { PasswordDigest } from '../base/password.ts';
import { anyone, get, post, signedIn } from '../base/endpoint.ts';
import { LinkToken } from '../base/link-token.ts';
import { Message } from '../base/message.ts';
import { proof } from '../factors/proof.ts';

/** A device that a user is signed in on. `device` comes from the browser's user agent. */
export const OpenSession = z.object({
  id: z.string(),
  device: z.string(),
  signedInAt: z.string(),
  lastUsedAt: z.string(),
  isThis: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

export const listSessions = get('/api/authentication/sessions', {
  summary: 'List your own open sessions',
  access: signedIn(),
  withKey: false,
  inSupportView: false,
  reply: z.object({ message: z.array(OpenSession) }),
});

export const endOtherSessions = post('/api/authentication/endothersessions', {
  summary: 'Sign out everywhere else; with `keys`, your API keys are revoked too',
  access: signedIn(),
  withKey: false,
  body: z.strictObject({ keys: z._default(z.boolean(), false) }),
  reply: Message,
});

/** Changes only the caller's own address, by a mailed link. The answer is the same if somebody already has the new address. */
export const changeEmail = post('/api/authentication/changeemail', {
  summary: 'Request a new e-mail address for your account: a link goes to the new address, a notice to the current one',
  refuses: ['conflict', 'changed_meanwhile', 'proof_needed'],
  access: signedIn(),
  withKey: false,
  body: z.strictObject({ newEmail: emailAddress(), ...proof }),
  reply: Message,
});

export const confirmEmail = post('/api/authentication/confirmemail', {
  summary: 'Confirm a new e-mail address with the token of an e-mailed link and the password; ends every session of that user',
  refuses: ['conflict', 'already_exists'],
  access: anyone,
  body: z.strictObject({ token: LinkToken, password: PasswordDigest }),
  reply: Message,
});
