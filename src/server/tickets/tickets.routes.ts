import type { FastifyInstance } from 'fastify';
import {
  answerTicket,
  listTickets,
  listTicketsByAccount,
  openTicket,
  readTicket,
  seeTicket,
  setTicketState,
  writeTicketMessage,
} from '../../shared/tickets/tickets.ts';
import { ticketsSaid } from '../../shared/tickets/said.ts';
import type { Deps } from '../deps.ts';
import { idempotencyKey } from '../http/idempotency.ts';
import { serveOn } from '../http/serve.ts';
import { told } from '../http/told.ts';
import { rowOf, staffRowOf } from './ticket-row.ts';
import { listTicketStaff } from './staff-tickets.queries.ts';
import { listTickets as readTickets } from './tickets.queries.ts';
import * as conversation from './conversation.service.ts';
import * as tickets from './tickets.service.ts';

export function ticketRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  serve(openTicket, async ({ body, session, request }) => {
    const key = idempotencyKey(request, session.organisationId, body);
    const ticketId = await tickets.openTicket(deps, session, { ticket: body, key });
    return { ...told(ticketsSaid.sent(ticketId, session.email)), ticketId };
  });

  serve(readTicket, async ({ query, session }) => ({ response: await tickets.readTicket(deps, session, query.ticketId) }));

  serve(listTickets, async ({ query, session: { organisationId, portalId } }) => {
    const { rows, ...page } = await readTickets(deps.db, { ...query, organisationId, readerId: portalId });
    return { message: rows.map((row) => rowOf(row, 'customer')), ...page };
  });

  serve(listTicketsByAccount, async ({ query: { account, ...wanted }, session: { portalId } }) => {
    const organisationId = account === undefined ? undefined : Number(account);
    const { rows, ...page } = await readTickets(deps.db, { ...wanted, organisationId, readerId: portalId });
    const staff = await listTicketStaff(deps.db, deps.config.PLATFORM_ACCOUNT_ID);
    return { message: rows.map((row) => staffRowOf(row, staff)), ...page };
  });

  serve(writeTicketMessage, async ({ body, session, request }) => {
    const key = idempotencyKey(request, session.organisationId, body);
    const number = await conversation.writeMessage(deps, session, { ...body, key });
    return { ...told(ticketsSaid.messageAdded(body.ticketId)), number };
  });

  serve(answerTicket, async ({ body, session, request }) => {
    const key = idempotencyKey(request, session.organisationId, body);
    const { number, mailedTo } = await conversation.writeAnswer(deps, session, { ...body, key });
    const { ticketId } = body;
    return { ...told(mailedTo === 0 ? ticketsSaid.answerUnmailed(ticketId) : ticketsSaid.answerMailed(ticketId, mailedTo)), number };
  });

  serve(seeTicket, async ({ body, session }) => {
    const { seen, all } = await conversation.noteSeen(deps, session, body);
    return told(ticketsSaid.seen(seen, all));
  });

  serve(setTicketState, async ({ body, session }) => {
    await conversation.changeTicketState(deps, session, body);
    return told(ticketsSaid.isIn(body.ticketId, body.state));
  });
}
