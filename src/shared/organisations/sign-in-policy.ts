/** Sign-in policy of an organisation: second factors and session lifetimes. */
import * as z from 'zod/mini';
import { sessionIdleMinutes, sessionLeastMinutes, sessionMostMinutes } from '../base/limits.ts';
import { bits } from '../base/permissions.ts';
import { AccountInQuery, AccountNumber } from '../base/account-number.ts';
import { get, post, staffWith } from '../base/endpoint.ts';
import { Message } from '../base/message.ts';
import { textOf } from '../base/schema-text.ts';
import { organisationsWanted } from './wanted.ts';

export const SignInPolicy = z.object({
  /** True if the mailed code also confirms sign-ins of users with a passkey or an authenticator app. */
  mailedCode: z.boolean(),
  /** True if every user needs a passkey or an authenticator app: without one, only its setup is open. */
  factorRequired: z.boolean(),
  idleMinutes: z.int(),
  sessionMinutes: z.int(),
});
export type SignInPolicy = z.infer<typeof SignInPolicy>;

/** Default policy. */
export const usualPolicy: SignInPolicy = {
  mailedCode: true,
  factorRequired: false,
  idleMinutes: sessionIdleMinutes,
  sessionMinutes: sessionMostMinutes,
};

const access = staffWith(bits.user_management);

export const signInPolicyOf = get('/api/utils/signinpolicy', {
  summary: 'Get the sign-in policy of an organisation',
  refuses: ['not_found'],
  access,
  operation: 'Organisations',
  query: z.object({ account: AccountInQuery }),
  reply: z.object({ message: SignInPolicy }),
});

const yesOrNo = z.boolean({ error: 'Send true or false' });
const minutes = (least: number, most: number) => {
  const error = textOf(organisationsWanted.minutes(least, most));
  return z.int({ error }).check(z.gte(least, { error }), z.lte(most, { error }));
};

/** A change of the policy. Missing fields stay unchanged. */
export const ChangedPolicy = z
  .strictObject({
    userId: AccountNumber,
    mailedCode: z.optional(yesOrNo),
    factorRequired: z.optional(yesOrNo),
    /** Minutes without activity after which a session ends. */
    idleMinutes: z.optional(minutes(sessionLeastMinutes, sessionIdleMinutes)),
    /** Minutes after which every session ends. */
    sessionMinutes: z.optional(minutes(sessionLeastMinutes, sessionMostMinutes)),
  })
  .check(
    z.refine(({ mailedCode, factorRequired }) => mailedCode !== false || factorRequired !== false, {
      error: organisationsWanted.wayToConfirm.text,
      path: ['factorRequired'],
    }),
  );
export type ChangedPolicy = z.output<typeof ChangedPolicy>;

export const changeSignInPolicy = post('/api/utils/signinpolicy', {
  summary:
    'Set the sign-in policy of an organisation; applies immediately, including to people already signed in. Fields that you omit stay',
  refuses: ['not_found'],
  access,
  operation: 'Organisations',
  body: ChangedPolicy,
  reply: Message,
});
