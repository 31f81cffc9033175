/**
 * Every answered query is recorded: its record and count are committed before the answer leaves. Queries that arrive in the same turn, or during a
 * write, are written together, so that a busy portal costs a transaction every few milliseconds instead of one per query.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { isFailure } from '../../shared/services/reason-codes.ts';
import { addDays, dayMs, utcDay } from '../../shared/base/utc-day.ts';
import type { Db } from '../database/database.ts';
import { noteDropped } from './comparable-days.ts';
import { addCounts, type DayCounts } from './query-counts.ts';
import { type QueryRecord, recordFields } from './record-columns.ts';
import { nextRecordId } from './record-ids.ts';
import { inTransaction } from '../database/transaction.ts';

export interface QueryRecords {
  /** Resolves when the record is durable, committed or in the stream; rejects if it could not be kept. */
  record(query: QueryRecord): Promise<void>;
  /** Throws a refusal while records cannot be taken: called before a service is queried. */
  requireThere(): void;
  /** Resolves when the database has the organisation's earlier queries, or after a timeout: then with the time up to which it has them. */
  untilWritten(organisationId: number): Promise<Date | undefined>;
  /** Resolves with true if the database has all earlier queries of every organisation. */
  isAllWritten(): Promise<boolean>;
  /** State of the stream before the database; undefined without one. */
  readonly stream: RecordsStreamState | undefined;
  /** Sends the waiting records, and leaves writing to other nodes. */
  stop(): Promise<void>;
}

interface RecordsStreamState {
  isThere(): boolean;
  /** Returns the number of messages not written yet, and the age of the oldest. Rejects if unknown. */
  waiting(): Promise<{ readonly messages: number; readonly oldestSeconds: number }>;
}

interface Waiting {
  readonly query: QueryRecord;
  resolve(): void;
  reject(error: unknown): void;
}

