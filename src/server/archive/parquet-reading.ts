/** Reads one organisation's records from archive files. All values from callers reach DuckDB as parameters, never as text of the statement. */
import { type DuckDBConnection, type DuckDBValue, INTEGER, LIST, listValue, VARCHAR } from '@duckdb/node-api';
import { halvesOf, noRows, recordOf, selected } from './parquet-columns.ts';
import type { ArchivedRecord, Jobs, Wanted } from './parquet-jobs.ts';

/** The values of a statement, each under its parameter name. */
class Parameters {
  readonly values: Record<string, DuckDBValue> = {};

  /** Adds a value and returns its parameter name. */
  of(value: DuckDBValue): string {
    const name = `p${Object.keys(this.values).length}`;
    this.values[name] = value;
    return `$${name}`;
  }

  texts(list: readonly string[]): string {
    return `${this.of(listValue([...list]))}::varchar[]`;
  }

  numbers(list: readonly number[]): string {
    return `${this.of(listValue([...list]))}::integer[]`;
  }

  types() {
    return Object.fromEntries(
      Object.entries(this.values).flatMap(([name, value]) =>
        value !== null && typeof value === 'object' && 'items' in value
          ? [[name, LIST(typeof value.items[0] === 'string' ? VARCHAR : INTEGER)]]
          : [],
      ),
    );
  }
}

/** The files with the wanted filter. The organisation alone decides which row groups are read. */
function recordsOf(paths: readonly string[], wanted: Wanted, parameters: Parameters): string {
  const { service, country, prefixes, code, userId, keyId, codes } = wanted;
  const beginsWith = (equallyLong: readonly string[]) =>
    `list_contains(${parameters.texts(equallyLong)}, left(tel, ${equallyLong[0]?.length ?? 0}))`;
  const conditions = [
    `organisation_id = ${parameters.of(wanted.organisationId)}::integer`,
    `at_ms >= ${parameters.of(BigInt(wanted.fromMs))}`,
    `at_ms < ${parameters.of(BigInt(wanted.beforeMs))}`,
    ...(service === undefined ? [] : [`service = ${parameters.of(service)}::varchar`]),
    ...(country === undefined ? [] : [`country = ${parameters.of(country)}::varchar`]),
    ...(prefixes === undefined ? [] : [`(${prefixes.map(beginsWith).join(' or ')})`]),
    ...(code === undefined ? [] : [`rc = ${parameters.of(code)}::integer`]),
    ...(userId === undefined ? [] : [`portal_user_id = ${parameters.of(userId)}::varchar::uuid`]),
    ...(keyId === undefined ? [] : [`key_id = ${parameters.of(keyId)}::varchar::uuid`]),
    ...(codes === undefined ? [] : [`${isAmong(parameters, codes.list)} = ${parameters.of(!codes.areExcluded)}::boolean`]),
  ];
  return `from (${noRows} union all by name from read_parquet(${parameters.texts(paths)}, union_by_name = true)) where ${conditions.join(' and ')}`;
}

const isAmong = (parameters: Parameters, codes: readonly number[]) => `list_contains(${parameters.numbers(codes)}, rc::integer)`;

export async function readPage(
  connection: DuckDBConnection,
  { paths, wanted, before, limit }: Jobs['page']['asks'],
): Promise<ArchivedRecord[]> {
  const parameters = new Parameters();
  const records = recordsOf(paths, wanted, parameters);
  const isBefore = before ? `and ${olderThan(before, parameters)}` : '';
  const found = await connection.runAndReadAll(
    `select ${selected} ${records} ${isBefore} order by at_ms desc, at_us desc, id_high desc, id_low desc limit ${parameters.of(limit)}::integer`,
    parameters.values,
    parameters.types(),
  );
  return found.getRows().map(recordOf);
}

/** The condition for older records in list order; the id decides between records of the same time. */
function olderThan({ atMs, id }: { atMs: number; id: string }, parameters: Parameters): string {
  const [high, low] = halvesOf(id);
  const [at, first, second] = [BigInt(atMs), high, low].map((value) => parameters.of(value));
  return `(at_ms, at_us, id_high, id_low) < (${at}::bigint, 0::usmallint, ${first}::ubigint, ${second}::ubigint)`;
}

export async function readTotals(
  connection: DuckDBConnection,
  { paths, wanted, answeredCodes }: Jobs['totals']['asks'],
): Promise<Jobs['totals']['answers']> {
  const parameters = new Parameters();
  const records = recordsOf(paths, wanted, parameters);
  const isAnswered = isAmong(parameters, answeredCodes);
  const found = await connection.runAndReadAll(
    `select count(*) filter (where ${isAnswered})::double, count(*) filter (where not ${isAnswered})::double ${records}`,
    parameters.values,
    parameters.types(),
  );
  const [answered = 0, failed = 0] = found.getRows()[0] as number[];
  return { answered, failed };
}
