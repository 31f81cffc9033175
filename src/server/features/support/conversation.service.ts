/** What is written in a ticket by both sides, its states, and who has read how much of it. */
import type { MessageSource, TicketSide, TicketState } from '../../../shared/api/support.ts';
import { recordAudit } from '../../auth/audit-log.ts';
import { spendTicketMessage } from '../../auth/mail-budgets.ts';
import type { Session } from '../../auth/sessions.ts';
import type { Db } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { queueEvent } from '../../events/queued-events.ts';
import { AppError } from '../../errors.ts';
import { type IdempotencyKey, runOnce } from '../../http/idempotency.ts';
import { answerMail, messageToSupport, stateMail } from '../../mail/texts/ticket-mails.ts';
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
import { findTicket } from './support.queries.ts';
import { noSuchTicket } from './support.service.ts';
import { staffLink, waysToAnswer } from './ways-to-answer.ts';

/** Who acts: of the customer, or of the provider. */
type Actor = Pick<Session, 'portalId' | 'fullName' | 'email'>;

interface Written {
  readonly ticketId: string;
  readonly text: string;
  readonly key: IdempotencyKey | undefined;
}

/** A user of the ticket's organisation writes in it. Answers the number of the message. */
export async function writeMessage(deps: Deps, session: Session, { ticketId, text, key }: Written): Promise<number> {
  const write = async (transaction: Db): Promise<number> => {
    const ticket = await lockTicket(transaction, ticketId);
    if (ticket?.organisationId !== session.organisationId) throw new AppError('not-found', noSuchTicket);
    return addCustomerMessage(deps, transaction, { ticket, author: session, text, source: 'portal' });
  };
  const { reply } = await inTransaction(deps.db, (transaction) => runOnce(transaction, key, () => write(transaction)));
  return reply;
}

interface CustomerMessage {
  readonly ticket: LockedTicket;
  readonly author: Actor;
  readonly text: string;
  readonly source: MessageSource;
}

/** Adds what a customer wrote, mails it to the provider, and opens a ticket that waited for it or was closed. */
async function addCustomerMessage({ config, outbox, publicUrl }: Deps, db: Db, message: CustomerMessage): Promise<number> {
  const { ticket, author, text, source } = message;
  await spendTicketMessage(db, config, { ...ticket, side: 'customer' });
  const number = await insertMessage(db, ticket, {
    side: 'customer',
    author_id: author.portalId,
    author_name: author.fullName,
    source,
    text,
  });
  const { id, organisationId, organisation } = ticket;
  const sender = { fullName: author.fullName, email: author.email, organisation, organisationId };
  await queueEvent(db, { type: 'ticket.changed', organisationId, data: { id, change: 'message', by: 'customer', state: ticket.state } });
  await outbox.queue(db, messageToSupport(config, sender, { id, text, link: staffLink({ publicUrl }, id) }));
  const detail = source === 'mail' ? `${id}, by mail` : id;
  await recordAudit(db, { organisationId, actor: author.email, subject: author.email, action: 'ticket message added', detail });
  if (ticket.state === 'waiting' || ticket.state === 'closed') await moveTo(db, { ticket, actor: author, side: 'customer', state: 'open' });
  return number;
}

/** Staff answer a ticket of any organisation. Answers the number of the message, and how many people it is mailed to. */
export async function writeAnswer(
  deps: Deps,
  staff: Session,
  { ticketId, text, state = 'waiting', key }: Written & { state?: TicketState | undefined },
): Promise<{ number: number; mailedTo: number }> {
  const { config, outbox } = deps;
  const write = async (db: Db) => {
    const ticket = await existing(db, ticketId);
    await spendTicketMessage(db, config, { ...ticket, side: 'support' });
    const number = await insertMessage(db, ticket, {
      side: 'support',
      author_id: staff.portalId,
      author_name: staff.fullName,
      source: 'portal',
      text,
    });
    const { organisationId, openerEmail: subject } = ticket;
    await queueEvent(db, {
      type: 'ticket.changed',
      organisationId,
      data: { id: ticketId, change: 'message', by: 'support', state: ticket.state },
    });
    await recordAudit(db, { organisationId, actor: staff.email, subject, action: 'ticket answered', detail: ticketId });
    await moveTo(db, { ticket, actor: staff, side: 'support', state });
    const writers = await findWriters(db, ticket);
    for (const { email: to } of writers)
      await outbox.queue(db, answerMail(config, { to, ticketId, text, state }, waysToAnswer(deps, ticketId)));
    return { number, mailedTo: writers.length };
  };
  const { reply } = await inTransaction(deps.db, (transaction) => runOnce(transaction, key, () => write(transaction)));
  return reply;
}

/** Sets the state and mails it to who opened the ticket. The state that it has already changes nothing and mails nobody. */
export async function changeTicketState(
  deps: Deps,
  staff: Session,
  { ticketId, state }: { ticketId: string; state: TicketState },
): Promise<void> {
  const { config, outbox } = deps;
  await inTransaction(deps.db, async (db) => {
    const ticket = await existing(db, ticketId);
    if (!(await moveTo(db, { ticket, actor: staff, side: 'support', state }))) return;
    const to = await findOpener(db, ticket);
    if (to !== undefined) await outbox.queue(db, stateMail(config, { to, ticketId, state }, waysToAnswer(deps, ticketId)));
  });
}

async function existing(db: Db, ticketId: string): Promise<LockedTicket> {
  const ticket = await lockTicket(db, ticketId);
  if (!ticket) throw new AppError('not-found', noSuchTicket);
  return ticket;
}

interface Move {
  readonly ticket: LockedTicket;
  readonly actor: Pick<Actor, 'fullName' | 'email'>;
  readonly side: TicketSide;
  readonly state: TicketState;
}

/** Gives the ticket its next state, with an entry in the audit log; false where it has that one already. */
async function moveTo(db: Db, { ticket, actor, side, state }: Move): Promise<boolean> {
  const { id, organisationId, state: before, openerEmail: subject } = ticket;
  if (before === state) return false;
  await updateState(db, ticket, { state, side, by: actor.fullName });
  await queueEvent(db, { type: 'ticket.changed', organisationId, data: { id, change: 'state', by: side, state } });
  const detail = `${id}: from ${before} to ${state}`;
  await recordAudit(db, { organisationId, actor: actor.email, subject, action: 'ticket state set', detail });
  return true;
}

/** Notes that the caller has seen the first so many messages. Answers how many of how many that are. */
export async function noteSeen(
  { db }: Deps,
  { portalId, organisationId, isStaff }: Session,
  { ticketId, messages }: { ticketId: string; messages: number },
): Promise<{ seen: number; all: number }> {
  const ticket = await findTicket(db, { portalId, organisationId: isStaff ? undefined : organisationId }, ticketId);
  if (!ticket) throw new AppError('not-found', noSuchTicket);
  const all = await countMessages(db, ticket);
  const seen = Math.min(messages, all);
  await insertVisit(db, ticket, { portalId, messages: seen });
  return { seen, all };
}
