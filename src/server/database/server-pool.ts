/**
 * Connections to a PostgreSQL server. A connection stays open and silent after its server froze or its cable was cut: its user waits in vain, and then the next
 * one. So a silence drops its own connection and those that are idle and have been silent since. A connection in use may be well and just quiet in the middle
 * of a transaction: its own statements will show.
 */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseAway, type Place, troubleIn, whyAway } from './absence.ts';
import { beginWithin, limitRole, type Limits, noLimits, startParameters } from './limits.ts';

export interface PoolOptions extends pg.PoolConfig {
  /** Addresses of one server, or of several, one of which takes writes. */
  readonly urls: readonly string[];
  /** Time after which a statement without an answer is given up, longer than the server's own limit; no limit if absent. */
  readonly silenceMs?: number | undefined;
  readonly limits: Limits;
  /** Called after a connection ended while nobody used it. */
  readonly onLost?: ((error: Error) => void) | undefined;
}

/** Number of busy connections, of idle ones, and of calls that wait for one. */
export interface PoolUse {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface ServerPool extends PostgresPool {
  use(): PoolUse;
}

export function openPool({ urls, ...options }: PoolOptions): ServerPool {
  const pools = urls.map((connectionString) => new OneServer({ ...options, connectionString, mustTakeWrites: urls.length > 1 }));
  const [only] = pools;
  return only && pools.length === 1 ? only : firstThatTakesWrites(pools);
}

/** Tries the last good server first, so that a failover costs one search, not one per connection. */
function firstThatTakesWrites(pools: readonly ServerPool[]): ServerPool {
  let latest = 0;
  return {
    options: pools[0]?.options ?? {},
    end: async () => void (await Promise.all(pools.map((pool) => pool.end()))),
    use() {
      const uses = pools.map((pool) => pool.use());
      const sum = (of: keyof PoolUse) => uses.reduce((total, use) => total + use[of], 0);
      return { busy: sum('busy'), idle: sum('idle'), waiting: sum('waiting') };
    },
    async connect() {
      const faults: string[] = [];
      for (let step = 0; step < pools.length; step += 1) {
        const index = (latest + step) % pools.length;
        try {
          const client = await pools[index]!.connect();
          latest = index;
          return client;
        } catch (error) {
          faults.push(error instanceof ServerAway ? error.where : String(error));
        }
      }
      throw new DatabaseAway(`No database takes writes ${faults.join('; ')}`);
    },
  };
}

/** One of the servers cannot be used; `where` is its address with the reason. */
class ServerAway extends DatabaseAway {
  readonly where: string;
  constructor(place: Place, cause: unknown) {
    const where = whyAway(place, cause);
    super(`The database is away ${where}`, { cause });
    this.where = where;
  }
}

interface ServerOptions extends Omit<PoolOptions, 'urls'> {
  readonly connectionString: string;
  /** True if a read-only connection is refused. */
  readonly mustTakeWrites: boolean;
}

/** Connections to one server. */
class OneServer implements ServerPool {
  readonly options: pg.PoolConfig;
  readonly #place: Place;
  readonly #given: Omit<ServerOptions, keyof pg.PoolConfig>;
  #pool: pg.Pool;
  /** True for a pooler, which gives each transaction another connection and refuses limits as startup parameters. */
  #isPooler = false;
  /** Connections that took writes when they were opened. */
  readonly #writable = new WeakSet<pg.PoolClient>();
  /** Time when each open connection last answered. */
  readonly #heardAt = new Map<pg.PoolClient, number>();
  readonly #idle = new Set<pg.PoolClient>();

  constructor({ silenceMs, mustTakeWrites, limits, onLost, ...options }: ServerOptions) {
    this.options = options;
    this.#place = placeOf(options.connectionString);
    this.#given = { silenceMs, mustTakeWrites, limits, onLost };
    this.#pool = this.#open(startParameters(limits));
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  use(): PoolUse {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#connectedWithin().catch((cause: unknown) => {
      throw new ServerAway(this.#place, cause);
    });
    if (this.#given.mustTakeWrites) await this.#refuseStandby(client);
    // A connection to a server that stops, crashed or became a standby is not reused.
    let isSpoilt = false;
    const query = (text: string, values: readonly unknown[]) =>
      this.#query(client, this.#withLimits(text), values).catch((error: unknown) => {
        isSpoilt ||= spoils(error);
        throw error;
      });
    // The interface also describes cursors, which no query here uses.
    return { query, release: (fault?: Error | boolean) => client.release(fault || isSpoilt) } as unknown as PostgresPoolClient;
  }

