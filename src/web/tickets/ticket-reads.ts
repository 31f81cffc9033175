import { listTickets, listTicketsByAccount, readTicket } from '../../shared/tickets/tickets.ts';

/** Lists that show tickets: reloaded after something was written in one, or its state set. */
export const ticketReads = [readTicket, listTickets, listTicketsByAccount];
