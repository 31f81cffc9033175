/** Reads query records of one organisation between two days, newest first. */
import { sql } from 'kysely';
import type { Place } from '../../shared/base/cursor.ts';
import { type ReasonClass, isFailure, reasonCodes } from '../../shared/services/reason-codes.ts';
import type { BatchServiceCode } from '../../shared/services/services.ts';
import { addDays } from '../../shared/base/utc-day.ts';
import type { Db } from '../database/database.ts';
import { slotCount, slotOf } from './query-counts.ts';

export interface RecordFilter {
  /** UTC days, `YYYY-MM-DD`, inclusive. */
  readonly from: string;
  readonly to: string;
  readonly service?: BatchServiceCode | undefined;
  readonly country?: string | undefined;
  /** Prefixes: the number begins with one of them. */
  readonly prefixes?: readonly string[] | undefined;
  readonly class?: ReasonClass | 'answered' | 'failed' | undefined;
  readonly code?: number | undefined;
  readonly userId?: string | undefined;
  /** The id of the API key of the query. */
  readonly keyId?: string | undefined;
}

/** `countedFrom`: the first day (`YYYY-MM-DD`) whose records are counted one by one; the day after the last one if none are. */
export interface CountedFilter extends RecordFilter {
  readonly countedFrom: string;
}

const codesWhere = (isWanted: (rc: number) => boolean) => reasonCodes.map(({ reasonCode }) => reasonCode).filter(isWanted);
export const answeredCodes = codesWhere((rc) => !isFailure(rc));
/** Condition: the query was answered. Unlisted codes count as failed. */
const isAnswered = sql<boolean>`rc = any (${answeredCodes}::int[])`;

/** Returns the codes of a class, or those to exclude. */
export function codesOf(wanted: NonNullable<RecordFilter['class']>): { list: readonly number[]; areExcluded: boolean } {
  if (wanted === 'answered' || wanted === 'failed') return { list: answeredCodes, areExcluded: wanted === 'failed' };
  return { list: reasonCodes.filter((line) => line.class === wanted).map(({ reasonCode }) => reasonCode), areExcluded: false };
}

function ofClass(wanted: NonNullable<RecordFilter['class']>) {
  const { list, areExcluded } = codesOf(wanted);
  return sql<boolean>`(rc = any (${[...list]}::int[])) = ${!areExcluded}`;
}

/** Condition: the record belongs to no import, or to a loaded one. Like its counts, a record is visible only once its import is loaded. */
export const isLoaded = sql<boolean>`(import_id is null or import_id in (select id from query_imports where loaded_at is not null))`;

/** Groups prefixes of equal length. */
export function byLength(prefixes: readonly string[]): string[][] {
  return [...Map.groupBy(prefixes, ({ length }) => length).values()];
}

/** Returns a condition: the number begins with one of the prefixes, all of equal length. */
function beginsWith(prefixes: readonly string[]) {
  return sql<boolean>`left(tel, ${prefixes[0]?.length ?? 0}::int) = any (${prefixes}::text[])`;
}

function recordsOf(db: Db, organisationId: number, filter: RecordFilter) {
  const { from, to, service, country, prefixes, code, userId, keyId } = filter;
  let query = db
    .selectFrom('query_records')
    .where('query_records.organisation_id', '=', organisationId)
    .where('at', '>=', new Date(from))
    .where('at', '<', new Date(addDays(to, 1)))
    .where(isLoaded);
  if (service !== undefined) query = query.where('service', '=', service);
  if (country !== undefined) query = query.where('country', '=', country);
  if (prefixes !== undefined) query = query.where((where) => where.or(byLength(prefixes).map((some) => beginsWith(some))));
  if (filter.class !== undefined) query = query.where(ofClass(filter.class));
  if (code !== undefined) query = query.where('rc', '=', code);
  if (userId !== undefined) query = query.where('portal_user_id', '=', userId);
  if (keyId !== undefined) query = query.where('key_id', '=', keyId);
  return query;
}

