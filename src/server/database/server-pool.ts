/**
 * Connections to a PostgreSQL server. One whose server froze, or whose cable was cut, stays open and says nothing: whoever gets it waits in
 * vain, and after that the next one. So the first silence drops every connection that has said nothing since either.
 */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** The server cannot be reached, or broke off: an error of the connection, not of a statement. */
export class DatabaseAway extends Error {}

export interface PoolOptions extends pg.PoolConfig {
  /** How long a statement may go without an answer; longer than the server lets any run. */
  readonly silenceMs: number;
}

/** How many connections are at work, how many are free, and how many calls wait for one. */
export interface PoolUse {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

export function openPool({ silenceMs, ...options }: PoolOptions): PostgresPool & { use(): PoolUse } {
  const pool = new pg.Pool(options);
  /** Of each open connection: when it last said something. */
  const heardAt = new Map<pg.PoolClient, number>();
  // A connection that the server cuts, idle or in use, is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    heardAt.set(client, performance.now());
  });
  pool.on('remove', (client) => heardAt.delete(client));

  const dropSilent = (since: number) => {
    for (const [client, at] of heardAt) if (at <= since) client.connection.stream.destroy();
  };
  const query = async (client: pg.PoolClient, text: string, values: readonly unknown[]) => {
    const askedAt = performance.now();
    const timer = setTimeout(dropSilent, silenceMs, askedAt);
    try {
      const result = await client.query(text, [...values]);
      heardAt.set(client, performance.now());
      return result;
    } catch (cause) {
      if (!(cause instanceof pg.DatabaseError)) throw away(cause);
      heardAt.set(client, performance.now());
      throw cause;
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    use: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async connect() {
      const client = await connected(pool).catch((cause: unknown) => {
        throw cause instanceof pg.DatabaseError ? cause : away(cause);
      });
      const ask = (text: string, values: readonly unknown[]) => query(client, text, values);
      // The interface also describes cursors, which no query here uses.
      return { query: ask, release: () => client.release() } as unknown as PostgresPoolClient;
    },
  };
}

/** A connection that was not dropped at this very moment, which the pool hears of a moment later. */
async function connected(pool: pg.Pool): Promise<pg.PoolClient> {
  for (;;) {
    const client = await pool.connect();
    if (!client.connection.stream.destroyed) return client;
    client.release(true);
  }
}

/** What the driver throws without the server having said it is a fault of the connection. */
function away(cause: unknown): DatabaseAway {
  return new DatabaseAway('The database is away', { cause });
}
