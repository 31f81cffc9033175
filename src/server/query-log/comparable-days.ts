/** Of which days the counts can be compared with their records. */
import { sql } from 'kysely';
import { addDays, utcDay } from '../../shared/utc-day.ts';
import type { Db } from '../database/database.ts';

interface ComparableDays {
  /** From this day on (`YYYY-MM-DD`) batches are counted on their own. */
  readonly countedFrom: string;
  /** From this day on records are kept. */
  readonly keptFrom: string;
}

/** As it is at `now`, where records are kept for `keptDays`: those that were dropped while they were kept for less do not come back. */
export async function comparableDays(db: Db, now: Date, keptDays: number): Promise<ComparableDays> {
  const row = await db.selectFrom('count_comparison').select(['counted_from', 'records_from']).executeTakeFirst();
  return { countedFrom: row?.counted_from ?? '', keptFrom: later(addDays(utcDay(now), -keptDays), row?.records_from ?? '') };
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
