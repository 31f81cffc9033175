import { listTickets, listTicketsByAccount, readTicket } from '../../shared/tickets/tickets.ts';
import { readAnew } from '../api/queries.ts';

/** After something was written in a ticket, or its state set. */
export function refreshTickets() {
  readAnew(readTicket, listTickets, listTicketsByAccount);
}
