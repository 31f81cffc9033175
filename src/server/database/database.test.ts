import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrations } from '../../../migrations/list.ts';
import { type Db, migrateDown, migrateToLatest, migrationStatus, openDatabase } from './database.ts';
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
    'The database belongs to a newer version of the portal: 9999_without_something_needs_9998 removed what this version needs. Start the newer version',
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

/** A database beside that of a portal, without any table, as somebody who may sign in there sees it. */
async function besides(how: string, change = 'select'): Promise<Db> {
  const { deps, databaseUrl } = await startPortalForTest();
  const name = `${new URL(databaseUrl).pathname.slice(1)}_beside`;
  await sql`create database ${sql.id(name)} ${sql.raw(how)}`.execute(deps.db);
  await sql`create role ${sql.id(name)} login`.execute(deps.db);
  const openAs = (username: string) => openDatabase(Object.assign(new URL(databaseUrl), { username, pathname: `/${name}` }).href);
  const [owner, guest] = [openAs('portal'), openAs(name)];
  onTestFinished(async () => {
    await Promise.all([owner.close(), guest.close()]);
    await sql`drop database ${sql.id(name)} with (force)`.execute(deps.db);
    await sql`drop role ${sql.id(name)}`.execute(deps.db);
  });
  await sql.raw(change).execute(owner.db);
  return guest.db;
}

const others = 'create table organisations (); create table customers (); create table invoices (); create table prices ()';

test.each<[string, string, RegExp, string?]>([
  ['of bytes', "encoding 'SQL_ASCII' locale 'C'", /has the encoding SQL_ASCII, and the portal needs UTF8: create database/],
  ['of one alphabet', "encoding 'LATIN1' locale 'C'", /has the encoding LATIN1, and the portal needs UTF8/],
  [
    'of another application',
    "encoding 'UTF8'",
    /holds tables of something else \(customers, invoices, organisations and 1 more\): give the portal a database of its own/,
    others,
  ],
  [
    'in which its role may make nothing',
    "encoding 'UTF8'",
    /^The role \w+_beside may make no tables in the schema public of the database \w+_beside: make it the database's owner$/,
  ],
])('a database %s is refused in a sentence, and nothing is made in it', async (_, how, sentence, change) => {
  const db = await besides(`${how} template template0`, change);
  const before = await columnsOf(db);
  await expect(migrateToLatest(db)).rejects.toThrow(sentence);
  expect(await columnsOf(db)).toEqual(before);
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
