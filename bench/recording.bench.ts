/** Recording queries beside a row insert each: by the database alone, and through three NATS servers before it. */
import type pg from 'pg';
import { createQueryRecords, countsOf } from '../src/server/query-records/query-records.ts';
import type { QueryRecord } from '../src/server/query-records/record-columns.ts';
import { addCounts } from '../src/server/query-records/query-counts.ts';
import { createStreamRecords } from '../src/server/query-records/stream/records-stream.ts';
import { NatsServers } from '../src/server/test-support/nats-servers.ts';
import { startPostgres } from '../src/server/test-support/postgres.ts';
import { areInstalled } from '../src/server/test-support/programs.ts';
import { reportServices } from '../src/shared/reports/reports.ts';
import { fasterThan, type Line } from './line.ts';
import { filled, type Filled, lastDay, organisation } from './reports-sample.ts';
import { medianMs } from './rounds.ts';

export const name = 'Recording queries, on PostgreSQL that waits for the disk';

const recordsBefore = 200_000;
const counts = { peer: 500, single: 20_000, stream: 20_000, written: 20_000, batch: 4_000_000 };
const queries = Array.from({ length: counts.single }, (_, index) => queryNumber(index));
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

export async function run(): Promise<Line[]> {
  if (!areInstalled('nats-server', 'openssl')) throw new Error('This benchmark needs nats-server and openssl');
  const server = await startPostgres({ waitsForDisk: true });
  const database = await filled(server, recordsBefore);
  const servers = await NatsServers.start(3);
  try {
    return await recordingQueries(database, servers);
  } finally {
    await servers.stop();
    await database.drop();
    await server.stop();
  }
}

/**
 * A single query leaves a record and a count, a query of a batch a count: its file is its record. Through the stream the answer waits for three
 * servers; the last line waits until the database has the records as well.
 */
async function recordingQueries({ db, client }: Filled, servers: NatsServers): Promise<Line[]> {
  const recorder = createQueryRecords(db);
  let written = 0;
  const stream = createStreamRecords({
    db,
    log: silent,
    config: { url: servers.url, replicas: undefined, isWriter: true },
    count: { published: () => undefined, written: (records) => (written += records) },
  });
  while (!stream.stream?.isThere()) await new Promise((resolve) => setTimeout(resolve, 50));
  const throughStream = () => Promise.all(queries.map((query) => stream.record(query)));
  const times = await medianMs(
    {
      peer: async () => {
        for (const query of queries.slice(0, counts.peer)) await insertRow(client, query);
      },
      single: () => Promise.all(queries.map((query) => recorder.record(query))),
      stream: throughStream,
      // The previous line's records are written to the database first.
      rest: () => stream.untilWritten(organisation),
      written: async () => {
        await throughStream();
        await stream.untilWritten(organisation);
      },
      batch: () => db.transaction().execute((transaction) => addCounts(transaction, countsOf(manyTimes(queries, counts.batch)))),
    },
    { rounds: 5 },
  );
  await stream.stop();
  if (written !== 12 * counts.stream) throw new Error(`${written} of ${12 * counts.stream} records are written`);
  const perQuery = (name: keyof typeof counts) => (times[name] * 1_000) / counts[name];
  const line = (what: string, ours: keyof typeof counts, least: number) =>
    fasterThan(what, { ours: perQuery(ours), peer: perQuery('peer'), unit: 'us a query' }, least);
  return [
    line('recording single queries vs a row insert each', 'single', 30),
    line('recording them through the stream, which then has them', 'stream', 300),
    line('recording them through the stream, until in the database', 'written', 30),
    line('recording the queries of batches vs a row insert each', 'batch', 300),
  ];
}

function queryNumber(index: number): QueryRecord {
  return {
    organisationId: organisation,
    at: new Date(Date.parse(lastDay) + (index % 86_400) * 1_000),
    portalUserId: null,
    keyId: null,
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
