/** Days for which the counts can be compared with their records. */
import { sql } from 'kysely';
import { addDays, utcDay } from '../../shared/base/utc-day.ts';
import type { Db } from '../database/database.ts';

export interface ComparableDays {
  /** The first day (`YYYY-MM-DD`) on which batches have counts of their own. */
  readonly countedFrom: string;
  /** The first day whose records are kept. */
  readonly keptFrom: string;
  /** Days before this one were compared and add up; empty if none were, or if one differs. */
  readonly comparedBefore: string;
}

/** Returns the state at `now`, with records kept for `keptDays`: records dropped under a shorter limit do not come back. */
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

/** Returns the first day from `from` on whose records must be counted one by one: for compared days, the counts of reports and batches give their number. */
export function firstUncompared(from: string, { countedFrom, keptFrom, comparedBefore }: ComparableDays): string {
  return from < countedFrom || from < keptFrom ? from : later(from, comparedBefore);
}

/** Notes in the database that records of days before `day` are dropped. */
export async function noteDropped(db: Db, day: string): Promise<void> {
  await db
    .insertInto('count_comparison')
    .values({ records_from: day })
    .onConflict((conflict) =>
      conflict
        .column('only_row')
        .doUpdateSet({ records_from: day })
        .where(({ eb, or }) => or([eb('count_comparison.records_from', 'is', null), eb('count_comparison.records_from', '<', day)])),
    )
    .execute();
}

/** Returns the later of two days; an empty one comes before all others. */
export function later(a: string, b: string): string {
  return a > b ? a : b;
}
