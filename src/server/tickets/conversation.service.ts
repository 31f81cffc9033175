/** Conversation in a ticket: messages of both sides, states, and read marks. */
import type { TicketSide } from '../../shared/tickets/tickets.ts';
import { ticketsSaid } from '../../shared/tickets/said.ts';
import type { TicketState } from '../../shared/tickets/ticket-states.ts';
import { recordAudit } from '../auth/audit-log.ts';
import { spendTicketMessage } from '../auth/mail-budgets.ts';
import type { Session } from '../auth/sessions.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { queueEvent } from '../webhooks/queued-events.ts';
import { AppError } from '../base/errors.ts';
import { type IdempotencyKey, runOnce } from '../http/idempotency.ts';
import { answerMail, messageToSupport, stateMail } from './tickets.mails.ts';
import {
  countMessages,
  findOpener,
  findWriters,
  insertMessage,
  insertVisit,
  type LockedTicket,
  lockTicket,
  updateState,
} from './conversation.queries.ts';
import { cutMail } from './cut-mail.ts';
import { findTicket } from './tickets.queries.ts';
import { staffWays, waysToAnswer } from './ways-to-answer.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'outbox' | 'secretKeys' | 'publicUrl'>;

/** The acting person, of the customer or of the provider. */
export type Actor = Pick<Session, 'fullName' | 'email'> & {
  /** Null for the shared support mailbox. */
  readonly portalId: string | null;
};

interface Written {
  readonly ticketId: string;
  readonly text: string;
  readonly key: IdempotencyKey | undefined;
}

/** A user of the ticket's organisation writes in it. Answers the number of the message. */
export async function writeMessage(deps: Needs, session: Session, { ticketId, text, key }: Written): Promise<number> {
  const write = async (transaction: Db): Promise<number> => {
    const ticket = await lockTicket(transaction, ticketId);
    if (ticket?.organisationId !== session.organisationId) throw new AppError('not_found', ticketsSaid.noSuchTicket);
    return addCustomerMessage(deps, transaction, { ticket, author: session, text });
  };
  const { reply } = await inTransaction(deps.db, (transaction) => runOnce(transaction, key, () => write(transaction)));
  return reply;
}

export interface NewMessage {
  readonly ticket: LockedTicket;
  readonly author: Actor;
  readonly text: string;
  /** Set for a mailed message: the key that identifies it if it arrives again, and the names of its files. */
  readonly mail?: { readonly key: Buffer; readonly attachments: string[] };
}

/** Adds what a customer wrote, mails it to the provider, and opens a ticket that waited for it or was closed. */
export async function addCustomerMessage(deps: Needs, db: Db, message: NewMessage): Promise<number> {
  const { ticket, author, mail } = message;
  const { id, organisationId, organisation } = ticket;
  await spendTicketMessage(db, deps.config, { ...ticket, side: 'customer' });
  const number = await insertMessage(db, ticket, rowOf(message, 'customer'));
  const sender = { fullName: author.fullName, email: author.email, organisation, organisationId };
  await queueEvent(db, { type: 'ticket.changed', organisationId, data: { id, change: 'message', by: 'customer', state: ticket.state } });
  await deps.outbox.queue(db, messageToSupport(deps.config, sender, { id, text: mailedText(message), ways: staffWays(deps, ticket) }));
  const detail = mail ? `${id}, by mail` : id;
  await recordAudit(db, { organisationId, actor: author.email, subject: author.email, action: 'ticket message added', detail });
  if (ticket.state === 'waiting' || ticket.state === 'closed') await moveTo(db, { ticket, actor: author, side: 'customer', state: 'open' });
  return number;
}

function rowOf({ author, text, mail }: NewMessage, side: TicketSide) {
  return {
    side,
    author_id: author.portalId,
    author_name: author.fullName,
    source: mail ? ('mail' as const) : ('portal' as const),
    text,
    ...(mail && { mail_key: mail.key, attachments: mail.attachments }),
  };
}

/** Returns the text for the other side: from a mail, the new part and the names of its files. */
function mailedText({ text, mail }: NewMessage): string {
  if (!mail) return text;
  const files = mail.attachments.length === 0 ? [] : [`Attachments not kept: ${mail.attachments.join(', ')}`];
  return [cutMail(text).text, ...files].filter((part) => part !== '').join('\n\n');
}

