/** A connection that holds the advisory locks of a process for as long as it lives: the server gives them back when the process is gone. */
import pg from 'pg';

/**
 * Numbers of locks on the whole database. A portal has `portal`, so that a second one is refused. Commands that use a server of another command
 * share `commands`, for which the one that started it waits before it stops it.
 */
const locks = { portal: 1, commands: 2 } as const;
type Lock = keyof typeof locks;
/** The first half of these numbers; the portal's other locks have only one, which is a hash. */
const family = 25_712;
const connectTimeoutMs = 5_000;

export class LockSession {
  readonly #client: pg.Client;
  /** Resolves when the connection is gone. */
  readonly ended: Promise<void>;

  private constructor(client: pg.Client) {
    this.#client = client;
    this.ended = new Promise((done) => client.once('end', done));
  }

  static async open(connectionString: string): Promise<LockSession> {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: connectTimeoutMs,
      application_name: `process ${process.pid}`,
      keepAlive: true,
    });
    // Heard of by `ended`.
    client.on('error', () => undefined);
    await client.connect();
    return new LockSession(client);
  }

  async tryLock(lock: Lock): Promise<boolean> {
    return (await this.#ask<boolean>(`select pg_try_advisory_lock(${family}, ${locks[lock]})`)) === true;
  }

  /** Waits until everybody else has given it back. */
  async lock(lock: Lock): Promise<void> {
    await this.#ask(`select pg_advisory_lock(${family}, ${locks[lock]})`);
  }

  /** Waits until nobody has it for themselves. */
  async share(lock: Lock): Promise<void> {
    await this.#ask(`select pg_advisory_lock_shared(${family}, ${locks[lock]})`);
  }

  /** Answers who has the lock, as `process 1234`; undefined where nobody does. */
  holderOf(lock: Lock): Promise<string | undefined> {
    return this.#ask<string>(`
      select coalesce(nullif(application_name, ''), 'a process') from pg_locks left join pg_stat_activity using (pid)
      where locktype = 'advisory' and classid = ${family} and objid = ${locks[lock]} and objsubid = 2 and granted
        and database = (select oid from pg_database where datname = current_database())`);
  }

  /** Answers the number of the process that started the server, as it wrote it into its settings. */
  async starter(): Promise<number> {
    return Number(await this.#ask<string>(`select current_setting('dialplane.starter')`));
  }

  async close(): Promise<void> {
    await this.#client.end().catch(() => undefined);
  }

  /** The first value of the first row. */
  async #ask<Value>(text: string): Promise<Value | undefined> {
    const { rows } = await this.#client.query<Value[]>({ text, rowMode: 'array' });
    return rows[0]?.[0];
  }
}
