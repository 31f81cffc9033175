/** Nothing that is looked for again and again, or removed by age, reads a table whole that grows with use: the server counts such readings itself. */
import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { archiveOldDays } from './archive/archiving.ts';
import { cleanUp } from './cleanup.ts';
import type { Db } from './database/database.ts';
import type { Schema } from './database/schema.ts';
import { mailExpiringKeys } from './keys/expiring-keys.ts';
import { makeUser } from './test-support/factories.ts';
import { keptTimes } from './test-support/lifetimes.ts';
import { startPortalForTest } from './test-support/test-portal.ts';

interface Filling {
  readonly user: string;
  readonly organisation: number;
  /** A time for each row, none of which is old. */
  readonly time: RawBuilder<Date>;
}

const rows = sql`generate_series(1, 20000) as n`;
const uuid = sql`gen_random_uuid()`;
const bytes = sql`decode(md5(n::text), 'hex')`;

/** Rows of each table that people and programs fill: none is due, and none has to go. */
const fillings: Partial<Record<keyof Schema, (filling: Filling) => RawBuilder<unknown>>> = {
  portal_users: ({ organisation }) => sql`
    insert into portal_users (organisation_id, full_name, email, permissions, password_hash)
    select ${organisation}::int, 'A', n || '@many.example', 8, '' from ${rows}`,
  api_keys: ({ organisation, user }) => sql`
    insert into api_keys (organisation_id, user_id, created_by, name, prefix, key_hash, permissions, addresses, term_days, expires_at)
    select ${organisation}::int, ${user}::uuid, 'a@customer.example', 'A key', n::text, ${bytes}, 8, '{}', 90, now() + interval '60 days' from ${rows}`,
  one_time_codes: () => sql`
    insert into one_time_codes (user_id, code_hash, expires_at)
    select id, '', now() + interval '1 minute' from portal_users where email like '%@many.example'`,
  password_links: () => sql`
    insert into password_links (user_id, token_hash, purpose, expires_at)
    select id, decode(md5(email), 'hex'), 'reset', now() + interval '1 hour' from portal_users where email like '%@many.example'`,
  attempts: () => sql`
    insert into attempts (budget, key, spent, window_ends_at) select 'test', n::text, 1, now() + interval '1 hour' from ${rows}`,
  mail_outbox: ({ time }) =>
    sql`insert into mail_outbox (sealed, created_at, due_at, sent_at) select '', ${time}, ${time}, ${time} from ${rows}`,
  audit_log: ({ organisation, time }) => sql`
    insert into audit_log (organisation_id, at, actor, subject, action)
    select ${organisation}::int, ${time}, 'a@x.example', 'a@x.example', 'signed in' from ${rows}`,
  idempotency_keys: ({ organisation, time }) => sql`
    insert into idempotency_keys (organisation_id, key, request_hash, reply, created_at)
    select ${organisation}::int, n::text, ${bytes}, '{}', ${time} from ${rows}`,
  batches: ({ organisation, time }) => sql`
    insert into batches (organisation_id, id, file_name, email, records, state, created_at, started_at, finished_at)
    select ${organisation}::int, ${uuid}, 'numbers.csv', 'a@customer.example', 1, 'done', ${time}, ${time}, ${time} from ${rows}`,
  webhook_deliveries: ({ organisation, time }) => sql`
    with hook as (
      insert into webhooks (organisation_id, url, events, sealed_secret, created_by)
      values (${organisation}::int, 'https://customer.example/', '{batch.finished}', '', 'a@customer.example') returning id
    )
    insert into webhook_deliveries (webhook_id, event, body, created_at, delivered_at, due_at)
    select id, 'batch.finished', '{}', ${time}, ${time}, null from hook cross join ${rows}`,
  watched_numbers: ({ organisation, user }) => sql`
    with list as (
      insert into watch_lists (organisation_id, change_id, ranges_as_of, versions)
      values (${organisation}::int, 1000000, now() + interval '1 day', '{}') returning organisation_id
    )
    insert into watched_numbers (organisation_id, is_prefix, digits, kept, change_id, added_by)
    select organisation_id, false, '4474' || n, 'null', 0, ${user}::uuid from list cross join ${rows}`,
  watch_changes: ({ organisation, time }) => sql`
    insert into watch_changes (organisation_id, at, is_prefix, digits, fence, facts, before, after, lists, mail_waits)
    select ${organisation}::int, ${time}, false, '4474' || n, 1, '[]', '{}', '{}', '[]', false from ${rows}`,
  documents: ({ organisation, time }) => sql`
    insert into documents (id, organisation_id, matter, series, number, source, title, file_name, type, bytes, sha256, modified_at)
    select ${uuid}, ${organisation}::int, 'my-documents/weekly-reports', n::text, 1, '', '', 'a.csv', 'text/csv', 1, '', ${time} from ${rows}`,
  tickets: ({ organisation, time }) => sql`
    insert into tickets (organisation_id, id, opened_at, opener_name, opener_email, severity, subject, message, state)
    select ${organisation}::int, ${uuid}, ${time}, 'A', 'a@customer.example', 'Other', 'B', 'C', 'open' from ${rows}`,
  query_daily: ({ organisation }) => sql`
    insert into query_daily (organisation_id, day, service, succeeded, failed, queries)
    select ${organisation}::int, current_date - n, 'npq', '{}', '{}', 0 from ${rows}`,
  service_counts: () => sql`
    insert into service_counts (slot, service, rc, counts) select now() - n * interval '1 second', 'npq', 0, '{1}' from ${rows}`,
};

/** Work that nobody calls, by the table that it looks into. */
const polled = ['mail_outbox', 'webhook_deliveries', 'batches', 'watch_changes'] as const;

interface Use {
  readonly whole: number;
  readonly byIndex: number;
}

async function uses(db: Db): Promise<Map<string, Use>> {
  const { rows: found } = await sql<Use & { name: string }>`
    select relname::text as name, seq_scan::int as whole, coalesce(idx_scan, 0)::int as "byIndex" from pg_stat_user_tables`.execute(db);
  return new Map(found.map(({ name, ...use }) => [name, use]));
}

test('polls, metrics and cleanup read no table whole that grows', { tags: ['full'] }, async () => {
  const portal = await startPortalForTest(keptTimes);
  const { db } = portal.deps;
  const { organisationId: organisation, portalId: user } = await makeUser(portal.deps, { hasPassword: false });
  const time = sql<Date>`now() - n * interval '1 second'`;
  for (const fill of Object.values(fillings)) await fill({ organisation, user, time }).execute(db);
  await sql`analyze`.execute(db);
  // Readings until now do not count.
  await sql`select pg_stat_reset()`.execute(db);
  await cleanUp(portal.deps);
  await mailExpiringKeys(portal.deps);
  await archiveOldDays(portal.deps);
  expect((await portal.app.inject({ url: '/metrics' })).statusCode).toBe(200);
  // A connection tells the server of its use a moment after it fell silent.
  await expect
    .poll(async () => [...(await uses(db))].filter(([, { byIndex }]) => byIndex > 0).map(([name]) => name))
    .toEqual(expect.arrayContaining([...polled, 'audit_log', 'tickets']));
  const read = await uses(db);
  expect(Object.keys(fillings).filter((table) => (read.get(table)?.whole ?? 0) > 0)).toEqual([]);
});
