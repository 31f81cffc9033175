import { sql } from 'kysely';
import type { SavedView } from '../../shared/account/saved-views.ts';
import { savedViewsMost } from '../../shared/base/limits.ts';
import { bits, holds } from '../../shared/base/permissions.ts';
import type { Session } from '../auth/sessions.ts';
import type { Db } from '../database/database.ts';

/** Most views in the list. Large organisations see the caller's own first, then the others by name. */
const listedMost = 500;

type Reader = Pick<Session, 'portalId' | 'organisationId'>;

/** Lists the reader's own views and those shared with their organisation. */
export function viewsFor(db: Db, { portalId, organisationId }: Reader): Promise<SavedView[]> {
  return db
    .selectFrom('saved_views')
    .innerJoin('portal_users', 'portal_users.id', 'saved_views.portal_user_id')
    .where('organisation_id', '=', organisationId)
    .where(({ or, eb }) => or([eb('portal_user_id', '=', portalId), eb('is_shared', '=', true)]))
    .select(({ eb }) => [
      'saved_views.id',
      'table_name as table',
      'name',
      'view',
      'is_shared as isShared',
      eb('portal_user_id', '=', portalId).$castTo<boolean>().as('isOwn'),
      'full_name as savedBy',
    ])
    .orderBy('isOwn', 'desc')
    .orderBy('name')
    .orderBy('table_name')
    .orderBy('saved_at')
    .limit(listedMost)
    .execute();
}

/** Stores the view, replacing the user's own of the same table and name; undefined if they already have the maximum. */
export async function storeView(
  db: Db,
  { portalId, organisationId }: Reader,
  { table, name, view, isShared }: Pick<SavedView, 'table' | 'name' | 'view' | 'isShared'>,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into saved_views (owner_organisation_id, portal_user_id, table_name, name, view, is_shared)
    select ${organisationId}::int, ${portalId}::uuid, ${table}::text, ${name}::text, ${JSON.stringify(view)}::jsonb, ${isShared}::boolean
    where (
      select count(*) from saved_views where portal_user_id = ${portalId} and (table_name, name) <> (${table}, ${name})
    ) < ${savedViewsMost}
    on conflict (portal_user_id, table_name, name)
      do update set view = excluded.view, is_shared = excluded.is_shared, saved_at = now()
    returning id`.execute(db);
  return rows[0]?.id;
}

/** Deletes one's own view or, as an administrator, one shared with the organisation; false if there is none with this id. */
export async function deleteView(db: Db, { portalId, organisationId, permissions }: Session, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('saved_views')
    .using('portal_users')
    .whereRef('portal_users.id', '=', 'saved_views.portal_user_id')
    .where('saved_views.id', '=', id)
    .where('organisation_id', '=', organisationId)
    .where(({ or, eb }) =>
      or([eb('portal_user_id', '=', portalId), ...(holds(permissions, bits.user_management) ? [eb('is_shared', '=', true)] : [])]),
    )
    .returning('saved_views.id')
    .execute();
  return removed.length > 0;
}
