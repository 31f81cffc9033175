import { lockOrganisation } from '../auth/organisations.ts';
import { sql } from 'kysely';
import type { BatchState } from '../../shared/batches/batches.ts';
import type { BatchServiceCode } from '../../shared/services/services.ts';
import type { Session } from '../auth/sessions.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import type { OwnColumns } from '../database/batch-json.ts';
import type { StoredFile } from '../storage/storage.ts';

export interface NewBatch {
  readonly organisationId: number;
  readonly portalId: string;
  readonly id: string;
  readonly fileName: string;
  readonly email: string;
  readonly mailWaits: boolean;
  readonly days: number | null;
  readonly records: number;
  readonly input: StoredFile;
  readonly ownColumns: OwnColumns | null;
  /** Services in the order of the result, with the name of the result file. */
  readonly services: readonly { service: BatchServiceCode; fileName: string }[];
}

export async function insertBatch(db: Db, { services, organisationId, portalId, id, ...batch }: NewBatch): Promise<void> {
  await db
    .insertInto('batches')
    .values({
      organisation_id: organisationId,
      id,
      portal_user_id: portalId,
      file_name: batch.fileName,
      email: batch.email,
      mail_waits: batch.mailWaits,
      days: batch.days,
      records: batch.records,
      input_bytes: batch.input.bytes,
      input_sha256: batch.input.sha256,
      own_columns: batch.ownColumns && JSON.stringify(batch.ownColumns),
    })
    .execute();
  await db
    .insertInto('batch_services')
    .values(
      services.map(({ service, fileName }, position) => ({
        organisation_id: organisationId,
        batch_id: id,
        service,
        position,
        file_name: fileName,
      })),
    )
    .execute();
}

/** Returns true if the batch exists. Waits for one that is being accepted, for example after a commit without an answer. */
export async function isAccepted(db: Db, organisationId: number, id: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    await lockOrganisation(transaction, organisationId);
    const found = await transaction
      .selectFrom('batches')
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .select('id')
      .executeTakeFirst();
    return found !== undefined;
  });
}

/** The batches of an organisation that are still offered. */
export interface KeptBatches {
  readonly organisationId: number;
  readonly keptDays: number;
}

export function keptBatches({ config }: Pick<Deps, 'config'>, { organisationId }: Pick<Session, 'organisationId'>): KeptBatches {
  return { organisationId, keptDays: config.KEEP_BATCHES_DAYS };
}

/** Returns the time since which batches are offered. */
export const keptSince = (keptDays: number) => sql<Date>`now() - ${keptDays} * interval '1 day'`;

/** Returns the state of one service of a batch: a finished one is `partly` if rows of it failed. */
export function stateOf({ state, failed }: { state: Exclude<BatchState, 'partly'>; failed: number }): BatchState {
  return state === 'done' && failed > 0 ? 'partly' : state;
}

/** Finds a finished result by its file name. Our names contain only letters, digits and `_ . -`. */
export async function findResult(db: Db, { organisationId, keptDays }: KeptBatches, fileName: string) {
  if (!/^[\w.-]+$/.test(fileName)) return undefined;
  return db
    .selectFrom('batch_services as asked')
    .innerJoin('batches', (join) =>
      join.onRef('batches.organisation_id', '=', 'asked.organisation_id').onRef('batches.id', '=', 'asked.batch_id'),
    )
    .where('asked.organisation_id', '=', organisationId)
    .where('asked.file_name', '=', fileName)
    .where('batches.state', '=', 'done')
    .where('batches.created_at', '>', keptSince(keptDays))
    .select(['batches.id', 'asked.service', 'asked.position', 'asked.file_name as fileName'])
    .executeTakeFirst();
}

/** Returns the stored location of each part of a batch, in order. */
export async function partsOf(db: Db, organisationId: number, batchId: string) {
  return db
    .selectFrom('batch_parts')
    .where('organisation_id', '=', organisationId)
    .where('batch_id', '=', batchId)
    .select(['part', 'fence', 'lengths', 'sha256s'])
    .orderBy('part')
    .execute();
}

/** Finds a batch whose results are still kept, with its services, some rows of which may have failed. */
export async function findBatch(db: Db, { organisationId, keptDays }: KeptBatches, id: string) {
  const batch = await db
    .selectFrom('batches')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('created_at', '>', keptSince(keptDays))
    .select(['id', 'file_name as fileName', 'email', 'days', 'state', 'records', 'own_columns as ownColumns'])
    .executeTakeFirst();
  if (!batch) return undefined;
  const services = await db
    .selectFrom('batch_services')
    .where('organisation_id', '=', organisationId)
    .where('batch_id', '=', id)
    .select(['service', 'position', 'file_name as fileName', 'failed'])
    .orderBy('position')
    .execute();
  return { ...batch, services };
}

/** Cancels an unfinished batch. Returns true if it did, false if the batch had ended before, undefined if there is no such batch. */
export async function cancel(db: Db, organisationId: number, id: string): Promise<boolean | undefined> {
  const { rows } = await sql<{ cancelled: boolean }>`
    with found as (select state from batches where organisation_id = ${organisationId} and id = ${id} for update)
    update batches set
      state = case when found.state in ('queued', 'running') then 'cancelled' else found.state end,
      finished_at = coalesce(finished_at, now())
    from found where organisation_id = ${organisationId} and id = ${id}
    returning found.state in ('queued', 'running') as cancelled`.execute(db);
  return rows[0]?.cancelled;
}

/** Stops the mails of running batches to an address that withdrew its consent. */
export async function holdMails(db: Db, { organisationId, email }: { organisationId: number; email: string }): Promise<void> {
  await db
    .updateTable('batches')
    .where('organisation_id', '=', organisationId)
    .where('email', '=', email)
    .where('state', 'in', ['queued', 'running'])
    .set({ mail_waits: true })
    .execute();
}

/** Releases the mails that wait for the address, and returns the batches whose results are still there. */
export async function releaseMails(db: Db, { organisationId, email, keptDays }: KeptBatches & { email: string }) {
  return db
    .updateTable('batches')
    .where('organisation_id', '=', organisationId)
    .where('email', '=', email)
    .where('mail_waits', '=', true)
    .where('created_at', '>', keptSince(keptDays))
    .set({ mail_waits: false })
    .returning(['id', 'file_name as fileName', 'records', 'state', 'failed_of as failedOf'])
    .execute();
}
