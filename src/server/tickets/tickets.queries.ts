import { type Insertable, sql } from 'kysely';
import type { TicketSide } from '../../shared/tickets/tickets.ts';
import { maxListedTickets } from '../../shared/base/limits.ts';
import type { Db } from '../database/database.ts';
import { holding, readPage, type SearchedPage } from '../database/pages.ts';
import type { Schema } from '../database/schema.ts';

const columns = [
  'tickets.id',
  'tickets.opened_at as openedAt',
  'tickets.severity',
  'tickets.subject',
  'tickets.state',
  'tickets.owner_id as ownerId',
  'tickets.opener_name as openerName',
  'tickets.opener_email as openerEmail',
  'organisations.name as organisation',
  'written.ofCustomer',
  'written.ofSupport',
  'written.lastAt',
  'ticket_visits.seen_messages as seenMessages',
] as const;

const tickets = (db: Db, readerId: string) =>
  db
    .selectFrom('tickets')
    .innerJoin('organisations', 'organisations.id', 'tickets.organisation_id')
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('ticket_messages')
          .whereRef('ticket_messages.organisation_id', '=', 'tickets.organisation_id')
          .whereRef('ticket_messages.ticket_id', '=', 'tickets.id')
          .select([newestOf('customer').as('ofCustomer'), newestOf('support').as('ofSupport'), sql<Date | null>`max(at)`.as('lastAt')])
          .as('written'),
      (join) => join.onTrue(),
    )
    .leftJoin('ticket_visits', (join) =>
      join
        .onRef('ticket_visits.organisation_id', '=', 'tickets.organisation_id')
        .onRef('ticket_visits.ticket_id', '=', 'tickets.id')
        .on('ticket_visits.user_id', '=', readerId),
    )
    .select(columns);

/** The number of the newest message of a side. */
const newestOf = (side: TicketSide) => sql<number | null>`max(number) filter (where side = ${side})`;

const newestFirst = [
  ['tickets.opened_at', 'time', 'desc'],
  ['tickets.id', 'text', 'asc'],
] as const;

const searched = [
  'tickets.id',
  'tickets.severity',
  'tickets.subject',
  'tickets.state',
  'tickets.opener_name',
  'tickets.opener_email',
  'organisations.name',
] as const;

/**
 * Lists a page of tickets, newest first, with the reader's read marks: all of one organisation or, without one, the open ones of every organisation, which are
 * staff's to do.
 */
export function listTickets(
  db: Db,
  { readerId, organisationId, search, ...page }: SearchedPage & { readonly readerId: string; readonly organisationId: number | undefined },
) {
  const found = tickets(db, readerId).where(holding(search, searched)).limit(maxListedTickets);
  return readPage(
    organisationId === undefined
      ? found.where('tickets.state', '<>', 'closed')
      : found.where('tickets.organisation_id', '=', organisationId),
    newestFirst,
    page,
  );
}

export type Ticket = Awaited<ReturnType<typeof listTickets>>['rows'][number];

interface Reader {
  readonly portalId: string;
  /** The organisation whose tickets are within reach: others do not exist for the reader. Undefined for all organisations. */
  readonly organisationId: number | undefined;
}

export function findTicket(db: Db, { portalId, organisationId }: Reader, id: string) {
  return tickets(db, portalId)
    .where('tickets.id', '=', id)
    .$if(organisationId !== undefined, (query) => query.where('tickets.organisation_id', '=', organisationId ?? 0))
    .select(['tickets.message', 'tickets.evidence', 'tickets.organisation_id as organisationId'])
    .executeTakeFirst();
}

export async function insertTicket(db: Db, values: Insertable<Schema['tickets']>): Promise<void> {
  await db.insertInto('tickets').values(values).execute();
}
