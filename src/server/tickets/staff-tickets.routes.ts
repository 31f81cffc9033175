import type { FastifyInstance } from 'fastify';
import { ticketsSaid } from '../../shared/tickets/said.ts';
import { addTicketNote, setTicketOwner, ticketWork } from '../../shared/tickets/staff-tickets.ts';
import type { Deps } from '../deps.ts';
import { idempotencyKey } from '../http/idempotency.ts';
import { serveOn } from '../http/serve.ts';
import { told } from '../http/told.ts';
import { giveTicket, readTicketWork, writeNote } from './staff-tickets.service.ts';

export function staffTicketRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);

  serve(ticketWork, async ({ query, session }) => ({ response: await readTicketWork(deps, session, query.ticketId) }));

  serve(addTicketNote, async ({ body, session, request }) => {
    const key = idempotencyKey(request, session.organisationId, body);
    const number = await writeNote(deps, session, { ...body, key });
    return { ...told(ticketsSaid.noteAdded(body.ticketId)), number };
  });

  serve(setTicketOwner, async ({ body, session }) => {
    const name = await giveTicket(deps, session, body);
    return told(name === null ? ticketsSaid.unowned(body.ticketId) : ticketsSaid.owned(body.ticketId, name));
  });
}
