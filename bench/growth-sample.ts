/** A portal after a year with many customers: its demo, and beside it the rows that people and programs leave behind. */
import pg from 'pg';
import { makePartitions } from '../src/server/query-records/query-records.ts';
import type { Portal } from '../src/server/start.ts';
import { reportServices } from '../src/shared/reports/reports.ts';
import { addDays, daysFromTo, utcDay } from '../src/shared/base/utc-day.ts';

/** The days that have a partition each, all with the same number of records. */
export const days = daysFromTo(addDays(utcDay(new Date()), -80), addDays(utcDay(new Date()), -1));

export const grown = {
  records: 20_000_000,
  organisations: 2_000,
  usersOfEach: 100,
  auditEntries: 1_000_000,
  ticketsOfEach: 10,
  documentsOfEach: 10,
};
/** The first account number of the organisations that are added. */
const first = 1_000_000;
/** Percentage of records, tickets and entries that belong to the demo's customer; the rest belong to others. */
const share = 13;

const tables = [
  'organisations',
  'portal_users',
  'sessions',
  'audit_log',
  'tickets',
  'ticket_messages',
  'documents',
  'query_records',
  'query_daily',
];

/** Fills the database of a portal with its demo. `acme` is the demo's customer, whose calls are measured. */
export async function grow({ deps }: Portal, url: string, acme: number): Promise<void> {
  // The portal's own connections cancel long statements, such as those that make so much data.
  const client = new pg.Client(url);
  await client.connect();
  try {
    // The state after a night without differences; these counts differ from the records, but nothing measured depends on it.
    await client.query(
      'insert into count_comparison (compared_at, differences) values (now(), 0) on conflict (only_row) do update set compared_at = now(), differences = 0',
    );
    await makePartitions(deps.db, days);
    await fillPeople(client, acme);
    await fillQueries(client, acme);
    for (const table of tables) await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.end();
  }
}

async function fillPeople(client: pg.Client, acme: number): Promise<void> {
  const { organisations, usersOfEach, auditEntries, ticketsOfEach, documentsOfEach } = grown;
  const ask = (text: string, values: readonly unknown[]) => client.query(text, [...values]);
  await ask(`insert into organisations (id, name) select $1::int + n, 'Customer ' || n from generate_series(1, $2::int) n`, [
    first,
    organisations,
  ]);
  await ask(
    `insert into portal_users (organisation_id, full_name, email, permissions, password_hash, last_sign_in_at)
     select $1::int + 1 + n % $2::int, 'Person ' || n, 'person-' || n || '@customer.example', case when n % 50 = 0 then 1023 else 7 end,
       case when n % 20 > 0 then 'none' end, now() - n * interval '1 minute'
     from generate_series(1, $2::int * $3::int) n`,
    [first, organisations, usersOfEach],
  );
  await ask(
    `insert into sessions (token_hash, user_id, state, expires_at)
     select sha256(id::text::bytea), id, 'active', now() + interval '8 hours' from portal_users where organisation_id > $1 and permissions = 1023`,
    [first],
  );
  await ask(
    `insert into audit_log (organisation_id, actor, subject, action, detail, at)
     select case when n % 100 < $1::int then $2::int else $3::int + 1 + n % $4::int end, 'person-' || n || '@customer.example',
       'person-' || n || '@customer.example', 'signed in', 'Firefox on Linux', now() - ($5::int - n) * interval '30 seconds'
     from generate_series(1, $5::int) n`,
    [share, acme, first, organisations, auditEntries],
  );
  await ask(
    `insert into tickets (organisation_id, id, opened_at, opener_name, opener_email, severity, subject, message, state)
     select case when n % 100 < $1::int then $2::int else $3::int + 1 + n % $4::int end, 'T-' || lpad((n / 10000)::text, 4, '0') || '-' || lpad((n % 10000)::text, 4, '0'),
       now() - n * interval '10 minutes', 'Person', 'person@customer.example', 'Other', 'Subject ' || n, 'Message', case when n % 20 = 0 then 'open' else 'closed' end
     from generate_series(1, $4::int * $5::int) n`,
    [share, acme, first, organisations, ticketsOfEach],
  );
  await ask(
    `insert into ticket_messages (organisation_id, ticket_id, number, side, author_name, source, text)
     select organisation_id, id, number, case when number % 2 = 0 then 'customer' else 'support' end, 'Person', 'portal', 'An answer'
     from tickets, generate_series(1, 3) number where opener_email = 'person@customer.example'`,
    [],
  );
  await ask(
    `insert into documents (id, organisation_id, matter, series, number, source, title, file_name, type, bytes, sha256, modified_at)
     select gen_random_uuid(), $1::int + 1 + n % $2::int, 'my-documents/monthly-reports', 'invoice-' || n, 1, 'bench', 'Invoice ' || n, n || '.pdf', 'application/pdf',
       1000, repeat('0', 64), now() - n * interval '1 minute'
     from generate_series(1, $2::int * $3::int) n`,
    [first, organisations, documentsOfEach],
  );
}

/** Inserts the records, without their index while they are written, and the daily counts of every organisation. */
async function fillQueries(client: pg.Client, acme: number): Promise<void> {
  await client.query('drop index query_records_newest');
  for (const day of days)
    await client.query(
      `insert into query_records (organisation_id, at, id, channel, service, tel, country, rc)
       select case when n % 100 < $1::int then $2::int else $3::int + 1 + n % $4::int end, $5::timestamptz + (n % 86400) * interval '1 second',
         gen_random_uuid(), 'single', ($6::text[])[1 + (n / 100) % 12], '447700900123', (array['GB', 'FR', 'DE', 'IT', 'ES'])[1 + n % 5],
         case when n % 9 = 0 then 300 else 0 end
       from generate_series(1, $7::int) n`,
      [share, acme, first, grown.organisations, `${day}T00:00:00Z`, reportServices, grown.records / days.length],
    );
  await client.query('create index query_records_newest on query_records (organisation_id, at, id)');
  await client.query(
    `insert into query_daily (organisation_id, day, service, succeeded, failed, queries)
     select organisation, day, service, array_fill(7::bigint, array[677]), array_fill(1::bigint, array[677]), 5416
     from (select $1::int + n as organisation from generate_series(1, $2::int) n) o, unnest($3::date[]) day, unnest($4::text[]) service
     on conflict do nothing`,
    [first, grown.organisations, days, ['npq', 'gnr', 'dno']],
  );
  await client.query(
    `insert into query_daily (organisation_id, day, service, succeeded, failed, queries)
     select $1::int, day, service, array_fill(7::bigint, array[677]), array_fill(1::bigint, array[677]), 5416
     from unnest($2::date[]) day, unnest($3::text[]) service on conflict do nothing`,
    [acme, days, reportServices],
  );
}
