import * as z from 'zod/mini';
import { bits, holds } from '../base/permissions.ts';
import { plainText } from '../base/plain-text.ts';
import { AccountInQuery, AccountNumber } from '../base/account-number.ts';
import { batchStates } from '../batches/batches.ts';
import { get, post, signedIn, staffWith } from '../base/endpoint.ts';
import { EntitlementOfOrganisation } from '../entitlements/entitlements.ts';
import { Message } from '../base/message.ts';
import { nextPage, searchedPageFields } from '../base/pages.ts';
import { textOf } from '../base/schema-text.ts';
import { baseWanted } from '../base/wanted.ts';
import { PermissionMask } from '../users/permission-mask.ts';
import { NewUser } from '../users/users.ts';
import { organisationsWanted } from './wanted.ts';

const nameRequired = organisationsWanted.name.text;

/** Name of an organisation, as shown to its users, in mails and in the audit log. */
const OrganisationName = z
  .string({ error: nameRequired })
  .check(
    z.trim(),
    z.minLength(1, { error: nameRequired, abort: true }),
    z.maxLength(100, { error: textOf(baseWanted.shorterName(100)) }),
    z.regex(plainText, { error: baseWanted.plainName.text }),
  );

export const OrganisationRow = z.object({
  /** Account number. */
  userId: z.int(),
  name: z.string(),
  users: z.int(),
  /** Users who have not accepted their invitation, included in `users`. */
  invited: z.int(),
  /** Latest UTC day with a user in the portal, or with a query. */
  lastActivity: z.nullable(z.string()),
  /** Answered and failed queries of the seven complete UTC days before today. */
  queries: z.number(),
  /** Tickets that are not closed. */
  openTickets: z.int(),
  closedAt: z.nullable(z.string()),
  /** The user whose view of the portal staff see first; null if nobody has set a password. */
  firstUser: z.nullable(z.object({ display: z.string(), emailAddress: z.string() })),
});
export type OrganisationRow = z.infer<typeof OrganisationRow>;

export const organisationList = get('/api/utils/organisations', {
  summary: 'List the organisations and their activity by account number, with a free number for the next one',
  access: staffWith(bits.user_management),
  operation: 'Organisations',
  query: z.object(searchedPageFields),
  reply: z.object({ message: z.array(OrganisationRow), nextUserId: z.int(), ...nextPage }),
});

/** Batches listed on the page of an organisation. */
export const newestBatches = 5;

const Invitation = z.object({
  portalId: z.string(),
  display: z.string(),
  emailAddress: z.string(),
  /** Null if no link works any more. */
  worksUntil: z.nullable(z.string()),
});

export const OrganisationDetail = z.extend(OrganisationRow, {
  addedAt: z.string(),
  /** Country for its users' numbers without a country code: ISO 3166-1 alpha-2. */
  homeCountry: z.nullable(z.string()),
  /** Activity that a closure would end: signed-in users, batches that are queued or running. */
  signedIn: z.int(),
  openBatches: z.int(),
  invitations: z.array(Invitation),
  entitlement: EntitlementOfOrganisation,
  batches: z.array(
    z.object({
      id: z.string(),
      fileName: z.string(),
      createdAt: z.string(),
      services: z.array(z.string()),
      records: z.int(),
      state: z.enum(batchStates),
    }),
  ),
});
export type OrganisationDetail = z.infer<typeof OrganisationDetail>;

export const organisationDetail = get('/api/utils/organisation', {
  summary: `Get one organisation: its allowed services, open invitations and newest ${newestBatches} batches`,
  refuses: ['not_found'],
  access: staffWith(bits.user_management),
  operation: 'Organisations',
  query: z.object({ account: AccountInQuery }),
  reply: z.object({ message: OrganisationDetail }),
});

/** A new organisation and its first administrator. */
export const NewOrganisation = z.extend(NewUser, {
  name: OrganisationName,
  permissions: PermissionMask.check(
    z.refine((mask) => holds(mask, bits.user_management), { error: organisationsWanted.administrator.text }),
  ),
});

export const addOrganisation = post('/api/utils/organisations', {
  summary: 'Add an organisation with its first administrator and e-mail the invitation',
  refuses: ['conflict', 'already_exists'],
  takesIdempotencyKey: true,
  access: staffWith(bits.user_management),
  operation: 'Organisations',
  body: NewOrganisation,
  reply: z.extend(Message, { userId: z.int(), portalId: z.string() }),
});

export const RenamedOrganisation = z.strictObject({ userId: AccountNumber, name: OrganisationName });

export const renameOrganisation = post('/api/utils/organisations/rename', {
  summary: 'Rename an organisation',
  refuses: ['not_found'],
  access: staffWith(bits.user_management),
  operation: 'Organisations',
  body: RenamedOrganisation,
  reply: Message,
});

export const changeHomeCountry = post('/api/utils/organisations/homecountry', {
  summary: "Set the country of an organisation's numbers without a country code; only staff can do so for other organisations",
  refuses: ['not_found'],
  access: signedIn(bits.user_management),
  operation: 'Organisations',
  body: z.strictObject({
    userId: AccountNumber,
    homeCountry: z.nullable(z.string().check(z.maxLength(2))),
  }),
  reply: Message,
});

/** Ends its sessions, links and unfinished batches at once. Stored data stays. */
export const closeOrganisation = post('/api/utils/organisations/close', {
  summary: 'Close an organisation: none of its users can sign in',
  refuses: ['not_found', 'conflict'],
  access: staffWith(bits.user_management),
  operation: 'Organisations',
  body: z.strictObject({ userId: AccountNumber }),
  reply: Message,
});

export const reopenOrganisation = post('/api/utils/organisations/reopen', {
  summary: 'Reopen a closed organisation: its users can sign in again',
  refuses: ['not_found', 'conflict'],
  access: staffWith(bits.user_management),
  operation: 'Organisations',
  body: z.strictObject({ userId: AccountNumber }),
  reply: Message,
});
