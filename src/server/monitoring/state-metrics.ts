/** State read at each scrape: queues, data sets, connections, storage and build. An unknown value is absent, never 0. */
import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import type { PoolUse } from '../database/server-pool.ts';
import { inTime, type StorageState } from './storage-state.ts';

export interface WatchedState {
  readonly db: Db;
  /** Returns the use of the database connections. */
  readonly connections: () => PoolUse;
  readonly dataSets: { current(): { readonly sets: readonly DataSetState[] } };
  readonly isStorageThere: StorageState;
  /** The stream of query records; undefined if the database gets them directly. */
  readonly records: WatchedRecords | undefined;
  readonly clock: () => Date;
  /** Version of the portal. */
  readonly version: string;
  readonly config: Pick<Config, 'ROLE' | 'DATA_DIR'>;
}

interface WatchedRecords {
  isThere(): boolean;
  waiting(): Promise<{ readonly messages: number; readonly oldestSeconds: number }>;
}

interface DataSetState {
  readonly set: string;
  readonly origin: string;
  readonly dataVersion: string | null;
  readonly asOf: string | null;
}

type Value = readonly [labels: Record<string, string>, value: number];

/** Creates a gauge that calls `read` at each scrape; without values if it fails or times out. */
function gauge(
  registry: Registry,
  { name, help, labels = [] }: { name: string; help: string; labels?: string[] },
  read: () => Promise<Value[]>,
) {
  return new Gauge({
    name: `dialplane_${name}`,
    help,
    labelNames: labels,
    registers: [registry],
    async collect() {
      const values = await inTime(
        read().catch(() => []),
        [],
      );
      this.reset();
      // A gauge without labels is 0 after a reset.
      if (values.length === 0 && labels.length === 0) this.remove();
      for (const [of, value] of values) this.set(of, value);
    },
  });
}

export function watchState(registry: Registry, state: WatchedState): void {
  // First: the queue queries take connections themselves.
  watchNode(registry, state);
  watchQueues(registry, state.db);
  watchArchive(registry, state.db);
  watchCounts(registry, state.db);
  watchBackups(registry, state.db);
  watchRecords(registry, state.records);
}

/** Adds metrics of the stream; without one they have no values. */
function watchRecords(registry: Registry, records: WatchedRecords | undefined): void {
  gauge(registry, { name: 'records_up', help: 'Whether the stream takes query records: 1, or 0' }, async () =>
    records ? [[{}, records.isThere() ? 1 : 0]] : [],
  );
  gauge(registry, { name: 'records_waiting', help: 'Messages of the stream that are not in the database yet' }, async () =>
    records ? [[{}, (await records.waiting()).messages]] : [],
  );
  gauge(
    registry,
    { name: 'records_oldest_seconds', help: 'How long the oldest message of the stream waits for the database, 0 where none does' },
    async () => (records ? [[{}, (await records.waiting()).oldestSeconds]] : []),
  );
}

function watchQueues(registry: Registry, db: Db): void {
  gauge(
    registry,
    { name: 'mail_outbox_oldest_seconds', help: 'Age of the oldest mail that waits to be sent, 0 where none does' },
    async () => {
      const { rows } = await sql<{ age: number }>`
      select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as age
      from mail_outbox where sent_at is null and failed_at is null`.execute(db);
      return rows.map(({ age }) => [{}, age]);
    },
  );
  gauge(
    registry,
    { name: 'mails', help: 'Mails that wait to be sent, and those given up in the last days', labels: ['state'] },
    async () => {
      const { rows } = await sql<{ waiting: number; failed: number }>`
      select (select count(*) from mail_outbox where sent_at is null and failed_at is null)::int as waiting,
        (select count(*) from mail_outbox where failed_at is not null)::int as failed`.execute(db);
      return rows.flatMap(({ waiting, failed }): Value[] => [
        [{ state: 'waiting' }, waiting],
        [{ state: 'failed' }, failed],
      ]);
    },
  );
  gauge(
    registry,
    { name: 'webhook_deliveries', help: 'Deliveries to webhooks that wait, and those given up in the last days', labels: ['state'] },
    async () => {
      const { rows } = await sql<{ waiting: number; failed: number }>`
      select (select count(*) from webhook_deliveries where due_at is not null)::int as waiting, (
          select count(*) from webhook_deliveries where due_at is null and delivered_at is null and event <> 'webhook.test'
        )::int as failed`.execute(db);
      return rows.flatMap(({ waiting, failed }): Value[] => [
        [{ state: 'waiting' }, waiting],
        [{ state: 'failed' }, failed],
      ]);
    },
  );
  gauge(registry, { name: 'batches', help: 'Batches that are not finished', labels: ['state'] }, async () => {
    const { rows } = await sql<{ queued: number; running: number }>`
      select count(*) filter (where state = 'queued')::int as queued, count(*) filter (where state = 'running')::int as running
      from batches where state in ('queued', 'running')`.execute(db);
    return rows.flatMap(({ queued, running }): Value[] => [
      [{ state: 'queued' }, queued],
      [{ state: 'running' }, running],
    ]);
  });
  gauge(
    registry,
    { name: 'batch_oldest_seconds', help: 'Age of the oldest batch that is not finished, 0 where there is none' },
    async () => {
      const { rows } = await sql<{ age: number }>`
      select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as age
      from batches where state in ('queued', 'running')`.execute(db);
      return rows.map(({ age }) => [{}, age]);
    },
  );
}

