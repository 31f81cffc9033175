/** The tables as Kysely sees them. The migrations make them; a column stands in both. */
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

/** How a query came: a single query of the portal, a program with a key, or the provider's platform by an import. */
export type QueryChannel = 'single' | 'api' | 'import';

export interface Schema extends ArchiveTables, BatchTables {
  organisations: {
    id: number;
    name: string;
    created_at: Timestamp;
    /** Since when its users cannot sign in. */
    closed_at: ColumnType<Date | null, undefined, Date | RawBuilder<Date> | null>;
    /** The country, in ISO 3166-1 alpha-2, as of which numbers are read that have no country code. */
    home_country: ColumnType<string | null, undefined, string | null>;
  };
  entitlements: EntitlementRow;
  quota_use: QuotaUseRow;
  /** One row: the id of the secret key that the newest start had. */
  secret_key: { only: Generated<true>; key_id: string };
  /** One row: the id that the file of the storage says, too. */
  storage_mark: { only: Generated<true>; id: string };
  /** One row: the newest backup, and whether it has every file that the database names. */
  last_backup: { only: Generated<true>; at: Date; is_whole: boolean };
  portal_users: {
    id: Generated<string>;
    organisation_id: number;
    full_name: string;
    /** In lower case; unique over all organisations, since people sign in with it. */
    email: string;
    permissions: number;
    /** argon2id of HMAC(pepper, digest), with the id of the pepper's key; null until the person has set a password. */
    password_hash: string | null;
    created_at: Timestamp;
    last_sign_in_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** The sign-in before the last: what came after it is new to them. Null where there was none. */
    previous_sign_in_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** Written as JSON text. */
    preferences: ColumnType<Preferences, string | undefined, string>;
    /** That of the portal in which the browser read with which they last signed in. Null where it named none. */
    browser_language: ColumnType<LanguageTag | null, undefined, LanguageTag>;
  };
  sessions: {
    /** SHA-256 of the token; the token itself is nowhere. */
    token_hash: Buffer;
    user_id: string;
    state: 'pending' | 'active';
    created_at: Timestamp;
    last_used_at: Timestamp;
    expires_at: Date;
    /** What the browser said of itself, in words. */
    device: ColumnType<string, string | undefined, string>;
    /** In a support view: the staff member's own session, with which this one ends. */
    supporter_hash: ColumnType<Buffer | null, Buffer | null | undefined, never>;
    /** Whether the provider of the organisation said who it is. */
    by_single_sign_on: Generated<boolean>;
  };
  /** By the token of the view, which may be over: the staff member's own session, as long as that lives. */
  support_views: { token_hash: Buffer; supporter_hash: Buffer };
  /** Keys with which programs call. */
  api_keys: ApiKeyRow;
  /** With which people sign in besides the mailed code, or with nothing else. */
  passkeys: PasskeyRow;
  passkey_challenges: PasskeyChallengeRow;
  totp_secrets: TotpSecretRow;
  recovery_codes: RecoveryCodeRow;
  identity_providers: IdentityProviderRow;
  single_sign_on_domains: SingleSignOnDomainRow;
  /** Whom an administrator removed, by the SHA-256 of the e-mail address: single sign-on admits them no more. */
  removed_people: { organisation_id: number; email_hash: Buffer };
  linked_identities: LinkedIdentityRow;
  single_sign_ons: SingleSignOnRow;
  sign_in_policies: SignInPolicyRow;
  webhooks: WebhookRow;
  webhook_deliveries: WebhookDeliveryRow;
  one_time_codes: { user_id: string; code_hash: Buffer; sent_at: Timestamp; expires_at: Date };
  attempts: { budget: string; key: string; spent: number; window_ends_at: Date };
  /** One link a user that sets a password: the newest. */
  password_links: { user_id: string; token_hash: Buffer; purpose: 'invitation' | 'reset'; created_at: Timestamp; expires_at: Date };
  /** One link a user that gives the account another e-mail address: the newest. */
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
    /** The order of the entries. It counts those of every organisation, and is nobody's to see. */
    id: Generated<number>;
    public_id: Generated<string>;
    at: Timestamp;
    organisation_id: number;
    actor: string;
    subject: string;
    action: string;
    detail: string;
    /** From where; empty where no call caused it. */
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
    /** Of which `query_imports` row it is. Before that is loaded, the record is not yet there for anybody. */
    import_id: number | null;
    /** With which key it was asked; null where a person asked, or nobody. */
    key_id: string | null;
  };
  /** How far each partition of the stream of query records is written, and which node writes it until when. */
  record_positions: { partition: number; sequence: number; message_at: Date | null; holder: string | null; held_until: Date | null };
  /** What every report reads. */
  query_daily: QueryDayRow;
  /** Of these, what batches asked. */
  batch_daily: QueryDayRow;
  count_comparison: CountComparisonRow;
  /** Tailored searches that their user saved. */
  saved_searches: SavedSearchRow;
  /** Queries of ten minutes from `slot` on; an element a time that they took (`service-counts.ts`). */
  service_counts: { slot: Date; service: BatchServiceCode; rc: number; counts: number[] };
  /** Circuit breakers that are not closed, by node. */
  upstream_circuits: { node: string; service: BatchServiceCode; state: 'open' | 'half-open'; since: Date; seen_at: Timestamp };
  /** Views of tables that their user saved. */
  saved_views: SavedViewRow;
  /** An organisation's watch list: which data the answers that it keeps were last compared with. */
  watch_lists: WatchListRow;
  watched_numbers: WatchedRow;
  /** What other versions of the data changed in kept answers: each row is the event `watch.changed`, written with what it tells of. */
  watch_changes: WatchChangeRow;
  documents: {
    /** Random; the file code that customers see, and the name of the file in the storage. */
    id: string;
    /** Whose it is; null where it is everybody's. */
    organisation_id: number | null;
    matter: Matter;
    /** What it is a version of, which of them, and what that version was made from. */
    series: string;
    number: number;
    source: string;
    /** Of prose. Null is everybody's, and English where others of the series have a language. */
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
  /** What was written in a ticket after it was opened. */
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
    /** Of the content, as answers name it. */
    content_version: string;
    row_count: number;
    source_name: string;
    source_sha256: string;
    as_of: Date;
    /** Coverage of ported numbers: the countries and types whose every move it knows, as `coverageEntries` writes them; null where nobody declared it. */
    covers: ColumnType<string[] | null, string[] | null | undefined, string[]>;
    /** The version that was current before, and is again after a rollback; null for what the portal brings itself. */
    replaces: number | null;
    loaded_at: ColumnType<Date, undefined, never>;
    /** The operating system's name of who imported it; null where that was not kept. */
    loaded_by: string | null;
    /** Since when the file is gone from the storage. */
    removed_at: ColumnType<Date | null, undefined, Date>;
  };
  /** The newest row of a set says which version is current. */
  data_set_changes: {
    id: Generated<number>;
    set_name: string;
    version: number | null;
    change: 'import' | 'rollback';
    at: ColumnType<Date, undefined, never>;
    /** When what follows from the change was done: documents of new ranges. */
    followed_up_at: ColumnType<Date | null, undefined, Date>;
  };
  query_imports: {
    id: Generated<number>;
    source_sha256: string;
    source_name: string;
    row_count: number;
    /** When a piece of it was written last: whoever imports it may have been killed since. Null where its pieces are removed. */
    alive_at: ColumnType<Date | null, undefined, never>;
    /** Null while its pieces are written. */
    loaded_at: ColumnType<Date | null, undefined, never>;
  };
  /** Of imported records that came with an id: in a later file it is the same query. */
  imported_ids: { organisation_id: number; source: string; id: string; content_hash: Buffer; import_id: number };
  service_provider_ids: { provider: string; unique_sp_id: string };
  /** The built-in ranges in the storage, by what they were built from. */
  built_ranges: { source: string; storage_key: string; bytes: number; sha256: string; built_at: Timestamp };
  /** Organisations that are being erased, with what went so far. */
  erasures: { organisation_id: number; actor: string; begun_at: Timestamp; counts: Generated<Readonly<Record<string, number>>> };
  /** Who does which work for all nodes; of the whole portal where the organisation is 0. */
  leases: { organisation_id: number; name: string; holder: string; locked_until: Date };
}
