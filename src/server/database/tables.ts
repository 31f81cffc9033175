/** Every table of the database, once: whether a backup has it, and how its rows end. */
import { sql } from 'kysely';
import { watchChangesKeptDays, webhookDeliveriesKeptDays } from '../../shared/base/limits.ts';
import type { Db } from './database.ts';
import type { Schema } from './schema.ts';

export type TableName = keyof Schema;

interface Table<Name extends TableName> {
  /**
   * Never what would let whoever restores go on with a session, a code or a link, nor what would bring back one that was used since. What a backup
   * has is off after a restore until somebody keeps it where it opens something: keys, webhooks, passkeys and links.
   */
  readonly isInBackup: boolean;
  /** Rows stay until a person, a command or their organisation's erasure removes them; or end `after` a time, with another row, or by a function of `cleanup.ts`. */
  readonly ends:
    | 'stays'
    | 'by its owner'
    | { readonly with: TableName }
    | { readonly at: keyof Schema[Name] & string; readonly after?: Interval };
}

type Interval = `${number} ${'minute' | 'day'}${'' | 's'}`;

export const tables = {
  organisations: { isInBackup: true, ends: 'stays' },
  entitlements: { isInBackup: true, ends: 'stays' },
  quota_use: { isInBackup: true, ends: 'by its owner' },
  // An administrator, or a command, removes them.
  portal_users: { isInBackup: true, ends: 'stays' },
  secret_key: { isInBackup: true, ends: 'stays' },
  // The file that it goes with is in the backup, or in the bucket.
  storage_mark: { isInBackup: true, ends: 'stays' },
  // It tells of this database, and the restored one was not backed up yet.
  last_backup: { isInBackup: false, ends: 'stays' },
  sessions: { isInBackup: false, ends: 'by its owner' },
  // With the staff member's own.
  support_views: { isInBackup: false, ends: { with: 'sessions' } },
  // Hashes, as those of passwords are.
  api_keys: { isInBackup: true, ends: 'by its owner' },
  // Their secrets are encrypted with the secret key, which is in the backup where the portal made it; so are those of identity providers and apps.
  webhooks: { isInBackup: true, ends: 'stays' },
  webhook_deliveries: { isInBackup: true, ends: { at: 'created_at', after: `${webhookDeliveriesKeptDays} days` } },
  // Public keys.
  passkeys: { isInBackup: true, ends: 'stays' },
  passkey_challenges: { isInBackup: false, ends: { at: 'expires_at' } },
  totp_secrets: { isInBackup: true, ends: 'by its owner' },
  recovery_codes: { isInBackup: false, ends: 'stays' },
  // Staff, or a command, remove them.
  identity_providers: { isInBackup: true, ends: 'stays' },
  single_sign_on_domains: { isInBackup: true, ends: { with: 'identity_providers' } },
  // With its user's organisation: it stays known who was removed.
  linked_identities: { isInBackup: true, ends: 'stays' },
  // With the organisation: an administrator alone adds them again.
  removed_people: { isInBackup: true, ends: 'stays' },
  sign_in_policies: { isInBackup: true, ends: 'stays' },
  single_sign_ons: { isInBackup: false, ends: { at: 'expires_at' } },
  // For a while a row still says when the last code was sent.
  one_time_codes: { isInBackup: false, ends: { at: 'expires_at', after: '1 day' } },
  password_links: { isInBackup: false, ends: { at: 'expires_at' } },
  email_changes: { isInBackup: false, ends: { at: 'expires_at' } },
  // The next attempt begins a new one.
  attempts: { isInBackup: true, ends: { at: 'window_ends_at' } },
  // By then they are refused for their age.
  spent_human_checks: { isInBackup: false, ends: { at: 'expires_at' } },
  mail_outbox: { isInBackup: true, ends: 'by its owner' },
  audit_log: { isInBackup: true, ends: 'by its owner' },
  // For so long a call may be repeated.
  idempotency_keys: { isInBackup: true, ends: { at: 'created_at', after: '2 days' } },
  batches: { isInBackup: true, ends: 'by its owner' },
  // An address that agreed is not asked again, and one that withdrew not soon.
  batch_addresses: { isInBackup: true, ends: 'stays' },
  batch_address_links: { isInBackup: false, ends: { at: 'expires_at' } },
  // They open nothing, and the agreements that they end come back, too.
  batch_withdrawal_links: { isInBackup: true, ends: { at: 'expires_at' } },
  batch_services: { isInBackup: true, ends: { with: 'batches' } },
  batch_parts: { isInBackup: true, ends: { with: 'batches' } },
  query_records: { isInBackup: true, ends: 'by its owner' },
  archived_files: { isInBackup: true, ends: 'by its owner' },
  archived_rows: { isInBackup: true, ends: { with: 'archived_files' } },
  // The turn was another node's.
  archive_progress: { isInBackup: false, ends: 'stays' },
  query_daily: { isInBackup: true, ends: 'stays' },
  batch_daily: { isInBackup: true, ends: 'stays' },
  count_comparison: { isInBackup: true, ends: 'stays' },
  // With the records: what the stream took since is written behind them.
  record_positions: { isInBackup: true, ends: 'stays' },
  saved_searches: { isInBackup: true, ends: 'stays' },
  service_counts: { isInBackup: true, ends: 'by its owner' },
  // The nodes of that day saw these. A node that says nothing for so long is gone (`upstream-circuits.ts`).
  upstream_circuits: { isInBackup: false, ends: { at: 'seen_at', after: '1 minute' } },
  saved_views: { isInBackup: true, ends: 'stays' },
  watch_lists: { isInBackup: true, ends: 'stays' },
  watched_numbers: { isInBackup: true, ends: 'stays' },
  watch_changes: { isInBackup: true, ends: { at: 'at', after: `${watchChangesKeptDays} days` } },
  // Those of everybody go when a version is published.
  documents: { isInBackup: true, ends: 'by its owner' },
  tickets: { isInBackup: true, ends: 'by its owner' },
  ticket_messages: { isInBackup: true, ends: { with: 'tickets' } },
  ticket_state_changes: { isInBackup: true, ends: { with: 'tickets' } },
  ticket_notes: { isInBackup: true, ends: { with: 'tickets' } },
  saved_answers: { isInBackup: true, ends: 'stays' },
  // With its user too.
  ticket_visits: { isInBackup: true, ends: { with: 'tickets' } },
  data_set_versions: { isInBackup: true, ends: 'stays' },
  data_set_changes: { isInBackup: true, ends: 'stays' },
  // Those that are loaded stay.
  query_imports: { isInBackup: true, ends: 'by its owner' },
  imported_ids: { isInBackup: true, ends: { with: 'query_imports' } },
  service_provider_ids: { isInBackup: true, ends: 'stays' },
  // Their files are in no backup: they are built anew. Whoever builds others removes those of long ago.
  built_ranges: { isInBackup: false, ends: 'stays' },
  // Whoever restores an organisation that was being erased erases it anew, and whoever finishes removes the row.
  erasures: { isInBackup: false, ends: 'stays' },
  // Nodes that were killed held these.
  leases: { isInBackup: false, ends: { at: 'locked_until', after: '1 day' } },
} as const satisfies { readonly [Name in TableName]: Table<Name> };

