import * as z from 'zod/mini';
import { emailAddress } from '../base/email.ts';
import { bits, everyPermission } from '../base/permissions.ts';
import { PermissionMask } from './permission-mask.ts';
import { plainText } from '../base/plain-text.ts';
import { AccountInQuery, AccountNumber } from '../base/account-number.ts';
import { get, post, signedIn, staffWith } from '../base/endpoint.ts';
import { Message } from '../base/message.ts';
import { nextPage, searchedPageFields } from '../base/pages.ts';
import { textOf } from '../base/schema-text.ts';
import { baseWanted } from '../base/wanted.ts';
import { usersWanted } from './wanted.ts';

/**
 * Returns the schema of a person's name. Rejects invisible characters, which do not belong in a mail header, a log line, or a name that others must recognise.
 */
export function fullName({ required = usersWanted.fullName.text } = {}) {
  return z
    .string({ error: required })
    .check(
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(100, { error: textOf(baseWanted.shorterName(100)) }),
      z.regex(plainText, { error: baseWanted.plainName.text }),
    );
}
const UserEmail = emailAddress({ invalid: usersWanted.email.text });

export const UserRow = z.object({
  portalId: z.string(),
  display: z.string(),
  emailAddress: z.string(),
  permissions: z.int(),
  title: z.enum(['Administrator', 'User']),
  /** False until the user sets a password with the invitation. */
  active: z.boolean(),
  lastSignIn: z.nullable(z.string()),
  /** Number of valid API keys. */
  keys: z.int(),
});
export type UserRow = z.infer<typeof UserRow>;

export const listUsers = get('/api/utils/userManagement', {
  summary: 'List the portal users of your organisation, by name',
  access: signedIn(bits.user_management),
  operation: 'User Management',
  query: z.object(searchedPageFields),
  reply: z.object({ message: z.array(UserRow), ...nextPage }),
});

export const EditedUser = z.strictObject({
  portalId: z.string(),
  fullName: fullName(),
  emailAddress: UserEmail,
  accessLevel: PermissionMask,
  /** The user's permissions as the caller read them: if they have changed since, the edit is refused. */
  seen: z.optional(z.int().check(z.gte(0), z.lte(everyPermission))),
  userId: z.optional(AccountNumber),
});

/** Permissions that the editor may not change stay: new = (old & ~editor) | (sent & editor). Only staff change name, e-mail and organisation. */
export const editUser = post('/api/utils/userManagement', {
  summary: 'Edit a portal user',
  refuses: ['not_found', 'conflict', 'already_exists', 'changed_meanwhile'],
  access: signedIn(bits.user_management),
  operation: 'Edit User',
  body: EditedUser,
  reply: Message,
});

export const NewUser = z.strictObject({ userId: AccountNumber, fullName: fullName(), email: UserEmail, permissions: PermissionMask });

export const register = post('/api/authentication/register', {
  summary: 'Add a portal user and e-mail an invitation',
  refuses: ['not_found', 'conflict', 'already_exists'],
  takesIdempotencyKey: true,
  access: signedIn(bits.user_management),
  operation: 'Add User',
  body: NewUser,
  reply: z.extend(Message, { portalId: z.string() }),
});

export const userRemoval = post('/api/authentication/userremoval', {
  summary: 'Remove a portal user',
  refuses: ['not_found'],
  access: signedIn(bits.user_management),
  operation: 'Delete User',
  body: z.strictObject({ deletableUserEmail: UserEmail }),
  reply: Message,
});

/** Sends another invitation to a user without a password; the previous one is revoked. */
export const resendInvitation = post('/api/utils/resendInvitation', {
  summary: 'E-mail a new invitation to a portal user who has not set a password',
  refuses: ['not_found', 'conflict'],
  access: signedIn(bits.user_management),
  operation: 'User Management',
  body: z.strictObject({ portalId: z.string() }),
  reply: Message,
});

/** Helps if a device was lost, or left signed in: its next call is 401. */
export const endUserSessions = post('/api/utils/endUserSessions', {
  summary: 'End every session of a portal user; with `keys`, also revoke their API keys',
  refuses: ['not_found'],
  access: signedIn(bits.user_management),
  operation: 'User Management',
  body: z.strictObject({ portalId: z.string(), keys: z._default(z.boolean(), false) }),
  reply: Message,
});

/** Helps users who lost their factors: password and mailed code then sign them in. */
export const removeUserFactors = post('/api/utils/removeFactors', {
  summary:
    "Remove a portal user's passkeys, authenticator app, recovery codes and provider link, and end their sessions; with `keys`, also revoke their API keys. They get an e-mail",
  refuses: ['not_found'],
  access: signedIn(bits.user_management),
  operation: 'User Management',
  body: z.strictObject({ portalId: z.string(), keys: z._default(z.boolean(), false) }),
  reply: Message,
});

export const listOrganisations = get('/api/utils/userNP', {
  summary: 'List the organisations',
  access: staffWith(bits.user_management),
  operation: 'Organisations',
  reply: z.object({ message: z.array(z.object({ userId: z.int(), display: z.string() })) }),
});

/** Users of one organisation, or the one user with an id in any organisation. */
const UsersWanted = z.object({ account: z.optional(AccountInQuery), portalId: z.optional(z.string()), ...searchedPageFields }).check(
  z.refine(({ account, portalId }) => (account === undefined) !== (portalId === undefined), {
    path: ['account'],
    error: usersWanted.accountOrUser.text,
  }),
);

export const listUsersByAccount = get('/api/utils/usersByAccount', {
  summary: 'List the portal users of an organisation by name, or get one by portalId',
  access: staffWith(bits.user_management),
  operation: 'Users',
  query: UsersWanted,
  reply: z.object({ message: z.array(z.extend(UserRow, { userId: z.int(), organisation: z.string() })), ...nextPage }),
});
