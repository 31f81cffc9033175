import { listTickets, listTicketsByAccount, readTicket } from '../../../shared/api/support.ts';
import { queryClient } from '../../api/queries.ts';

/** After something was written in a ticket, or its state set. */
export function refreshTickets() {
  for (const { path } of [readTicket, listTickets, listTicketsByAccount]) void queryClient.invalidateQueries({ queryKey: [path] });
}
