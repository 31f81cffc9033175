/** Query records through a stream: they are in it before a query is answered, and in the database a moment later. */
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../database/database.ts';
import type { QueryRecords } from '../query-records.ts';
import { partitionOf, partitions, streamOf } from './messages.ts';
import { lastSequence } from './partition-reader.ts';
import { type Position, readPositions } from './positions.ts';
import { keptMs, recordsAway, StreamConnection } from './stream-connection.ts';
import { StreamRecorder } from './stream-recorder.ts';
import { StreamWriter } from './stream-writer.ts';

export interface StreamRecordsDependencies {
  readonly db: Db;
  readonly clock?: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly config: { readonly url: string; readonly replicas: number | undefined; readonly isWriter: boolean };
  readonly count: { published(records: number): void; written(records: number): void };
}

/** Time that a report waits for the latest queries. */
const waitsMs = 5_000;
const betweenLooksMs = 20;
const backlogEveryMs = 60_000;
/** Longest wait before it is reported. The stream forgets after twice this time, so the problem must be noticed by then. */
const longestWaitSeconds = keptMs / 2 / 1_000;

/** Creates the recorder: starts to connect to the stream and, on a writing node, to write. */
export function createStreamRecords({ db, clock = () => new Date(), log, config, count }: StreamRecordsDependencies): QueryRecords {
  const connection = new StreamConnection({ url: config.url, replicas: config.replicas, log });
  const recorder = new StreamRecorder(connection, count.published);
  const writer = config.isWriter ? new StreamWriter({ db, connection, log, written: count.written }) : undefined;
  let isOverdue = false;
  const waiting = () => waitingMessages(connection, { db, now: clock() });
  const look = () => {
    void waiting().then(({ oldestSeconds }) => {
      isOverdue = oldestSeconds > longestWaitSeconds;
      if (isOverdue) log.error('no worker has written query records for a day: queries are refused until one does');
    }, ignore);
  };
  // A starting node learns it at once.
  void connection.whenThere().then(look);
  const backlog = setInterval(look, backlogEveryMs).unref();

  return {
    record: (query) => recorder.record(query),
    requireThere: () => {
      if (!connection.isThere || isOverdue) throw recordsAway();
    },
    untilWritten: async (organisationId) => {
      const partition = partitionOf(organisationId);
      const target = connection.isThere ? await lastSequence(connection.client(), partition).catch(() => undefined) : undefined;
      return waitUntil(db, partition, target);
    },
    isAllWritten: async () => {
      await Promise.race([connection.whenThere(), setTimeout(waitsMs, undefined, { ref: false })]);
      // On a busy portal something newer always waits.
      const targets = await Promise.all(partitions.map((partition) => lastSequence(connection.client(), partition)));
      const until = await Promise.all(partitions.map((partition, index) => waitUntil(db, partition, targets[index])));
      return until.every((moment) => moment === undefined);
    },
    stream: { isThere: () => connection.isThere && !isOverdue, waiting },
    stop: async () => {
      clearInterval(backlog);
      await writer?.stop();
      await connection.stop();
    },
  };
}

/** Waits until the partition is written. A report is answered even while the stream is down: `target` is then undefined. */
async function waitUntil(db: Db, partition: number, target: number | undefined): Promise<Date | undefined> {
  const deadline = performance.now() + (target === undefined ? 0 : waitsMs);
  for (;;) {
    const position = (await readPositions(db)).get(partition);
    if (target !== undefined && (position?.sequence ?? 0) >= target) return undefined;
    // This partition was never written.
    if (performance.now() > deadline) return position?.messageAt ?? new Date(0);
    await setTimeout(betweenLooksMs);
  }
}

/** A database, and the current time. */
interface Now {
  readonly db: Db;
  readonly now: Date;
}

async function waitingMessages(connection: StreamConnection, { db, now }: Now): Promise<{ messages: number; oldestSeconds: number }> {
  if (!connection.isThere) throw recordsAway();
  const positions = await readPositions(db);
  const each = await Promise.all(partitions.map((partition) => waitingOf(connection, partition, positions.get(partition))));
  const oldest = Math.min(...each.map(({ oldestAt }) => oldestAt));
  return {
    messages: each.reduce((sum, { messages }) => sum + messages, 0),
    oldestSeconds: Math.max(0, (now.getTime() - oldest) / 1_000),
  };
}

async function waitingOf(connection: StreamConnection, partition: number, position: Position | undefined) {
  const { streams } = connection.client().manager;
  const name = streamOf(partition);
  const { state } = await streams.info(name);
  const first = Math.max(state.first_seq, (position?.sequence ?? 0) + 1);
  const messages = state.messages === 0 ? 0 : Math.max(0, state.last_seq - first + 1);
  const oldest = messages > 0 ? await streams.getMessage(name, { seq: first }) : null;
  return { messages, oldestAt: oldest?.time.getTime() ?? Infinity };
}

function ignore(): void {
  // The stream is down, which is reported elsewhere.
}
