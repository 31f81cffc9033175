/**
 * Erases all data of an organisation: piece by piece, each in a transaction with its count, so that another node takes over after a kill. Only an entry in the
 * provider's audit log and a line of `erasures.log` remain.
 */
import { sql } from 'kysely';
import { inEnglish } from '../../shared/base/sayings.ts';
import { addDays, utcDay } from '../../shared/base/utc-day.ts';
import type { Archive } from '../archive/archive.ts';
import { eraseOrganisation } from '../archive/rewrite-files.ts';
import { recordAudit } from '../auth/audit-log.ts';
import { allowAuditRemoval } from '../auth/old-audit-entries.ts';
import { batchFolder } from '../batches/worker/batch-files.ts';
import type { SecretKeys } from '../config/secret-key.ts';
import { troubleIn } from '../database/absence.ts';
import type { Db } from '../database/database.ts';
import { type Lease, takeLease, underLease } from '../database/leases.ts';
import { documentKey } from '../documents/documents.ts';
import { eachInTurn, wordsOf } from '../database/each-in-turn.ts';
import { AppError } from '../base/errors.ts';
import { capturedMailsOf, removeCaptured, removeWaitingMails } from '../mail/mails-of.ts';
import { logErasure } from '../storage/erasures-log.ts';
import type { Storage } from '../storage/storage.ts';
import { type ErasableTable, erasableTables } from './erasable-tables.ts';
import { addressesOf, correspondentsOf, removeAttempts, removeMentions } from './erased-people.ts';
import { lockedOrganisation } from './organisation-changes.ts';

/** Erased items by kind: a table, or files. */
export type ErasedCounts = Readonly<Record<string, number>>;

export interface ErasureDependencies {
  readonly db: Db;
  readonly storage: Storage;
  readonly secretKeys: SecretKeys;
  readonly config: { readonly PLATFORM_ACCOUNT_ID: number; readonly ERASE_AFTER_DAYS: number };
  /** The folder of captured mails. */
  readonly outbox: string;
  readonly archive: Archive;
  /** Called when a table is emptied, and before a counted item is removed, for tests that kill the process. */
  readonly atStep?: (kind: string) => void;
}

interface Wanted {
  readonly id: number;
  readonly actor: string;
  /** The typed name, as confirmation. */
  readonly name: string;
}

/**
 * Begins the erasure; afterwards the organisation cannot be reopened. Throws `AppError`: 404, 400 if the name differs, and 409 if it is the provider's own, is
 * not closed, or was closed less than the waiting time ago.
 */
