/**
 * Writes the records of the stream into the database, in groups: records, counts and position in one transaction. A node killed before its commit has
 * written nothing, after it everything, and the next one begins after it.
 */
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn, setTimeout } from 'node:timers/promises';
import type { JsMsg } from '@nats-io/jetstream';
import type { FastifyBaseLogger } from 'fastify';
import { utcDay } from '../../../shared/base/utc-day.ts';
import type { Db } from '../../database/database.ts';
import { makePartitions, writeRecords } from '../query-records.ts';
import type { QueryRecord } from '../record-columns.ts';
import { decode, partitions } from './messages.ts';
import { follows, lastSequence, partitionReader, type Reading } from './partition-reader.ts';
import { leavePartition, movePosition, type Position, takePartition } from './positions.ts';
import type { StreamConnection } from './stream-connection.ts';
import { inTransaction } from '../../database/transaction.ts';

interface WriterDependencies {
  readonly db: Db;
  readonly connection: StreamConnection;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  readonly written: (records: number) => void;
}

const mostInGroup = 5_000;
const keepEveryMs = 3_000;
const tryAgainMs = 500;

export class StreamWriter {
  readonly #dependencies: WriterDependencies;
  readonly #node = randomUUID();
  readonly #stopping = new AbortController();
  readonly #running: Promise<unknown>;

  constructor(dependencies: WriterDependencies) {
    this.#dependencies = dependencies;
    this.#running = Promise.all(partitions.map((partition) => this.#writeOn(partition)));
  }

  /** Stops after the current groups are written. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #writeOn(partition: number): Promise<void> {
    const { db, log } = this.#dependencies;
    const readAfter = partitionReader(partition);
    while (!this.#isStopped) {
      try {
        // A node that cannot reach the stream leaves the partition to nodes that can.
        const client = this.#dependencies.connection.client();
        const position = await takePartition(db, partition, this.#node);
        if (position) await this.#write(partition, await readAfter(client, position));
      } catch (err) {
        if (!this.#isStopped) log.warn({ err, partition }, 'query records wait in the stream: they could not be written');
        await leavePartition(db, partition, this.#node).catch(() => undefined);
      }
      await setTimeout(tryAgainMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
    }
    await leavePartition(db, partition, this.#node).catch(() => undefined);
  }

  get #isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** Writes until something fails, another node has the partition, or this one stops. */
  async #write(partition: number, { after, messages, isNew }: Reading): Promise<void> {
    const end = () => messages.stop();
    this.#stopping.signal.addEventListener('abort', end);
    // The stop may have come while the messages were requested.
    if (this.#isStopped) end();
    const groups = new GroupsInTurn(after, (group, from) => this.#writeGroup(partition, group, from), end);
    let [delivered, deliveredBefore] = [0, -1];
    const keeping = setInterval(() => {
      const isStill = delivered === deliveredBefore;
      deliveredBefore = delivered;
      void this.#mayGoOn(partition, { written: groups.written, isStill }).then((may) => may || end(), end);
    }, keepEveryMs);
    try {
      try {
        for await (const message of messages) {
          if (!follows(message, delivered)) break;
          delivered += 1;
          if (isNew(message)) await groups.add(message, this.#recordsOf(message, partition));
        }
      } finally {
        // Also the groups before a message that cannot be read.
        await groups.end();
      }
    } finally {
      clearInterval(keeping);
      this.#stopping.signal.removeEventListener('abort', end);
      messages.stop();
    }
  }

  /**
   * Returns true if the partition still belongs to this node, and its consumer is not silent while there are messages: the consumer's server may have
   * fallen behind.
   */
  async #mayGoOn(partition: number, { written, isStill }: { written: number; isStill: boolean }): Promise<boolean> {
    const { db, connection } = this.#dependencies;
    if (!(await takePartition(db, partition, this.#node))) return false;
    return !isStill || (await lastSequence(connection.client(), partition)) <= written;
  }

  async #writeGroup(partition: number, { records, last }: Group, from: number): Promise<boolean> {
    const { db, written } = this.#dependencies;
    if (!last) return true;
    await makePartitions(db, new Set(records.map(({ at }) => utcDay(at))));
    const isOurs = await inTransaction(db, async (transaction) => {
      if (!(await movePosition(transaction, partition, { from, to: last }))) return false;
      await writeRecords(transaction, await this.#ofKnownOrganisations(transaction, records));
      return true;
    });
    if (isOurs) written(records.length);
    return isOurs;
  }

  /** Returns the records of existing organisations; an erased one has none. */
  async #ofKnownOrganisations(transaction: Db, records: readonly QueryRecord[]): Promise<readonly QueryRecord[]> {
    const asked = [...new Set(records.map(({ organisationId }) => organisationId))];
    if (asked.length === 0) return records;
    const rows = await transaction.selectFrom('organisations').where('id', 'in', asked).select('id').forKeyShare().execute();
    if (rows.length === asked.length) return records;
    const known = new Set(rows.map(({ id }) => id));
    const left = records.filter(({ organisationId }) => known.has(organisationId));
    this.#dependencies.log.warn({ records: records.length - left.length }, 'query records of organisations that are gone were left out');
    return left;
  }

  /** Returns the records of a message. Throws `MessageNotRead`: the partition then waits for a node that can read it. */
  #recordsOf(message: JsMsg, partition: number): QueryRecord[] {
    const records = decode(message.string());
    if (records) return records;
    this.#dependencies.log.error({ partition, sequence: message.seq }, 'a message of the stream is none of the portal’s, and was left out');
    return [];
  }
}

class Group {
  readonly records: QueryRecord[] = [];
  last: Position | undefined;

  add({ seq, time }: JsMsg, records: readonly QueryRecord[]): void {
    this.records.push(...records);
    this.last = { sequence: seq, messageAt: time };
  }
}

/** Groups written one after another: messages that arrive during a write form the next group. */
class GroupsInTurn {
  /** The last sequence up to which everything is written. */
  written: number;
  readonly #write: (group: Group, from: number) => Promise<boolean>;
  readonly #stop: () => void;
  #group = new Group();
  #writing: Promise<void> | undefined;
  #isWriting = false;
  #isOver = false;
  #failure: unknown;

  constructor(after: number, write: (group: Group, from: number) => Promise<boolean>, stop: () => void) {
    this.written = after;
    this.#write = write;
    this.#stop = stop;
  }

  /** Resolves when another message may come. */
  async add(message: JsMsg, records: readonly QueryRecord[]): Promise<void> {
    if (this.#isOver) return;
    this.#group.add(message, records);
    if (!this.#isWriting) {
      this.#isWriting = true;
      this.#writing = this.#writeAll();
    }
    if (this.#group.records.length >= mostInGroup) await this.#writing;
  }

  /** Rejects if a group could not be written. */
  async end(): Promise<void> {
    await this.#writing;
    if (this.#failure !== undefined) throw this.#failure;
  }

  async #writeAll(): Promise<void> {
    try {
      await nextTurn();
      for (let group = this.#group; group.last; group = this.#group) {
        this.#group = new Group();
        if (!(await this.#write(group, this.written))) return this.#finish();
        this.written = group.last.sequence;
      }
    } catch (error) {
      this.#failure = error;
      this.#finish();
    }
    this.#isWriting = false;
  }

  /** Stops writing: later messages are read again. */
  #finish(): void {
    this.#isOver = true;
    this.#stop();
  }
}
