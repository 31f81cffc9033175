/** News for a user since their previous visit, limited to their permissions. */
import { sql } from 'kysely';
import type { News } from '../../shared/home/home.ts';
import type { LanguageTag } from '../../shared/base/language.ts';
import { homeListedMost } from '../../shared/base/limits.ts';
import { bitsFor, matters } from '../../shared/base/matters.ts';
import { bits, holds } from '../../shared/base/permissions.ts';
import type { Session } from '../auth/sessions.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { isReadIn } from '../documents/document-language.ts';
import { signInsOf } from './account.queries.ts';

export async function newsFor({ db, dataSets }: Pick<Deps, 'db' | 'dataSets'>, session: Session, language: LanguageTag): Promise<News> {
  const { previousSignInAt: since } = await signInsOf(db, session.portalId);
  const may = (bit: number) => holds(session.permissions, bit);
  const tickets = may(bits.contact) ? await answeredTickets(db, session) : [];
  if (since === null) return { since: null, dataSets: [], documents: [], tickets };
  const changed = may(bits.test_and_diagnostics) || may(bits.gnr_search) ? await changedSets(db, since) : [];
  const versions = new Map(dataSets.current().sets.map(({ set, dataVersion }) => [set, dataVersion]));
  return {
    since: since.toISOString(),
    dataSets: changed.map(({ set, at }) => ({ set, dataVersion: versions.get(set) ?? null, at: at.toISOString() })),
    documents: await newDocuments(db, session, { since, language }),
    tickets,
  };
}

function changedSets(db: Db, since: Date) {
  return db
    .selectFrom('data_set_changes')
    .where('at', '>', since)
    .select(({ fn }) => ['set_name as set', fn.max('at').as('at')])
    .groupBy('set_name')
    .orderBy('at', 'desc')
    .execute();
}

async function newDocuments(
  db: Db,
  { organisationId, permissions }: Session,
  { since, language }: { since: Date; language: LanguageTag },
): Promise<News['documents']> {
  const open = matters.filter((matter) => bitsFor(matter).every((bit) => holds(permissions, bit)));
  if (open.length === 0) return [];
  const rows = await db
    .selectFrom('documents')
    .distinctOn('matter')
    .where('matter', 'in', open)
    .where('modified_at', '>', since)
    .where(({ eb, or }) => or([eb('organisation_id', 'is', null), eb('organisation_id', '=', organisationId)]))
    .where(isReadIn(language))
    .select(({ fn }) => [
      'matter',
      fn
        .countAll<number>()
        .over((over) => over.partitionBy('matter'))
        .as('count'),
      'title',
      'modified_at as at',
    ])
    .orderBy('matter')
    .orderBy('modified_at', 'desc')
    .orderBy('title')
    .execute();
  return rows.map(({ at, ...document }) => ({ ...document, at: at.toISOString() }));
}

/** Lists tickets with a new answer, newest first. An answer stays news until the reader has seen it. */
async function answeredTickets(db: Db, { organisationId, portalId }: Session): Promise<News['tickets']> {
  const rows = await db
    .selectFrom('ticket_messages')
    .innerJoin('tickets', (join) =>
      join.onRef('tickets.organisation_id', '=', 'ticket_messages.organisation_id').onRef('tickets.id', '=', 'ticket_messages.ticket_id'),
    )
    .leftJoin('ticket_visits', (join) =>
      join
        .onRef('ticket_visits.organisation_id', '=', 'tickets.organisation_id')
        .onRef('ticket_visits.ticket_id', '=', 'tickets.id')
        .on('ticket_visits.user_id', '=', portalId),
    )
    .where('ticket_messages.organisation_id', '=', organisationId)
    .where('ticket_messages.side', '=', 'support')
    .where('ticket_messages.number', '>', sql<number>`coalesce(ticket_visits.seen_messages, 0)`)
    .select(({ fn }) => [
      'tickets.id as ticketId',
      'tickets.severity as ticketSeverity',
      'tickets.subject as ticketSubject',
      fn.max('ticket_messages.at').as('at'),
    ])
    .groupBy(['tickets.organisation_id', 'tickets.id'])
    .orderBy('at', 'desc')
    .orderBy('tickets.id')
    .limit(homeListedMost)
    .execute();
  return rows.map(({ at, ...ticket }) => ({ ...ticket, at: at.toISOString() }));
}
