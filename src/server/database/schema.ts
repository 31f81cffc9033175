/** The tables for Kysely. The migrations create them; each column is in both. */
import type { ColumnType, Generated, RawBuilder } from 'kysely';
import type { Preferences } from '../../shared/account/preferences.ts';
import type { LanguageTag } from '../../shared/base/language.ts';
import type { Matter } from '../../shared/base/matters.ts';
import type { PasskeyChallengeRow, PasskeyRow, RecoveryCodeRow, TotpSecretRow } from './factor-rows.ts';
import type { EntitlementRow, QuotaUseRow } from './entitlement-rows.ts';
import type { ArchiveTables } from './archive-rows.ts';
import type { ApiKeyRow } from './key-rows.ts';
import type { BatchTables } from './batch-tables.ts';
import type { BatchServiceCode } from '../../shared/services/services.ts';
import type { CountComparisonRow, QueryDayRow } from './count-arrays.ts';
import type { SavedSearchRow, SavedViewRow } from './saved-rows.ts';
import type {
  IdentityProviderRow,
  LinkedIdentityRow,
  SignInPolicyRow,
  SingleSignOnDomainRow,
  SingleSignOnRow,
} from './single-sign-on-rows.ts';
import type { TicketMessageRow, TicketRow, TicketStateChangeRow, TicketVisitRow } from './ticket-rows.ts';
import type { WatchChangeRow, WatchedRow, WatchListRow } from './watch-rows.ts';
import type { Timestamp } from './timestamp.ts';
import type { WebhookDeliveryRow, WebhookRow } from './webhook-rows.ts';

/** Origin of a query: a single query of the portal, a program with a key, or the provider's platform by an import. */
export type QueryChannel = 'single' | 'api' | 'import';

