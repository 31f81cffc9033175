import { inTransaction } from '../database/transaction.ts';
import { randomInt } from 'node:crypto';
import type * as z from 'zod/mini';
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import type { NewTicket, readTicket as readTicketCall } from '../../shared/tickets/tickets.ts';
import { ticketsSaid } from '../../shared/tickets/said.ts';
import { recordAuditOf } from '../auth/audit-log.ts';
import { spendTicket } from '../auth/mail-budgets.ts';
import type { Deps } from '../deps.ts';
import type { Db } from '../database/database.ts';
import { queueEvent } from '../webhooks/queued-events.ts';
import { AppError } from '../base/errors.ts';
import { type IdempotencyKey, runOnce } from '../http/idempotency.ts';
import type { Session } from '../auth/sessions.ts';
import { languageOf } from '../auth/stored-language.ts';
import { mailToSender, mailToSupport } from './tickets.mails.ts';
import { messagesOf, stateChangesOf } from './conversation.queries.ts';
import { findTicket, insertTicket } from './tickets.queries.ts';
import { messageOf, rowOf } from './ticket-row.ts';
import { staffWays, waysToAnswer } from './ways-to-answer.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'outbox' | 'secretKeys' | 'publicUrl'>;

type TicketReply = ReplyOf<typeof readTicketCall>['response'];

/** Stores a ticket and mails it to the provider and, as a copy, to who opened it. Answers its number. */
export async function openTicket(
  deps: Needs,
  session: Session,
  { ticket, key }: { ticket: z.infer<typeof NewTicket>; key: IdempotencyKey | undefined },
): Promise<string> {
  const { db, outbox, config } = deps;
  const write = async (transaction: Db): Promise<string> => {
    await spendTicket(transaction, config, session.organisationId);
    const id = newTicketId();
    await insertTicket(transaction, {
      organisation_id: session.organisationId,
      id,
      opened_by: session.portalId,
      opener_name: session.fullName,
      opener_email: session.email,
      severity: ticket.ticketSeverity,
      subject: ticket.ticketSubject,
      message: ticket.ticketMessage,
      evidence: JSON.stringify(ticket.evidence),
    });
    await queueEvent(transaction, {
      type: 'ticket.changed',
      organisationId: session.organisationId,
      data: { id, change: 'opened', state: 'open' },
    });
    const sent = { ...ticket, id };
    const ticketKey = { organisationId: session.organisationId, id };
    const language = await languageOf(transaction, session.portalId);
    await outbox.queue(transaction, mailToSupport(config, session, { ...sent, ways: staffWays(deps, ticketKey) }));
    await outbox.queue(
      transaction,
      mailToSender(config, {
        to: session.email,
        language,
        ticket: sent,
        ways: waysToAnswer(deps, { ...ticketKey, portalId: session.portalId }),
      }),
    );
    await recordAuditOf(transaction, session, { action: 'ticket opened', detail: `${id}: ${ticket.ticketSeverity}` });
    return id;
  };
  const { reply } = await inTransaction(db, (transaction) => runOnce(transaction, key, () => write(transaction)));
  return reply;
}

/** A ticket with its conversation, as the contract has it. Staff read any; another organisation's is not there. */
export async function readTicket({ db }: Needs, { organisationId, portalId, isStaff }: Session, id: string): Promise<TicketReply> {
  const ticket = await findTicket(db, { portalId, organisationId: isStaff ? undefined : organisationId }, id);
  if (!ticket) throw new AppError('not_found', ticketsSaid.noSuchTicket);
  const messages = await messagesOf(db, ticket);
  const changes = await stateChangesOf(db, ticket);
  return {
    ...rowOf(ticket, ticket.organisationId === organisationId ? 'customer' : 'support'),
    ticketMessage: ticket.message,
    evidence: ticket.evidence,
    messages: messages.map(messageOf),
    stateChanges: changes.map((change) => ({ ...change, at: change.at.toISOString() })),
  };
}

/** Crockford's base 32: no I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 40 random bits, so that nobody counts or guesses tickets; the database refuses the one in a million millions that comes twice. */
function newTicketId(): string {
  const four = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `T-${four()}-${four()}`;
}
