import type { Insertable } from 'kysely';
import type { TicketState } from '../../../shared/api/support.ts';
import { maxListedTickets } from '../../../shared/limits.ts';
import type { Db } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

const columns = [
  'tickets.id',
  'tickets.opened_at as openedAt',
  'tickets.severity',
  'tickets.subject',
  'tickets.state',
  'tickets.opener_name as openerName',
  'tickets.opener_email as openerEmail',
  'organisations.name as organisation',
] as const;

const tickets = (db: Db) =>
  db.selectFrom('tickets').innerJoin('organisations', 'organisations.id', 'tickets.organisation_id').select(columns);

/** The newest tickets of an organisation. */
export function ticketsOf(db: Db, organisationId: number) {
  return tickets(db)
    .where('tickets.organisation_id', '=', organisationId)
    .orderBy('tickets.opened_at', 'desc')
    .orderBy('tickets.id')
    .limit(maxListedTickets)
    .execute();
}

export type Ticket = Awaited<ReturnType<typeof ticketsOf>>[number];

/** What staff have to do: the tickets of every organisation that are not closed, newest first. */
export function ticketsNotClosed(db: Db) {
  return tickets(db)
    .where('tickets.state', '<>', 'closed')
    .orderBy('tickets.opened_at', 'desc')
    .orderBy('tickets.id')
    .limit(maxListedTickets)
    .execute();
}

/** A ticket of `organisationId`, or of any where that is undefined: what is not within reach is not there. */
export function findTicket(db: Db, organisationId: number | undefined, id: string) {
  return tickets(db)
    .where('tickets.id', '=', id)
    .$if(organisationId !== undefined, (query) => query.where('tickets.organisation_id', '=', organisationId ?? 0))
    .select('tickets.message')
    .executeTakeFirst();
}

export async function insertTicket(db: Db, values: Insertable<Schema['tickets']>): Promise<void> {
  await db.insertInto('tickets').values(values).execute();
}

/** The ticket as it is, locked until the transaction is over, so that each change of its state begins from the one before. */
export function lockTicket(db: Db, id: string) {
  return db
    .selectFrom('tickets')
    .where('id', '=', id)
    .select(['organisation_id as organisationId', 'state', 'opener_email as openerEmail'])
    .forUpdate()
    .executeTakeFirst();
}

export async function updateState(
  db: Db,
  { organisationId, id }: { organisationId: number; id: string },
  state: TicketState,
): Promise<void> {
  await db.updateTable('tickets').where('organisation_id', '=', organisationId).where('id', '=', id).set({ state }).execute();
}

/** The present address of who opened a ticket; undefined where they were removed, or belong to another organisation now. */
export async function findOpener(db: Db, organisationId: number, id: string): Promise<string | undefined> {
  const opener = await db
    .selectFrom('tickets')
    .innerJoin('portal_users', (join) =>
      join.onRef('portal_users.id', '=', 'tickets.opened_by').onRef('portal_users.organisation_id', '=', 'tickets.organisation_id'),
    )
    .where('tickets.organisation_id', '=', organisationId)
    .where('tickets.id', '=', id)
    .select('portal_users.email')
    .executeTakeFirst();
  return opener?.email;
}
