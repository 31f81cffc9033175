/** Compares reports from daily counts with the same query on the raw records. */
import type pg from 'pg';
import type { Db } from '../src/server/database/database.ts';
import { countryRows, readReport } from '../src/server/reports/report.ts';
import { startPostgres } from '../src/server/test-support/postgres.ts';
import { isFailure, reasonCodes } from '../src/shared/services/reason-codes.ts';
import { addDays } from '../src/shared/base/utc-day.ts';
import { atMost, fasterThan, type Line } from './line.ts';
import { filled, type Filled, lastDay, organisation } from './reports-sample.ts';
import { medianMs } from './rounds.ts';

export const name = 'Reports: 30 days of an organisation with 2.6 M of 20 M query records, on PostgreSQL';

const period = { from: addDays(lastDay, -29), to: lastDay, service: undefined, withFailed: false };
const million = 1_000_000;
const failures = reasonCodes.filter(({ reasonCode }) => isFailure(reasonCode)).map(({ reasonCode }) => reasonCode);

export async function run(): Promise<Line[]> {
  const server = await startPostgres();
  const small = await filled(server, 2 * million);
  const large = await filled(server, 20 * million);
  try {
    return await readingReports(small, large);
  } finally {
    await small.drop();
    await large.drop();
    await server.stop();
  }
}

/** Measures all of them in turn, so that a change of the machine's load hits each alike. */
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

/** Builds the report as the call does, up to the rows. Answers the number of queries. */
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
