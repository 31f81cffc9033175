import { sql } from 'kysely';
import type { SavedSearch } from '../../shared/reports/saved-searches.ts';
import { savedSearchesMost } from '../../shared/base/limits.ts';
import type { Session } from '../auth/sessions.ts';
import type { Db } from '../database/database.ts';

export function searchesOf(db: Db, portalId: string): Promise<SavedSearch[]> {
  return db
    .selectFrom('saved_searches')
    .where('portal_user_id', '=', portalId)
    .select(['id', 'name', 'parameters'])
    .orderBy('name')
    .execute();
}

/** Stores the search, in place of one of the same name; undefined where the user has the most already. */
export async function storeSearch(
  db: Db,
  { portalId, organisationId }: Pick<Session, 'portalId' | 'organisationId'>,
  { name, parameters }: Omit<SavedSearch, 'id'>,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into saved_searches (owner_organisation_id, portal_user_id, name, parameters)
    select ${organisationId}::int, ${portalId}::uuid, ${name}::text, ${JSON.stringify(parameters)}::jsonb
    where (select count(*) from saved_searches where portal_user_id = ${portalId} and name <> ${name}) < ${savedSearchesMost}
    on conflict (portal_user_id, name) do update set parameters = excluded.parameters, saved_at = now()
    returning id`.execute(db);
  return rows[0]?.id;
}

export async function deleteSearch(db: Db, portalId: string, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('saved_searches')
    .where('portal_user_id', '=', portalId)
    .where('id', '=', id)
    .returning('id')
    .execute();
  return removed.length > 0;
}
