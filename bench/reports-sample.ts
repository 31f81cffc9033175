/** Databases full of query records for the benchmark of reports. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Db, migrateToLatest, openDatabase } from '../src/server/database/database.ts';
import { addCounts, type DayCounts } from '../src/server/query-records/query-counts.ts';
import { makePartitions } from '../src/server/query-records/query-records.ts';
import type { PostgresServer } from '../src/server/test-support/postgres.ts';
import { reportServices } from '../src/shared/reports/reports.ts';
import type { BatchServiceCode } from '../src/shared/services/services.ts';
import { addDays, daysFromTo } from '../src/shared/base/utc-day.ts';

/** The large organisation, which has 13 % of the records. */
export const organisation = 1;
const others = 40;
export const lastDay = '2026-05-31';
const days = daysFromTo(addDays(lastDay, -29), lastDay);

export interface Filled {
  readonly db: Db;
  readonly client: pg.Client;
  drop(): Promise<void>;
}

/** Makes a database with the given number of records in 30 days, and with the daily counts of all of them. */
export async function filled(server: PostgresServer, records: number): Promise<Filled> {
  const database = `bench_${process.pid}_${records}`;
  await asked(server.urlOf('postgres'), `create database ${database}`);
  const dataDir = mkdtempSync(join(tmpdir(), 'dialplane-bench-'));
  const { db, close } = openDatabase(server.urlOf(database));
  // The portal's own connections cancel long statements, such as those that make so much data.
  const client = new pg.Client(server.urlOf(database));
  await client.connect();
  await migrateToLatest(db);
  await client.query(`insert into organisations (id, name) select n, 'Organisation ' || n from generate_series(1, ${others + 1}) n`);
  await makePartitions(db, days);
  await client.query('drop index query_records_newest');
  await fillOthers(client);
  await fillRecords(db, client, records);
  await client.query('create index query_records_newest on query_records (organisation_id, at, id)');
  await client.query('vacuum analyze query_records');
  await client.query('vacuum analyze query_daily');
  const drop = async () => {
    await client.end();
    await close();
    await asked(server.urlOf('postgres'), `drop database ${database}`);
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { db, client, drop };
}

/** Inserts the daily counts of the other organisations, so that the table has its real size. */
async function fillOthers(client: pg.Client): Promise<void> {
  await client.query(
    `insert into query_daily (organisation_id, day, service, succeeded, failed)
     select organisation, day, service, array_fill(7::bigint, array[677]), array_fill(1::bigint, array[677])
     from generate_series(2, $1) organisation, unnest($2::date[]) day, unnest($3::text[]) service`,
    [others + 1, days, reportServices],
  );
}

/** Inserts the given number of records, 13 % of them of the large organisation, and its counts. */
async function fillRecords(db: Db, client: pg.Client, records: number): Promise<void> {
  const grouped: DayCounts[] = [];
  const count = Math.round(records / days.length);
  for (const day of days) {
    await client.query(
      `insert into query_records (organisation_id, at, id, channel, service, tel, country, rc)
       select case when n % 100 < 13 then 1 else 2 + n % ${others} end, $1::timestamptz + (n % 86400) * interval '1 second',
         '00000000-0000-0000-0000-000000000000', 'import', ($2::text[])[1 + (n / 100) % 12], '447700900123',
         chr(65 + ((n / 7) % 20)::int) || chr(65 + ((n / 11) % 12)::int), case when n % 9 = 0 then 300 else 0 end
       from generate_series(1, $3::bigint) n`,
      [`${day}T00:00:00Z`, reportServices, count],
    );
    grouped.push(...(await countsOfDay(client, { day, count })));
  }
  await db.transaction().execute((transaction) => addCounts(transaction, grouped));
}

/** Counts the rows just inserted for the large organisation, by the same rule as above. */
async function countsOfDay(client: pg.Client, { day, count }: { day: string; count: number }): Promise<DayCounts[]> {
  const { rows } = await client.query<{ service: BatchServiceCode; country: string; failed: boolean; count: string }>(
    `select ($1::text[])[1 + (n / 100) % 12] as service, chr(65 + ((n / 7) % 20)::int) || chr(65 + ((n / 11) % 12)::int) as country,
       n % 9 = 0 as failed, count(*) as count
     from generate_series(1, $2::bigint) n where n % 100 < 13 group by 1, 2, 3`,
    [reportServices, count],
  );
  const services = new Map<BatchServiceCode, Map<string, [number, number]>>();
  for (const row of rows) {
    const countries = services.get(row.service) ?? new Map<string, [number, number]>();
    services.set(row.service, countries);
    const sides = countries.get(row.country) ?? [0, 0];
    countries.set(row.country, sides);
    sides[row.failed ? 1 : 0] += Number(row.count);
  }
  return [...services].map(([service, counts]) => ({ organisationId: organisation, day, service, counts }));
}

async function asked(url: string, text: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(text);
  await client.end();
}
