/** News for a user since their previous visit, limited to their permissions. */
import { sql } from 'kysely';
import type { News } from '../../shared/home/home.ts';
import type { TicketType } from '../../shared/tickets/tickets.ts';
import type { LanguageTag } from '../../shared/base/language.ts';
import { homeListedMost } from '../../shared/base/limits.ts';
import { bitsFor, type Matter, matters } from '../../shared/base/matters.ts';
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
  const { rows } = await sql<{ matter: Matter; count: number; title: string; at: Date }>`
    select distinct on (matter) matter, (count(*) over (partition by matter))::int as count, title, modified_at as at
    from documents
    where matter = any(${open}::text[]) and modified_at > ${since} and (organisation_id is null or organisation_id = ${organisationId})
      and ${isReadIn(language)}
    order by matter, modified_at desc, title`.execute(db);
  return rows.map(({ at, ...document }) => ({ ...document, at: at.toISOString() }));
}

/** Lists tickets with a new answer, newest first. An answer stays news until the reader has seen it. */
async function answeredTickets(db: Db, { organisationId, portalId }: Session): Promise<News['tickets']> {
  const { rows } = await sql<{ ticketId: string; ticketSeverity: TicketType; ticketSubject: string; at: Date }>`
    select t.id as "ticketId", t.severity as "ticketSeverity", t.subject as "ticketSubject", max(m.at) as at
    from ticket_messages m
    join tickets t on t.organisation_id = m.organisation_id and t.id = m.ticket_id
    left join ticket_visits v on v.organisation_id = t.organisation_id and v.ticket_id = t.id and v.user_id = ${portalId}
    where m.organisation_id = ${organisationId} and m.side = 'support' and m.number > coalesce(v.seen_messages, 0)
    group by t.organisation_id, t.id
    order by max(m.at) desc, t.id limit ${homeListedMost}`.execute(db);
  return rows.map(({ at, ...ticket }) => ({ ...ticket, at: at.toISOString() }));
}
