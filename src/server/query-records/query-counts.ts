/** Daily counts of queries, the source of every report. A row is one day of an organisation in one service, with an element per country. */
import { sql } from 'kysely';
import type { BatchServiceCode } from '../../shared/services/services.ts';
import type { Db } from '../database/database.ts';

/** Returns the index of a country's count in the arrays: two letters of ISO 3166-1 (`ZZ` if the number lies in no range), or `001`. */
export function slotOf(country: string): number {
  if (country === '001') return globalSlot;
  return (country.charCodeAt(0) - letterA) * 26 + country.charCodeAt(1) - letterA;
}

/** Returns the country of the count at `slot`. */
export function countryAt(slot: number): string {
  if (slot === globalSlot) return '001';
  return String.fromCharCode(letterA + Math.floor(slot / 26), letterA + (slot % 26));
}

const letterA = 65;
const globalSlot = 26 * 26;
/** Maximum number of elements. */
export const slotCount = globalSlot + 1;

/** Queries of one organisation on one UTC day (`YYYY-MM-DD`) in one service, by country. */
export interface DayCounts {
  readonly organisationId: number;
  readonly day: string;
  readonly service: BatchServiceCode;
  readonly counts: ReadonlyMap<string, readonly [succeeded: number, failed: number]>;
}

/** Adds counts for reports within the transaction `db`. In one order everywhere, so that two writers never deadlock. */
export function addCounts(db: Db, additions: readonly DayCounts[]): Promise<void> {
  return addTo(db, 'query_daily', additions);
}

/** Adds the queries of a batch to the counts of reports and of batches, within the transaction `db`. */
export async function addBatchCounts(db: Db, additions: readonly DayCounts[]): Promise<void> {
  await addCounts(db, additions);
  await addTo(db, 'batch_daily', additions);
}

async function addTo(db: Db, table: 'query_daily' | 'batch_daily', additions: readonly DayCounts[]): Promise<void> {
  if (additions.length === 0) return;
  const sorted = additions.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const column = <Value>(of: (counts: DayCounts) => Value) => sorted.map(of);
  await sql`
    insert into ${sql.table(table)} as total (organisation_id, day, service, succeeded, failed, queries)
    select organisation_id, day, service, succeeded::bigint[], failed::bigint[], queries from unnest(
      ${column((c) => c.organisationId)}::int[], ${column((c) => c.day)}::date[], ${column((c) => c.service)}::text[],
      ${column((c) => arrayOf(c.counts, 0))}::text[], ${column((c) => arrayOf(c.counts, 1))}::text[],
      ${column((c) => sumOf(c.counts))}::bigint[]
    ) as added (organisation_id, day, service, succeeded, failed, queries)
    on conflict (organisation_id, day, service) do update set
      succeeded = add_counts(total.succeeded, excluded.succeeded), failed = add_counts(total.failed, excluded.failed),
      queries = total.queries + excluded.queries`.execute(db);
}

interface Wanted {
  readonly from: string;
  readonly to: string;
  readonly service?: BatchServiceCode | undefined;
}

/** Reads the days from `from` to `to` (`YYYY-MM-DD`, inclusive) of one organisation, in one service or in all, with an element per country. */
export async function readCounts(
  db: Db,
  organisationId: number,
  { from, to, service }: Wanted,
): Promise<{ day: string; service: BatchServiceCode; succeeded: number[]; failed: number[] }[]> {
  let query = db
    .selectFrom('query_daily')
    .where('organisation_id', '=', organisationId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .select(['day', 'service', 'succeeded', 'failed'])
    .orderBy('day')
    .orderBy('service');
  if (service !== undefined) query = query.where('service', '=', service);
  return query.execute();
}

const keyOf = ({ organisationId, day, service }: DayCounts) => `${organisationId} ${day} ${service}`;

function sumOf(counts: DayCounts['counts']): number {
  let sum = 0;
  for (const [succeeded, failed] of counts.values()) sum += succeeded + failed;
  return sum;
}

/** Formats an array for PostgreSQL. */
function arrayOf(counts: DayCounts['counts'], side: 0 | 1): string {
  const values: number[] = [];
  for (const [country, sides] of counts) {
    const count = sides[side];
    if (count === 0) continue;
    const slot = slotOf(country);
    while (values.length <= slot) values.push(0);
    values[slot] = count;
  }
  return `{${values.join(',')}}`;
}