export function createQueryRecords(db: Db): QueryRecords {
  let waiting: Waiting[] = [];
  let isWriting = false;

  const writeAll = async () => {
    while (waiting.length > 0) {
      // Connections are read one after another; queries from all of them in this turn share one commit. Without the turn the first query would be a
      // commit of its own, and the others would wait for it.
      await nextTurn();
      const group = waiting;
      waiting = [];
      try {
        await writeGroup(
          db,
          group.map(({ query }) => query),
        );
        for (const { resolve } of group) resolve();
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    isWriting = false;
  };

  return {
    record: (query) =>
      new Promise((resolve, reject) => {
        waiting.push({ query, resolve, reject });
        if (isWriting) return;
        isWriting = true;
        void writeAll();
      }),
    // Recorded means written here: the database itself reports if it is down.
    requireThere: () => undefined,
    untilWritten: async () => undefined,
    isAllWritten: async () => true,
    stream: undefined,
    stop: async () => undefined,
  };
}

const maxRowsAtOnce = 5_000;

/** Writes records and their counts in one transaction. */
export async function writeGroup(db: Db, queries: readonly QueryRecord[]): Promise<void> {
  const days = new Set(queries.map(({ at }) => Math.floor(at.getTime() / dayMs)));
  await makePartitions(
    db,
    [...days].map((day) => utcDay(new Date(day * dayMs))),
  );
  await inTransaction(db, (transaction) => writeRecords(transaction, queries));
}

/** Writes records and their counts within the transaction. The partitions of their days must exist. */
export async function writeRecords(transaction: Db, queries: readonly QueryRecord[]): Promise<void> {
  for (let from = 0; from < queries.length; from += maxRowsAtOnce)
    await insertRecords(transaction, queries.slice(from, from + maxRowsAtOnce));
  await addCounts(transaction, countsOf(queries));
}

type Counted = Pick<QueryRecord, 'organisationId' | 'at' | 'service' | 'country' | 'rc'>;

/** Sums the records of many queries into counts. */
export function countsOf(queries: Iterable<Counted>): DayCounts[] {
  const gathered = new GatheredCounts();
  for (const query of queries) gathered.add(query);
  return gathered.all;
}

type Gathered = Omit<DayCounts, 'counts'> & { counts: Map<string, [number, number]> };

/** Counts of consecutive queries, in memory that grows only with organisations, days and services. */
export class GatheredCounts {
  readonly all: Gathered[] = [];
  // Nested maps: a joined key per query would cost more than all the rest.
  readonly #organisations = new Map<number, Map<number, Map<string, Gathered>>>();

  /** Counts a query, or `times` equal ones; a negative number subtracts them. */
  add({ organisationId, at, service, country, rc }: Counted, times = 1): void {
    const days = insideOf(this.#organisations, organisationId, () => new Map<number, Map<string, Gathered>>());
    const services = insideOf(days, Math.floor(at.getTime() / dayMs), () => new Map<string, Gathered>());
    const entry = insideOf(services, service, () => {
      const added: Gathered = { organisationId, day: utcDay(at), service, counts: new Map() };
      this.all.push(added);
      return added;
    });
    const sides = insideOf(entry.counts, country, (): [number, number] => [0, 0]);
    sides[isFailure(rc) ? 1 : 0] += times;
  }
}

function insideOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}

/**
 * Writes some thousand records without their counts, within the transaction `db`; the partitions of their days must exist. `importId` is the row of
 * `query_imports` that brings them.
 */
export async function insertRecords(db: Db, queries: readonly QueryRecord[], importId: number | null = null): Promise<void> {
  const names = recordFields.map(([, { name }]) => sql.ref(name));
  const values = recordFields.map(
    ([field, { type }]) => sql`${arrayText(queries.map((query) => textOf(query[field])))}::${sql.raw(type)}[]`,
  );
  const ids = arrayText(queries.map(({ organisationId }) => nextRecordId(organisationId)));
  await sql`
    insert into query_records (${sql.join(names)}, id, import_id)
    select *, ${importId}::int from unnest(${sql.join(values)}, ${ids}::uuid[])`.execute(db);
}

const textOf = (value: Date | string | number | null) => (value instanceof Date ? value.toISOString() : value);

/** Formats an array for PostgreSQL. The driver's own way runs two regular expressions over every value. */
function arrayText(values: readonly (string | number | null)[]): string {
  return `{${values.map((value) => (typeof value === 'string' && !isPlain.test(value) ? quoted(value) : (value ?? 'NULL'))).join(',')}}`;
}

/** Matches text that needs no quotes: codes, digits, dates and UUIDs. The text `null` would be read as none. */
const isPlain = /^(?!null$)[\w:.-]+$/i;

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

const madePartitions = new WeakMap<Db, Set<string>>();

/** Creates the partitions of days (`YYYY-MM-DD`, UTC), each before its first record. Must run outside a transaction. */
export async function makePartitions(db: Db, days: Iterable<string>): Promise<void> {
  let made = madePartitions.get(db);
  if (!made) madePartitions.set(db, (made = new Set()));
  const missing = [...new Set(days)].filter((day) => !made.has(day));
  if (missing.length === 0) return;
  await inTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('query_records'))`.execute(transaction);
    for (const day of missing) {
      await sql`
        create table if not exists ${sql.table(partitionOf(day))} partition of query_records
        for values from (${sql.lit(`${day}T00:00:00Z`)}) to (${sql.lit(`${addDays(day, 1)}T00:00:00Z`)})`.execute(transaction);
    }
  });
  for (const day of missing) made.add(day);
}

/** Returns the partition of a day (`YYYY-MM-DD`, UTC). */
export function partitionOf(day: string): string {
  return `query_records_${day.replaceAll('-', '_')}`;
}

/** Returns the days that have a partition, oldest first. */
export async function partitionDays(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = 'query_records'::regclass`.execute(db);
  return rows.flatMap(({ name }) => /^query_records_(\d{4})_(\d\d)_(\d\d)$/.exec(name)?.slice(1).join('-') ?? []).toSorted();
}

/** Drops the partitions of days older than `keptDays`. Counts stay. */
export async function dropOldRecords(db: Db, now: Date, keptDays: number): Promise<void> {
  const oldestDay = addDays(utcDay(now), -keptDays);
  const over = (await partitionDays(db)).filter((day) => day < oldestDay);
  // This process recreates them if an import brings records of such a day.
  madePartitions.delete(db);
  await noteDropped(db, oldestDay);
  for (const day of over) await sql`drop table ${sql.table(partitionOf(day))}`.execute(db);
}
