/** Recent queries of an organisation, from the daily counts of the reports. */
import { sql } from 'kysely';
import type { Counts, Usage } from '../../shared/home/home.ts';
import { historicalDays } from '../../shared/base/limits.ts';
import { addDays, daysFromTo, utcDay } from '../../shared/base/utc-day.ts';
import type { Db } from '../database/database.ts';

const weekDays = 7;

export async function usageOf(db: Db, organisationId: number, now: Date): Promise<Usage> {
  const today = utcDay(now);
  const [from, to] = [addDays(today, -historicalDays), addDays(today, -1)];
  const counted = await readDays(db, organisationId, { from, to });
  const days = daysFromTo(from, to).map((day) => ({ day, ...(counted.get(day) ?? { answered: 0, failed: 0 }) }));
  return {
    yesterday: sumOf(days.slice(-1)),
    lastWeek: sumOf(days.slice(-weekDays)),
    weekBefore: sumOf(days.slice(-2 * weekDays, -weekDays)),
    days,
  };
}

/** Reads the days. The database adds up: the arrays of a month hold some hundred thousand counts, most of them 0 and dropped early. */
async function readDays(db: Db, organisationId: number, { from, to }: { from: string; to: string }): Promise<Map<string, Counts>> {
  const { rows } = await sql<Counts & { day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day,
      sum((select coalesce(sum(count), 0) from unnest(array_remove(succeeded, 0)) as count))::float8 as answered,
      sum((select coalesce(sum(count), 0) from unnest(array_remove(failed, 0)) as count))::float8 as failed
    from query_daily
    where organisation_id = ${organisationId} and day between ${from} and ${to}
    group by query_daily.day`.execute(db);
  return new Map(rows.map(({ day, answered, failed }) => [day, { answered, failed }]));
}

function sumOf(days: readonly Counts[]): Counts {
  const add = (of: (counts: Counts) => number) => days.reduce((sum, counts) => sum + of(counts), 0);
  return { answered: add(({ answered }) => answered), failed: add(({ failed }) => failed) };
}
