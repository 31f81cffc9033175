import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from '../../../migrations/list.ts';
import { type Db, migrateDown, migrateToLatest } from './database.ts';
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

test('a database that a newer version has moved on is refused', async () => {
  const { deps } = await startPortalForTest();
  await sql`insert into kysely_migration (name, timestamp) values ('9999_from_the_future', '2099-01-01')`.execute(deps.db);
  await expect(migrateToLatest(deps.db)).rejects.toThrow('9999_from_the_future');
});

test('both drivers read int8 as a number and a date as text', async () => {
  const { deps } = await startPortalForTest();
  const { rows } = await sql`select 9007199254740991::int8 as big, date '2026-03-01' as day`.execute(deps.db);
  expect(rows).toEqual([{ big: 9007199254740991, day: '2026-03-01' }]);
});

test('both drivers read an array of counts as numbers', async () => {
  const { deps } = await startPortalForTest();
  const { rows } = await sql`
    select '{1,0,23}'::bigint[] as some, '{}'::bigint[] as none, '{9007199254740991}'::bigint[] as one`.execute(deps.db);
  expect(rows).toEqual([{ some: [1, 0, 23], none: [], one: [9007199254740991] }]);
});
