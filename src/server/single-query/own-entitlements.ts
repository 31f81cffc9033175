import { sql } from 'kysely';
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import type { entitlements } from '../../shared/entitlements/entitlements.ts';
import { batchServiceCodes } from '../../shared/services/services.ts';
import type { Db } from '../database/database.ts';
import { nothingLimited, readEntitlement } from '../entitlements/entitlement.ts';
import { quotaUsedToday } from '../entitlements/quota-rows.ts';

/** Reads the organisation's entitlements, and the rest of its quota until the end of the database's day. */
export async function entitlementsOf(db: Db, organisationId: number): Promise<ReplyOf<typeof entitlements>['message']> {
  const { services, dailyQuota, destinations } = (await readEntitlement(db, organisationId)) ?? nothingLimited;
  const allowed = { services: [...(services ?? batchServiceCodes)], destinations: [...destinations] };
  if (dailyQuota === null) return { ...allowed, dailyQuota, usedToday: null, leftToday: null, renewedAt: null };
  const usedToday = await quotaUsedToday(db, organisationId);
  const leftToday = Math.max(0, dailyQuota - usedToday);
  return { ...allowed, dailyQuota, usedToday, leftToday, renewedAt: await nextMidnight(db) };
}

async function nextMidnight(db: Db): Promise<string> {
  const { rows } = await sql<{ at: string }>`select to_char((now() at time zone 'UTC')::date + 1, 'YYYY-MM-DD') as at`.execute(db);
  return `${rows[0]?.at}T00:00:00Z`;
}
