/** Queries for staff alone: owner and internal notes. */
import { sql } from 'kysely';
import { bits, maskOf } from '../../shared/base/permissions.ts';
import type { Db } from '../database/database.ts';
import type { TicketKey } from './conversation.queries.ts';

const ticketStaff = (db: Db, providerId: number) =>
  db
    .selectFrom('portal_users')
    .where('organisation_id', '=', providerId)
    .where(sql<boolean>`permissions & ${maskOf([bits.user_management])}::int <> 0`)
    .select(['id as portalId', 'full_name as fullName']);

/** Lists the staff who may answer tickets, by name. */
export function listTicketStaff(db: Db, providerId: number) {
  return ticketStaff(db, providerId).orderBy('full_name').orderBy('email').execute();
}

/** Finds a staff member by address who may answer tickets. */
export function findStaffByEmail(db: Db, providerId: number, email: string) {
  return ticketStaff(db, providerId).where('email', '=', email).select('email').executeTakeFirst();
}

/** Finds a staff member by id who may answer tickets. */
export function findStaff(db: Db, providerId: number, portalId: string) {
  return ticketStaff(db, providerId).where('id', '=', portalId).select('email').executeTakeFirst();
}

/** Sets the owner of a ticket; false if it already has that one. */
export async function updateOwner(db: Db, { organisationId, id }: TicketKey, ownerId: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tickets')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('owner_id', 'is distinct from', ownerId)
    .set({ owner_id: ownerId })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function notesOf(db: Db, { organisationId, id }: TicketKey) {
  return db
    .selectFrom('ticket_notes')
    .where('organisation_id', '=', organisationId)
    .where('ticket_id', '=', id)
    .orderBy('number')
    .select(['number', 'at', 'author_name as author', 'text'])
    .execute();
}

/** Adds a note to a locked ticket and returns its number. */
export async function insertNote(
  db: Db,
  { organisationId, id }: TicketKey,
  { authorId, author, text }: { readonly authorId: string; readonly author: string; readonly text: string },
): Promise<number> {
  const { number } = await db
    .insertInto('ticket_notes')
    .values(({ selectFrom }) => ({
      organisation_id: organisationId,
      ticket_id: id,
      number: selectFrom('ticket_notes')
        .where('organisation_id', '=', organisationId)
        .where('ticket_id', '=', id)
        .select(sql<number>`coalesce(max(number), 0) + 1`.as('next')),
      author_id: authorId,
      author_name: author,
      text,
    }))
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}
