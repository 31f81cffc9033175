/**
 * The comparison of a day's counts with its records, in database and archive, and its batch rows, each counted separately. A lost record or a doubled count is
 * a difference.
 */
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { addDays, daysFromTo, utcDay } from '../../shared/base/utc-day.ts';
import type { Db } from '../database/database.ts';
import { takeLease } from '../database/leases.ts';
import { comparableDays, later } from '../query-records/comparable-days.ts';
import { isLoaded } from '../query-records/read-query-records.ts';

/** A day of an organisation whose numbers do not add up. */
export interface Difference {
  readonly organisationId: number;
  readonly day: string;
  /** Queries that the reports count. */
  readonly counted: number;
  readonly records: number;
  readonly batchRows: number;
}

interface Kept {
  readonly now: Date;
  /** Retention of records, in days. */
  readonly keptDays: number;
}

/** Finds every difference of the past days that can still be compared. */
export async function findDifferences(db: Db, { now, keptDays }: Kept, stopping?: AbortSignal): Promise<Difference[]> {
  const { countedFrom, keptFrom } = await comparableDays(db, now, keptDays);
  const found: Difference[] = [];
  for (const day of daysFromTo(later(countedFrom, keptFrom), addDays(utcDay(now), -1))) {
    stopping?.throwIfAborted();
    found.push(...(await differencesOf(db, day)));
  }
  return found;
}

/**
 * Compares in one statement, and so in one snapshot: records and counts are written, moved and taken back together, at any time. An organisation that is being
 * erased is partly gone.
 */
async function differencesOf(db: Db, day: string): Promise<Difference[]> {
  const sumOf = (table: 'query_daily' | 'batch_daily') => sql`(
    select coalesce(sum((select sum(count) from unnest(succeeded || failed) as count)), 0)::bigint
    from ${sql.table(table)} where organisation_id = organisations.id and day = ${day}::date)`;
  const { rows } = await sql<Difference>`
    select * from (
      select organisations.id as "organisationId", ${day}::text as day, ${sumOf('query_daily')} as counted,
        coalesce(in_database.records, 0) + (
          select coalesce(sum(archived_rows.records), 0)::bigint from archived_rows join archived_files on archived_files.id = file_id
          where organisation_id = organisations.id and archived_rows.day = ${day}::date and state = 'kept'
        ) as records,
        ${sumOf('batch_daily')} as "batchRows"
      from organisations left join (
        select organisation_id, count(*) as records from query_records
        where at >= ${new Date(day)} and at < ${new Date(addDays(day, 1))} and ${isLoaded} group by organisation_id
      ) as in_database on in_database.organisation_id = organisations.id
      where organisations.id not in (select organisation_id from erasures)
    ) as compared
    where counted <> records + "batchRows" order by "organisationId"`.execute(db);
  return rows;
}

interface Comparing {
  readonly db: Db;
  readonly clock: () => Date;
  readonly config: { readonly KEEP_QUERY_RECORDS_DAYS: number };
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Compares once a day on one node and stores the result. Rejects if it is aborted. */
export async function compareCounts({ db, clock, config, log }: Comparing, stopping?: AbortSignal): Promise<void> {
  const lease = await takeLease(db, { organisationId: 0, name: 'comparison of counts' });
  if (!lease) return;
  try {
    if (await wasComparedToday(db)) return;
    const found = await findDifferences(db, { now: clock(), keptDays: config.KEEP_QUERY_RECORDS_DAYS }, stopping);
    for (const difference of found) log.error(difference, 'a day does not add up');
    const comparison = { compared_at: sql<Date>`now()`, differences: found.length };
    await db
      .insertInto('count_comparison')
      .values(comparison)
      .onConflict((conflict) => conflict.column('only_row').doUpdateSet(comparison))
      .execute();
  } finally {
    await lease.release();
  }
}

async function wasComparedToday(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('count_comparison')
    .where(sql<boolean>`(compared_at at time zone 'utc')::date = (now() at time zone 'utc')::date`)
    .select('only_row')
    .executeTakeFirst();
  return row !== undefined;
}
