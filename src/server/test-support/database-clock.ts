/**
 * A movable clock in a test's database. Every copy of the template looks for functions in `public` before PostgreSQL's own (`test-portal.ts`), so
 * that queries and column defaults use a `now()` made there. Daily counts stay on one day while a test runs.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Shifts the database's time from the real one by `ms`, from now on. */
export function shiftDatabaseClock(db: Db, ms: number): Promise<void> {
  return replaceClock(db, (real) => sql`${real} + interval '${sql.raw(String(ms))} milliseconds'`);
}

/** Stops the database's time at this moment. */
export function stopDatabaseClock(db: Db, at: Date): Promise<void> {
  return replaceClock(db, () => sql`timestamptz '${sql.raw(at.toISOString())}'`);
}

async function replaceClock(db: Db, time: (real: RawBuilder<unknown>) => RawBuilder<unknown>): Promise<void> {
  for (const name of ['now', 'clock_timestamp']) {
    await sql`
      create or replace function public.${sql.raw(name)}() returns timestamptz language sql ${sql.raw(name === 'now' ? 'stable' : 'volatile')}
      return ${time(sql.raw(`pg_catalog.${name}()`))}`.execute(db);
  }
  await useInDefaults(db);
  // A shift that no statement uses would go unnoticed until a midnight.
  const { rows } = await sql<{ isUsed: boolean }>`select now() = public.now() as "isUsed"`.execute(db);
  if (!rows[0]?.isUsed) throw new Error('the search_path of the database finds the functions of PostgreSQL before those in public');
}

/** Replaces the defaults of columns, which hold PostgreSQL's own function. One statement each, since the portal uses the tables. */
async function useInDefaults(db: Db): Promise<void> {
  const { rows } = await sql<{ change: string }>`
    select format('alter table %s alter column %I set default %s', adrelid::regclass, attname,
      replace(pg_get_expr(adbin, adrelid), 'pg_catalog.', '')) as change
    from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
    where pg_get_expr(adbin, adrelid) ~ 'pg_catalog.(now|clock_timestamp)'`.execute(db);
  for (const { change } of rows) await sql.raw(change).execute(db);
}
