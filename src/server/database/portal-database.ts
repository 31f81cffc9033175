/** The database of a portal: the server that DATABASE_URL names, or the PostgreSQL that comes with the portal. */
import { type BundledPostgres, type Holder, openBundledPostgres } from '../bundled-postgres/bundled-postgres.ts';
import type { ServerLog } from '../bundled-postgres/server-words.ts';
import type { Config } from '../config/config.ts';
import { type Database, openDatabase } from './database.ts';

type DatabaseConfig = Pick<Config, 'DATABASE_URL' | 'DATABASE_CONNECTIONS' | 'DATA_DIR' | 'POSTGRES_PROGRAMS' | 'POSTGRES_CONNECTION'>;

export interface PortalDatabase extends Database {
  /** Undefined with DATABASE_URL. */
  readonly bundled: BundledPostgres | undefined;
}

/** Opens the database for a portal or a command. `close` also stops the server that this process started. Throws `DirectoryInUse`. */
export async function openPortalDatabase(config: DatabaseConfig, holder: Holder, log: ServerLog): Promise<PortalDatabase> {
  const options = { connections: config.DATABASE_CONNECTIONS, onLost: warnOfLost(log) };
  if (config.DATABASE_URL !== undefined) return { ...openDatabase(config.DATABASE_URL, options), bundled: undefined };
  const { DATA_DIR: dataDir, POSTGRES_PROGRAMS: programs, POSTGRES_CONNECTION: connection } = config;
  const bundled = await openBundledPostgres({ dataDir, programs, connection }, holder, log);
  const database = openDatabase(bundled.url, options);
  const close = async () => {
    try {
      await database.close();
    } finally {
      await bundled.close();
    }
  };
  return { ...database, bundled, close };
}

const warnEveryMs = 60_000;

/** A failover ends all connections at once: one line says so. */
function warnOfLost(log: ServerLog): (error: Error) => void {
  let [count, warnedAt] = [0, -Infinity];
  return (err) => {
    count += 1;
    if (performance.now() - warnedAt < warnEveryMs) return;
    log.warn({ err, count }, 'idle connections to the database were lost');
    [count, warnedAt] = [0, performance.now()];
  };
}
