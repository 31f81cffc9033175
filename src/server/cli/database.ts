/** The database as a command reaches it. */
import type { Config } from '../config/config.ts';
import { type Database, type Db, isBearable, migrateToLatest, migrationStatus, openDatabase } from '../database/database.ts';
import { DirectoryInUse } from '../database/directory-lock.ts';
import { connectToPortal } from '../database/socket-client.ts';
import { EnvironmentError } from './command.ts';

export interface CommandDatabase extends Database {
  /** It is the embedded one of a portal that runs. */
  readonly isRemote: boolean;
}

/**
 * PostgreSQL itself; the embedded database itself while no portal runs on it; or that of the portal that runs, through its socket.
 * A database without any table is given its schema. Throws `DirectoryInUse`, `DatabaseAway` or `EnvironmentError`.
 */
export async function openForCommand(config: Config, schema: 'current' | 'any'): Promise<CommandDatabase> {
  const database = await openAnyway(config);
  try {
    if (schema === 'current') await bringUp(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Does `work` in a transaction, which a dry run takes back: it meets whatever the change itself would meet. */
export async function changeOrTry<Result>(db: Db, dryRun: boolean, work: (transaction: Db) => Promise<Result>): Promise<Result> {
  const transaction = await db.startTransaction().execute();
  try {
    const result = await work(transaction);
    await (dryRun ? transaction.rollback() : transaction.commit()).execute();
    return result;
  } catch (error) {
    // Where the connection is gone, so is the transaction: the error to report is the first one.
    if (!transaction.isCommitted && !transaction.isRolledBack)
      await transaction
        .rollback()
        .execute()
        .catch(() => undefined);
    throw error;
  }
}

async function openAnyway({ DATABASE_URL: url, DATA_DIR: dataDir }: Config): Promise<CommandDatabase> {
  try {
    return { ...(await openDatabase({ url, dataDir })), isRemote: false };
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    const remote = await connectToPortal(dataDir).catch(() => {
      throw error;
    });
    return { ...remote, isRemote: true };
  }
}

async function bringUp({ db }: Database): Promise<void> {
  const { known, foreign } = await migrationStatus(db);
  const hindrances = foreign.filter((name) => !isBearable(name));
  if (hindrances.length > 0)
    throw new EnvironmentError(`The database is of a newer version of the portal: it has ${hindrances.join(', ')}`);
  if (known.every(({ isDone }) => isDone)) return;
  if (known.some(({ isDone }) => isDone))
    throw new EnvironmentError('The database is of an older version: start the portal, or run: migrate up');
  await migrateToLatest(db);
}
