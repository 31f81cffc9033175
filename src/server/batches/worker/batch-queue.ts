/**
 * Ownership of batches by workers. The row of a batch is its own job: a worker takes it by a lease, and every write names the fence number of that lease, so
 * that a worker that was thought dead and comes back may write nothing.
 */
import { sql, type UpdateObject } from 'kysely';
import { giveBackQuota, type Grant, takeQuota } from '../../entitlements/quota-rows.ts';
import { addBatchCounts, type DayCounts } from '../../query-records/query-counts.ts';
import type { BatchServiceCode } from '../../../shared/services/services.ts';
import type { Db } from '../../database/database.ts';
import { LeaseLost, leaseEnd } from '../../database/leases.ts';
import type { PartTally } from '../../database/batch-json.ts';
import type { Schema } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';

/** A batch that this worker holds. */
export interface HeldBatch {
  readonly organisationId: number;
  readonly id: string;
  readonly fence: number;
  readonly fileName: string;
  readonly email: string;
  readonly days: number | null;
  readonly records: number;
  /** SHA-256 of the file that was sent; null if an older version accepted it. */
  readonly inputSha256: string | null;
  readonly tries: number;
  /** Lifetime of the lease after each write. */
  readonly leaseMs: number;
  /** Services in the order of the result. */
  readonly services: readonly BatchServiceCode[];
}

/** Rows answered so far, the parts they are in, and the bytes of the file they took. */
export interface Checkpoint {
  readonly rowsDone: number;
  readonly parts: number;
  readonly bytesDone: number;
}

/** Prolongs the lease. Throws `LeaseLost` if another worker holds the batch now, or somebody cancelled it. */
export async function keepLease(db: Db, batch: HeldBatch): Promise<void> {
  await update(db, batch, { locked_until: leaseEnd(batch.leaseMs) });
}

/** Releases the batch, to be retried after `seconds`. `isTry`: true if the batch may be to blame; the number of such tries is limited. */
export async function release(
  db: Db,
  { organisationId, id, fence }: HeldBatch,
  { seconds, isTry }: { seconds: number; isTry: boolean },
): Promise<void> {
  await db
    .updateTable('batches')
    .set({ state: 'queued', locked_until: leaseEnd(seconds * 1_000), tries: sql<number>`greatest(tries - ${isTry ? 0 : 1}, 0)` })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('fence', '=', fence)
    .where('state', '=', 'running')
    .execute();
}

/** Releases the batches of a killed portal. Only for a portal on its own PostgreSQL, where no other worker can hold anything. */
export async function releaseAll(db: Db): Promise<void> {
  await db.updateTable('batches').set({ state: 'queued', locked_until: null }).where('state', '=', 'running').execute();
}

