import type { StaffTicketRow, TicketMessage, TicketOwner, TicketRow, TicketSide } from '../../shared/tickets/tickets.ts';
import type { messagesOf } from './conversation.queries.ts';
import { cutMail } from './cut-mail.ts';
import type { Ticket } from './tickets.queries.ts';

/** A ticket as the contract names its fields, for a reader on one of its sides. */
export function rowOf(ticket: Ticket, reader: TicketSide): TicketRow {
  const { id, openedAt, severity, subject, state, openerName, openerEmail, organisation, lastAt } = ticket;
  // What opened the ticket is the customer's, and comes before the first message.
  const newest = { customer: ticket.ofCustomer ?? 0, support: ticket.ofSupport ?? -1 };
  const seen = ticket.seenMessages ?? (reader === 'support' ? -1 : 0);
  return {
    ticketId: id,
    openedAt: openedAt.toISOString(),
    ticketSeverity: severity,
    ticketSubject: subject,
    state,
    openedBy: openerName,
    openedByEmail: openerEmail,
    organisation,
    lastMessageAt: (lastAt ?? openedAt).toISOString(),
    lastMessageBy: newest.support > newest.customer ? 'support' : 'customer',
    isUnread: newest[reader === 'support' ? 'customer' : 'support'] > seen,
  };
}

/** A ticket in the list of staff, with its owner. */
export function staffRowOf(ticket: Ticket, staff: readonly TicketOwner[]): StaffTicketRow {
  return { ...rowOf(ticket, 'support'), owner: ownerIn(staff, ticket) };
}

/** Returns the ticket's owner; null if that person may no longer answer tickets. */
export function ownerIn(staff: readonly TicketOwner[], { ownerId }: Pick<Ticket, 'ownerId'>): TicketOwner | null {
  return staff.find(({ portalId }) => portalId === ownerId) ?? null;
}

/** A message as the contract has it. */
export function messageOf({ at, text, ...message }: Awaited<ReturnType<typeof messagesOf>>[number]): TicketMessage {
  return { ...message, at: at.toISOString(), ...(message.source === 'mail' ? cutMail(text) : { text, cutText: null }) };
}
