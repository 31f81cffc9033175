import { inTransaction } from '../../database/transaction.ts';
import { randomInt } from 'node:crypto';
import type * as z from 'zod/mini';
import type { NewTicket, TicketState } from '../../../shared/api/support.ts';
import { recordAudit, recordAuditOf } from '../../auth/audit-log.ts';
import { spendTicket } from '../../auth/mail-budgets.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { type IdempotencyKey, runOnce } from '../../http/idempotency.ts';
import type { Session } from '../../auth/sessions.ts';
import { mailToSender, mailToSupport, stateMail } from '../../mail/texts/ticket-mails.ts';
import { findOpener, findTicket, insertTicket, lockTicket, updateState } from './support.queries.ts';

const noSuchTicket = 'There is no such ticket';

/** Stores a ticket and mails it to the provider and, as a copy, to who opened it. Answers its number. */
export async function openTicket(
  deps: Deps,
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
    });
    await outbox.queue(transaction, mailToSupport(config, session, { ...ticket, id }));
    await outbox.queue(transaction, mailToSender(config, session, { ...ticket, id }));
    await recordAuditOf(transaction, session, { action: 'ticket opened', detail: `${id}: ${ticket.ticketSeverity}` });
    return id;
  };
  const { reply } = await inTransaction(db, (transaction) => runOnce(transaction, key, () => write(transaction)));
  return reply;
}

/** A ticket with its message. Staff read any; another organisation's is not there. */
export async function readTicket({ db }: Deps, { organisationId, isStaff }: Session, id: string) {
  const ticket = await findTicket(db, isStaff ? undefined : organisationId, id);
  if (!ticket) throw new AppError('not-found', noSuchTicket);
  return ticket;
}

/** Sets the state and mails it to who opened the ticket. The state that it has already changes nothing and mails nobody. */
export async function changeTicketState(
  { db, outbox, config }: Deps,
  staff: Session,
  { ticketId, state }: { ticketId: string; state: TicketState },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const ticket = await lockTicket(transaction, ticketId);
    if (!ticket) throw new AppError('not-found', noSuchTicket);
    const { organisationId, state: before, openerEmail } = ticket;
    if (before === state) return;
    await updateState(transaction, { organisationId, id: ticketId }, state);
    const opener = await findOpener(transaction, organisationId, ticketId);
    if (opener !== undefined) await outbox.queue(transaction, stateMail(config, { to: opener, ticketId, state }));
    await recordAudit(transaction, {
      organisationId,
      actor: staff.email,
      subject: openerEmail,
      action: 'ticket state set',
      detail: `${ticketId}: from ${before} to ${state}`,
    });
  });
}

/** Crockford's base 32: no I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 40 random bits, so that nobody counts or guesses tickets; the database refuses the one in a million millions that comes twice. */
function newTicketId(): string {
  const four = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `T-${four()}-${four()}`;
}
