/** The job that moves days which are old enough into the archive, on one node at a time. */
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { recordsInDatabaseDays } from '../../shared/base/limits.ts';
import { addDays, utcDay } from '../../shared/base/utc-day.ts';
import { type Repeating, repeat } from '../base/repeat.ts';
import type { Db } from '../database/database.ts';
import { holdLease, takeLease } from '../database/leases.ts';
import type { Archive } from './archive.ts';
import type { Config } from '../config/config.ts';
import { ArchiveChanged } from './archived-files.ts';
import { moveRecords, type Moving } from './move-records.ts';
import { partitionDays } from '../query-records/query-records.ts';
import { unknownColumns } from '../query-records/record-columns.ts';

const leaseMs = 2 * 60_000;
const intervalMs = 60 * 60_000;
/** After a start: the other nodes of an upgrade are started first, and whoever is waited for is answered. */
const firstMs = 5 * 60_000;

interface ArchivingDependencies {
  readonly config: Pick<Config, 'ROLE'>;
  readonly db: Db;
  readonly archive: Archive;
  readonly clock: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/**
 * Moves what is old enough each hour, on a node that does not serve calls alone, until it is stopped, which waits for the piece that is being moved,
 * and takes down what reads the archive.
 */
export function startArchiving(dependencies: ArchivingDependencies): Repeating {
  const { config, archive, log } = dependencies;
  const moving =
    config.ROLE === 'api'
      ? undefined
      : repeat({
          firstMs,
          everyMs: intervalMs,
          work: (stopping) => archiveOldDays(dependencies, stopping),
          onFailure: (err) => log.warn({ err }, 'query records could not be archived'),
        });
  return {
    stop: async () => {
      await moving?.stop();
      await archive.workrooms.stop();
    },
  };
}

/**
 * Moves every day that is old enough, the oldest first, and answers how many records went. None where another node does it at this moment, or where records
 * have a column that this version does not know: its values would be lost, and a node that knows it archives them.
 */
export async function archiveOldDays(
  { db, archive, clock, log }: Omit<ArchivingDependencies, 'config'>,
  stopping?: AbortSignal,
  moving: Partial<Pick<Moving, 'mostRecords' | 'atStep'>> = {},
): Promise<number> {
  const unknown = await unknownColumns(db);
  if (unknown.length > 0) {
    log.warn({ columns: unknown }, 'query records are not archived: they have columns of a newer version of the portal');
    return 0;
  }
  const lease = await takeLease(db, { organisationId: 0, name: 'archive' }, { leaseMs });
  if (!lease) return 0;
  const goOn = async () => {
    stopping?.throwIfAborted();
    await holdLease(db, lease);
  };
  let records = 0;
  try {
    const kept = addDays(utcDay(clock()), -recordsInDatabaseDays);
    for (const day of (await partitionDays(db)).filter((found) => found < kept)) {
      for (let moved = -1; moved !== 0; records += moved) moved = await moveSome({ db, archive, goOn, ...moving }, day);
    }
    const done = { done_at: sql<Date>`now()` };
    await db
      .insertInto('archive_progress')
      .values(done)
      .onConflict((conflict) => conflict.column('only_row').doUpdateSet(done))
      .execute();
  } finally {
    await lease.release();
  }
  if (records > 0) log.info({ records }, 'query records archived');
  return records;
}

const tries = 3;

/** Moves records of a day; again where somebody wrote to the day at the same moment, as an import of old records does. */
async function moveSome(moving: Moving, day: string, left = tries): Promise<number> {
  try {
    return await moveRecords(moving, day);
  } catch (error) {
    if (!(error instanceof ArchiveChanged) || left === 1) throw error;
    return moveSome(moving, day, left - 1);
  }
}
