/** The list of results: a row a service, newest batch first, in pages. */
import { sql } from 'kysely';
import type { BatchResultRow } from '../../../shared/api/batches.ts';
import { batchResultsMaxRows } from '../../../shared/limits.ts';
import type { Db } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { type KeptBatches, keptSince, stateOf } from './batches.queries.ts';

interface Page {
  /** Of one batch alone. */
  readonly id?: string | undefined;
  /** Rows. */
  readonly limit?: number | undefined;
  /** The `next` of the page before. */
  readonly before?: string | undefined;
}

/** A page of the list; `next` leads to the one behind it. Throws `AppError` (400) on a cursor that is none. */
export async function listResults(
  db: Db,
  kept: KeptBatches,
  { id, limit = batchResultsMaxRows, before }: Page,
): Promise<{ message: BatchResultRow[]; next: string | null }> {
  const from = before === undefined ? undefined : readCursor(before);
  let query = resultRows(db, kept).limit(limit + 1);
  if (id !== undefined) query = query.where('batches.id', '=', id);
  if (from)
    query = query.where(
      sql<boolean>`(batches.created_at, ${from.id}::uuid, ${from.position}::int) < (${timeOf(from.micros)}, batches.id, asked.position::int)`,
    );
  const rows = await query.execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { message: shown.map(replyRow), next: rows.length > limit && last ? cursorOf(last) : null };
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
      sql<string>`(extract(epoch from batches.created_at) * 1000000)::bigint::text`.as('micros'),
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
    ])
    .orderBy('batches.created_at', 'desc')
    .orderBy('batches.id')
    .orderBy('asked.position');
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

/** The place of a row in the order of the list; the database knows microseconds. */
function cursorOf({ micros, id, position }: ResultRow): string {
  return Buffer.from(`${micros} ${id} ${position}`).toString('base64url');
}

function readCursor(text: string): { micros: string; id: string; position: number } {
  const [, micros, id, position] = /^(\d{1,17}) ([\da-f-]{36}) (\d{1,2})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  const message = 'There is no page of this name: send the next of the page before';
  if (micros === undefined || id === undefined || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id))
    throw new AppError('validation_failed', message, { errors: { before: message } });
  return { micros, id, position: Number(position) };
}

const timeOf = (micros: string) => sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;
