import type { FastifyInstance } from 'fastify';
import { listTickets, listTicketsByAccount, openTicket, readTicket, setTicketState } from '../../../shared/api/support.ts';
import type { Deps } from '../../deps.ts';
import { idempotencyKey } from '../../http/idempotency.ts';
import { serveOn } from '../../http/serve.ts';
import { rowOf } from './ticket-row.ts';
import { ticketsNotClosed, ticketsOf } from './support.queries.ts';
import * as tickets from './support.service.ts';

export function supportRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  serve(openTicket, async ({ body, session, request }) => {
    const key = idempotencyKey(request, session.organisationId, body);
    const ticketId = await tickets.openTicket(deps, session, { ticket: body, key });
    return { message: `Your ticket ${ticketId} was sent. A copy is on its way to ${session.email}`, ticketId };
  });

  serve(readTicket, async ({ query, session }) => {
    const ticket = await tickets.readTicket(deps, session, query.ticketId);
    return { response: { ...rowOf(ticket), ticketMessage: ticket.message } };
  });

  serve(listTickets, async ({ session }) => ({ message: (await ticketsOf(deps.db, session.organisationId)).map(rowOf) }));

  serve(listTicketsByAccount, async ({ query: { account } }) => ({
    message: (await (account === undefined ? ticketsNotClosed(deps.db) : ticketsOf(deps.db, Number(account)))).map(rowOf),
  }));

  serve(setTicketState, async ({ body, session }) => {
    await tickets.changeTicketState(deps, session, body);
    return { message: `Ticket ${body.ticketId} is ${body.state}` };
  });
}
