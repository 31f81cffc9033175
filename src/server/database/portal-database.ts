/** The database of a portal: the server that DATABASE_URL names, or the PostgreSQL that comes with the portal. */
import { type BundledPostgres, type Holder, openBundledPostgres } from '../bundled-postgres/bundled-postgres.ts';
import type { ServerLog } from '../bundled-postgres/server-words.ts';
import type { Config } from '../config/config.ts';
import { type Database, openDatabase } from './database.ts';

type DatabaseConfig = Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'POSTGRES_PROGRAMS' | 'POSTGRES_CONNECTION'>;

export interface PortalDatabase extends Database {
  /** Undefined with DATABASE_URL. */
  readonly bundled: BundledPostgres | undefined;
}

/** Opens the database for a portal or a command. `close` also stops the server that this process started. Throws `DirectoryInUse`. */
export async function openPortalDatabase(config: DatabaseConfig, holder: Holder, log: ServerLog): Promise<PortalDatabase> {
  if (config.DATABASE_URL !== undefined) return { ...openDatabase(config.DATABASE_URL), bundled: undefined };
  const { DATA_DIR: dataDir, POSTGRES_PROGRAMS: programs, POSTGRES_CONNECTION: connection } = config;
  const bundled = await openBundledPostgres({ dataDir, programs, connection }, holder, log);
  const database = openDatabase(bundled.url);
  const close = async () => {
    try {
      await database.close();
    } finally {
      await bundled.close();
    }
  };
  return { ...database, bundled, close };
}
