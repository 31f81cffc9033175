/**
 * Every answered query is recorded: its record is in the stream, on a quorum of servers, before the answer leaves. Records of one partition that
 * arrive in the same turn, or during a send, are one message.
 */
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn, setTimeout } from 'node:timers/promises';
import type { QueryRecord } from '../record-columns.ts';
import { encode, mostInMessage, partitionOf, partitions, subjectOf } from './messages.ts';
import { recordsAway, type StreamConnection } from './stream-connection.ts';

interface Waiting {
  readonly query: QueryRecord;
  resolve(): void;
  reject(error: unknown): void;
}

/** Time that a call waits for the servers to elect another leader, which takes them up to ten seconds. */
const givenUpMs = 15_000;
const attemptMs = 2_000;
const betweenAttemptsMs = 200;
/** More than ever wait on a portal whose stream accepts anything at all. */
const mostWaiting = 50_000;

export class StreamRecorder {
  readonly #connection: StreamConnection;
  readonly #published: (records: number) => void;
  readonly #queues: readonly PartitionQueue[];

  constructor(connection: StreamConnection, published: (records: number) => void) {
    this.#connection = connection;
    this.#published = published;
    this.#queues = partitions.map((partition) => new PartitionQueue((queries) => this.#publish(partition, queries)));
  }

  /** Resolves when the stream has the record; rejects if that is unknown. */
  record(query: QueryRecord): Promise<void> {
    const queue = this.#queues[partitionOf(query.organisationId)];
    if (!queue || queue.length >= mostWaiting) return Promise.reject(recordsAway());
    return queue.push(query);
  }

  /** Repeats the message until it is acknowledged: its id makes it one message, however often it arrives. */
  async #publish(partition: number, queries: readonly QueryRecord[]): Promise<void> {
    const [message, msgID] = [encode(queries), randomUUID()];
    const deadline = performance.now() + givenUpMs;
    for (;;) {
      try {
        await this.#connection.client().stream.publish(subjectOf(partition), message, { msgID, timeout: attemptMs });
        this.#published(queries.length);
        return;
      } catch (error) {
        this.#connection.seek();
        if (performance.now() > deadline) throw recordsAway(error);
      }
      await setTimeout(betweenAttemptsMs);
    }
  }
}

/** Records that wait to be sent, one group after another. */
class PartitionQueue {
  readonly #send: (queries: readonly QueryRecord[]) => Promise<void>;
  #waiting: Waiting[] = [];
  #isSending = false;

  constructor(send: (queries: readonly QueryRecord[]) => Promise<void>) {
    this.#send = send;
  }

  get length(): number {
    return this.#waiting.length;
  }

  push(query: QueryRecord): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ query, resolve, reject });
      if (this.#isSending) return;
      this.#isSending = true;
      void this.#sendAll();
    });
  }

  async #sendAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      await nextTurn();
      const group = this.#waiting.slice(0, mostInMessage);
      this.#waiting = this.#waiting.slice(mostInMessage);
      try {
        await this.#send(group.map(({ query }) => query));
        for (const { resolve } of group) resolve();
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    this.#isSending = false;
  }
}
