/** Summary of one batch, from its rows and the outcomes of its parts; does not read the results. */
import { sql } from 'kysely';
import type { BatchState, BatchSummary } from '../../shared/batches/batches.ts';
import { batchesWanted } from '../../shared/batches/wanted.ts';
import { sumOfTallies } from './worker/part-tally.ts';
import type { Db } from '../database/database.ts';
import type { PartTally } from '../database/batch-json.ts';
import { resultsOf } from './worker/batch-queue.ts';
import { AppError } from '../base/errors.ts';
import { type KeptBatches, keptSince, stateOf } from './batches.queries.ts';

const operatorsShown = 100;

/** Throws `AppError` (404) if the organisation has no such batch, or no longer. */
export async function summaryOf(db: Db, kept: KeptBatches, id: string): Promise<BatchSummary> {
  const { organisationId } = kept;
  const batch = await findRow(db, kept, id);
  if (!batch) throw new AppError('not_found', batchesWanted.noSuchBatch);
  const services = await resultsOf(db, { organisationId, id });
  const sum = sumOfTallies(await talliesOf(db, organisationId, id), services.length);
  const operators = sum?.operators ? ranked(sum.operators.numbers) : null;
  const others = operators?.slice(operatorsShown) ?? [];
  const failed = services.reduce((rows, service) => rows + service.failed, 0);
  return {
    id,
    name: batch.name,
    state: stateOf({ state: batch.state, failed }),
    createdAt: batch.createdAt.toISOString(),
    startedAt: batch.startedAt?.toISOString() ?? null,
    finishedAt: batch.finishedAt?.toISOString() ?? null,
    startedBy: batch.startedBy,
    email: batch.email,
    mailWaits: batch.mailWaits && batch.state !== 'cancelled',
    days: batch.days,
    records: batch.records,
    rowsDone: batch.rowsDone,
    secondsLeft: secondsLeftOf(batch),
    ownColumns: [...(batch.ownColumns?.titles ?? [])],
    ownRows: batch.ownColumns?.rows ?? null,
    services: services.map((service, index) => ({
      ...service,
      reasons: sum && ranked(sum.reasons[index] ?? {}).map(([rc, rows]) => ({ rc: Number(rc), rows })),
    })),
    countries: sum && ranked(sum.countries).map(([country, numbers]) => ({ country, numbers })),
    operators: operators?.slice(0, operatorsShown).map(([name, numbers]) => ({ name: name === '' ? null : name, numbers })) ?? null,
    // Written by `tallyOf` from the services of the batch.
    operatorsBy: (sum?.operators?.service ?? null) as BatchSummary['operatorsBy'],
    otherOperators: { operators: others.length, numbers: others.reduce((numbers, [, rows]) => numbers + rows, 0) },
  };
}

function findRow(db: Db, { organisationId, keptDays }: KeptBatches, id: string) {
  return db
    .selectFrom('batches')
    .leftJoin('portal_users', 'portal_users.id', 'batches.portal_user_id')
    .where('batches.organisation_id', '=', organisationId)
    .where('batches.id', '=', id)
    .where('batches.created_at', '>', keptSince(keptDays))
    .select([
      'batches.file_name as name',
      'batches.state',
      'batches.created_at as createdAt',
      'batches.started_at as startedAt',
      'batches.finished_at as finishedAt',
      'portal_users.full_name as startedBy',
      'batches.email',
      'batches.mail_waits as mailWaits',
      'batches.days',
      'batches.records',
      'batches.rows_done as rowsDone',
      'batches.own_columns as ownColumns',
      sql<number | null>`extract(epoch from now() - batches.started_at)::float8`.as('secondsSinceStart'),
    ])
    .executeTakeFirst();
}

async function talliesOf(db: Db, organisationId: number, id: string): Promise<(PartTally | null)[]> {
  const rows = await db
    .selectFrom('batch_parts')
    .where('organisation_id', '=', organisationId)
    .where('batch_id', '=', id)
    .select('tally')
    .execute();
  return rows.map(({ tally }) => tally);
}

/** Estimates the seconds left from the time per row so far. */
function secondsLeftOf({
  state,
  records,
  rowsDone,
  secondsSinceStart,
}: {
  state: BatchState;
  records: number;
  rowsDone: number;
  secondsSinceStart: number | null;
}): number | null {
  if (state !== 'running' || rowsDone === 0 || secondsSinceStart === null) return null;
  return Math.ceil(((records - rowsDone) * secondsSinceStart) / rowsDone);
}

/** Sorts by count, highest first, then by name. */
function ranked(counts: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(counts).toSorted(([a, rows], [b, others]) => others - rows || (a < b ? -1 : 1));
}
