/** The tables of the database as text: each row in PostgreSQL's own notation for composite values, which keeps every type exactly. */
import { inEnglish } from '../../shared/base/sayings.ts';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { AppError } from '../errors.ts';

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/**
 * Whether a backup has the table. Never in one: whoever restores must not be able to go on with a session, a code or a link, and one that
 * was used since must not come back.
 */
export const isInBackup: Record<keyof Schema, boolean> = {
  organisations: true,
  entitlements: true,
  quota_use: true,
  portal_users: true,
  secret_key: true,
  // The file that it goes with is in the backup, or in the bucket.
  storage_mark: true,
  // It tells of this database, and the restored one was not backed up yet.
  last_backup: false,
  sessions: false,
  support_views: false,
  // Hashes, as those of passwords are. Keys, webhooks, passkeys and links are off after a restore until somebody keeps them.
  api_keys: true,
  // Their secrets are encrypted with the secret key, which is in the backup where the portal made it.
  webhooks: true,
  webhook_deliveries: true,
  // Public keys.
  passkeys: true,
  passkey_challenges: false,
  // Encrypted with the secret key, too.
  totp_secrets: true,
  recovery_codes: false,
  // Their secrets are encrypted with the secret key, which is in the backup where the portal made it.
  identity_providers: true,
  single_sign_on_domains: true,
  removed_people: true,
  linked_identities: true,
  single_sign_ons: false,
  sign_in_policies: true,
  one_time_codes: false,
  attempts: true,
  password_links: false,
  email_changes: false,
  spent_human_checks: false,
  mail_outbox: true,
  audit_log: true,
  batches: true,
  batch_addresses: true,
  batch_address_links: false,
  // They open nothing, and the agreements that they end come back, too.
  batch_withdrawal_links: true,
  batch_services: true,
  batch_parts: true,
  query_records: true,
  archived_files: true,
  archived_rows: true,
  // Whose turn it is was another node's.
  archive_progress: false,
  query_daily: true,
  batch_daily: true,
  count_comparison: true,
  // With the records: what the stream took since is written behind them.
  record_positions: true,
  saved_searches: true,
  service_counts: true,
  // What the nodes of that day saw.
  upstream_circuits: false,
  saved_views: true,
  watch_lists: true,
  watched_numbers: true,
  watch_changes: true,
  documents: true,
  idempotency_keys: true,
  tickets: true,
  ticket_messages: true,
  ticket_state_changes: true,
  ticket_visits: true,
  data_set_versions: true,
  data_set_changes: true,
  query_imports: true,
  imported_ids: true,
  service_provider_ids: true,
  // Their files are in no backup: they are built anew.
  built_ranges: false,
  leases: false,
  // Who restores an organisation that was being erased erases it anew.
  erasures: false,
};

/** Every table of a backup with its columns, each after those that it refers to. Throws where the database has a table that `isInBackup` does not name. */
export async function tablesOf(db: Db): Promise<Table[]> {
  const { rows } = await sql<{ name: keyof Schema; columns: string[]; needs: (keyof Schema)[] }>`
    select relname as name,
      array(
        select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
      ) as columns,
      array(select confrelid::regclass::text from pg_constraint where conrelid = pg_class.oid and contype = 'f') as needs
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname not like 'kysely%'
    order by relname`.execute(db);
  const unknown = rows.filter(({ name }) => !Object.hasOwn(isInBackup, name));
  if (unknown.length > 0)
    throw new AppError(
      'conflict',
      inEnglish(`The database has tables that are not the portal’s: ${unknown.map(({ name }) => name).join(', ')}`),
    );
  const waiting = new Map(rows.filter(({ name }) => isInBackup[name]).map((table) => [table.name, table]));
  const ordered: Table[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ name, needs }) => needs.every((other) => other === name || !waiting.has(other)));
    if (ready.length === 0) throw new Error(`These tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}`);
    for (const { name, columns } of ready) {
      ordered.push({ name, columns });
      waiting.delete(name);
    }
  }
  return ordered;
}

const rowsAtOnce = 2_000;

/** The rows of a table in groups, within the transaction `db`. */
export async function* readTable(db: Db, { name }: Table): AsyncGenerator<string[]> {
  // A column of that name would be read in place of the row; no column has this one.
  await sql`declare backup no scroll cursor for select "the row"::text as line from ${sql.table(name)} as "the row"`.execute(db);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(rowsAtOnce)} from backup`.execute(db);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql`close backup`.execute(db);
}

/** Writes rows that `readTable` gave. Ids stay as they were. */
export async function writeRows(db: Db, { name, columns }: Table, lines: readonly string[]): Promise<void> {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(columns.map((column) => sql`(line::${sql.table(name)}).${sql.id(column)}`));
  await sql`
    insert into ${sql.table(name)} (${list}) overriding system value
    select ${values} from unnest(${[...lines]}::text[]) as lines (line)`.execute(db);
}

/** Counters go on behind the largest id. */
export async function moveCounters(db: Db): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and (is_identity = 'YES' or column_default like 'nextval(%')`.execute(db);
  for (const { table, column } of rows)
    await sql`
      select setval(pg_get_serial_sequence(${table}, ${column}), (select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)}), false)`.execute(
      db,
    );
}

/** The first table that has a row. */
export async function firstFilledTable(db: Db): Promise<string | undefined> {
  for (const { name } of await tablesOf(db)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return name;
  }
  return undefined;
}

/** The days that have a partition of query records. */
export async function partitionDays(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = 'query_records'::regclass`.execute(db);
  return rows.flatMap(({ name }) => /^query_records_(\d{4})_(\d\d)_(\d\d)$/.exec(name)?.slice(1).join('-') ?? []).toSorted();
}
