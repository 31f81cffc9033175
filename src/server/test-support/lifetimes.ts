/** Rows of every table with a cleanup, and their lifetimes. A missing table with a cleanup is a type error. */
import { randomBytes, randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { CleanedName } from '../database/tables.ts';

export interface Lifetime {
  /** Ages of the row's time at which it still lasts, and at which it is over. Negative ages lie in the future. */
  readonly lasting: string;
  readonly over: string;
  /** Adds a row with this time. */
  readonly row: (row: { time: RawBuilder<Date>; user: string; organisation: number }) => RawBuilder<unknown>;
}

const minutesBefore = { lasting: '-1 minute', over: '1 minute' };
const bytes = () => randomBytes(32);

/** Lifetimes under `keptTimes` and the defaults. */
export const lifetimes: Record<CleanedName, Lifetime> = {
  sessions: {
    lasting: '1 hour 59 minutes',
    over: '2 hours 1 minute',
    row: ({ time, user }) => sql`
      insert into sessions (token_hash, user_id, state, created_at, last_used_at, expires_at)
      values (${bytes()}, ${user}, 'active', ${time}, ${time}, now() + interval '1 hour')`,
  },
  api_keys: {
    lasting: '399 days 23 hours',
    over: '400 days 1 hour',
    row: ({ time, user, organisation }) => sql`
      insert into api_keys (organisation_id, user_id, created_by, name, prefix, key_hash, permissions, addresses, term_days, expires_at)
      values (${organisation}, ${user}, 'a@customer.example', 'A key', ${randomUUID()}, ${bytes()}, 8, '{}', 90, ${time})`,
  },
  quota_use: {
    lasting: '47 hours',
    over: '73 hours',
    row: ({ time, organisation }) => sql`
      insert into quota_use (organisation_id, day, used, granted) values (${organisation}, ((${time}) at time zone 'UTC')::date, 1, 1)`,
  },
  passkey_challenges: {
    ...minutesBefore,
    row: ({ time }) => sql`
      insert into passkey_challenges (holder_hash, challenge_hash, expires_at) values (${bytes()}, ${bytes()}, ${time})`,
  },
  single_sign_ons: {
    ...minutesBefore,
    row: ({ time, organisation }) => sql`
      with provider as (
        insert into identity_providers (organisation_id, issuer, client_id, sealed_secret, admits_unknown, is_only_way)
        values (${organisation}, 'https://login.example', 'portal', ${bytes()}, false, false)
        on conflict (organisation_id) do update set issuer = excluded.issuer returning organisation_id, version
      )
      insert into single_sign_ons (browser_hash, organisation_id, provider_version, expires_at)
      select ${bytes()}, organisation_id, version, ${time} from provider`,
  },
  totp_secrets: {
    lasting: '59 minutes',
    over: '61 minutes',
    row: ({ time, user }) => sql`insert into totp_secrets (user_id, sealed_secret, created_at) values (${user}, ${bytes()}, ${time})`,
  },
  one_time_codes: {
    lasting: '23 hours',
    over: '25 hours',
    row: ({ time, user }) => sql`
      insert into one_time_codes (user_id, code_hash, sent_at, expires_at) values (${user}, ${bytes()}, ${time}, ${time})`,
  },
  password_links: {
    ...minutesBefore,
    row: ({ time, user }) => sql`
      insert into password_links (user_id, token_hash, purpose, expires_at) values (${user}, ${bytes()}, 'reset', ${time})`,
  },
  email_changes: {
    ...minutesBefore,
    row: ({ time, user }) => sql`
      insert into email_changes (user_id, new_email, token_hash, expires_at) values (${user}, 'a@customer.example', ${bytes()}, ${time})`,
  },
  batch_address_links: {
    ...minutesBefore,
    row: ({ time, organisation }) => sql`
      insert into batch_address_links (organisation_id, email, token_hash, expires_at)
      values (${organisation}, 'a@outside.example', ${bytes()}, ${time})`,
  },
  batch_withdrawal_links: {
    ...minutesBefore,
    row: ({ time, organisation }) => sql`
      with agreed as (insert into batch_addresses (organisation_id, email) values (${organisation}, 'a@outside.example') returning *)
      insert into batch_withdrawal_links (organisation_id, email, token_hash, expires_at)
      select organisation_id, email, ${bytes()}, ${time} from agreed`,
  },
  attempts: {
    ...minutesBefore,
    row: ({ time, user }) => sql`insert into attempts (budget, key, spent, window_ends_at) values ('test', ${user}, 1, ${time})`,
  },
  spent_human_checks: {
    ...minutesBefore,
    row: ({ time, user }) => sql`insert into spent_human_checks (proof, expires_at) values (${user}, ${time})`,
  },
  mail_outbox: {
    lasting: '6 days 23 hours',
    over: '7 days 1 hour',
    row: ({ time }) => sql`insert into mail_outbox (sealed, sent_at) values ('', ${time})`,
  },
  idempotency_keys: {
    lasting: '47 hours',
    over: '49 hours',
    row: ({ time, user, organisation }) => sql`
      insert into idempotency_keys (organisation_id, key, request_hash, reply, created_at)
      values (${organisation}, ${user}, ${bytes()}, '{}', ${time})`,
  },
  batches: {
    lasting: '30 days 23 hours',
    over: '31 days 1 hour',
    row: ({ time, organisation }) => sql`
      insert into batches (organisation_id, id, file_name, email, records, state, created_at)
      values (${organisation}, ${randomUUID()}, 'numbers.csv', 'a@customer.example', 1, 'done', ${time})`,
  },
  service_counts: {
    lasting: '47 hours',
    over: '49 hours',
    row: ({ time }) => sql`insert into service_counts (slot, service, rc, counts) values (${time}, 'npq', 0, '{1}')`,
  },
  upstream_circuits: {
    lasting: '30 seconds',
    over: '90 seconds',
    row: ({ time, user }) => sql`
      insert into upstream_circuits (node, service, state, since, seen_at) values (${user}, 'npq', 'open', ${time}, ${time})`,
  },
  query_records: {
    lasting: '399 days',
    over: '402 days',
    row: ({ time, organisation }) => sql`
      insert into query_records (organisation_id, at, channel, service, tel, country, rc)
      values (${organisation}, ${time}, 'single', 'npq', '447400123456', 'GB', 0)`,
  },
  // A file that a killed node began to write.
  archived_files: {
    lasting: '59 minutes',
    over: '61 minutes',
    row: ({ time }) =>
      sql`insert into archived_files (id, day, state, created_at) values (${randomUUID()}, now()::date, 'writing', ${time})`,
  },
  watch_changes: {
    lasting: '399 days 23 hours',
    over: '400 days 1 hour',
    row: ({ time, organisation }) => sql`
      insert into watch_changes (organisation_id, at, is_prefix, digits, fence, facts, before, after, lists, mail_waits)
      values (${organisation}, ${time}, false, '447400123456', 1, '[]', '{}', '{}', '[]', false)`,
  },
  webhook_deliveries: {
    lasting: '29 days 23 hours',
    over: '30 days 1 hour',
    row: ({ time, organisation }) => sql`
      with hook as (
        insert into webhooks (organisation_id, url, events, sealed_secret, created_by)
        values (${organisation}, 'https://customer.example/', '{batch.finished}', '', 'a@customer.example') returning id
      )
      insert into webhook_deliveries (webhook_id, event, body, created_at) select id, 'batch.finished', '{}', ${time} from hook`,
  },
  audit_log: {
    lasting: '364 days 23 hours',
    over: '365 days 1 hour',
    row: ({ time, organisation }) => sql`
      insert into audit_log (organisation_id, at, actor, subject, action) values (${organisation}, ${time}, 'a@x.example', 'a@x.example', 'signed in')`,
  },
  documents: {
    lasting: '59 days 23 hours',
    over: '60 days 1 hour',
    row: ({ time, organisation }) => sql`
      insert into documents (id, organisation_id, matter, series, number, source, title, file_name, type, bytes, sha256, modified_at)
      values (${randomUUID()}, ${organisation}, 'my-documents/weekly-reports', '2026-W01.csv', 1, '', '', 'a.csv', 'text/csv', 1, '', ${time})`,
  },
  tickets: {
    lasting: '89 days 23 hours',
    over: '90 days 1 hour',
    row: ({ time, organisation }) => sql`
      with ticket as (
        insert into tickets (organisation_id, id, opened_at, opener_name, opener_email, severity, subject, message, state)
        values (${organisation}, ${randomUUID()}, now() - interval '200 days', 'A', 'a@customer.example', 'Other', 'B', 'C', 'closed') returning *
      )
      , message as (
        insert into ticket_messages (organisation_id, ticket_id, number, side, author_name, source, text)
        select organisation_id, id, 1, 'customer', 'A', 'portal', 'D' from ticket
      )
      , note as (
        insert into ticket_notes (organisation_id, ticket_id, number, author_name, text)
        select organisation_id, id, 1, 'A', 'E' from ticket
      )
      insert into ticket_state_changes (organisation_id, ticket_id, number, at, state, side, by_name)
      select organisation_id, id, 1, ${time}, 'closed', 'support', 'A' from ticket`,
  },
  leases: {
    lasting: '23 hours',
    over: '25 hours',
    row: ({ time, user, organisation }) =>
      sql`insert into leases (organisation_id, name, holder, locked_until) values (${organisation}, 'a document', ${user}, ${time})`,
  },
  query_imports: {
    lasting: '59 minutes',
    over: '61 minutes',
    row: ({ time, user }) =>
      sql`insert into query_imports (source_sha256, source_name, row_count, alive_at) values (${user}, 'a.csv', 1, ${time})`,
  },
};

/** Lifetimes of rows that otherwise stay for ever. */
export const keptTimes = { KEEP_TICKETS_DAYS: '90', KEEP_DOCUMENTS_DAYS: '60', KEEP_AUDIT_LOG_DAYS: '365' };
