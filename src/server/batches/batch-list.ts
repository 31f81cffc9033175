/** The list of results: one row per service, newest batch first, in pages. */
import type { BatchResultRow } from '../../shared/batches/batches.ts';
import { pageMaxRows } from '../../shared/base/limits.ts';
import type { Db } from '../database/database.ts';
import { type PageWanted, readPage } from '../database/pages.ts';
import { type KeptBatches, keptSince, stateOf } from './batches.queries.ts';

interface Page extends PageWanted {
  /** Restricts the list to one batch. */
  readonly id?: string | undefined;
}

const order = [
  ['batches.created_at', 'time', 'desc'],
  ['batches.id', 'uuid', 'asc'],
  ['asked.position', 'integer', 'asc'],
] as const;

/** Returns a page of the list; `next` leads to the following one. Throws `AppError` (400) on an unknown page name. */
export async function listResults(
  db: Db,
  kept: KeptBatches,
  { id, limit = pageMaxRows, before }: Page,
): Promise<{ message: BatchResultRow[]; next: string | null }> {
  const query = resultRows(db, kept).$if(id !== undefined, (all) => all.where('batches.id', '=', id ?? ''));
  const { rows, next = null } = await readPage(query, order, { limit, before });
  return { message: rows.map(replyRow), next };
}

type ResultRow = Awaited<ReturnType<ReturnType<typeof resultRows>['execute']>>[number];

function resultRows(db: Db, { organisationId, keptDays }: KeptBatches) {
  return db
    .selectFrom('batches')
    .innerJoin('batch_services as asked', (join) =>
      join.onRef('asked.organisation_id', '=', 'batches.organisation_id').onRef('asked.batch_id', '=', 'batches.id'),
    )
    .where('batches.organisation_id', '=', organisationId)
    .where('batches.created_at', '>', keptSince(keptDays))
    .select([
      'batches.id',
      'batches.created_at as createdAt',
      'batches.file_name as name',
      'batches.email',
      'batches.records',
      'batches.rows_done as rowsDone',
      'batches.state',
      'batches.mail_waits as mailWaits',
      'asked.service',
      'asked.position',
      'asked.file_name as fileName',
      'asked.failed',
    ]);
}

function replyRow(row: ResultRow): BatchResultRow {
  return {
    Date: row.createdAt.toISOString(),
    Service: row.service,
    Records: row.records,
    Filename: row.fileName,
    email: row.email,
    id: row.id,
    status: stateOf(row),
    progress: Math.floor((row.rowsDone / row.records) * 100),
    failed: row.failed,
    mailWaits: row.mailWaits && row.state !== 'cancelled',
    name: row.name,
    answered: row.rowsDone - row.failed,
  };
}
