import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { TicketKey } from './conversation.queries.ts';

/** Finds the organisation of a ticket, as mails give only its number; `openerEmail` is the subject of its audit entries. */
export function findTicketOfMail(db: Db, id: string) {
  return db
    .selectFrom('tickets')
    .where('id', '=', id)
    .select(['id', 'organisation_id as organisationId', 'opener_email as openerEmail'])
    .executeTakeFirst();
}

/** True if the ticket has been closed for longer than this many days. */
export async function isLongClosed(db: Db, { organisationId, id }: TicketKey, days: number): Promise<boolean> {
  const closed = await db
    .selectFrom('tickets')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('state', '=', 'closed')
    .where(({ exists, selectFrom, not }) =>
      not(
        exists(
          selectFrom('ticket_state_changes')
            .where('organisation_id', '=', organisationId)
            .where('ticket_id', '=', id)
            .where('at', '>', sql<Date>`now() - make_interval(days => ${days}::int)`)
            .select('number'),
        ),
      ),
    )
    .select('id')
    .executeTakeFirst();
  return closed !== undefined;
}

/** True if this mail is already in the ticket. */
export async function hasMail(db: Db, { organisationId, id }: TicketKey, key: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('ticket_messages')
    .where('organisation_id', '=', organisationId)
    .where('ticket_id', '=', id)
    .where('mail_key', '=', key)
    .select('number')
    .executeTakeFirst();
  return row !== undefined;
}