/** The tables whose rows the cleanup removes by a time of their own. */
type EndingName = { [Name in TableName]: (typeof tables)[Name]['ends'] extends { at: string } ? Name : never }[TableName];
/** The tables whose rows a function of the cleanup removes. */
export type OwnedName = { [Name in TableName]: (typeof tables)[Name]['ends'] extends 'by its owner' ? Name : never }[TableName];
/** The tables of which rows go after a time. */
export type CleanedName = EndingName | OwnedName;

/** Removes what is over, a function for each table whose rows have a time of their own. */
export const removeEnded: readonly ((db: Db) => Promise<void>)[] = Object.entries<Table<never>>(tables).flatMap(([name, { ends }]) =>
  typeof ends === 'object' && 'at' in ends
    ? [
        async (db) => {
          await sql`delete from ${sql.table(name)} where ${sql.ref(ends.at)} < now() - ${ends.after ?? '0 days'}::interval`.execute(db);
        },
      ]
    : [],
);

/** The names of all tables that the database has, each after those that it refers to. */
export async function inOrder(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string; needs: string[] }>`
    select relname::text as name,
      array(select confrelid::regclass::text from pg_constraint where conrelid = pg_class.oid and contype = 'f') as needs
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname not like 'kysely%'
    order by relname`.execute(db);
  const waiting = new Map(rows.map((table) => [table.name, table]));
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ name, needs }) => needs.every((other) => other === name || !waiting.has(other)));
    if (ready.length === 0) throw new Error(`These tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}`);
    for (const { name } of ready) {
      ordered.push(name);
      waiting.delete(name);
    }
  }
  return ordered;
}
