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
  summary: 'Mail a link that sets a new password; the answer is the same for known and unknown addresses',
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
  summary: 'Set a password with the token of a mailed link; ends every session and API key of that user',
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
  summary: 'What else ends with the password that a mailed link sets: API keys, by name and the beginning that is shown',
  access: anyone,
  operation: 'Login',
  body: z.strictObject({ token: LinkToken }),
  reply: z.object({ message: z.object({ keys: z.array(z.object({ name: z.string(), prefix: z.string() })) }) }),
});

export const changePassword = post('/api/authentication/changepassword', {
  summary: "Change one's own password; ends one's other sessions, and with `keys` one's API keys",
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
  summary: 'A proof-of-work challenge for the human check',
  refuses: ['not_found'],
  access: anyone,
  operation: 'Request',
  reply: z.looseObject({}),
});
