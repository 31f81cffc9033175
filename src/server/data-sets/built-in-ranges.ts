/** The built-in ranges of the portal: one node builds them from packages once and keeps them in the storage, and every other node reads them there. */
import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { buildRanges, rangesSourceVersion } from '../../numbers/from-packages/build-ranges.ts';
import { Ranges } from '../../numbers/ranges/ranges.ts';
import { readSnapshot, writeSnapshot } from '../../numbers/snapshots/ranges-snapshot.ts';
import type { Db } from '../database/database.ts';
import { type Lease, LeaseLost, type LeaseTimes, takeLease, underLease, waitForOthers } from '../database/leases.ts';
import { FileMissing, type Storage, StorageAway } from '../storage/storage.ts';
import { FileDamaged, localCopy, storeSnapshot } from './snapshot-files.ts';

interface BuildDependencies {
  readonly db: Db;
  readonly storage: Storage;
  readonly dataDir: string;
  readonly demo: boolean;
  /** Commands leave it out, and log nothing. */
  readonly log?: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly leases?: LeaseTimes;
  /** Reads the file of a set; `readSnapshot` if not given. */
  readonly readBuiltIn?: ((file: string) => Ranges) | undefined;
}

/** One lease for every source: two versions of the portal that number new providers at once could give both the same id. */
const work = { organisationId: 0, name: 'built-in ranges' };
/** Number of sets that are kept: those of the portal versions that may still run. */
const keptSets = 3;

/** Loads the built-in ranges. If they are not built yet, this node builds them or waits for the node that does. */
export async function loadBuiltInRanges(dependencies: BuildDependencies): Promise<Ranges> {
  const { db, log, leases = {} } = dependencies;
  for (let isFirstLook = true; ; isFirstLook = false) {
    const built = await findBuilt(dependencies);
    const read = built && (await readBuilt(dependencies, built));
    if (read) return read;
    const lease = await takeLease(db, work, leases);
    if (lease) {
      const ranges = await buildUnder(dependencies, lease);
      if (ranges) return ranges;
    } else {
      if (isFirstLook) log?.info('another node builds the ranges: waiting for its end');
      await waitForOthers(leases);
    }
  }
}

/** Returns the key of the file of this portal version's set; undefined if it is not built. */
export async function builtInFile(of: Pick<BuildDependencies, 'db' | 'demo'>): Promise<string | undefined> {
  return (await findBuilt(of))?.storage_key;
}

function findBuilt({ db, demo }: Pick<BuildDependencies, 'db' | 'demo'>) {
  return db.selectFrom('built_ranges').where('source', '=', rangesSourceVersion(demo)).select(['storage_key', 'sha256']).executeTakeFirst();
}

/** Reads the built set; undefined if the storage lost the file, which is then rebuilt. */
async function readBuilt(
  { db, storage, dataDir, demo, log, readBuiltIn = readSnapshot }: BuildDependencies,
  { storage_key: key, sha256 }: NonNullable<Awaited<ReturnType<typeof findBuilt>>>,
): Promise<Ranges | undefined> {
  try {
    return readBuiltIn(await localCopy(storage, dataDir, { key, sha256 }));
  } catch (err) {
    if (err instanceof StorageAway) {
      log?.warn({ err }, 'the built-in ranges cannot be read from the files of the portal: this node builds its own');
      return rangesOf(await readRegistry(db), demo).ranges;
    }
    if (!(err instanceof FileMissing || err instanceof FileDamaged)) throw err;
    log?.warn({ err }, 'the built-in ranges are not among the files of the portal any more');
    await db.deleteFrom('built_ranges').where('storage_key', '=', key).execute();
    return undefined;
  }
}

/** Builds the set; undefined if the build outlasted its lease and another node took over: the caller waits for that node's set. */
async function buildUnder(dependencies: BuildDependencies, lease: Lease): Promise<Ranges | undefined> {
  try {
    return await buildOnce(dependencies, lease);
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error;
    return undefined;
  } finally {
    await lease.release();
  }
}

/** Builds the set; undefined if another node built it just before the lease. */
async function buildOnce(dependencies: BuildDependencies, lease: Lease): Promise<Ranges | undefined> {
  const { db, storage, dataDir, demo, log } = dependencies;
  if (await findBuilt(dependencies)) return undefined;
  log?.info('building the ranges');
  const { ranges, newProviders, registry } = rangesOf(await readRegistry(db), demo);
  const snapshot = { write: (file: string) => writeSnapshot(file, ranges) };
  const stored = await storeSnapshot({ storage, dataDir }, { key: keyOf(registry, demo), snapshot, parts: [] }).catch((err: unknown) => {
    if (!(err instanceof StorageAway)) throw err;
    log?.warn({ err }, 'the built-in ranges cannot be stored: every node builds its own');
    return undefined;
  });
  const retired = await underLease(db, lease, async (transaction) => {
    await addProviders(transaction, newProviders);
    return stored ? keepBuilt(transaction, { ...stored, source: ranges.sourceVersion }) : [];
  });
  // A file that cannot be removed now does no harm.
  for (const key of retired) await storage.remove(key).catch(() => undefined);
  return ranges;
}

function rangesOf(registry: ReadonlyMap<string, string>, demo: boolean) {
  const { rows, newProviders, sourceVersion, asOf } = buildRanges({ registry, demo });
  // Not the clock of this node: every node gives the same time for the same set.
  return { ranges: Ranges.of(rows, { builtAt: asOf, sourceVersion }), newProviders, registry: new Map([...registry, ...newProviders]) };
}

async function addProviders(db: Db, added: readonly (readonly [string, string])[]): Promise<void> {
  // An older node numbers them under this lock.
  await sql`select pg_advisory_xact_lock(hashtext('service_provider_ids'))`.execute(db);
  for (let start = 0; start < added.length; start += 1_000) {
    const values = added.slice(start, start + 1_000).map(([provider, unique_sp_id]) => ({ provider, unique_sp_id }));
    await db.insertInto('service_provider_ids').values(values).execute();
  }
}

/** Records the set and forgets the oldest ones; returns the keys of their files. */
async function keepBuilt(
  db: Db,
  { key, bytes, sha256, source }: { key: string; bytes: number; sha256: string; source: string },
): Promise<string[]> {
  await db.insertInto('built_ranges').values({ source, storage_key: key, bytes, sha256 }).execute();
  const newest = db.selectFrom('built_ranges').select('source').orderBy('built_at', 'desc').limit(keptSets);
  const rows = await db.deleteFrom('built_ranges').where('source', 'not in', newest).returning('storage_key').execute();
  return rows.map((row) => row.storage_key);
}

async function readRegistry(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('service_provider_ids').selectAll().orderBy('provider').execute();
  return new Map(rows.map((row) => [row.provider, row.unique_sp_id]));
}

/** Returns a key that names the inputs of the file: a killed build leaves nothing that the next one does not overwrite. */
function keyOf(registry: ReadonlyMap<string, string>, demo: boolean): string {
  const sorted = [...registry].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const inputs = createHash('sha256').update(rangesSourceVersion(demo)).update(JSON.stringify(sorted));
  return `data-sets/built-in-${inputs.digest('hex').slice(0, 32)}.snapshot`;
}
