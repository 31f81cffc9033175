/** Taking batches on PostgreSQL while 50,000 are queued: the time of one take, alone and beside seven others, for every spread of owners. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { takeNext } from '../src/server/batches/worker/taking-turns.ts';
import { type Db, migrateToLatest, openDatabase } from '../src/server/database/database.ts';
import { type PostgresServer, startPostgres } from '../src/server/test-support/postgres.ts';
import { atMost, type Line } from './line.ts';
import { median } from './rounds.ts';

const queued = 50_000;
const mostMs = 5;
const takes = 200;
const leaseMs = 60_000;
/** Number of organisations that own the batches, and the first one's share of them in percent, accepted before all others. */
const spreads = [
  { of: 'one organisation', organisations: 1, firstPercent: 0 },
  { of: '300 organisations', organisations: 300, firstPercent: 0 },
  { of: '2,000 organisations', organisations: 2_000, firstPercent: 0 },
  { of: '300, half of one', organisations: 300, firstPercent: 50 },
];

export const name = `Batch queue: a take at ${queued} queued batches, on PostgreSQL`;

export async function run(): Promise<Line[]> {
  const server = await startPostgres();
  try {
    const lines: Line[] = [];
    for (const spread of spreads) lines.push(...(await measured(server, spread)));
    return lines;
  } finally {
    await server.stop();
  }
}

async function measured({ urlOf }: PostgresServer, { of, organisations, firstPercent }: (typeof spreads)[number]): Promise<Line[]> {
  const database = `bench_queue_${process.pid}_${organisations}_${firstPercent}`;
  await asked(urlOf('postgres'), `create database ${database}`);
  const dataDir = mkdtempSync(join(tmpdir(), 'dialplane-bench-'));
  const { db, close } = openDatabase(urlOf(database));
  try {
    await migrateToLatest(db);
    await asked(
      urlOf(database),
      `insert into organisations (id, name) select n, 'Organisation ' || n from generate_series(2, ${organisations + 1}) n;
       insert into batches (organisation_id, id, created_at, file_name, email, records)
       select case when n <= ${(queued * firstPercent) / 100} then 2 else 2 + n % ${organisations} end, gen_random_uuid(),
         timestamptz '2026-05-31' + n * interval '1 second', n || '.csv', 'a@customer.example', 1000
       from generate_series(1, ${queued}) n;
       -- Of the first one a batch runs, which leaves its others to the end of the line.
       insert into batches (organisation_id, id, file_name, email, records, state, locked_until)
       select 2, gen_random_uuid(), 'running.csv', 'a@customer.example', 1000, 'running', now() + interval '4 minutes' where ${firstPercent} > 0;
       analyze`,
    );
    const alone = await taking(db, 1);
    const beside = await taking(db, 8);
    return [
      atMost(`a take, ${of}`, { ours: alone, peer: mostMs, unit: 'ms' }, 1),
      atMost(`a take, ${of}, eight workers at once`, { ours: beside, peer: mostMs, unit: 'ms' }, 1),
    ];
  } finally {
    await close();
    await asked(urlOf('postgres'), `drop database ${database}`);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The median milliseconds of a take by the given number of workers, which finish each batch at once: their total time, divided by takes. */
async function taking(db: Db, workers: number): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < takes / workers; round += 1) {
    const start = performance.now();
    const taken = await Promise.all(Array.from({ length: workers }, () => takeNext(db, leaseMs)));
    rounds.push((performance.now() - start) / workers);
    const ids = taken.flatMap((batch) => (batch ? [batch.id] : []));
    if (ids.length === 0) throw new Error('Nothing was taken');
    await db.updateTable('batches').set({ state: 'done', finished_at: new Date() }).where('id', 'in', ids).execute();
  }
  return median(rounds);
}

async function asked(url: string, text: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(text);
  await client.end();
}
