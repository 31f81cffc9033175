/** Limits on mails that an organisation may cause to people who did not request them: per address and in total. */
import { sql } from 'kysely';
import { accountSaid } from '../../shared/account/said.ts';
import type { Said } from '../../shared/base/sayings.ts';
import { batchesSaid } from '../../shared/batches/said.ts';
import { ticketsSaid } from '../../shared/tickets/said.ts';
import { usersSaid } from '../../shared/users/said.ts';
import type { TicketSide } from '../../shared/tickets/tickets.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { accountKey } from './account-key.ts';
import { hasJoined } from './has-joined.ts';
import { endOfUtcDay, inMinutes, spendOrRefuse } from './attempt-budgets.ts';

type Limits = Pick<Config, 'MAILS_TO_ADDRESS' | 'INVITATIONS_PER_DAY' | 'TICKETS_PER_DAY' | 'TICKET_MESSAGES_PER_DAY'>;

interface Mail {
  /** The organisation that causes the mail. */
  readonly organisationId: number;
  readonly to: string;
  /** The field of the call that holds the address. */
  readonly field: string;
}

const windowMinutes = 30;

/** All organisations together may send an address this many times the limit of one, so that none spends the budget of another. */
const organisationsToAddress = 4;

interface ToAddress extends Mail {
  /** The kind of mail, as the budget names it. */
  readonly what: string;
  /** The message beyond the limit. */
  readonly message: (count: number) => Said;
}

/** Counts a mail by sender and address, and by the address alone. */
async function spendToAddress(
  db: Db,
  { MAILS_TO_ADDRESS: max }: Limits,
  { organisationId, to, field, what, message }: ToAddress,
): Promise<void> {
  const windowEnd = inMinutes(windowMinutes);
  const address = accountKey(to);
  const ofOne = { name: `mails of organisation to address: ${what}`, max, windowEnd };
  await spendOrRefuse(db, ofOne, { key: `${organisationId} ${address}`, message: message(max), field });
  const ofAll = { name: `mails to address: ${what}`, max: max * organisationsToAddress, windowEnd };
  await spendOrRefuse(db, ofAll, { key: address, message: message(ofAll.max), field });
}

/** Counts an invitation. Throws `AppError` (429) beyond the limit of the address or the organisation. */
export async function spendInvitation(db: Db, limits: Limits, mail: Mail): Promise<void> {
  const { INVITATIONS_PER_DAY: max } = limits;
  const message = () => usersSaid.manyInvitations;
  await spendToAddress(db, limits, { ...mail, what: 'invitations', message });
  await spendOrRefuse(
    db,
    { name: 'invitations of organisation', max, windowEnd: endOfUtcDay },
    { key: String(mail.organisationId), message: usersSaid.invitationsToday(max) },
  );
}

/** Counts a link that confirms an address. Throws `AppError` (429) beyond the limit of the address. */
export async function spendConfirmation(db: Db, limits: Limits, mail: Mail): Promise<void> {
  await spendToAddress(db, limits, { ...mail, what: 'links', message: () => accountSaid.manyLinks });
}

/** Counts the announcement of a batch to an address outside the organisation. Throws `AppError` (429) beyond the limit of the address. */
export async function spendAnnouncement(db: Db, limits: Limits, mail: Mail): Promise<void> {
  const message = (count: number) => batchesSaid.manyAnnouncements(count, windowMinutes);
  await spendToAddress(db, limits, { ...mail, what: 'batches announced', message });
}

/** Counts a ticket, which is mailed to the provider and to its sender. Throws `AppError` (429) beyond the limit of the organisation. */
export async function spendTicket(db: Db, { TICKETS_PER_DAY: max }: Limits, organisationId: number): Promise<void> {
  const message = ticketsSaid.ticketsToday(max);
  await spendOrRefuse(db, { name: 'tickets of organisation', max, windowEnd: endOfUtcDay }, { key: String(organisationId), message });
}

/** An organisation may add this many times as many messages to all of its tickets as to one. */
const ticketsWithAllMessages = 10;

/** Counts a message, which is mailed to the other side. Throws `AppError` (429) beyond the limit of its side for the ticket or for all of its tickets. */
export async function spendTicketMessage(
  db: Db,
  { TICKET_MESSAGES_PER_DAY: max }: Limits,
  { id, organisationId, side }: { id: string; organisationId: number; side: TicketSide },
): Promise<void> {
  const isCustomer = side === 'customer';
  const message = isCustomer ? ticketsSaid.messagesToTicketToday(max) : ticketsSaid.messagesOfSupportToday(max);
  const ofTicket = { name: `messages of ${side} to ticket`, max, windowEnd: endOfUtcDay };
  await spendOrRefuse(db, ofTicket, { key: id, message });
  if (!isCustomer) return;
  const ofOrganisation = { name: 'ticket messages of organisation', max: max * ticketsWithAllMessages, windowEnd: endOfUtcDay };
  await spendOrRefuse(db, ofOrganisation, {
    key: String(organisationId),
    message: ticketsSaid.messagesToTicketsToday(ofOrganisation.max),
  });
}

/** Returns true if a user of the organisation has the same mail domain and has set a password, so reads a mailbox there: anybody can be invited. */
export async function isOwnAddress(db: Db, { organisationId, email }: { organisationId: number; email: string }): Promise<boolean> {
  const row = await db
    .selectFrom('portal_users')
    .where('organisation_id', '=', organisationId)
    .where(hasJoined)
    .where(sql`split_part(email, '@', 2)`, '=', email.replace(/^.*@/, ''))
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
