/** The catalogue of the migrated database: every table belongs to an organisation and its key begins with it, or is one of the few global tables. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { copyTemplate } from '../test-support/test-portal.ts';

/** Tables that belong to no organisation, or are read before the organisation is known. Another table here needs its reason in docs/scale.md. */
const globalTables = `
  organisations portal_users sessions support_views one_time_codes password_links email_changes single_sign_on_domains single_sign_ons passkeys passkey_challenges
  totp_secrets recovery_codes attempts spent_human_checks mail_outbox secret_key storage_mark last_backup service_counts upstream_circuits
  data_set_versions data_set_changes query_imports record_positions service_provider_ids built_ranges archived_files archive_progress
  count_comparison`
  .trim()
  .split(/\s+/);
/** Columns that name the organisation of a row. An older node would confuse the second one with that of users. */
const organisationColumns = ['organisation_id', 'owner_organisation_id'];
/** Append-only, partitioned by day, and referenced by no key: its index begins with the organisation. */
const withoutKey = ['query_records'];
/** Keys unique over all organisations: random, or looked up before the organisation is known. The first three primary keys are older. */
const uniqueOverAll = `
  api_keys_pkey webhooks_pkey webhook_deliveries_pkey saved_searches_pkey saved_views_pkey documents_pkey
  audit_log_pkey audit_log_public_id_key linked_identities_by_user api_keys_prefix_key api_keys_key_hash_key tickets_id_key
  batch_address_links_token_hash_key batch_withdrawal_links_pkey ticket_messages_by_mail documents_by_number
  saved_searches_portal_user_id_name_key saved_views_portal_user_id_table_name_name_key`
  .trim()
  .split(/\s+/);
/** References to users, who are global: staff answer, own and annotate tickets of every organisation, and a linked identity refers to its user alone. */
const toUsers = [
  'ticket_messages_author_id_fkey',
  'ticket_notes_author_id_fkey',
  'tickets_owner_id_fkey',
  'ticket_visits_user_id_fkey',
  'linked_identities_user_id_fkey',
];

let database: Database;
let copy: Awaited<ReturnType<typeof copyTemplate>>;
beforeAll(async () => {
  copy = await copyTemplate();
  database = openDatabase(copy.databaseUrl);
});
afterAll(async () => {
  await database.close();
  await copy.remove();
});

interface Catalogue {
  readonly tables: readonly string[];
  readonly keys: readonly { table: string; name: string; first: string | null }[];
  readonly references: readonly { table: string; to: string; name: string; columns: string[]; toColumns: string[] }[];
}

async function catalogue(): Promise<Catalogue> {
  const { db } = database;
  const ours = sql`relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname not like 'kysely%'`;
  const columnsAt = (numbers: string, of: string) =>
    sql`array(select attname::text from unnest(${sql.raw(numbers)}) with ordinality as at (number, place)
      join pg_attribute on attrelid = ${sql.raw(of)} and attnum = at.number order by at.place)`;
  const tables = await sql<{ name: string }>`select relname::text as name from pg_class where ${ours} order by relname`.execute(db);
  const keys = await sql<Catalogue['keys'][number]>`
    select pg_class.relname::text as table, own.relname::text as name,
      (select attname::text from pg_attribute where attrelid = pg_class.oid and attnum = indkey[0]) as first
    from pg_index join pg_class on pg_class.oid = indrelid join pg_class own on own.oid = indexrelid
    where indisunique and pg_class.oid in (select oid from pg_class where ${ours})`.execute(db);
  const references = await sql<Catalogue['references'][number]>`
    select conrelid::regclass::text as table, confrelid::regclass::text as to, conname::text as name,
      ${columnsAt('conkey', 'conrelid')} as columns, ${columnsAt('confkey', 'confrelid')} as "toColumns"
    from pg_constraint where contype = 'f' and conparentid = 0`.execute(db);
  return { tables: tables.rows.map(({ name }) => name), keys: keys.rows, references: references.rows };
}

/** Lists the faults in words. */
function faultsOf({ tables, keys, references }: Catalogue): string[] {
  const isOfOrganisation = (table: string) => !globalTables.includes(table);
  const begins = ({ first }: { first: string | null }) => first !== null && organisationColumns.includes(first);
  const unkeyed = tables.filter(
    (table) => isOfOrganisation(table) && !withoutKey.includes(table) && !keys.some((key) => key.table === table && begins(key)),
  );
  const astray = keys.filter((key) => isOfOrganisation(key.table) && !begins(key) && !uniqueOverAll.includes(key.name));
  const crossing = references.filter(({ table, to, name, columns, toColumns }) => {
    if (toUsers.includes(name) || (!isOfOrganisation(table) && !isOfOrganisation(to))) return false;
    const carried = columns.findIndex((column) => organisationColumns.includes(column));
    const wanted = to === 'organisations' ? 'id' : 'organisation_id';
    return carried === -1 || toColumns[carried] !== wanted;
  });
  return [
    ...unkeyed.map((table) => `${table} has no key that begins with its organisation, and is none of the global tables`),
    ...astray.map(({ table, name }) => `${name} makes rows of ${table} unique over all organisations`),
    ...crossing.map(({ table, name }) => `${name} of ${table} refers to another row without its organisation`),
  ];
}

describe('The migrated database', () => {
  test('every table begins with the organisation or is global, and no reference leaves the organisation', async () => {
    const found = await catalogue();
    expect(faultsOf(found)).toEqual([]);
    expect(found.tables).toEqual(expect.arrayContaining([...globalTables, ...withoutKey]));
    expect(found.keys.map(({ name }) => name)).toEqual(expect.arrayContaining(uniqueOverAll));
    expect(found.references.map(({ name }) => name)).toEqual(expect.arrayContaining(toUsers));
  });

  test('docs/scale.md names every global table', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../docs/scale.md'), 'utf8');
    const section = /## Global tables([\s\S]*?)\n## /.exec(page)?.[1] ?? '';
    const named = [...section.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name);
    expect(new Set(named)).toEqual(new Set(globalTables));
  });

  test.each([
    ['create table notes (id int primary key, organisation_id int)', 'notes_pkey makes rows of notes unique over all organisations'],
    ['create table notes (text text)', 'notes has no key that begins with its organisation, and is none of the global tables'],
    [
      'create table notes (organisation_id int, batch uuid, ticket text references tickets (id), primary key (organisation_id, batch))',
      'notes_ticket_fkey of notes refers to another row without its organisation',
    ],
  ])('a table that is neither is found: %s', async (statement, fault) => {
    await sql.raw(statement).execute(database.db);
    expect(faultsOf(await catalogue())).toContain(fault);
    await sql`drop table notes`.execute(database.db);
  });
});