  #open(parameters: Record<string, string>): pg.Pool {
    const pool = new pg.Pool({ ...this.options, ...parameters });
    // A connection that the server cuts, idle or in use, is replaced at the next query; without a listener it would end the process.
    pool.on('error', (error) => this.#given.onLost?.(error));
    pool.on('connect', (client) => {
      client.on('error', () => undefined);
      this.#heardAt.set(client, performance.now());
    });
    pool.on('acquire', (client) => this.#idle.delete(client));
    pool.on('release', (_, client) => this.#idle.add(client));
    pool.on('remove', (client) => {
      this.#heardAt.delete(client);
      this.#idle.delete(client);
    });
    return pool;
  }

  /** Returns a connection with limits. A pooler that refuses them as parameters gets them by other means. */
  async #connectedWithin(): Promise<pg.PoolClient> {
    const used = this.#pool;
    try {
      return await connected(used);
    } catch (cause) {
      if (!refusesParameters(cause)) throw cause;
      // Several may be refused at once: the first one opens the pool that all use.
      if (used !== this.#pool) return connected(this.#pool);
      if (this.#isPooler) throw cause;
      this.#isPooler = true;
      this.#pool = this.#open({});
      await used.end();
      const client = await connected(this.#pool);
      const { limits } = this.#given;
      // On a read-only server, transactions have their limits all the same, and every statement is given up after `silenceMs`.
      if (limits !== noLimits) await this.#query(client, limitRole(limits), []).catch(() => undefined);
      return client;
    }
  }

  /** Adds the limits to a statement that begins a transaction of a connection that has none. */
  #withLimits(text: string): string {
    const { limits } = this.#given;
    const needsLimits = (this.#isPooler || limits === noLimits) && /^(begin|start transaction)\b/.test(text);
    return needsLimits ? beginWithin(text, limits) : text;
  }

  async #refuseStandby(client: pg.PoolClient): Promise<void> {
    if (this.#writable.has(client)) return;
    try {
      const { rows } = await this.#query(client, 'show transaction_read_only', []);
      // A parsing edge: the server answers one row with this column.
      if ((rows as { transaction_read_only: string }[])[0]?.transaction_read_only === 'on') throw new Error('it takes no writes');
      this.#writable.add(client);
    } catch (cause) {
      client.release(true);
      throw new ServerAway(this.#place, cause);
    }
  }

  async #query(client: pg.PoolClient, text: string, values: readonly unknown[]) {
    const { silenceMs } = this.#given;
    const askedAt = performance.now();
    const timer = silenceMs === undefined ? undefined : setTimeout(() => this.#dropSilent(client, askedAt), silenceMs);
    try {
      const result = await client.query(text, [...values]);
      this.#heardAt.set(client, performance.now());
      return result;
    } catch (cause) {
      if (!(cause instanceof pg.DatabaseError)) throw away(cause);
      this.#heardAt.set(client, performance.now());
      throw cause;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends a silent connection, and the idle ones that have been silent for as long. */
  #dropSilent(silent: pg.PoolClient, since: number): void {
    const unheard = [...this.#idle].filter((client) => (this.#heardAt.get(client) ?? 0) <= since);
    for (const client of [silent, ...unheard]) client.connection.stream.destroy();
  }
}

/** Returns true if the error is a fault of the connection; a full disk, or a statement that took too long, is not. */
function spoils(error: unknown): boolean {
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : '';
  return troubleIn(error) !== undefined && /^(08|25006|57P)/.test(code);
}

/** Returns the address of the server. The parameter `host` overrides the one in the URL, as it does for the driver. */
function placeOf(connectionString: string): Place {
  const { hostname, port, pathname, searchParams } = new URL(connectionString);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return { host, port: Number(searchParams.get('port') ?? (port || '5432')), database: pathname.slice(1) || undefined };
}

/** Returns a connection that was not dropped just now, because the pool learns of that a moment later. */
async function connected(pool: pg.Pool): Promise<pg.PoolClient> {
  for (;;) {
    const client = await pool.connect();
    if (!client.connection.stream.destroyed) return client;
    client.release(true);
  }
}

/** Returns true for PgBouncer's error about an unknown parameter, which it uses for other errors as well. */
function refusesParameters(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '08P01';
}

/** Wraps an error that the driver threw without one from the server: a fault of the connection. */
function away(cause: unknown): DatabaseAway {
  return new DatabaseAway('The database is away', { cause });
}