/** Adds an answer by staff to a ticket of any organisation. Returns its number, and the number of people it is mailed to. */
export async function writeAnswer(
  deps: Needs,
  staff: Session,
  { ticketId, text, state, key }: Written & { state?: TicketState | undefined },
): Promise<{ number: number; mailedTo: number }> {
  const write = async (db: Db) => addAnswer(deps, db, { ticket: await existing(db, ticketId), author: staff, text, state });
  const { reply } = await inTransaction(deps.db, (transaction) => runOnce(transaction, key, () => write(transaction)));
  return reply;
}

/** Adds an answer by staff and mails it to the ticket's writers; the ticket then waits for them, unless `state` says otherwise. */
export async function addAnswer(
  deps: Needs,
  db: Db,
  { state = 'waiting', ...message }: NewMessage & { readonly state?: TicketState | undefined },
): Promise<{ number: number; mailedTo: number }> {
  const { ticket, author } = message;
  const { id: ticketId, organisationId, openerEmail: subject } = ticket;
  await spendTicketMessage(db, deps.config, { ...ticket, side: 'support' });
  const number = await insertMessage(db, ticket, rowOf(message, 'support'));
  await queueEvent(db, {
    type: 'ticket.changed',
    organisationId,
    data: { id: ticketId, change: 'message', by: 'support', state: ticket.state },
  });
  const detail = message.mail ? `${ticketId}, by mail` : ticketId;
  await recordAudit(db, { organisationId, actor: author.email, subject, action: 'ticket answered', detail });
  await moveTo(db, { ticket, actor: author, side: 'support', state });
  const writers = await findWriters(db, ticket);
  for (const { email: to, portalId, language } of writers) {
    const ways = waysToAnswer(deps, { ...ticket, portalId });
    await deps.outbox.queue(db, answerMail(deps.config, { to, language, ticketId, text: mailedText(message), state, ways }));
  }
  return { number, mailedTo: writers.length };
}

/** Sets the state and mails it to the user who opened the ticket. The present state changes nothing, and sends no mail. */
export async function changeTicketState(
  deps: Needs,
  staff: Session,
  { ticketId, state }: { ticketId: string; state: TicketState },
): Promise<void> {
  const { config, outbox } = deps;
  await inTransaction(deps.db, async (db) => {
    const ticket = await existing(db, ticketId);
    if (!(await moveTo(db, { ticket, actor: staff, side: 'support', state }))) return;
    const opener = await findOpener(db, ticket);
    if (!opener) return;
    const ways = waysToAnswer(deps, { ...ticket, portalId: opener.portalId });
    await outbox.queue(db, stateMail(config, { to: opener.email, language: opener.language, ticketId, state, ways }));
  });
}

/** Locks a ticket. Throws `AppError` (404) if it does not exist. */
export async function existing(db: Db, ticketId: string): Promise<LockedTicket> {
  const ticket = await lockTicket(db, ticketId);
  if (!ticket) throw new AppError('not_found', ticketsSaid.noSuchTicket);
  return ticket;
}

interface Move {
  readonly ticket: LockedTicket;
  readonly actor: Pick<Actor, 'fullName' | 'email'>;
  readonly side: TicketSide;
  readonly state: TicketState;
}

/** Sets the ticket's next state, with an audit entry; false if it already has that one. */
async function moveTo(db: Db, { ticket, actor, side, state }: Move): Promise<boolean> {
  const { id, organisationId, state: before, openerEmail: subject } = ticket;
  if (before === state) return false;
  await updateState(db, ticket, { state, side, by: actor.fullName });
  await queueEvent(db, { type: 'ticket.changed', organisationId, data: { id, change: 'state', by: side, state } });
  const detail = `${id}: from ${before} to ${state}`;
  await recordAudit(db, { organisationId, actor: actor.email, subject, action: 'ticket state set', detail });
  return true;
}

/** Records that the caller has seen the first `messages` messages. Returns the seen and the total number. */
export async function noteSeen(
  { db }: Needs,
  { portalId, organisationId, isStaff }: Session,
  { ticketId, messages }: { ticketId: string; messages: number },
): Promise<{ seen: number; all: number }> {
  const ticket = await findTicket(db, { portalId, organisationId: isStaff ? undefined : organisationId }, ticketId);
  if (!ticket) throw new AppError('not_found', ticketsSaid.noSuchTicket);
  const all = await countMessages(db, ticket);
  const seen = Math.min(messages, all);
  await insertVisit(db, ticket, { portalId, messages: seen });
  return { seen, all };
}
