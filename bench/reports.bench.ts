/** Reports from daily counts beside the same question asked of the raw records, and recording queries beside a row insert each. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Db, migrateToLatest, openDatabase } from '../src/server/database/database.ts';
import { countryRows, readReport } from '../src/server/features/reports/report.ts';
import { addCounts, type DayCounts } from '../src/server/query-log/query-counts.ts';
import { countsOf, createQueryRecords, makePartitions, type QueryRecord } from '../src/server/query-log/query-records.ts';
import { findPostgres, startPostgres } from '../src/server/test-support/postgres.ts';
import { reportServices } from '../src/shared/api/reports.ts';
import { isFailure, reasonCodes } from '../src/shared/services/reason-codes.ts';
import { addDays, daysFromTo } from '../src/shared/utc-day.ts';
import { atMost, fasterThan, type Line } from './line.ts';
import { median } from './rounds.ts';

export const name = 'Reports: 30 days of an organisation with 2.6 M of 20 M query records, on PostgreSQL';

const organisation = 1;
const others = 40;
const lastDay = '2026-05-31';
const days = daysFromTo(addDays(lastDay, -29), lastDay);
const period = { from: addDays(lastDay, -29), to: lastDay, service: undefined, withFailed: false };
const million = 1_000_000;
const failures = reasonCodes.filter(({ reasonCode }) => isFailure(reasonCode)).map(({ reasonCode }) => reasonCode);

export async function run(): Promise<Line[]> {
  if (findPostgres(process.env) === undefined) throw new Error('This benchmark needs PostgreSQL');
  const server = startPostgres();
  const small = await filled(server, 2 * million);
  const large = await filled(server, 20 * million);
  try {
    return [...(await readingReports(small, large)), ...(await recordingQueries(large))];
  } finally {
    await small.drop();
    await large.drop();
    server.stop();
  }
}

interface Filled {
  readonly db: Db;
  readonly client: pg.Client;
  drop(): Promise<void>;
}

/** A database with so many records in 30 days, and with the daily counts of all of them. */
async function filled(server: ReturnType<typeof startPostgres>, records: number): Promise<Filled> {
  const database = `bench_${process.pid}_${records}`;
  await asked(server.urlOf('postgres'), `create database ${database}`);
  const dataDir = mkdtempSync(join(tmpdir(), 'dialplane-bench-'));
  const { db, close } = await openDatabase({ url: server.urlOf(database), dataDir });
  // The portal's own connections cancel what takes long, as the making of so much data does.
  const client = new pg.Client(server.urlOf(database));
  await client.connect();
  await migrateToLatest(db);
  await client.query(`insert into organisations (id, name) select n, 'Organisation ' || n from generate_series(1, ${others + 1}) n`);
  await makePartitions(db, days);
  await client.query('drop index query_records_by_organisation');
  await fillOthers(client);
  await fillRecords(db, client, records);
  await client.query('create index query_records_by_organisation on query_records (organisation_id, at)');
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

/** In turn, so that all of them are measured in the same weather. */
async function readingReports(small: Filled, large: Filled): Promise<Line[]> {
  if ((await report(large.db)) !== (await rawReport(large.client))) throw new Error('The daily counts are not those of the records');
  const times = await medianMs(
    { atTwo: () => report(small.db), atTwenty: () => report(large.db), raw: () => rawReport(large.client) },
    { rounds: 9 },
  );
  return [
    fasterThan('30-day report vs grouping the raw records', { ours: times.atTwenty, peer: times.raw, unit: 'ms' }, 30),
    atMost('30-day report at 20 M records vs at 2 M', { ours: times.atTwenty, peer: times.atTwo, unit: 'ms' }, 1.5),
  ];
}

/** As the call answers it, up to the rows. Answers how many queries there were. */
async function report(db: Db): Promise<number> {
  const rows = countryRows(await readReport(db, organisation, period));
  return rows.reduce((sum, { qtyQDRs }) => sum + qtyQDRs, 0);
}

async function rawReport(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select country, (at at time zone 'UTC')::date as day, count(*) as count from query_records
     where organisation_id = $1 and at >= $2 and at < $3 and rc <> all ($4) group by 1, 2 order by 1, 2 desc`,
    [organisation, `${period.from}T00:00:00Z`, `${addDays(period.to, 1)}T00:00:00Z`, failures],
  );
  return rows.reduce((sum, { count }) => sum + Number(count), 0);
}

/** The daily counts of the other organisations, so that the table is as large as it would be. */
async function fillOthers(client: pg.Client): Promise<void> {
  await client.query(
    `insert into query_daily (organisation_id, day, service, succeeded, failed)
     select organisation, day, service, array_fill(7::bigint, array[677]), array_fill(1::bigint, array[677])
     from generate_series(2, $1) organisation, unnest($2::date[]) day, unnest($3::text[]) service`,
    [others + 1, days, reportServices],
  );
}

/** So many records, of which 13 in a hundred are the large organisation's; and its counts. */
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

/** What was just inserted of the large organisation, by the same rule as above. */
async function countsOfDay(client: pg.Client, { day, count }: { day: string; count: number }): Promise<DayCounts[]> {
  const { rows } = await client.query<{ service: string; country: string; failed: boolean; count: string }>(
    `select ($1::text[])[1 + (n / 100) % 12] as service, chr(65 + ((n / 7) % 20)::int) || chr(65 + ((n / 11) % 12)::int) as country,
       n % 9 = 0 as failed, count(*) as count
     from generate_series(1, $2::bigint) n where n % 100 < 13 group by 1, 2, 3`,
    [reportServices, count],
  );
  const services = new Map<string, Map<string, [number, number]>>();
  for (const row of rows) {
    const countries = services.get(row.service) ?? new Map<string, [number, number]>();
    services.set(row.service, countries);
    const sides = countries.get(row.country) ?? [0, 0];
    countries.set(row.country, sides);
    sides[row.failed ? 1 : 0] += Number(row.count);
  }
  return [...services].map(([service, counts]) => ({ organisationId: organisation, day, service, counts }));
}

/**
 * A single query leaves a record and a count, a query of a batch a count: its file is its record. All commit before they answer. What
 * leaves a row can hardly be more than some ten times faster, because from there on PostgreSQL is busy with the rows themselves.
 */
async function recordingQueries({ db, client }: Filled): Promise<Line[]> {
  // The test server leaves the disk alone; here the disk is half of the matter.
  await client.query('alter system set fsync = on');
  await client.query('select pg_reload_conf()');
  const recorder = createQueryRecords(db);
  const counts = { peer: 500, single: 20_000, batch: 4 * million };
  const queries = Array.from({ length: counts.single }, (_, index) => queryNumber(index));
  const times = await medianMs(
    {
      peer: async () => {
        for (const query of queries.slice(0, counts.peer)) await insertRow(client, query);
      },
      single: () => Promise.all(queries.map((query) => recorder.record(query))),
      batch: () => db.transaction().execute((transaction) => addCounts(transaction, countsOf(manyTimes(queries, counts.batch)))),
    },
    { rounds: 5 },
  );
  const perQuery = (name: keyof typeof counts) => (times[name] * 1_000) / counts[name];
  const unit = 'us a query';
  return [
    fasterThan('recording single queries vs a row insert each', { ours: perQuery('single'), peer: perQuery('peer'), unit }, 300),
    fasterThan('recording the queries of batches vs a row insert each', { ours: perQuery('batch'), peer: perQuery('peer'), unit }, 300),
  ];
}

function queryNumber(index: number): QueryRecord {
  return {
    organisationId: organisation,
    at: new Date(Date.parse(lastDay) + (index % 86_400) * 1_000),
    portalUserId: null,
    channel: 'single',
    service: reportServices[index % reportServices.length] ?? 'npq',
    tel: String(447_700_900_000 + index),
    country: ['GB', 'FR', 'US', 'DE'][index % 4] ?? 'ZZ',
    rc: index % 9 === 0 ? 300 : 0,
  };
}

function* manyTimes(queries: readonly QueryRecord[], count: number) {
  for (let given = 0; given < count; given += 1) yield queries[given % queries.length] ?? queryNumber(given);
}

async function insertRow(client: pg.Client, query: QueryRecord): Promise<void> {
  await client.query({
    name: 'insert a record',
    text: `insert into query_records (organisation_id, at, portal_user_id, channel, service, tel, country, rc)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      query.organisationId,
      query.at.toISOString(),
      query.portalUserId,
      query.channel,
      query.service,
      query.tel,
      query.country,
      query.rc,
    ],
  });
}

/** The median of each work's milliseconds, all of them in turn. One round before is not counted. */
async function medianMs<Name extends string>(
  works: Readonly<Record<Name, () => Promise<unknown>>>,
  { rounds }: { rounds: number },
): Promise<Record<Name, number>> {
  // `Object.keys` forgets the type of the keys.
  const names = Object.keys(works) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = -1; round < rounds; round += 1) {
    for (const name of names) {
      const start = performance.now();
      await works[name]();
      if (round >= 0) times.get(name)?.push(performance.now() - start);
    }
  }
  // The entries are one for each name.
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<Name, number>;
}

async function asked(url: string, text: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(text);
  await client.end();
}
