import type { TicketRow } from '../../../shared/api/support.ts';
import type { Ticket } from './support.queries.ts';

/** A ticket as the contract names its fields. */
export function rowOf({ id, openedAt, severity, subject, state, openerName, openerEmail, organisation }: Ticket): TicketRow {
  return {
    ticketId: id,
    openedAt: openedAt.toISOString(),
    ticketSeverity: severity,
    ticketSubject: subject,
    state,
    openedBy: openerName,
    openedByEmail: openerEmail,
    organisation,
  };
}
