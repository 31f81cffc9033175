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
} from '../../../shared/tickets/tickets.ts';
import type { Deps } from '../../deps.ts';
import { idempotencyKey } from '../../http/idempotency.ts';
import { serveOn } from '../../http/serve.ts';
import { rowOf } from './ticket-row.ts';
import { listTickets as readTickets } from './support.queries.ts';
import * as conversation from './conversation.service.ts';
import * as tickets from './support.service.ts';

export function supportRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  serve(openTicket, async ({ body, session, request }) => {
    const key = idempotencyKey(request, session.organisationId, body);
    const ticketId = await tickets.openTicket(deps, session, { ticket: body, key });
    return { message: `Your ticket ${ticketId} was sent. A copy is on its way to ${session.email}`, ticketId };
  });

  serve(readTicket, async ({ query, session }) => ({ response: await tickets.readTicket(deps, session, query.ticketId) }));

  serve(listTickets, async ({ query, session: { organisationId, portalId } }) => {
    const { rows, ...page } = await readTickets(deps.db, { ...query, organisationId, readerId: portalId });
    return { message: rows.map((row) => rowOf(row, 'customer')), ...page };
  });

  serve(listTicketsByAccount, async ({ query: { account, ...wanted }, session: { portalId } }) => {
    const organisationId = account === undefined ? undefined : Number(account);
    const { rows, ...page } = await readTickets(deps.db, { ...wanted, organisationId, readerId: portalId });
    return { message: rows.map((row) => rowOf(row, 'support')), ...page };
  });

  serve(writeTicketMessage, async ({ body, session, request }) => {
    const key = idempotencyKey(request, session.organisationId, body);
    const number = await conversation.writeMessage(deps, session, { ...body, key });
    return { message: `Your message was added to ticket ${body.ticketId}`, number };
  });

  serve(answerTicket, async ({ body, session, request }) => {
    const key = idempotencyKey(request, session.organisationId, body);
    const { number, mailedTo } = await conversation.writeAnswer(deps, session, { ...body, key });
    return { message: `Your answer was added to ticket ${body.ticketId} and ${mailedTo === 0 ? unmailed : mailed(mailedTo)}`, number };
  });

  serve(seeTicket, async ({ body, session }) => {
    const { seen, all } = await conversation.noteSeen(deps, session, body);
    return { message: `${seen} of ${all} ${all === 1 ? 'message' : 'messages'} seen` };
  });

  serve(setTicketState, async ({ body, session }) => {
    await conversation.changeTicketState(deps, session, body);
    return { message: `Ticket ${body.ticketId} is ${body.state}` };
  });
}

const mailed = (people: number) => `is mailed to ${people} ${people === 1 ? 'person' : 'people'}`;
const unmailed = 'mailed to nobody: who wrote in it may not read tickets any more';
