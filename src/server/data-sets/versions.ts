/** The current version of each data set: the pointer that every node follows. */
import { type Selectable, sql } from 'kysely';
import { inEnglish } from '../../shared/base/sayings.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../base/errors.ts';
import { queueEvent } from '../webhooks/queued-events.ts';
import type { Schema } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';

/** `ported` includes the history, `dno` both lists, for voice and for text. */
export const setNames = ['ranges', 'ported', 'overrides', 'uk-ported', 'dno', 'irsf', 'ait'] as const;
export type SetName = (typeof setNames)[number];

export type Version = Selectable<Schema['data_set_versions']>;
type Change = Selectable<Schema['data_set_changes']>;

/** An imported version, without the values that publication sets. */
export type NewVersion = Omit<Version, 'set_name' | 'version' | 'replaces' | 'covers' | 'loaded_at' | 'removed_at'> & {
  set_name: SetName;
  covers?: string[] | null;
};

/** Number of versions of a set that keep their file. */
const keptVersions = 5;

/** Returns a number that grows with every change of any set; 0 before the first. Nodes poll it every second. */
export async function latestChange(db: Db): Promise<number> {
  const row = await db
    .selectFrom('data_set_changes')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  return Number(row?.id ?? 0);
}

/** Returns the current versions by set, without sets that were never imported or were rolled back to the start. */
export async function currentVersions(db: Db): Promise<Map<SetName, Version & { set_name: SetName }>> {
  const newest = db
    .selectFrom('data_set_changes')
    .distinctOn('set_name')
    .select(['set_name', 'version'])
    .orderBy('set_name')
    .orderBy('id', 'desc');
  const rows = await db
    .selectFrom(newest.as('newest'))
    .innerJoin('data_set_versions as versions', (join) =>
      join.onRef('versions.set_name', '=', 'newest.set_name').onRef('versions.version', '=', 'newest.version'),
    )
    .selectAll('versions')
    .$narrowType<{ set_name: SetName }>()
    .execute();
  return new Map(rows.map((row) => [row.set_name, row]));
}

/**
 * Makes a version current and returns its number; undefined, without a change, if the current one was made from the same file. `basedOn` is the
 * version that the new one continues: throws `AppError` (409) if another one has become current since.
 */
export async function publishVersion(db: Db, version: NewVersion, basedOn?: number | null): Promise<number | undefined> {
  return inTransaction(db, async (transaction) => {
    await lockPointer(transaction);
    const { set_name } = version;
    const current = (await currentVersions(transaction)).get(set_name);
    if (current?.source_sha256 === version.source_sha256) return undefined;
    if (basedOn !== undefined && (current?.version ?? null) !== basedOn)
      throw new AppError('conflict', inEnglish(`Another import changed ${set_name} in the meantime. Import again`));
    const { last } = await transaction
      .selectFrom('data_set_versions')
      .where('set_name', '=', set_name)
      .select(({ fn }) => fn.max('version').as('last'))
      .executeTakeFirstOrThrow();
    const number = Number(last ?? 0) + 1;
    await transaction
      .insertInto('data_set_versions')
      .values({ ...version, version: number, replaces: current?.version ?? null })
      .execute();
    await transaction.insertInto('data_set_changes').values({ set_name, version: number, change: 'import' }).execute();
    await queueEvent(transaction, { type: 'data.changed', organisationId: 'all', data: { set: set_name, version: number } });
    return number;
  });
}

/** Changes the coverage of the ported numbers in force. Throws `AppError` (409) if none were imported. */
export async function declareCoverage(db: Db, covers: string[]): Promise<Version> {
  return inTransaction(db, async (transaction) => {
    await lockPointer(transaction);
    const current = (await currentVersions(transaction)).get('ported');
    if (!current)
      throw new AppError('conflict', inEnglish('No ported numbers were imported: import them before you declare their coverage'));
    const { version } = current;
    await transaction
      .updateTable('data_set_versions')
      .where('set_name', '=', 'ported')
      .where('version', '=', version)
      .set({ covers })
      .execute();
    // Nodes look for a newer change, and then reload the version as it is now.
    await transaction.insertInto('data_set_changes').values({ set_name: 'ported', version, change: 'import' }).execute();
    await queueEvent(transaction, { type: 'data.changed', organisationId: 'all', data: { set: 'ported', version } });
    return current;
  });
}

