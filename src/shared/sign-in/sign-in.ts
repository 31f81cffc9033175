import * as z from 'zod/mini';
import { emailAddress } from '../base/email.ts';
import { PasswordDigest } from '../base/password.ts';
import { anyone, anyToken, get, pendingSignIn, post, signedIn } from '../base/endpoint.ts';
import { Message } from '../base/message.ts';
import { signInWanted } from './wanted.ts';

const Credentials = z.strictObject({ email: emailAddress(), password: PasswordDigest });

/** Answers a pending token that opens the code step alone. */
export const login = post('/api/authentication/login', {
  summary: 'Sign in with e-mail address and password digest; answers a pending token for the code step',
  access: anyone,
  operation: 'Login',
  body: Credentials,
  reply: z.object({ auth_token: z.string() }),
});

export const sendOtp = post('/api/authentication/sendotp', {
  summary: 'Mail a one-time code of six digits to the account that is signing in',
  access: pendingSignIn,
  operation: 'Login',
  body: Credentials,
  reply: Message,
});

/** Specification, section 5: the code is required. What is typed around the six digits is the screen's business. */
export const OneTimeCode = z
  .string({ error: signInWanted.code.text })
  .check(z.minLength(1, { error: signInWanted.code.text, abort: true }), z.regex(/^\d{6}$/, { error: signInWanted.digits.text }));

export const confirmOtp = post('/api/authentication/confirmotp', {
  summary: 'Confirm the one-time code; answers a new, active token and voids the pending one',
  access: pendingSignIn,
  operation: 'Login',
  body: z.strictObject({ email: emailAddress(), otp: OneTimeCode }),
  reply: z.extend(Message, { auth_token: z.string() }),
});

export const logout = post('/api/authentication/logout', {
  summary: 'Revoke the token',
  access: anyToken,
  inSupportView: true,
  operation: 'Login',
  reply: Message,
});

export const Status = z.object({
  userId: z.int(),
  permissions: z.int(),
  portalId: z.string(),
  fullName: z.string(),
  email: z.string(),
  organisation: z.string(),
  isSupportView: z.boolean(),
  /** The e-mail address of the staff member who looks on, and when that ends (RFC 3339); null outside a support view. */
  supportedBy: z.nullable(z.string()),
  supportViewEndsAt: z.nullable(z.string()),
  /** Nothing opens yet but what sets a passkey or an authenticator app up. */
  needsFactor: z.boolean(),
  /** Whole seconds until this session ends: where nobody uses it from now on, and however much it is used. */
  sessionSecondsLeft: z.object({ unused: z.int(), atMost: z.int() }),
  /** As of which country (ISO 3166-1 alpha-2) national forms are read: one's own wins over that of the organisation. */
  homeCountry: z.object({ own: z.nullable(z.string()), ofOrganisation: z.nullable(z.string()) }),
  available_accounts: z.array(z.object({ userId: z.int(), name: z.string() })),
});
export type Status = z.infer<typeof Status>;

export const status = get('/api/authentication/status', {
  summary: 'Who is signed in, and with which permissions',
  access: signedIn(),
  beforeFactor: true,
  operation: 'Status',
  reply: z.object({ data: Status }),
});
