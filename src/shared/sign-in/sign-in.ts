import * as z from 'zod/mini';
import { emailAddress } from '../base/email.ts';
import { PasswordDigest } from '../base/password.ts';
import { anyone, anyToken, get, pendingSignIn, post, signedIn } from '../base/endpoint.ts';
import { Message } from '../base/message.ts';
import { signInWanted } from './wanted.ts';

const Credentials = z.strictObject({ email: emailAddress(), password: PasswordDigest });

/** Answers a pending token that only opens the code step. */
export const login = post('/api/authentication/login', {
  summary: 'Sign in with e-mail address and password digest; answers a pending token for the code step',
  access: anyone,
  operation: 'Login',
  body: Credentials,
  reply: z.object({ auth_token: z.string() }),
});

export const sendOtp = post('/api/authentication/sendotp', {
  summary: 'E-mail a six-digit one-time code to the account that is signing in',
  access: pendingSignIn,
  operation: 'Login',
  body: Credentials,
  reply: Message,
});

/** Specification, section 5: the code is required. The screen removes other characters around the six digits. */
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
  /** E-mail address of the staff member in a support view, and the end of the view (RFC 3339); null outside a support view. */
  supportedBy: z.nullable(z.string()),
  supportViewEndsAt: z.nullable(z.string()),
  /** True if the user first has to set up a passkey or an authenticator app, and everything else is closed. */
  needsFactor: z.boolean(),
  /** Whole seconds until the session ends: without further activity, and at the latest. */
  sessionSecondsLeft: z.object({ unused: z.int(), atMost: z.int() }),
  /** Country (ISO 3166-1 alpha-2) for national forms of numbers: one's own takes precedence over that of the organisation. */
  homeCountry: z.object({ own: z.nullable(z.string()), ofOrganisation: z.nullable(z.string()) }),
  available_accounts: z.array(z.object({ userId: z.int(), name: z.string() })),
});
export type Status = z.infer<typeof Status>;

export const status = get('/api/authentication/status', {
  summary: 'Get the signed-in user and their permissions',
  access: signedIn(),
  beforeFactor: true,
  operation: 'Status',
  reply: z.object({ data: Status }),
});
