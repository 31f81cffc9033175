import { sql } from 'kysely';
import { newestBatches, type OrganisationDetail } from '../../shared/organisations/organisations.ts';
import { hasJoined } from '../auth/has-joined.ts';
import type { Db } from '../database/database.ts';
import { nothingLimited, readEntitlement } from '../entitlements/entitlement.ts';
import { quotaUsedToday } from '../entitlements/quota-rows.ts';

export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  return (await db.selectFrom('portal_users').where('email', '=', email).select('id').executeTakeFirst()) !== undefined;
}

/** Counts the signed-in users and the unfinished batches of the organisation: closing it ends both. */
export async function underWayOf(db: Db, organisationId: number): Promise<Pick<OrganisationDetail, 'signedIn' | 'openBatches'>> {
  const { rows } = await sql<{ signedIn: number; openBatches: number }>`
    select
      (select count(distinct s.user_id) from sessions s join portal_users u on u.id = s.user_id
        where u.organisation_id = ${organisationId} and s.state = 'active' and s.supporter_hash is null and s.expires_at > now()
      )::int as "signedIn",
      (select count(*) from batches
        where organisation_id = ${organisationId} and state in ('queued', 'running'))::int as "openBatches"`.execute(db);
  return rows[0] ?? { signedIn: 0, openBatches: 0 };
}

/** Lists invited people of the organisation without a password, and the time at which their links expire. */
export async function openInvitationsOf(db: Db, organisationId: number): Promise<OrganisationDetail['invitations']> {
  const rows = await db
    .selectFrom('portal_users')
    .leftJoin('password_links', (join) =>
      join
        .onRef('password_links.user_id', '=', 'portal_users.id')
        .on('password_links.purpose', '=', 'invitation')
        .on('password_links.expires_at', '>', sql<Date>`now()`),
    )
    .where('portal_users.organisation_id', '=', organisationId)
    .where(sql<boolean>`not ${hasJoined}`)
    .select([
      'portal_users.id as portalId',
      'portal_users.full_name as display',
      'portal_users.email as emailAddress',
      'password_links.expires_at as worksUntil',
    ])
    .orderBy('portal_users.full_name')
    .orderBy('portal_users.id')
    .limit(100)
    .execute();
  return rows.map(({ worksUntil, ...person }) => ({ ...person, worksUntil: worksUntil?.toISOString() ?? null }));
}

/** Reads the organisation's entitlements, and the part of its quota used today. */
export async function entitlementOf(db: Db, organisationId: number): Promise<OrganisationDetail['entitlement']> {
  const { services, dailyQuota, destinations } = (await readEntitlement(db, organisationId)) ?? nothingLimited;
  const usedToday = dailyQuota === null ? 0 : await quotaUsedToday(db, organisationId);
  return { services: services && [...services], dailyQuota, destinations: [...destinations], usedToday };
}

/** Lists the newest batches of the organisation, each with its services in the order of the request. */
export async function newestBatchesOf(db: Db, organisationId: number): Promise<OrganisationDetail['batches']> {
  const { rows } = await sql<Omit<OrganisationDetail['batches'][number], 'createdAt'> & { createdAt: Date }>`
    select b.id, b.file_name as "fileName", b.created_at as "createdAt", b.records,
      case when b.state = 'done' and bool_or(s.failed > 0) then 'partly' else b.state end as state,
      array_agg(s.service order by s.position) as services
    from batches b join batch_services s on s.organisation_id = b.organisation_id and s.batch_id = b.id
    where b.organisation_id = ${organisationId}
    group by b.organisation_id, b.id order by b.created_at desc, b.id limit ${newestBatches}`.execute(db);
  return rows.map(({ createdAt, ...batch }) => ({ ...batch, createdAt: createdAt.toISOString() }));
}
