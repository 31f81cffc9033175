import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from '../../../migrations/list.ts';
import { type Db, migrateDown, migrateToLatest, migrationStatus } from './database.ts';
import { startPortalForTest } from '../test-support/test-portal.ts';

async function columnsOf(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%' order by table_name, column_name`.execute(db);
  return rows;
}

test('the migrations go forward, back to nothing, and forward to the same schema', async () => {
  const { deps } = await startPortalForTest();
  const before = await columnsOf(deps.db);
  expect(before.length).toBeGreaterThan(10);
  for (let undone = 0; undone < Object.keys(migrations).length; undone += 1) await migrateDown(deps.db);
  expect(await columnsOf(deps.db)).toEqual([]);
  await migrateToLatest(deps.db);
  expect(await columnsOf(deps.db)).toEqual(before);
});

const claimMigration = (db: Db, name: string) =>
  sql`insert into kysely_migration (name, timestamp) values (${name}, '2099-01-01')`.execute(db);

test('a database from which a newer version has taken what this one needs is refused', async () => {
  const { deps } = await startPortalForTest();
  await claimMigration(deps.db, '9999_without_something_needs_9998');
  await expect(migrateToLatest(deps.db)).rejects.toThrow(
    'The database is of a newer version of the portal: 9999_without_something_needs_9998 took away what this version needs. Start the newer version',
  );
});

test('a database to which a newer version has added something is used as it is', async () => {
  const { deps } = await startPortalForTest();
  const newest = Object.keys(migrations).at(-1)?.slice(0, 4);
  await claimMigration(deps.db, '9998_something_more');
  await claimMigration(deps.db, `9999_without_something_needs_${newest}`);
  await migrateToLatest(deps.db);
  expect((await migrationStatus(deps.db)).foreign).toEqual(['9998_something_more', `9999_without_something_needs_${newest}`]);
});

test('the driver reads int8 as a number and a date as text', async () => {
  const { deps } = await startPortalForTest();
  const { rows } = await sql`select 9007199254740991::int8 as big, date '2026-03-01' as day`.execute(deps.db);
  expect(rows).toEqual([{ big: 9007199254740991, day: '2026-03-01' }]);
});

test('the driver reads an array of counts as numbers', async () => {
  const { deps } = await startPortalForTest();
  const { rows } = await sql`
    select '{1,0,23}'::bigint[] as some, '{}'::bigint[] as none, '{9007199254740991}'::bigint[] as one`.execute(deps.db);
  expect(rows).toEqual([{ some: [1, 0, 23], none: [], one: [9007199254740991] }]);
});
