/** The columns of an archive file, as docs/data.md describes them, and the conversion of records in both directions. */
import {
  BIGINT,
  type DuckDBType,
  type DuckDBValue,
  INTEGER,
  SMALLINT,
  UBIGINT,
  USMALLINT,
  UUID,
  uuidValueFromString,
  VARCHAR,
} from '@duckdb/node-api';
import type { ArchivedRecord } from './parquet-jobs.ts';

/** The columns that hold one value of a record. */
interface ParquetField {
  /** Its columns. Files written before a column existed have null there. */
  readonly columns: Readonly<Record<string, DuckDBType>>;
  /** Returns the values of the columns, in their order. */
  write(record: ArchivedRecord): DuckDBValue[];
  /** The expression that reads the value back. */
  readonly read: string;
}

const isNumber = /^[1-9]\d{0,17}$/;

/** The only description of a file's content: a value of a record that is missing here is a type error. */
const fields: Readonly<Record<keyof ArchivedRecord, ParquetField>> = {
  organisationId: plain('organisation_id', INTEGER, ({ organisationId }) => organisationId),
  atMicros: {
    // The second one holds the microseconds beyond the milliseconds, nearly always 0.
    columns: { at_ms: BIGINT, at_us: USMALLINT },
    write: ({ atMicros }) => [BigInt(Math.floor(atMicros / 1_000)), atMicros % 1_000],
    read: '(at_ms * 1000 + at_us)::double',
  },
  id: {
    // Stored as bytes: records of an organisation are sorted by time and then by these.
    columns: { id_high: UBIGINT, id_low: UBIGINT },
    write: ({ id }) => halvesOf(id),
    read: "format('{:016x}{:016x}', id_high, id_low)::uuid::varchar",
  },
  portalUserId: uuid('portal_user_id', ({ portalUserId }) => portalUserId),
  keyId: uuid('key_id', ({ keyId }) => keyId),
  channel: plain('channel', VARCHAR, ({ channel }) => channel),
  service: plain('service', VARCHAR, ({ service }) => service),
  tel: {
    // A number takes five bytes as digits and seven as text; other text goes into the second column.
    columns: { number: BIGINT, tel: VARCHAR },
    write: ({ tel }) => (isNumber.test(tel) ? [BigInt(tel), null] : [null, tel]),
    read: 'coalesce(number::varchar, tel)',
  },
  country: plain('country', VARCHAR, ({ country }) => country),
  rc: plain('rc', SMALLINT, ({ rc }) => rc),
  importId: plain('import_id', INTEGER, ({ importId }) => importId),
};

function plain(column: string, type: DuckDBType, valueOf: (record: ArchivedRecord) => DuckDBValue): ParquetField {
  return { columns: { [column]: type }, write: (record) => [valueOf(record)], read: column };
}

function uuid(column: string, valueOf: (record: ArchivedRecord) => string | null): ParquetField {
  const write = (record: ArchivedRecord) => {
    const text = valueOf(record);
    return [text === null ? null : uuidValueFromString(text)];
  };
  return { columns: { [column]: UUID }, write, read: `${column}::varchar` };
}

const allFields = Object.entries(fields);

export const columns: Readonly<Record<string, DuckDBType>> = Object.assign({}, ...allFields.map(([, field]) => field.columns));

/** The values of a record in the order of the columns. */
export const valuesOf = (record: ArchivedRecord): DuckDBValue[] => allFields.flatMap(([, field]) => field.write(record));

/** The expressions that `recordOf` reads, in its order. */
export const selected = allFields.map(([, { read }]) => read).join(', ');

/** Makes a record from the values of `selected`. */
export function recordOf(values: readonly DuckDBValue[]): ArchivedRecord {
  // Matches the table that the statement is made from.
  return Object.fromEntries(allFields.map(([name], place) => [name, values[place]])) as unknown as ArchivedRecord;
}

/** An empty result with every column: files that lack a newer column are read as if it were null. */
export const noRows = `(select ${Object.entries(columns)
  .map(([name, type]) => `null::${type.toString()} as ${name}`)
  .join(', ')} limit 0)`;

/** Splits an id into halves that sort like it. */
export function halvesOf(id: string): [high: bigint, low: bigint] {
  const hex = id.replaceAll('-', '');
  return [BigInt(`0x${hex.slice(0, 16)}`), BigInt(`0x${hex.slice(16)}`)];
}