/** Cancels the queued and running batches of an organisation: a worker on one loses it at the next write. Returns their count. */
export async function cancelBatchesOf(db: Db, organisationId: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('batches')
    .where('organisation_id', '=', organisationId)
    .where('state', 'in', ['queued', 'running'])
    .set({ state: 'cancelled', finished_at: sql<Date>`now()` })
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export interface FinishedPart extends Checkpoint {
  /** Bytes of each service in the part's file, and then those of their sources. */
  readonly lengths: readonly number[];
  /** SHA-256 of these bytes, in hex. */
  readonly sha256s: readonly string[];
  readonly tally: PartTally;
  /** Failed rows of each service. */
  readonly failed: readonly number[];
  readonly counts: readonly DayCounts[];
  /** The quota that the part held and did not use; undefined if it held nothing. */
  readonly unusedQuota?: Grant | undefined;
}

/** Moves the checkpoint past a stored part and counts its queries: both or neither. Throws `LeaseLost`. */
export async function commitPart(
  root: Db,
  batch: HeldBatch,
  { rowsDone, parts, bytesDone, lengths, sha256s, tally, failed, counts, unusedQuota }: FinishedPart,
): Promise<void> {
  const { organisationId, id, fence, services } = batch;
  await inTransaction(root, async (db) => {
    const bytes = lengths.reduce((sum, length) => sum + length, 0);
    await update(db, batch, {
      rows_done: rowsDone,
      parts,
      bytes_done: bytesDone,
      result_bytes: sql<number>`result_bytes + ${bytes}`,
      tries: 0,
      quota_held: 0,
      locked_until: leaseEnd(batch.leaseMs),
    });
    await db
      .insertInto('batch_parts')
      .values({
        organisation_id: organisationId,
        batch_id: id,
        part: parts,
        fence,
        lengths: [...lengths],
        sha256s: [...sha256s],
        tally: JSON.stringify(tally),
      })
      .execute();
    await sql`
      update batch_services s set failed = s.failed + part.failed
      from unnest(${[...services]}::text[], ${[...failed]}::int[]) as part (service, failed)
      where s.organisation_id = ${organisationId} and s.batch_id = ${id} and s.service = part.service and part.failed > 0`.execute(db);
    await addBatchCounts(db, counts);
    if (unusedQuota) await giveBackQuota(db, organisationId, unusedQuota);
  });
}

/**
 * Holds up to the given number of queries of the organisation's quota for the next part, and records that in the row of the batch; first gives back the holding
 * of a killed worker. Returns undefined without a quota. Throws `LeaseLost`.
 */
export async function holdQuota(root: Db, batch: HeldBatch, queries: number): Promise<Grant | undefined> {
  return inTransaction(root, async (db) => {
    await giveBackHeld(db, batch);
    const grant = await takeQuota(db, batch.organisationId, queries);
    if (grant) await update(db, batch, { quota_held: grant.queries, quota_day: grant.day });
    return grant;
  });
}

/** Gives back the quota that the batch holds, within the transaction `db`: also for a cancelled batch, but never another worker's holding. */
export async function giveBackHeld(db: Db, { organisationId, id, fence }: HeldBatch): Promise<void> {
  const { rows } = await sql<Grant>`
    with held as (
      select quota_held as queries, quota_day as day from batches
      where organisation_id = ${organisationId} and id = ${id} and fence = ${fence} and quota_held > 0 for update
    )
    update batches set quota_held = 0 from held
    where organisation_id = ${organisationId} and id = ${id} and fence = ${fence}
    returning held.queries, to_char(held.day, 'YYYY-MM-DD') as day`.execute(db);
  for (const held of rows) await giveBackQuota(db, organisationId, held);
}

/** Returns the result of each service of a batch, in the order of the request; `failed` counts rows. */
export async function resultsOf(
  db: Db,
  { organisationId, id }: Pick<HeldBatch, 'organisationId' | 'id'>,
): Promise<{ service: BatchServiceCode; fileName: string; failed: number }[]> {
  return db
    .selectFrom('batch_services')
    .where('organisation_id', '=', organisationId)
    .where('batch_id', '=', id)
    .select(['service', 'file_name as fileName', 'failed'])
    .orderBy('position')
    .execute();
}

/**
 * Ends the batch within the transaction `db`, as failed if `failedOf` gives a reason. Returns true if the mail about it waits for its reader's consent. Throws
 * `LeaseLost`.
 */
export async function finish(db: Db, batch: HeldBatch, failedOf: string | undefined): Promise<boolean> {
  const state = failedOf === undefined ? 'done' : 'failed';
  return update(db, batch, { state, failed_of: failedOf ?? null, finished_at: sql<Date>`now()`, locked_until: null });
}

/** Updates the batch and returns true if the mail about it waits. */
async function update(db: Db, { organisationId, id, fence }: HeldBatch, change: UpdateObject<Schema, 'batches'>): Promise<boolean> {
  const updated = await db
    .updateTable('batches')
    .set(change)
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('fence', '=', fence)
    .where('state', '=', 'running')
    .returning('mail_waits as mailWaits')
    .executeTakeFirst();
  if (!updated) throw new LeaseLost({ name: `batch ${id}` });
  return updated.mailWaits;
}
