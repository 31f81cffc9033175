/** The connection to the servers of the stream: retried until it works, and again whenever it is lost. */
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

/** Time for which the stream keeps messages, written ones too: a database that loses its last moments reads them again. */
export const keptMs = 48 * 3_600_000;
/** Time within which a repeated message is recognised by its id, far longer than any sender repeats it. */
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

  /** True if the stream will probably take a message now. */
  get isThere(): boolean {
    return this.#isThere;
  }

  /** Returns the client. Throws `AppError` if no server was ever reached, or the connection is stopped. */
  client(): StreamClient {
    if (!this.#client || this.#isStopped) throw recordsAway();
    return this.#client;
  }

  /** Resolves when the stream was found, or the search ended. */
  async whenThere(): Promise<void> {
    await this.#seeking;
  }

  /** Looks for the stream until it is there; called when it turns out to be down. */
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

  /** Watches the connection: the library reconnects by itself, but that does not mean that the streams are there. */
  async #follow(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') this.#isThere = false;
      if (type === 'reconnect') this.seek();
    }
    // Closed for good, as after a refused password: start again.
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

/** Connects to one of the servers. A connection that is not lasting ends with the first trouble. */
export function connectTo(url: string, { isLasting }: { isLasting: boolean }): Promise<NatsConnection> {
  const { servers, isEncrypted, user, password, token } = recordsPlace(url);
  return connect({
    servers,
    name: 'dialplane',
    timeout: timeoutMs,
    reconnect: isLasting,
    maxReconnectAttempts: -1,
    reconnectTimeWait: betweenTriesMs,
    // Detects a server that vanished silently.
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

/** Creates missing streams, and sets the number of replicas on existing ones. Throws if one has no leader. */
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
      // A full stream refuses messages, so that no unread message is ever pushed out.
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
