/** Items for staff to look at, over all organisations that are not closed. */
import { sql } from 'kysely';
import type { Provider } from '../../shared/home/home.ts';
import { homeListedMost } from '../../shared/base/limits.ts';
import { hasJoined } from '../auth/has-joined.ts';
import type { Db } from '../database/database.ts';

interface OfOrganisation {
  userId: number;
  organisation: string;
  count: number;
}

/** Lists the failed batches whose results are still listed. */
export async function failedBatches(db: Db, keptDays: number): Promise<Provider['failedBatches']> {
  const { rows } = await sql<OfOrganisation & { id: string; fileName: string; failedAt: Date }>`
    select o.id as "userId", o.name as organisation, b.id, b.file_name as "fileName", b.finished_at as "failedAt",
      (count(*) over ())::int as count
    from batches b join organisations o on o.id = b.organisation_id
    where b.state = 'failed' and b.finished_at > now() - ${keptDays} * interval '1 day' and o.closed_at is null
    order by b.finished_at desc, b.id limit ${homeListedMost}`.execute(db);
  return {
    count: rows[0]?.count ?? 0,
    newest: rows.map(({ count: _count, failedAt, ...batch }) => ({ ...batch, failedAt: failedAt.toISOString() })),
  };
}

/** Lists the people who were added and have not set a password yet. */
export async function openInvitations(db: Db): Promise<Provider['invitations']> {
  const { rows } = await sql<OfOrganisation & { portalId: string; display: string; addedAt: Date; worksUntil: Date | null }>`
    select o.id as "userId", o.name as organisation, portal_users.id as "portalId", portal_users.full_name as display, portal_users.created_at as "addedAt",
      l.expires_at as "worksUntil", (count(*) over ())::int as count
    from portal_users
    join organisations o on o.id = portal_users.organisation_id
    left join password_links l on l.user_id = portal_users.id and l.purpose = 'invitation' and l.expires_at > now()
    where not ${hasJoined} and o.closed_at is null
    order by portal_users.created_at desc, portal_users.id limit ${homeListedMost}`.execute(db);
  return {
    count: rows[0]?.count ?? 0,
    newest: rows.map(({ count: _count, addedAt, worksUntil, ...person }) => ({
      ...person,
      addedAt: addedAt.toISOString(),
      worksUntil: worksUntil?.toISOString() ?? null,
    })),
  };
}
