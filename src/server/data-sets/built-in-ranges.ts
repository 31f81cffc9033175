/** The ranges that the portal brings itself: built from packages at the first start, read from a snapshot afterwards. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { buildRanges, rangesSourceVersion } from '../../numbers/from-packages/build-ranges.ts';
import { Ranges } from '../../numbers/ranges/ranges.ts';
import { readSnapshot, writeSnapshot } from '../../numbers/snapshots/ranges-snapshot.ts';
import type { Db } from '../database/database.ts';

/** Loads them, building them where no snapshot of just these inputs is in `directory` yet. */
export async function loadBuiltInRanges(db: Db, directory: string): Promise<Ranges> {
  const kept = snapshotFile(directory, await readRegistry(db));
  if (existsSync(kept)) return readSnapshot(kept);
  mkdirSync(directory, { recursive: true });
  const { ranges, registry } = await db.transaction().execute(buildWithRegistry);
  writeSnapshot(snapshotFile(directory, registry), ranges);
  return ranges;
}

/** One node at a time: two that number new providers at once could give one id to both. */
async function buildWithRegistry(transaction: Db) {
  await sql`select pg_advisory_xact_lock(hashtext('service_provider_ids'))`.execute(transaction);
  const known = await readRegistry(transaction);
  const { rows, newProviders, sourceVersion, asOf } = buildRanges({ registry: known });
  for (let start = 0; start < newProviders.length; start += 1_000) {
    const values = newProviders.slice(start, start + 1_000).map(([provider, unique_sp_id]) => ({ provider, unique_sp_id }));
    await transaction.insertInto('service_provider_ids').values(values).execute();
  }
  // Not the time of this node: every node says the same of the same set.
  return { ranges: Ranges.of(rows, { builtAt: asOf, sourceVersion }), registry: await readRegistry(transaction) };
}

async function readRegistry(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('service_provider_ids').selectAll().orderBy('provider').execute();
  return new Map(rows.map((row) => [row.provider, row.unique_sp_id]));
}

/** The name says what the snapshot was made from, so that a stale one is never read. */
function snapshotFile(directory: string, registry: ReadonlyMap<string, string>): string {
  const inputs = createHash('sha256')
    .update(rangesSourceVersion())
    .update(JSON.stringify([...registry]));
  return join(directory, `ranges-${inputs.digest('hex').slice(0, 16)}.snapshot`);
}
