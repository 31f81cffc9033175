/** A command's access to the database. */
import type { ServerLog } from '../bundled-postgres/server-words.ts';
import type { Config } from '../config/config.ts';
import { type Database, type Db, isBearable, migrateToLatest, migrationStatus } from '../database/database.ts';
import { openPortalDatabase, type PortalDatabase } from '../database/portal-database.ts';
import { openStorage } from '../storage/open-storage.ts';
import { checkStorageMark } from '../storage/storage-mark.ts';
import { StorageAway } from '../storage/storage.ts';
import { EnvironmentError } from './command.ts';

/** Discards the messages of a command's server: a failed start is reported as an error. */
const silent: ServerLog = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** Opens the database for a command. An empty one gets its schema. Throws `DatabaseAway`, `EnvironmentError` or `OtherStorage`. */
export async function openForCommand(config: Config, schema: 'current' | 'any'): Promise<PortalDatabase> {
  const database = await openPortalDatabase(config, 'command', silent);
  try {
    if (schema === 'current') {
      await bringUp(database);
      // Unreachable storage is reported by the code that needs it.
      await checkStorageMark(database.db, openStorage(config)).catch((error: unknown) => {
        if (!(error instanceof StorageAway)) throw error;
      });
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Runs `work` in a transaction that a dry run rolls back: it meets everything that the real change would. */
export async function changeOrTry<Result>(db: Db, dryRun: boolean, work: (transaction: Db) => Promise<Result>): Promise<Result> {
  const transaction = await db.startTransaction().execute();
  try {
    const result = await work(transaction);
    await (dryRun ? transaction.rollback() : transaction.commit()).execute();
    return result;
  } catch (error) {
    // A lost connection also ends the transaction: the error to report is the first one.
    if (!transaction.isCommitted && !transaction.isRolledBack)
      await transaction
        .rollback()
        .execute()
        .catch(() => undefined);
    throw error;
  }
}

async function bringUp({ db }: Database): Promise<void> {
  const { known, foreign } = await migrationStatus(db);
  const hindrances = foreign.filter((name) => !isBearable(name));
  if (hindrances.length > 0)
    throw new EnvironmentError(`The database belongs to a newer version of the portal: it has ${hindrances.join(', ')}`);
  if (known.every(({ isDone }) => isDone)) return;
  if (known.some(({ isDone }) => isDone))
    throw new EnvironmentError('The database belongs to an older version: start the portal, or run: migrate up');
  await migrateToLatest(db);
}
