/** The database: Kysely over PostgreSQL, and its migrations. */
import { Kysely, PostgresAdapter, PostgresDialect, type QueryExecutorProvider, sql } from 'kysely';
import { type MigrationResultSet, Migrator } from 'kysely/migration';
import pg from 'pg';
import { migrations } from '../../../migrations/list.ts';
import { urlsOfHosts } from '../config/database-url.ts';
import { countsIn, int8Array } from './count-arrays.ts';
import { noLimits } from './limits.ts';
import { refuseBesideTransaction } from './open-transactions.ts';
import type { Schema } from './schema.ts';
import { openPool, type PoolOptions, type PoolUse } from './server-pool.ts';
import { refuseUnfit } from './unfit-database.ts';

/** The root connection or a transaction: queries take it first, so that none steps out of a transaction unseen. */
export type Db = Kysely<Schema>;

export interface Database {
  readonly db: Db;
  /** How the connections are used. */
  readonly connections: () => PoolUse;
  close(): Promise<void>;
}

const defaultStatementTimeoutMs = 15_000;
/**
 * Who waits for a row gives up sooner than the server ends an idle transaction: where a cut cable left several behind, one would otherwise get the row
 * from the one before, and keep it from everybody for as long again.
 */
const lockShare = 0.8;

interface DatabaseOptions {
  /** At most so many at once. */
  readonly connections?: number;
  /** Told of a connection that ended while nobody used it. */
  readonly onLost?: (error: Error) => void;
  /** How long a statement may run on a server before it is cancelled. */
  readonly statementTimeoutMs?: number;
  /** How long a statement may go without an answer: a server that hangs does not cancel its own statements. */
  readonly silenceMs?: number;
}

/**
 * Locks migrations for a transaction. Kysely's own lock is of a connection, and behind a pooler the statement that gives it back may be on another one:
 * it would be held for ever.
 */
class MigratingDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new MigratingAdapter();
  }
}

class MigratingAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    await lockMigrations(db);
  }

  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
}

async function lockMigrations(db: QueryExecutorProvider): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('migrations'))`.execute(db);
}

/** Opens connections to the same server without the limits of calls, by the database with them. */
const withoutLimits = new WeakMap<Db, () => Db>();

/** Opens a pool of connections to the server at `url`, which connects when it is first used. */
export function openDatabase(
  url: string,
  {
    connections = 10,
    onLost,
    statementTimeoutMs = defaultStatementTimeoutMs,
    silenceMs = statementTimeoutMs + 1_000,
  }: DatabaseOptions = {},
): Database {
  const pool = openPool({
    ...optionsOf(url),
    max: connections,
    onLost,
    limits: {
      statementMs: statementTimeoutMs,
      lockMs: Math.round(statementTimeoutMs * lockShare),
      idleInTransactionMs: statementTimeoutMs,
    },
    silenceMs,
  });
  const connect = async () => {
    refuseBesideTransaction(db);
    return pool.connect();
  };
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: { ...pool, connect } }) });
  withoutLimits.set(
    db,
    () => new Kysely<Schema>({ dialect: new MigratingDialect({ pool: openPool({ ...optionsOf(url), limits: noLimits, max: 2 }) }) }),
  );
  return { db, connections: () => pool.use(), close: () => db.destroy() };
}

function optionsOf(url: string) {
  const parsers = new Map<number, (text: string) => unknown>([
    [pg.types.builtins.INT8, Number],
    [pg.types.builtins.DATE, (day) => day],
    [int8Array, countsIn],
  ]);
  return {
    urls: urlsOfHosts(url),
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    types: { getTypeParser: (oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format) },
  } satisfies Omit<PoolOptions, 'limits'>;
}

/** A migration of a large table takes its time, and so does waiting for another node that migrates: neither is cut off by the limits of calls. */
async function migrate(db: Db, change: (migrator: Migrator, transaction: Db) => Promise<MigrationResultSet>): Promise<void> {
  const own = withoutLimits.get(db)?.();
  const patient = own ?? db;
  try {
    await patient.transaction().execute(async (transaction) => {
      // Before the migrator looks: of several nodes on an empty database each would make its tables, and all but one would fail.
      await lockMigrations(transaction);
      const { error } = await change(new Migrator({ db: transaction, provider: { getMigrations: async () => migrations } }), transaction);
      if (error) throw error;
    });
  } finally {
    await own?.destroy();
  }
}

/**
 * Brings the schema to the newest version. A newer version of the portal may have moved it on already: what that one added is no hindrance, but a
 * schema from which it has taken what this one needs is refused. So is a database without the portal's tables that cannot have them.
 */
export async function migrateToLatest(db: Db): Promise<void> {
  await migrate(db, async (migrator, transaction) => {
    const { known, foreign } = await migrationStatus(transaction);
    const hindrance = foreign.find((name) => !isBearable(name));
    if (hindrance !== undefined)
      throw new Error(
        `The database is of a newer version of the portal: ${hindrance} took away what this version needs. Start the newer version`,
      );
    if (!known.some(({ isDone }) => isDone)) await refuseUnfit(transaction);
    return known.every(({ isDone }) => isDone) ? {} : migrator.migrateToLatest();
  });
}

/** Brings the schema to the migration called `name`. */
export async function migrateTo(db: Db, name: string): Promise<void> {
  await migrate(db, (migrator) => migrator.migrateTo(name));
}

/** Every migration that this program knows, in order, and whether the database has it; and those that only the database knows. */
export async function migrationStatus(db: Db): Promise<{ known: { name: string; isDone: boolean }[]; foreign: string[] }> {
  const done = new Set(await executedMigrations(db));
  const known = Object.keys(migrations).map((name) => ({ name, isDone: done.delete(name) }));
  return { known, foreign: [...done] };
}

/**
 * Whether this version runs on a schema with a migration that it does not know. One that takes something away says in its name which migration a node
 * must know to do without: `0042_without_old_masks_needs_0041`.
 */
export function isBearable(foreignMigration: string): boolean {
  const needed = /_needs_(\d{4})$/.exec(foreignMigration)?.[1] ?? '';
  return Object.keys(migrations).some((name) => name.slice(0, needed.length) >= needed);
}

/** Reads only: the migrator's own look would make its tables. */
async function executedMigrations(db: Db): Promise<string[]> {
  const { rows: tables } = await sql`select 1 where to_regclass('kysely_migration') is not null`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Undoes the newest migration. */
export async function migrateDown(db: Db): Promise<void> {
  await migrate(db, (migrator) => migrator.migrateDown());
}

/** Whether the database answers. */
export async function isReachable(db: Db): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}