export async function beginErasure(
  transaction: Db,
  { id, actor, name }: Wanted,
  { PLATFORM_ACCOUNT_ID, ERASE_AFTER_DAYS }: ErasureDependencies['config'],
): Promise<void> {
  const organisation = await lockedOrganisation(transaction, id);
  const nameFault = inEnglish('This is not its name');
  const refused = (why: string) => new AppError('conflict', inEnglish(why));
  if (id === PLATFORM_ACCOUNT_ID) throw refused(`Account ${id} belongs to the provider and cannot be erased`);
  if (name !== organisation.name) throw new AppError('validation_failed', nameFault, { errors: { name: nameFault } });
  if (organisation.closedAt === null) throw refused(`Account ${id} is not closed: only a closed organisation is erased`);
  const isOver = sql<boolean>`closed_at <= now() - ${ERASE_AFTER_DAYS} * interval '1 day'`.as('isOver');
  const wait = await transaction.selectFrom('organisations').where('id', '=', id).select(isOver).executeTakeFirst();
  const day = utcDay(organisation.closedAt);
  if (!wait?.isOver) throw refused(`Account ${id} was closed on ${day}, and can be erased from ${addDays(day, ERASE_AFTER_DAYS)} on`);
  await transaction
    .insertInto('erasures')
    .values({ organisation_id: id, actor })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Continues every erasure that was begun and that no other node works on. Throws all failures at the end. */
export async function resumeErasures(dependencies: ErasureDependencies): Promise<void> {
  const begun = await dependencies.db.selectFrom('erasures').select('organisation_id').orderBy('organisation_id').execute();
  await eachInTurn(
    begun.map(({ organisation_id }) => async () => {
      await finishErasure(dependencies, organisation_id).catch((cause: unknown) => {
        if (troubleIn(cause) === 'away') throw cause;
        throw new Error(`Account ${organisation_id} is not erased yet: ${wordsOf(cause)}`, { cause });
      });
    }),
  );
}

/** Erases the rest and returns the total counts; undefined if another node does it, or has done it. */
export async function finishErasure(dependencies: ErasureDependencies, id: number): Promise<ErasedCounts | undefined> {
  const { db } = dependencies;
  const lease = await takeLease(db, { organisationId: 0, name: `erasure of ${id}` });
  if (!lease) return undefined;
  try {
    const begun = await db.selectFrom('erasures').where('organisation_id', '=', id).select(['actor', 'begun_at']).executeTakeFirst();
    return begun && (await erase(dependencies, { id, actor: begun.actor, begunAt: begun.begun_at, lease }));
  } finally {
    await lease.release();
  }
}

interface Erasing {
  readonly id: number;
  readonly actor: string;
  readonly begunAt: Date;
  readonly lease: Lease;
}

async function erase(dependencies: ErasureDependencies, erasing: Erasing): Promise<ErasedCounts> {
  const { db, storage, atStep } = dependencies;
  // Logged first: otherwise a restore could silently bring back erased data.
  await logErasure(storage, { organisationId: erasing.id, at: erasing.begunAt });
  const tables = await erasableTables(db);
  await removeFiles(dependencies, erasing);
  await removeMails(dependencies, erasing);
  // A table lists the archive's files with its records; records that are gone from the database are not archived any more.
  for (const table of tables.filter(({ name }) => name === 'query_records')) await emptyTable(db, table, erasing);
  await removeArchived(dependencies, erasing);
  for (const table of tables) {
    await emptyTable(db, table, erasing);
    atStep?.(table.name);
  }
  return removeLast(dependencies, erasing, tables);
}

/** Removes mails while the batches still name the outside recipients. */
async function removeMails({ db, secretKeys, outbox }: ErasureDependencies, erasing: Erasing): Promise<void> {
  const correspondents = await correspondentsOf(db, erasing.id);
  const captured = await capturedMailsOf(outbox, correspondents);
  await foresee(db, erasing, { kind: 'captured_mails', removed: captured.length });
  await removeCaptured(captured);
  await underLease(db, erasing.lease, async (transaction) => {
    const removed = await removeWaitingMails(transaction, secretKeys, correspondents);
    await addCount(transaction, erasing.id, { kind: 'mail_outbox', removed });
  });
}

async function removeArchived({ db, archive, atStep }: ErasureDependencies, erasing: Erasing): Promise<void> {
  const { records } = await db
    .selectFrom('archived_rows')
    .where('organisation_id', '=', erasing.id)
    .select(sql<number>`coalesce(sum(records), 0)::int`.as('records'))
    .executeTakeFirstOrThrow();
  await foresee(db, erasing, { kind: 'archived_query_records', removed: records });
  atStep?.('archived_query_records');
  await eraseOrganisation({ db, archive }, erasing.id);
}

const atOnce = 5_000;

/** Removes files before their rows, without which nothing could find them. */
async function removeFiles({ db, storage }: ErasureDependencies, erasing: Erasing): Promise<void> {
  const ofBatches = await db.selectFrom('batches').where('organisation_id', '=', erasing.id).select('id').execute();
  const ofDocuments = await db.selectFrom('documents').where('organisation_id', '=', erasing.id).select('id').execute();
  for (const key of [...ofBatches.map(({ id }) => batchFolder(id)), ...ofDocuments.map(({ id }) => documentKey(id))])
    await storage.remove(key);
}

async function emptyTable(db: Db, table: ErasableTable, erasing: Erasing): Promise<void> {
  for (const leaf of table.leaves) {
    for (let removed = atOnce; removed === atOnce;) {
      removed = await underLease(db, erasing.lease, async (transaction) => {
        const rows = await removeRows(transaction, { ...table, leaf }, erasing.id);
        await addCount(transaction, erasing.id, { kind: table.name, removed: rows });
        return rows;
      });
    }
  }
}

async function removeRows(transaction: Db, { leaf, column, isOfUser }: ErasableTable & { leaf: string }, id: number): Promise<number> {
  if (leaf === 'audit_log') await allowAuditRemoval(transaction);
  const whose = isOfUser ? sql`in (select id from portal_users where organisation_id = ${id})` : sql`= ${id}`;
  const table = sql.table(leaf);
  const { rows } = await sql`
    delete from ${table} where ctid = any(array(select ctid from ${table} where ${sql.id(column)} ${whose} limit ${atOnce})) returning 1`.execute(
    transaction,
  );
  return rows.length;
}

/** Removes the organisation with its users, their traces elsewhere, and rows added meanwhile; writes the remaining audit entry. */
function removeLast(
  { db, secretKeys, config }: ErasureDependencies,
  { id, actor, lease }: Erasing,
  tables: readonly ErasableTable[],
): Promise<ErasedCounts> {
  return underLease(db, lease, async (transaction) => {
    for (const table of tables)
      for (const leaf of table.leaves)
        await addCount(transaction, id, { kind: table.name, removed: await removeRows(transaction, { ...table, leaf }, id) });
    const addresses = await addressesOf(transaction, id);
    await addCount(transaction, id, {
      kind: 'mail_outbox',
      removed: await removeWaitingMails(transaction, secretKeys, await correspondentsOf(transaction, id)),
    });
    await addCount(transaction, id, { kind: 'attempts', removed: await removeAttempts(transaction, id, addresses) });
    await addCount(transaction, id, { kind: 'audit_log', removed: await removeMentions(transaction, id, addresses) });
    const users = await transaction.deleteFrom('portal_users').where('organisation_id', '=', id).executeTakeFirst();
    await addCount(transaction, id, { kind: 'portal_users', removed: Number(users.numDeletedRows) });
    const { counts } = await transaction
      .deleteFrom('erasures')
      .where('organisation_id', '=', id)
      .returning('counts')
      .executeTakeFirstOrThrow();
    await transaction.deleteFrom('organisations').where('id', '=', id).execute();
    await recordAudit(transaction, {
      organisationId: config.PLATFORM_ACCOUNT_ID,
      actor,
      subject: `account ${id}`,
      action: 'organisation erased',
      detail: reportOf(counts),
    });
    return counts;
  });
}

interface Removed {
  readonly kind: string;
  readonly removed: number;
}

/** Counts items before a removal outside of any transaction: a node that continues finds fewer of them. */
function foresee(db: Db, { id, lease }: Erasing, { kind, removed }: Removed): Promise<void> {
  return underLease(db, lease, async (transaction) => {
    const { counts } = await transaction
      .selectFrom('erasures')
      .where('organisation_id', '=', id)
      .select('counts')
      .executeTakeFirstOrThrow();
    await addCount(transaction, id, { kind, removed: Math.max(removed - (counts[kind] ?? 0), 0) });
  });
}

async function addCount(db: Db, id: number, { kind, removed }: Removed): Promise<void> {
  if (removed === 0) return;
  await sql`
    update erasures set counts = counts || jsonb_build_object(${kind}::text, coalesce((counts->>${kind}::text)::bigint, 0) + ${removed}::bigint)
    where organisation_id = ${id}`.execute(db);
}

/** Returns a report such as "12 audit log, 3 batches": kinds by name, without personal data. */
export function reportOf(counts: ErasedCounts): string {
  const kinds = Object.entries(counts).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  if (kinds.length === 0) return 'nothing was stored';
  return kinds.map(([kind, removed]) => `${kindInWords(kind)}: ${removed.toLocaleString('en')}`).join(', ');
}

function kindInWords(kind: string): string {
  return kind.replaceAll('_', ' ');
}