/** Returns true if a version has this file. Waits for a publication that got no answer and still runs. */
export async function isPublished(db: Db, storageKey: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    await lockPointer(transaction);
    const found = await transaction
      .selectFrom('data_set_versions')
      .where('storage_key', '=', storageKey)
      .select('version')
      .executeTakeFirst();
    return found !== undefined;
  });
}

/** Makes the version current again that the current one replaced; null stands for the built-in data. Throws `AppError` (409). */
export async function rollBack(db: Db, set: SetName): Promise<{ from: Version; to: number | null }> {
  return inTransaction(db, async (transaction) => {
    await lockPointer(transaction);
    const { current, previous } = await rollbackTarget(transaction, set);
    const to = previous?.version ?? null;
    await transaction.insertInto('data_set_changes').values({ set_name: set, version: to, change: 'rollback' }).execute();
    await queueEvent(transaction, { type: 'data.changed', organisationId: 'all', data: { set, version: to } });
    return { from: current, to };
  });
}

/** Returns the versions that a rollback would leave and restore. Throws `AppError` (409) if there is none to go back to. */
export async function rollbackTarget(db: Db, set: SetName): Promise<{ current: Version; previous: Version | undefined }> {
  const current = (await currentVersions(db)).get(set);
  if (!current) throw new AppError('conflict', inEnglish(`${set} has no import: there is no version to roll back to`));
  const previous = current.replaces === null ? undefined : await findVersion(db, set, current.replaces);
  if (previous?.removed_at)
    throw new AppError('conflict', inEnglish(`Version ${previous.version} of ${set} was deleted: import its file again`));
  return { current, previous };
}

export async function findVersion(db: Db, set: SetName, version: number): Promise<Version | undefined> {
  return db.selectFrom('data_set_versions').where('set_name', '=', set).where('version', '=', version).selectAll().executeTakeFirst();
}

/** Marks versions as removed beyond the newest ones, and returns the keys of their files. Keeps the current version and the one that a rollback needs. */
export async function retireVersions(db: Db, set: SetName): Promise<string[]> {
  const current = (await currentVersions(db)).get(set);
  const newestToGo = db
    .selectFrom('data_set_versions')
    .where('set_name', '=', set)
    .select(({ eb, fn }) => eb(fn.max('version'), '-', keptVersions).as('version'));
  const rows = await db
    .updateTable('data_set_versions')
    .set({ removed_at: sql<Date>`now()` })
    .where('set_name', '=', set)
    .where('removed_at', 'is', null)
    .where('version', 'not in', [current?.version ?? 0, current?.replaces ?? 0])
    .where('version', '<=', newestToGo)
    .returning('storage_key')
    .execute();
  return rows.map((row) => row.storage_key);
}

/** Returns the keys of the files of kept versions. */
export async function keptFiles(db: Db, set: SetName): Promise<string[]> {
  const rows = await db
    .selectFrom('data_set_versions')
    .where('set_name', '=', set)
    .where('removed_at', 'is', null)
    .select('storage_key')
    .execute();
  return rows.map((row) => row.storage_key);
}

/** Returns the newest change of a set; undefined if there is none, or it has been followed up. */
export async function pendingFollowUp(db: Db, set: SetName): Promise<Change | undefined> {
  const change = await db.selectFrom('data_set_changes').where('set_name', '=', set).selectAll().orderBy('id', 'desc').executeTakeFirst();
  return change?.followed_up_at ? undefined : change;
}

export async function markFollowedUp(db: Db, id: number): Promise<void> {
  await db
    .updateTable('data_set_changes')
    .where('id', '=', id)
    .set({ followed_up_at: sql`now()` })
    .execute();
}

/** Makes changes run one after another, so that nodes see their ids in growing order. */
async function lockPointer(transaction: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('data_set_changes'))`.execute(transaction);
}
