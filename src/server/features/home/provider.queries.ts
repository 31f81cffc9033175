/** What staff have to look at, over all organisations that are not closed. */
import { sql } from 'kysely';
import type { Provider } from '../../../shared/api/home.ts';
import { batchResultDays, homeListedMost } from '../../../shared/limits.ts';
import type { Db } from '../../database/database.ts';

interface OfOrganisation {
  userId: number;
  organisation: string;
  count: number;
}

/** Of those whose results are still listed. */
export async function failedBatches(db: Db): Promise<Provider['failedBatches']> {
  const { rows } = await sql<OfOrganisation & { id: string; fileName: string; failedAt: Date }>`
    select o.id as "userId", o.name as organisation, b.id, b.file_name as "fileName", b.finished_at as "failedAt",
      (count(*) over ())::int as count
    from batches b join organisations o on o.id = b.organisation_id
    where b.state = 'failed' and b.finished_at > now() - ${batchResultDays} * interval '1 day' and o.closed_at is null
    order by b.finished_at desc, b.id limit ${homeListedMost}`.execute(db);
  return {
    count: rows[0]?.count ?? 0,
    newest: rows.map(({ count: _count, failedAt, ...batch }) => ({ ...batch, failedAt: failedAt.toISOString() })),
  };
}

/** Of people who were added and have set no password yet. */
export async function openInvitations(db: Db): Promise<Provider['invitations']> {
  const { rows } = await sql<OfOrganisation & { portalId: string; display: string; addedAt: Date; worksUntil: Date | null }>`
    select o.id as "userId", o.name as organisation, u.id as "portalId", u.full_name as display, u.created_at as "addedAt",
      l.expires_at as "worksUntil", (count(*) over ())::int as count
    from portal_users u
    join organisations o on o.id = u.organisation_id
    left join password_links l on l.user_id = u.id and l.purpose = 'invitation' and l.expires_at > now()
    where u.password_hash is null and o.closed_at is null
    order by u.created_at desc, u.id limit ${homeListedMost}`.execute(db);
  return {
    count: rows[0]?.count ?? 0,
    newest: rows.map(({ count: _count, addedAt, worksUntil, ...person }) => ({
      ...person,
      addedAt: addedAt.toISOString(),
      worksUntil: worksUntil?.toISOString() ?? null,
    })),
  };
}