function watchArchive(registry: Registry, db: Db): void {
  const ofFiles = async (column: 'records' | 'bytes'): Promise<Value[]> => {
    const { rows } = await sql<{ sum: number }>`
      select coalesce(sum(${sql.ref(column)}), 0)::float8 as sum from archived_files where state = 'kept'`.execute(db);
    return rows.map(({ sum }) => [{}, sum]);
  };
  gauge(registry, { name: 'archived_records', help: 'Query records in the archive' }, () => ofFiles('records'));
  gauge(registry, { name: 'archive_bytes', help: 'Bytes of the files of the archive' }, () => ofFiles('bytes'));
  gauge(
    registry,
    { name: 'archive_done_seconds', help: 'How long ago no query records were left to be archived, absent before the first time' },
    async () => {
      const { rows } = await sql<{ age: number }>`
      select extract(epoch from now() - done_at)::float8 as age from archive_progress`.execute(db);
      return rows.map(({ age }) => [{}, age]);
    },
  );
}

function watchCounts(registry: Registry, db: Db): void {
  gauge(
    registry,
    {
      name: 'counts_different',
      help: 'Days of organisations whose queries are not their records and the rows of batches, absent before the first look',
    },
    async () => {
      const rows = await db.selectFrom('count_comparison').where('differences', 'is not', null).select('differences').execute();
      return rows.map(({ differences }) => [{}, differences ?? 0]);
    },
  );
  gauge(
    registry,
    { name: 'counts_compared_seconds', help: 'How long ago the counts were compared, absent before the first time' },
    async () => {
      const { rows } = await sql<{ age: number }>`
      select extract(epoch from now() - compared_at)::float8 as age from count_comparison where compared_at is not null`.execute(db);
      return rows.map(({ age }) => [{}, age]);
    },
  );
}

function watchBackups(registry: Registry, db: Db): void {
  gauge(
    registry,
    { name: 'backup_age_seconds', help: 'How long ago the command backup read the database, absent where it never did' },
    async () => {
      const { rows } = await sql<{ age: number }>`select extract(epoch from now() - at)::float8 as age from last_backup`.execute(db);
      return rows.map(({ age }) => [{}, age]);
    },
  );
  gauge(registry, { name: 'backup_whole', help: 'Whether the newest backup has every file that the database names: 1, or 0' }, async () => {
    const rows = await db.selectFrom('last_backup').select('is_whole as isWhole').execute();
    return rows.map(({ isWhole }) => [{}, isWhole ? 1 : 0]);
  });
}

function watchNode(
  registry: Registry,
  { connections, dataSets, isStorageThere, clock, version, config: { ROLE: role, DATA_DIR } }: WatchedState,
): void {
  const sets = () => dataSets.current().sets;
  gauge(
    registry,
    { name: 'data_set_info', help: 'Of which version each data set of this node is', labels: ['set', 'origin', 'version'] },
    async () => sets().map(({ set, origin, dataVersion }) => [{ set, origin, version: dataVersion ?? '' }, 1]),
  );
  gauge(registry, { name: 'data_set_age_seconds', help: 'How long ago the moment is that a data set is of', labels: ['set'] }, async () =>
    sets().flatMap(({ set, asOf }) => (asOf === null ? [] : [[{ set }, (clock().getTime() - Date.parse(asOf)) / 1_000]])),
  );
  gauge(
    registry,
    { name: 'database_connections', help: 'Connections to the database server, and calls that wait for one', labels: ['state'] },
    async () => Object.entries(connections()).map(([use, count]) => [{ state: use }, count]),
  );
  gauge(registry, { name: 'storage_up', help: 'Whether files can be stored: 1, or 0' }, async () => [
    [{}, (await isStorageThere()) ? 1 : 0],
  ]);
  gauge(registry, { name: 'disk_free_bytes', help: 'What the disk of DATA_DIR has left' }, async () => {
    const { bavail, bsize } = await statfs(DATA_DIR);
    return [[{}, bavail * bsize]];
  });
  gauge(
    registry,
    { name: 'build_info', help: 'Which portal on which Node, and what it does', labels: ['version', 'node', 'role'] },
    async () => [[{ version, node: process.versions.node, role }, 1]],
  );
}
