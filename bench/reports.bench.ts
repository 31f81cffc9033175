/** Reports from daily counts beside the same question asked of the raw records, and recording queries beside a row insert each. */
import type pg from 'pg';
import type { Db } from '../src/server/database/database.ts';
import { countryRows, readReport } from '../src/server/features/reports/report.ts';
import { addCounts } from '../src/server/query-log/query-counts.ts';
import { countsOf, createQueryRecords, type QueryRecord } from '../src/server/query-log/query-records.ts';
import { findPostgres, startPostgres } from '../src/server/test-support/postgres.ts';
import { reportServices } from '../src/shared/api/reports.ts';
import { isFailure, reasonCodes } from '../src/shared/services/reason-codes.ts';
import { addDays } from '../src/shared/utc-day.ts';
import { atMost, fasterThan, type Line } from './line.ts';
import { filled, type Filled, lastDay, organisation } from './reports-sample.ts';
import { median } from './rounds.ts';

export const name = 'Reports: 30 days of an organisation with 2.6 M of 20 M query records, on PostgreSQL';

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