/** Lists at most `limit` records before the cursor, with their users. A user who has left the organisation has no name here. */
export function listRecords(db: Db, organisationId: number, page: { filter: RecordFilter; before: Place | undefined; limit: number }) {
  return newestRecords(db, organisationId, page).execute();
}

/** Returns the statement of `listRecords`. */
export function newestRecords(
  db: Db,
  organisationId: number,
  { filter, before, limit }: { filter: RecordFilter; before: Place | undefined; limit: number },
) {
  let query = recordsOf(db, organisationId, filter)
    .leftJoin('portal_users', (join) =>
      join
        .onRef('portal_users.id', '=', 'query_records.portal_user_id')
        .onRef('portal_users.organisation_id', '=', 'query_records.organisation_id'),
    )
    .leftJoin('api_keys', 'api_keys.id', 'query_records.key_id')
    .select(['query_records.id', 'at', 'portal_user_id', 'channel', 'service', 'tel', 'country', 'rc', 'portal_users.full_name as user'])
    .select('api_keys.prefix as key')
    .orderBy('at', 'desc')
    .orderBy('query_records.id', 'desc')
    .limit(limit);
  // The time alone lets the database skip partitions.
  if (before) query = query.where('at', '<=', before.at).where(sql<boolean>`(at, query_records.id) < (${before.at}, ${before.id})`);
  return query;
}

interface Counts {
  readonly answered: number;
  readonly failed: number;
}

/** Totals of the same days, service and country. */
export interface Totals {
  readonly records: Counts;
  readonly report: Counts;
  readonly batches: Counts;
}

/**
 * Returns the number of records, of queries in the reports' counts, and of those from batches, all at one moment. For days before `countedFrom` the
 * number of records is the reports' counts less those of batches.
 */
export async function totalRecords(db: Db, organisationId: number, { countedFrom, ...filter }: CountedFilter): Promise<Totals> {
  const { from, to, service, country } = filter;
  const counted = recordsOf(db, organisationId, { ...filter, from: countedFrom }).select([
    sql<number>`count(*) filter (where ${isAnswered})`.as('answered'),
    sql<number>`count(*) filter (where not ${isAnswered})`.as('failed'),
  ]);
  const [first, last] = country === undefined ? [1, slotCount] : [slotOf(country) + 1, slotOf(country) + 1];
  const sumOf = (side: 'succeeded' | 'failed', days = sql`true`) =>
    sql<number>`coalesce(sum((select sum(count) from unnest(${sql.ref(side)}[${first}::int:${last}::int]) as count)) filter (where ${days}), 0)::bigint`;
  const before = sql`day < ${countedFrom}::date`;
  const daily = (table: 'query_daily' | 'batch_daily') => {
    const ofDays = db
      .selectFrom(table)
      .where('organisation_id', '=', organisationId)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .select([sumOf('succeeded').as('answered'), sumOf('failed').as('failed')])
      .select([sumOf('succeeded', before).as('answeredBefore'), sumOf('failed', before).as('failedBefore')]);
    return service === undefined ? ofDays : ofDays.where('service', '=', service);
  };
  const found = await db
    .with('records', () => counted)
    .with('report', () => daily('query_daily'))
    .with('batches', () => daily('batch_daily'))
    .selectFrom(['records', 'report', 'batches'])
    .select([
      sql<number>`records.answered + report."answeredBefore" - batches."answeredBefore"`.as('answered'),
      sql<number>`records.failed + report."failedBefore" - batches."failedBefore"`.as('failed'),
    ])
    .select(['report.answered as reportAnswered', 'report.failed as reportFailed'])
    .select(['batches.answered as batchesAnswered', 'batches.failed as batchesFailed'])
    .executeTakeFirstOrThrow();
  return {
    records: { answered: found.answered, failed: found.failed },
    report: { answered: found.reportAnswered, failed: found.reportFailed },
    batches: { answered: found.batchesAnswered, failed: found.batchesFailed },
  };
}
