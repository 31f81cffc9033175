/** Results and response times of queries per service: every node adds to the same rows, one per service, reason code and ten minutes. */
import { sql } from 'kysely';
import { batchNameOf, type BatchServiceCode, type ServiceCode, serviceOf } from '../../shared/services/services.ts';
import { countsIn } from '../database/count-arrays.ts';
import type { Db } from '../database/database.ts';

/** Upper limit in ms of each element of a row; slower queries go into one more element at the end. */
export const latencyLimitsMs = [
  1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1_000, 1_500, 2_000, 3_000, 5_000, 7_000, 10_000, 20_000,
] as const;

const slotMs = 10 * 60_000;

/** Returns the element of a query with this response time. */
function slotOfLatency(ms: number): number {
  const index = latencyLimitsMs.findIndex((limit) => ms <= limit);
  return index < 0 ? latencyLimitsMs.length : index;
}

/** Queries of one service that ended with one reason code; `counts` by response time. */
export interface ServiceCounts {
  readonly service: ServiceCode;
  readonly rc: number;
  readonly counts: readonly number[];
}

interface GatheredRow {
  readonly slot: Date;
  readonly service: BatchServiceCode;
  readonly rc: number;
  readonly counts: number[];
}

/** Counts in memory until they are written; takes no more space than the rows that they go to. */
export class GatheredServiceCounts {
  readonly #rows = new Map<string, GatheredRow>();
  /** The last row of each service: most queries go there too, without the cost of a key. */
  readonly #latest = new Map<ServiceCode, GatheredRow>();

  get isEmpty(): boolean {
    return this.#rows.size === 0;
  }

  /** Rows in one order everywhere, so that two nodes never deadlock. */
  get rows() {
    return [...this.#rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  }

  add({ service, rc, ms, at }: { service: ServiceCode; rc: number; ms: number; at: Date }): void {
    const { counts } = this.#latestRowOf(service, rc, at);
    const index = slotOfLatency(ms);
    while (counts.length <= index) counts.push(0);
    counts[index] = (counts[index] ?? 0) + 1;
  }

  /** Adds counts of another instance, which may go on counting. */
  addAll({ rows }: Pick<GatheredServiceCounts, 'rows'>): void {
    for (const { counts, ...key } of rows) {
      const { counts: sums } = this.#rowOf(key);
      for (const [index, count] of counts.entries()) sums[index] = (sums[index] ?? 0) + count;
    }
  }

  clear(): void {
    this.#rows.clear();
    this.#latest.clear();
  }

  #latestRowOf(service: ServiceCode, rc: number, at: Date): GatheredRow {
    const latest = this.#latest.get(service);
    const age = latest ? at.getTime() - latest.slot.getTime() : -1;
    if (latest?.rc === rc && age >= 0 && age < slotMs) return latest;
    const row = this.#rowOf({ slot: slotOf(at), service: batchNameOf(service), rc });
    this.#latest.set(service, row);
    return row;
  }

  #rowOf({ slot, service, rc }: Omit<GatheredRow, 'counts'>): GatheredRow {
    const key = `${slot.getTime()} ${service} ${rc}`;
    let row = this.#rows.get(key);
    if (row === undefined) this.#rows.set(key, (row = { slot, service, rc, counts: [] }));
    return row;
  }
}

/** Adds the counts to those of all nodes, in one statement. */
export async function addServiceCounts(db: Db, { rows }: Pick<GatheredServiceCounts, 'rows'>): Promise<void> {
  await sql`
    insert into service_counts as total (slot, service, rc, counts)
    select slot, service, rc, counts::bigint[] from unnest(
      ${rows.map(({ slot }) => slot.toISOString())}::timestamptz[], ${rows.map(({ service }) => service)}::text[],
      ${rows.map(({ rc }) => rc)}::int[], ${rows.map(({ counts }) => `{${counts.join(',')}}`)}::text[]
    ) as added (slot, service, rc, counts)
    on conflict (slot, service, rc) do update set counts = add_counts(total.counts, excluded.counts)`.execute(db);
}

/** Reads the counts of all nodes since `since`, and since `recently`. The ten minutes that contain a moment count as a whole. */
export async function readServiceCounts(
  db: Db,
  { since, recently }: { since: Date; recently: Date },
): Promise<{ all: ServiceCounts[]; recent: ServiceCounts[] }> {
  const [all, recent] = await Promise.all([since, recently].map((from) => sumsFrom(db, slotOf(from))));
  return { all: all ?? [], recent: recent ?? [] };
}

/** The sum of each element, computed by the database: tens of thousands of rows would block the thread that answers all calls. */
const sums = sql.join(
  Array.from({ length: latencyLimitsMs.length + 1 }, (_, index) => sql`coalesce(sum(counts[${sql.lit(index + 1)}]), 0)::bigint`),
);

/** Returns one row per service and reason code. */
async function sumsFrom(db: Db, slot: Date): Promise<ServiceCounts[]> {
  const { rows } = await sql<{ service: BatchServiceCode; rc: number; counts: string }>`
    select service, rc, array[${sums}]::text as counts from service_counts
    where slot >= ${slot.toISOString()}::timestamptz group by service, rc`.execute(db);
  return rows.map(({ service, rc, counts }) => ({ service: serviceOf(service), rc, counts: countsIn(counts) }));
}

function slotOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / slotMs) * slotMs);
}

/** Removes counts that nobody reads any more. */
export async function removeOldServiceCounts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('service_counts')
    .where('slot', '<', new Date(now.getTime() - keptMs))
    .execute();
}

const keptMs = 48 * 3_600_000;
