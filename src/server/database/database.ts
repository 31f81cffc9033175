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

/** The root connection or a transaction: queries take it as their first parameter, so that none leaves a transaction unnoticed. */
export type Db = Kysely<Schema>;

export interface Database {
  readonly db: Db;
  /** Returns the current use of the connections. */
  readonly connections: () => PoolUse;
  close(): Promise<void>;
}

const defaultStatementTimeoutMs = 15_000;
/**
 * Share of the idle-transaction limit after which waiting for a row ends. If a cut cable left several waiters behind, one would otherwise get the row from the
 * one before, and block everybody for as long again.
 */
const lockShare = 0.8;

interface DatabaseOptions {
  /** Most connections at once. */
  readonly connections?: number;
  /** Called after a connection ended while nobody used it. */
  readonly onLost?: (error: Error) => void;
  /** Time after which the server cancels a statement. */
  readonly statementTimeoutMs?: number;
  /** Time after which a statement without an answer is given up: a hanging server does not cancel its own statements. */
  readonly silenceMs?: number;
}

/**
 * Locks migrations for a transaction. Kysely's own lock belongs to a connection, and behind a pooler the unlocking statement may run on another one: the lock
 * would be held for ever.
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

/** Functions that open connections to the same server without the limits of calls, by the database with limits. */
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
  const guarded = { options: pool.options, connect, end: () => pool.end() };
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: guarded }) });
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

/** Runs a migration without the limits of calls: a large table takes its time, and so does waiting for another node that migrates. */
async function migrate(db: Db, change: (migrator: Migrator, transaction: Db) => Promise<MigrationResultSet>): Promise<void> {
  const own = withoutLimits.get(db)?.();
  const patient = own ?? db;
  try {
    await patient.transaction().execute(async (transaction) => {
      // Lock before the migrator looks: otherwise several nodes on an empty database would all create its tables, and all but one would fail.
      await lockMigrations(transaction);
      const { error } = await change(new Migrator({ db: transaction, provider: { getMigrations: async () => migrations } }), transaction);
      if (error) throw error;
    });
  } finally {
    await own?.destroy();
  }
}

/**
 * Brings the schema to the newest version. Accepts additions of a newer version of the portal, but refuses a schema that lacks parts this version needs, and a
 * database without the portal's tables that cannot have them.
 */
export async function migrateToLatest(db: Db): Promise<void> {
  await migrate(db, async (migrator, transaction) => {
    const { known, foreign } = await migrationStatus(transaction);
    const hindrance = foreign.find((name) => !isBearable(name));
    if (hindrance !== undefined)
      throw new Error(
        `The database belongs to a newer version of the portal: ${hindrance} removed what this version needs. Start the newer version`,
      );
    if (!known.some(({ isDone }) => isDone)) await refuseUnfit(transaction);
    return known.every(({ isDone }) => isDone) ? {} : migrator.migrateToLatest();
  });
}

/** Brings the schema to the migration called `name`. */
export async function migrateTo(db: Db, name: string): Promise<void> {
  await migrate(db, (migrator) => migrator.migrateTo(name));
}

/** Lists every migration of this program, in order, with `isDone`, and those that only the database knows. */
export async function migrationStatus(db: Db): Promise<{ known: { name: string; isDone: boolean }[]; foreign: string[] }> {
  const done = new Set(await executedMigrations(db));
  const known = Object.keys(migrations).map((name) => ({ name, isDone: done.delete(name) }));
  return { known, foreign: [...done] };
}

/**
 * Returns true if this version runs on a schema with a migration that it does not know. A migration that removes something names the migration that a node must
 * know: `0042_without_old_masks_needs_0041`.
 */
export function isBearable(foreignMigration: string): boolean {
  const needed = /_needs_(\d{4})$/.exec(foreignMigration)?.[1] ?? '';
  return Object.keys(migrations).some((name) => name.slice(0, needed.length) >= needed);
}

/** Lists the executed migrations. Reads only: the migrator's own check would create its tables. */
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

/** Returns true if the database answers. */
export async function isReachable(db: Db): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}
