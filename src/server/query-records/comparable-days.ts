/** Of which days the counts can be compared with their records. */
import { sql } from 'kysely';
import { addDays, utcDay } from '../../shared/base/utc-day.ts';
import type { Db } from '../database/database.ts';

export interface ComparableDays {
  /** From this day on (`YYYY-MM-DD`) batches are counted on their own. */
  readonly countedFrom: string;
  /** From this day on records are kept. */
  readonly keptFrom: string;
  /** Days before this one were compared and add up; empty where none were, or where one differs. */
  readonly comparedBefore: string;
}

/** As it is at `now`, where records are kept for `keptDays`: those that were dropped while they were kept for less do not come back. */
export async function comparableDays(db: Db, now: Date, keptDays: number): Promise<ComparableDays> {
  const row = await db
    .selectFrom('count_comparison')
    .select(['counted_from', 'records_from', 'differences'])
    .select(sql<string | null>`to_char(compared_at at time zone 'utc', 'YYYY-MM-DD')`.as('compared'))
    .executeTakeFirst();
  const today = utcDay(now);
  const isCompared = row?.differences === 0 && row.compared !== null && row.compared <= today;
  return {
    countedFrom: row?.counted_from ?? '',
    keptFrom: later(addDays(today, -keptDays), row?.records_from ?? ''),
    comparedBefore: isCompared ? (row.compared ?? '') : '',
  };
}

/**
 * The first day from `from` on whose records have to be counted one by one: of compared days the counts of reports and batches say how many records
 * there are.
 */
export function firstUncompared(from: string, { countedFrom, keptFrom, comparedBefore }: ComparableDays): string {
  return from < countedFrom || from < keptFrom ? from : later(from, comparedBefore);
}

/** Says that records of days before `day` are dropped. */
export async function noteDropped(db: Db, day: string): Promise<void> {
  await sql`
    insert into count_comparison as known (records_from) values (${day}::date)
    on conflict (only_row) do update set records_from = excluded.records_from
      where known.records_from is null or known.records_from < excluded.records_from`.execute(db);
}

/** The later one of two days; none is before all. */
export function later(a: string, b: string): string {
  return a > b ? a : b;
}
