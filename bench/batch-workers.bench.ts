/** Batches that two workers finish in the time of one, on PostgreSQL. Each has a share of a core, so that two cores suffice for both and the database. */
import { randomBytes, randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { batchFolder, inputKey } from '../src/server/batches/worker/batch-files.ts';
import { parseConfig } from '../src/server/config/config.ts';
import { startPortal } from '../src/server/start.ts';
import { startPostgres } from '../src/server/test-support/postgres.ts';
import { uploadBatch } from './batch-run.ts';
import { batchFile, linesWanted } from './batch-sample.ts';
import { giveShareOfCore } from './cpu-share.ts';
import { fasterThan, type Line } from './line.ts';
import { startProcess, untilIdle } from './portal.ts';
import { median } from './rounds.ts';

const organisations = 40;
const share = 0.4;
const rounds = 3;
const least = 1.8;

export const name = `Batches of ${organisations} organisations, ${linesWanted} lines in one service each, on PostgreSQL; ${share} of a core for each worker`;

export async function run(): Promise<Line[]> {
  const server = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'dialplane-bench-'));
  const database = `bench_workers_${process.pid}`;
  const workers: Worker[] = [];
  try {
    await asked(server.urlOf('postgres'), `create database ${database}`);
    const place: Place = { DATABASE_URL: server.urlOf(database), SECRET_KEY: randomBytes(32).toString('hex'), DATA_DIR: dataDir };
    const accepted = await acceptedBatch(place);
    await asked(
      place.DATABASE_URL,
      `insert into organisations (id, name) select n, 'Organisation ' || n from generate_series(5001, ${5_000 + organisations}) n`,
    );
    const measured = async () => {
      const times: number[] = [];
      // One more round, which is not counted.
      for (let round = 0; round <= rounds; round += 1) times.push(await msOfBatches(place, accepted));
      return median(times.slice(1));
    };
    workers.push(await startWorker(place));
    const one = await measured();
    workers.push(await startWorker(place));
    const two = await measured();
    return [fasterThan('batches, two workers vs one', { ours: two, peer: one, unit: 'ms' }, least)];
  } finally {
    for (const { child, ended } of workers) {
      child.kill('SIGTERM');
      await ended;
    }
    await asked(server.urlOf('postgres'), `drop database if exists ${database} with (force)`);
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Place {
  readonly DATABASE_URL: string;
  readonly SECRET_KEY: string;
  readonly DATA_DIR: string;
}

type Worker = Awaited<ReturnType<typeof startWorker>>;

/** The id of a batch that no worker has taken: its node has none. */
async function acceptedBatch(place: Place): Promise<string> {
  const config = parseConfig({ ...place, ROLE: 'api', LOG_LEVEL: 'silent', DEMO: 'true' });
  const portal = await startPortal(config);
  try {
    const { id } = await uploadBatch(portal, batchFile(portal.deps.dataSets.current().ranges), { services: ['npq'] });
    // Set aside, so that it stays unchanged.
    await portal.deps.db.updateTable('batches').set({ state: 'cancelled' }).where('id', '=', id).execute();
    return id;
  } finally {
    await portal.stop();
  }
}

async function startWorker(place: Place) {
  const started = await startProcess(['src/server/main.ts'], { ...place, ROLE: 'worker', LOG_LEVEL: 'silent', DEMO: 'true', PORT: '0' });
  await untilIdle(started.child.pid);
  giveShareOfCore(Number(started.child.pid), share);
  return started;
}

/** Measures the time that the workers need for a copy of the batch in each organisation, in ms. */
async function msOfBatches({ DATABASE_URL, DATA_DIR }: Place, accepted: string): Promise<number> {
  const files = join(DATA_DIR, 'files');
  const ids = Array.from({ length: organisations }, () => randomUUID());
  for (const id of ids) {
    mkdirSync(join(files, batchFolder(id)), { recursive: true });
    copyFileSync(join(files, inputKey(accepted)), join(files, inputKey(id)));
  }
  const begun = performance.now();
  await asked(
    DATABASE_URL,
    `begin;
     insert into batches (organisation_id, id, file_name, email, records, input_bytes, input_sha256)
     select 5000 + copy.n, copy.id, file_name, email, records, input_bytes, input_sha256
     from batches, unnest(array['${ids.join("','")}']::uuid[]) with ordinality copy (id, n) where batches.id = '${accepted}';
     insert into batch_services (organisation_id, batch_id, service, position, file_name)
     select 5000 + copy.n, copy.id, service, position, copy.id || '.csv'
     from batch_services, unnest(array['${ids.join("','")}']::uuid[]) with ordinality copy (id, n) where batch_id = '${accepted}';
     commit`,
  );
  for (;;) {
    const [state] = await asked(
      DATABASE_URL,
      `select bool_and(state = 'done') done, bool_or(state = 'failed') failed from batches where organisation_id > 5000`,
    );
    if (state?.['failed']) throw new Error('A batch failed');
    if (state?.['done']) return performance.now() - begun;
    await setTimeout(20);
  }
}

async function asked(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
