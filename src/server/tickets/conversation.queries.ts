import { type Insertable, sql } from 'kysely';
import type { TicketSide } from '../../shared/tickets/tickets.ts';
import type { TicketState } from '../../shared/tickets/ticket-states.ts';
import { bits, maskOf } from '../../shared/base/permissions.ts';
import type { LanguageTag } from '../../shared/base/language.ts';
import { storedLanguage } from '../auth/stored-language.ts';
import type { Db } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

export interface TicketKey {
  readonly organisationId: number;
  readonly id: string;
}

/** Reads and locks the ticket until the end of the transaction, so that messages and states come one after the other. */
export function lockTicket(db: Db, id: string) {
  return db
    .selectFrom('tickets')
    .innerJoin('organisations', 'organisations.id', 'tickets.organisation_id')
    .where('tickets.id', '=', id)
    .select([
      'tickets.id',
      'tickets.organisation_id as organisationId',
      'organisations.name as organisation',
      'tickets.state',
      'tickets.opener_email as openerEmail',
    ])
    .forUpdate('tickets')
    .executeTakeFirst();
}

export type LockedTicket = NonNullable<Awaited<ReturnType<typeof lockTicket>>>;

export function messagesOf(db: Db, { organisationId, id }: TicketKey) {
  return db
    .selectFrom('ticket_messages')
    .where('organisation_id', '=', organisationId)
    .where('ticket_id', '=', id)
    .orderBy('number')
    .select(['number', 'at', 'side', 'author_name as author', 'source', 'text', 'attachments'])
    .execute();
}

export function stateChangesOf(db: Db, { organisationId, id }: TicketKey) {
  return db
    .selectFrom('ticket_state_changes')
    .where('organisation_id', '=', organisationId)
    .where('ticket_id', '=', id)
    .orderBy('number')
    .select(['at', 'state', 'side', 'by_name as by'])
    .execute();
}

/** Adds a message to a locked ticket and returns its number. */
export async function insertMessage(
  db: Db,
  { organisationId, id }: TicketKey,
  message: Omit<Insertable<Schema['ticket_messages']>, 'organisation_id' | 'ticket_id' | 'number'>,
): Promise<number> {
  const number = (await countMessages(db, { organisationId, id })) + 1;
  await db
    .insertInto('ticket_messages')
    .values({ ...message, organisation_id: organisationId, ticket_id: id, number })
    .execute();
  return number;
}

export async function countMessages(db: Db, { organisationId, id }: TicketKey): Promise<number> {
  const { newest } = await db
    .selectFrom('ticket_messages')
    .where('organisation_id', '=', organisationId)
    .where('ticket_id', '=', id)
    .select(({ fn }) => fn.max('number').as('newest'))
    .executeTakeFirstOrThrow();
  return newest ?? 0;
}

/** Sets the next state of a locked ticket, with time and author. */
export async function updateState(
  db: Db,
  { organisationId, id }: TicketKey,
  change: { state: TicketState; side: TicketSide; by: string },
): Promise<void> {
  const { state, side, by } = change;
  await db.updateTable('tickets').where('organisation_id', '=', organisationId).where('id', '=', id).set({ state }).execute();
  await db
    .insertInto('ticket_state_changes')
    .values(({ selectFrom }) => ({
      organisation_id: organisationId,
      ticket_id: id,
      state,
      side,
      by_name: by,
      number: selectFrom('ticket_state_changes')
        .where('organisation_id', '=', organisationId)
        .where('ticket_id', '=', id)
        .select(sql<number>`coalesce(max(number), 0) + 1`.as('next')),
    }))
    .execute();
}

/** Records that a user has seen the first `messages` messages. Seen messages stay seen. */
export async function insertVisit(
  db: Db,
  { organisationId, id }: TicketKey,
  { portalId, messages }: { portalId: string; messages: number },
): Promise<void> {
  await db
    .insertInto('ticket_visits')
    .values({ organisation_id: organisationId, ticket_id: id, user_id: portalId, seen_messages: messages })
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'ticket_id', 'user_id']).doUpdateSet({
        seen_at: sql<Date>`now()`,
        seen_messages: sql<number>`greatest(ticket_visits.seen_messages, excluded.seen_messages)`,
      }),
    )
    .execute();
}

/** Finds the user who opened a ticket, with their present address; undefined if they were removed, or moved to another organisation. */
export function findOpener(
  db: Db,
  { organisationId, id }: TicketKey,
): Promise<{ portalId: string; email: string; language: LanguageTag | null } | undefined> {
  return db
    .selectFrom('tickets')
    .innerJoin('portal_users', (join) =>
      join.onRef('portal_users.id', '=', 'tickets.opened_by').onRef('portal_users.organisation_id', '=', 'tickets.organisation_id'),
    )
    .where('tickets.organisation_id', '=', organisationId)
    .where('tickets.id', '=', id)
    .select(['portal_users.id as portalId', 'portal_users.email', storedLanguage.as('language')])
    .executeTakeFirst();
}

/** Finds the customers who wrote in a ticket and may still read it: user and present address, sorted by address. */
export function findWriters(db: Db, { organisationId, id }: TicketKey) {
  return db
    .selectFrom('portal_users')
    .innerJoin('organisations', 'organisations.id', 'portal_users.organisation_id')
    .where('organisations.closed_at', 'is', null)
    .where('portal_users.organisation_id', '=', organisationId)
    .where(sql<boolean>`permissions & ${maskOf([bits.contact])}::int <> 0`)
    .where('portal_users.id', 'in', ({ selectFrom }) =>
      selectFrom('tickets')
        .where('organisation_id', '=', organisationId)
        .where('id', '=', id)
        .select('opened_by')
        .union(({ selectFrom: from }) =>
          from('ticket_messages')
            .where('organisation_id', '=', organisationId)
            .where('ticket_id', '=', id)
            .where('side', '=', 'customer')
            .select('author_id as opened_by'),
        ),
    )
    .orderBy('portal_users.email')
    .select(['portal_users.id as portalId', 'portal_users.full_name as fullName', 'portal_users.email', storedLanguage.as('language')])
    .execute();
}
