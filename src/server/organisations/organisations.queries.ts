import { sql } from 'kysely';
import type { BatchState } from '../../shared/batches/batches.ts';
import { newestBatches, type OrganisationDetail } from '../../shared/organisations/organisations.ts';
import type { BatchServiceCode } from '../../shared/services/services.ts';
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
  const rows = await db
    .selectFrom('batches')
    .innerJoin('batch_services as asked', (join) =>
      join.onRef('asked.organisation_id', '=', 'batches.organisation_id').onRef('asked.batch_id', '=', 'batches.id'),
    )
    .where('batches.organisation_id', '=', organisationId)
    .select([
      'batches.id',
      'batches.file_name as fileName',
      'batches.created_at as createdAt',
      'batches.records',
      sql<BatchState>`case when batches.state = 'done' and bool_or(asked.failed > 0) then 'partly' else batches.state end`.as('state'),
      sql<BatchServiceCode[]>`array_agg(asked.service order by asked.position)`.as('services'),
    ])
    .groupBy(['batches.organisation_id', 'batches.id'])
    .orderBy('batches.created_at', 'desc')
    .orderBy('batches.id')
    .limit(newestBatches)
    .execute();
  return rows.map(({ createdAt, ...batch }) => ({ ...batch, createdAt: createdAt.toISOString() }));
}
