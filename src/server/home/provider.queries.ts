/** Items for staff to look at, over all organisations that are not closed. */
import { sql } from 'kysely';
import type { Provider } from '../../shared/home/home.ts';
import { homeListedMost } from '../../shared/base/limits.ts';
import { hasJoined } from '../auth/has-joined.ts';
import type { Db } from '../database/database.ts';

/** Lists the failed batches whose results are still listed. */
export async function failedBatches(db: Db, keptDays: number): Promise<Provider['failedBatches']> {
  const rows = await db
    .selectFrom('batches')
    .innerJoin('organisations', 'organisations.id', 'batches.organisation_id')
    .where('batches.state', '=', 'failed')
    .where('batches.finished_at', '>', sql<Date>`now() - ${keptDays} * interval '1 day'`)
    .where('organisations.closed_at', 'is', null)
    .select(({ fn }) => [
      'organisations.id as userId',
      'organisations.name as organisation',
      'batches.id',
      'batches.file_name as fileName',
      'batches.finished_at as failedAt',
      fn.countAll<number>().over().as('count'),
    ])
    .$narrowType<{ failedAt: Date }>()
    .orderBy('batches.finished_at', 'desc')
    .orderBy('batches.id')
    .limit(homeListedMost)
    .execute();
  return {
    count: rows[0]?.count ?? 0,
    newest: rows.map(({ count: _count, failedAt, ...batch }) => ({ ...batch, failedAt: failedAt.toISOString() })),
  };
}

/** Lists the people who were added and have not set a password yet. */
export async function openInvitations(db: Db): Promise<Provider['invitations']> {
  const rows = await db
    .selectFrom('portal_users')
    .innerJoin('organisations', 'organisations.id', 'portal_users.organisation_id')
    .leftJoin('password_links', (join) =>
      join
        .onRef('password_links.user_id', '=', 'portal_users.id')
        .on('password_links.purpose', '=', 'invitation')
        .on('password_links.expires_at', '>', sql<Date>`now()`),
    )
    .where(sql<boolean>`not ${hasJoined}`)
    .where('organisations.closed_at', 'is', null)
    .select(({ fn }) => [
      'organisations.id as userId',
      'organisations.name as organisation',
      'portal_users.id as portalId',
      'portal_users.full_name as display',
      'portal_users.created_at as addedAt',
      'password_links.expires_at as worksUntil',
      fn.countAll<number>().over().as('count'),
    ])
    .orderBy('portal_users.created_at', 'desc')
    .orderBy('portal_users.id')
    .limit(homeListedMost)
    .execute();
  return {
    count: rows[0]?.count ?? 0,
    newest: rows.map(({ count: _count, addedAt, worksUntil, ...person }) => ({
      ...person,
      addedAt: addedAt.toISOString(),
      worksUntil: worksUntil?.toISOString() ?? null,
    })),
  };
}