export interface Schema extends ArchiveTables, BatchTables {
  organisations: {
    id: number;
    name: string;
    created_at: Timestamp;
    /** Time since which its users cannot sign in. */
    closed_at: ColumnType<Date | null, undefined, Date | RawBuilder<Date> | null>;
    /** The country (ISO 3166-1 alpha-2) for numbers without a country code. */
    home_country: ColumnType<string | null, undefined, string | null>;
  };
  entitlements: EntitlementRow;
  quota_use: QuotaUseRow;
  /** One row: the id of the secret key at the newest start. */
  secret_key: { only: Generated<true>; key_id: string };
  /** One row: the id that is also in the file of the storage. */
  storage_mark: { only: Generated<true>; id: string };
  /** One row: the newest backup, and whether it has every file that the database names. */
  last_backup: { only: Generated<true>; at: Date; is_whole: boolean };
  portal_users: {
    id: Generated<string>;
    organisation_id: number;
    full_name: string;
    /** Lower case; unique over all organisations, since people sign in with it. */
    email: string;
    permissions: number;
    /** argon2id of HMAC(pepper, digest), with the id of the pepper's key; null until the person has set a password. */
    password_hash: string | null;
    created_at: Timestamp;
    last_sign_in_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** The sign-in before the last: anything later is new to them. Null if there was none. */
    previous_sign_in_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** Written as JSON text. */
    preferences: ColumnType<Preferences, string | undefined, string>;
    /** The language of the portal that their browser requested at their last sign-in. Null if it named none. */
    browser_language: ColumnType<LanguageTag | null, undefined, LanguageTag>;
  };
  sessions: {
    /** SHA-256 of the token; the token itself is not stored. */
    token_hash: Buffer;
    user_id: string;
    state: 'pending' | 'active';
    created_at: Timestamp;
    last_used_at: Timestamp;
    expires_at: Date;
    /** The browser's description of itself, in words. */
    device: ColumnType<string, string | undefined, string>;
    /** The staff member's own session behind a support view: the view ends with it. */
    supporter_hash: ColumnType<Buffer | null, Buffer | null | undefined, never>;
    /** True if the organisation's identity provider confirmed the sign-in. */
    by_single_sign_on: Generated<boolean>;
  };
  /** The staff member's own session by the token of the view, which may have ended; kept as long as that session. */
  support_views: { token_hash: Buffer; supporter_hash: Buffer };
  /** API keys of programs. */
  api_keys: ApiKeyRow;
  /** Factors for signing in besides the mailed code, or instead of it. */
  passkeys: PasskeyRow;
  passkey_challenges: PasskeyChallengeRow;
  totp_secrets: TotpSecretRow;
  recovery_codes: RecoveryCodeRow;
  identity_providers: IdentityProviderRow;
  single_sign_on_domains: SingleSignOnDomainRow;
  /** People removed by an administrator, by the SHA-256 of the e-mail address: single sign-on no longer admits them. */
  removed_people: { organisation_id: number; email_hash: Buffer };
  linked_identities: LinkedIdentityRow;
  single_sign_ons: SingleSignOnRow;
  sign_in_policies: SignInPolicyRow;
  webhooks: WebhookRow;
  webhook_deliveries: WebhookDeliveryRow;
  one_time_codes: { user_id: string; code_hash: Buffer; sent_at: Timestamp; expires_at: Date };
  attempts: { budget: string; key: string; spent: number; window_ends_at: Date };
  /** One link per user that sets a password: the newest. */
  password_links: { user_id: string; token_hash: Buffer; purpose: 'invitation' | 'reset'; created_at: Timestamp; expires_at: Date };
  /** One link per user that changes the e-mail address of the account: the newest. */
  email_changes: { user_id: string; new_email: string; token_hash: Buffer; created_at: Timestamp; expires_at: Date };
  spent_human_checks: { proof: string; expires_at: Date };
  mail_outbox: {
    id: Generated<number>;
    /** The message, encrypted: links in it are secrets until they are used. Empty once it was sent or given up. */
    sealed: Buffer;
    created_at: Timestamp;
    due_at: Timestamp;
    tries: Generated<number>;
    sent_at: ColumnType<Date | null, undefined, Date>;
    failed_at: ColumnType<Date | null, undefined, Date>;
  };
  audit_log: {
    /** The order of the entries. It counts those of every organisation, so it is never shown. */
    id: Generated<number>;
    public_id: Generated<string>;
    at: Timestamp;
    organisation_id: number;
    actor: string;
    subject: string;
    action: string;
    detail: string;
    /** The caller's address; empty if no call caused it. */
    address: string;
  };
  /** Partitioned by day of `at` (UTC). */
  query_records: {
    organisation_id: number;
    at: Date;
    id: Generated<string>;
    portal_user_id: string | null;
    channel: QueryChannel;
    service: BatchServiceCode;
    tel: string;
    country: string;
    rc: number;
    /** The `query_imports` row of the record. It stays hidden from everybody until that is loaded. */
    import_id: number | null;
    /** The key of the query; null if a person made it, or nobody. */
    key_id: string | null;
  };
  /** Position in each partition of the stream of query records, the node that writes it, and the end of its lease. */
  record_positions: { partition: number; sequence: number; message_at: Date | null; holder: string | null; held_until: Date | null };
  /** Counts that every report reads. */
  query_daily: QueryDayRow;
  /** The part of these counts that came from batches. */
  batch_daily: QueryDayRow;
  count_comparison: CountComparisonRow;
  /** Tailored searches saved by their user. */
  saved_searches: SavedSearchRow;
  /** Queries of ten minutes from `slot` on; one element per duration (`service-counts.ts`). */
  service_counts: { slot: Date; service: BatchServiceCode; rc: number; counts: number[] };
  /** Circuit breakers that are not closed, by node. */
  upstream_circuits: { node: string; service: BatchServiceCode; state: 'open' | 'half-open'; since: Date; seen_at: Timestamp };
  /** Table views saved by their user. */
  saved_views: SavedViewRow;
  /** An organisation's watch list: the data that its answers were last compared with. */
  watch_lists: WatchListRow;
  watched_numbers: WatchedRow;
  /** Changes of kept answers by other versions of the data: each row is the event `watch.changed`, written with its content. */
  watch_changes: WatchChangeRow;
  documents: {
    /** Random; the file code that customers see, and the name of the file in the storage. */
    id: string;
    /** The owner; null if it belongs to everybody. */
    organisation_id: number | null;
    matter: Matter;
    /** The series of versions, the number in it, and the source of that version. */
    series: string;
    number: number;
    source: string;
    /** The language of prose. Null suits everybody, and means English if others of the series have a language. */
    language: LanguageTag | null;
    title: string;
    file_name: string;
    type: string;
    bytes: number;
    sha256: string;
    modified_at: Date;
  };
  idempotency_keys: { organisation_id: number; key: string; request_hash: Buffer; reply: unknown; created_at: Timestamp };
  tickets: TicketRow;
  /** Messages in a ticket after it was opened. */
  ticket_messages: TicketMessageRow;
  ticket_state_changes: TicketStateChangeRow;
  ticket_visits: TicketVisitRow;
  /** Every snapshot that was imported. */
  data_set_versions: {
    set_name: string;
    version: number;
    storage_key: string;
    bytes: number;
    sha256: string;
    /** The version of the content, by its name in answers. */
    content_version: string;
    row_count: number;
    source_name: string;
    source_sha256: string;
    as_of: Date;
    /** Coverage of ported numbers: the countries and types whose every move it knows, in the form of `coverageEntries`; null if nobody declared it. */
    covers: ColumnType<string[] | null, string[] | null | undefined, string[]>;
    /** The version that was current before, and is again after a rollback; null for the built-in data. */
    replaces: number | null;
    loaded_at: ColumnType<Date, undefined, never>;
    /** The operating system's name of the user who imported it; null if not stored. */
    loaded_by: string | null;
    /** Time since which the file is gone from the storage. */
    removed_at: ColumnType<Date | null, undefined, Date>;
  };
  /** Changes of the current version: the newest row of a set names it. */
  data_set_changes: {
    id: Generated<number>;
    set_name: string;
    version: number | null;
    change: 'import' | 'rollback';
    at: ColumnType<Date, undefined, never>;
    /** Time when the follow-up of the change was done: documents of new ranges. */
    followed_up_at: ColumnType<Date | null, undefined, Date>;
  };
  query_imports: {
    id: Generated<number>;
    source_sha256: string;
    source_name: string;
    row_count: number;
    /** Time of the last written piece: the importing process may have been killed since. Null once its pieces are removed. */
    alive_at: ColumnType<Date | null, undefined, never>;
    /** Null while its pieces are written. */
    loaded_at: ColumnType<Date | null, undefined, never>;
  };
  /** Imported records with an id: the same id in a later file is the same query. */
  imported_ids: { organisation_id: number; source: string; id: string; content_hash: Buffer; import_id: number };
  service_provider_ids: { provider: string; unique_sp_id: string };
  /** The built-in ranges in the storage, by their source. */
  built_ranges: { source: string; storage_key: string; bytes: number; sha256: string; built_at: Timestamp };
  /** Organisations that are being erased, with the counts of deleted rows so far. */
  erasures: { organisation_id: number; actor: string; begun_at: Timestamp; counts: Generated<Readonly<Record<string, number>>> };
  /** Leases of work that one node does for all; organisation 0 is the whole portal. */
  leases: { organisation_id: number; name: string; holder: string; locked_until: Date };
}
