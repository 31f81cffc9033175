/**
 * The daily quota of an organisation, taken before a query is asked: one statement decides, whatever other nodes take at that moment. A day
 * is one of UTC by the clock of the database, which all nodes share. An organisation without a quota has no row here.
 */
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Queries that were taken from the quota of a UTC day (`YYYY-MM-DD`). */
export interface Grant {
  readonly queries: number;
  readonly day: string;
}

const today = sql<string>`(now() at time zone 'UTC')::date`;

/** Takes up to so many queries, and less where less is left. Undefined where the organisation has no quota. */
export async function takeQuota(db: Db, organisationId: number, queries: number): Promise<Grant | undefined> {
  // One that waited for the row sees what the one before it left: what is given is worked out from the row as it is then.
  const left = sql`least(${queries}::int, greatest((select daily_quota from entitlements e where e.organisation_id = q.organisation_id) - q.used, 0))`;
  const { rows } = await sql<Grant>`
    insert into quota_use as q (organisation_id, day, used, granted)
    select organisation_id, ${today}, least(${queries}::int, daily_quota), least(${queries}::int, daily_quota)
    from entitlements where organisation_id = ${organisationId} and daily_quota is not null
    on conflict (organisation_id, day) do update set used = q.used + ${left}, granted = ${left}
    returning granted as queries, to_char(day, 'YYYY-MM-DD') as day`.execute(db);
  return rows[0];
}

/** Gives back what was taken and not answered. */
export async function giveBackQuota(db: Db, organisationId: number, { queries, day }: Grant): Promise<void> {
  if (queries === 0) return;
  await db
    .updateTable('quota_use')
    .set({ used: sql<number>`greatest(used - ${queries}::int, 0)` })
    .where('organisation_id', '=', organisationId)
    .where('day', '=', day)
    .execute();
}

/** Queries taken today, 0 where none were. */
export async function quotaUsedToday(db: Db, organisationId: number): Promise<number> {
  const row = await db
    .selectFrom('quota_use')
    .where('organisation_id', '=', organisationId)
    .where('day', '=', today)
    .select('used')
    .executeTakeFirst();
  return row?.used ?? 0;
}

/** A batch that was at a part at midnight still gives something back to the day before. */
export async function removeOldQuotaUse(db: Db): Promise<void> {
  await db
    .deleteFrom('quota_use')
    .where('day', '<', sql<string>`${today} - 2`)
    .execute();
}
