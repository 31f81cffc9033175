/** The connection to the servers of the stream: sought until it is there, and again whenever it is lost. */
import { setTimeout } from 'node:timers/promises';
import {
  DiscardPolicy,
  type JetStreamClient,
  type JetStreamManager,
  jetstream,
  jetstreamManager,
  JetStreamApiCodes,
  JetStreamApiError,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream';
import { connect, type NatsConnection, nanos } from '@nats-io/transport-node';
import type { FastifyBaseLogger } from 'fastify';
import { queryRecordsSaid } from '../../../shared/query-records/said.ts';
import { recordsPlace } from '../../config/records-url.ts';
import { AppError } from '../../base/errors.ts';
import { partitions, streamOf, subjectOf } from './messages.ts';

export interface StreamClient {
  readonly connection: NatsConnection;
  readonly stream: JetStreamClient;
  readonly manager: JetStreamManager;
}

interface Settings {
  readonly url: string;
  /** Undefined: three in a cluster, one otherwise. */
  readonly replicas: number | undefined;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

const timeoutMs = 2_000;
const betweenTriesMs = 500;
const replicasInCluster = 3;

/** For how long the stream keeps messages, written ones too: a database that loses its last moments reads them again. */
export const keptMs = 48 * 3_600_000;
/** Within which a message that is sent again is known by its id. Far longer than anybody sends it. */
const duplicatesMs = 2 * 60_000;

export class StreamConnection {
  readonly #settings: Settings;
  #client: StreamClient | undefined;
  #isThere = false;
  #seeking: Promise<void> | undefined;
  #isStopped = false;
  #saidLast = '';

  constructor(settings: Settings) {
    this.#settings = settings;
    this.seek();
  }

  /** Whether what is published now is probably taken. */
  get isThere(): boolean {
    return this.#isThere;
  }

  /** Throws `AppError` where no server was ever reached, or this one is stopped. */
  client(): StreamClient {
    if (!this.#client || this.#isStopped) throw recordsAway();
    return this.#client;
  }

  /** Resolves when the stream was found, or sought for the last time. */
  async whenThere(): Promise<void> {
    await this.#seeking;
  }

  /** For whoever found that it is not there: looks until it is. */
  seek(): void {
    this.#isThere = false;
    this.#seeking ??= this.#seekOn().finally(() => (this.#seeking = undefined));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#isThere = false;
    await this.#seeking;
    await this.#client?.connection.close();
  }

  async #seekOn(): Promise<void> {
    while (!this.#isStopped) {
      try {
        this.#client ??= await this.#connect();
        await findStreams(this.#client, this.#settings.replicas);
        this.#isThere = true;
        if (this.#saidLast !== '') this.#settings.log.info('the stream of query records is back');
        this.#saidLast = '';
        return;
      } catch (err) {
        const said = err instanceof Error ? err.message : String(err);
        if (said !== this.#saidLast)
          this.#settings.log.warn({ err }, 'the stream of query records is away: queries are refused until it is back');
        this.#saidLast = said;
      }
      await setTimeout(betweenTriesMs);
    }
  }

  async #connect(): Promise<StreamClient> {
    const connection = await connectTo(this.#settings.url, { isLasting: true });
    void this.#follow(connection);
    return clientOf(connection);
  }

  /** The library connects again by itself; whether the streams are there is another matter. */
  async #follow(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') this.#isThere = false;
      if (type === 'reconnect') this.seek();
    }
    // Closed for good, as after a refused password: begin anew.
    if (this.#client?.connection === connection) this.#client = undefined;
    if (!this.#isStopped) this.seek();
  }
}

export function recordsAway(cause?: unknown): AppError {
  return new AppError('records_unavailable', queryRecordsSaid.notRecorded, {
    retryAfterSeconds: 5,
    cause,
  });
}

/** A connection to one of the servers. One that is not lasting ends with the first trouble. */
export function connectTo(url: string, { isLasting }: { isLasting: boolean }): Promise<NatsConnection> {
  const { servers, isEncrypted, user, password, token } = recordsPlace(url);
  return connect({
    servers,
    name: 'dialplane',
    timeout: timeoutMs,
    reconnect: isLasting,
    maxReconnectAttempts: -1,
    reconnectTimeWait: betweenTriesMs,
    // A server that is gone without a word.
    pingInterval: 5_000,
    maxPingOut: 2,
    ...(user && { user, pass: password }),
    ...(token && { token }),
    ...(isEncrypted && { tls: {} }),
  });
}

export async function clientOf(connection: NatsConnection): Promise<StreamClient> {
  const manager = await jetstreamManager(connection, { timeout: timeoutMs, checkAPI: false });
  return { connection, stream: jetstream(connection, { timeout: timeoutMs }), manager };
}

/** Makes the streams that are missing, and gives those that are there as many replicas as are wanted. Throws where one is not led by anybody. */
async function findStreams({ manager, connection }: StreamClient, wanted: number | undefined): Promise<void> {
  const replicas = wanted ?? (connection.info?.cluster === undefined ? 1 : replicasInCluster);
  for (const partition of partitions) {
    const name = streamOf(partition);
    const config = {
      name,
      subjects: [subjectOf(partition)],
      description: 'query records of the portal',
      num_replicas: replicas,
      storage: StorageType.File,
      retention: RetentionPolicy.Limits,
      // What is full refuses: nothing that was not read is ever pushed out.
      discard: DiscardPolicy.New,
      max_age: nanos(keptMs),
      duplicate_window: nanos(duplicatesMs),
    };
    try {
      const { config: found } = await manager.streams.info(name);
      if (found.num_replicas !== replicas) await manager.streams.update(name, { ...found, num_replicas: replicas });
    } catch (error) {
      if (!(error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound)) throw error;
      await manager.streams.add(config);
    }
  }
}
