import * as z from 'zod/mini';
import { emailAddress } from '../base/email.ts';
import { PasswordDigest } from '../base/password.ts';
import { anyone, get, post, signedIn } from '../base/endpoint.ts';
import { LinkToken } from '../base/link-token.ts';
import { Message } from '../base/message.ts';
import { passwordsWanted } from './passwords-wanted.ts';

/** Action name that the screen gives reCAPTCHA v3, and that the score must contain. */
export const recaptchaAction = 'forgot_password';

/** Checks that two fields match, even if other checks fail: the password typed twice, or its digest. */
export const matching = <Shape extends { newPassword: string; confirmPassword: string }>() =>
  z.refine<Shape>(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    error: passwordsWanted.match.text,
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

export const forgotPassword = post('/api/authentication/forgotpassword', {
  summary: 'E-mail a link that sets a new password; known and unknown addresses get the same answer',
  access: anyone,
  operation: 'Request',
  body: z.strictObject({
    email: emailAddress(),
    recaptcha: z
      .string({ error: passwordsWanted.human.text })
      .check(z.minLength(1, { error: passwordsWanted.human.text }), z.maxLength(8_192)),
  }),
  reply: Message,
});

export const resetPassword = post('/api/authentication/resetpassword', {
  summary: 'Set a password with the token of an e-mailed link; ends every session and API key of that user',
  access: anyone,
  operation: 'Login',
  body: z
    .strictObject({
      token: LinkToken,
      newPassword: PasswordDigest,
      confirmPassword: PasswordDigest,
    })
    .check(matching()),
  reply: Message,
});

/** Reads the link without using it up. */
export const readPasswordLink = post('/api/authentication/passwordlink', {
  summary: 'List the API keys that a password reset by this link revokes, by name and prefix',
  access: anyone,
  operation: 'Login',
  body: z.strictObject({ token: LinkToken }),
  reply: z.object({ message: z.object({ keys: z.array(z.object({ name: z.string(), prefix: z.string() })) }) }),
});

export const changePassword = post('/api/authentication/changepassword', {
  summary: 'Change your own password; ends your other sessions, and your API keys if `keys` is true',
  refuses: ['changed_meanwhile'],
  access: signedIn(),
  withKey: false,
  operation: 'Change Password',
  body: z
    .strictObject({
      actualPassword: PasswordDigest,
      newPassword: PasswordDigest,
      confirmPassword: PasswordDigest,
      keys: z._default(z.boolean(), false),
    })
    .check(matching()),
  reply: Message,
});

/** A challenge of the self-hosted human check, in the form of its widget. */
export const humanCheck = get('/api/authentication/humancheck', {
  summary: 'Get a proof-of-work challenge for the human check',
  refuses: ['not_found'],
  access: anyone,
  operation: 'Request',
  reply: z.looseObject({}),
});
