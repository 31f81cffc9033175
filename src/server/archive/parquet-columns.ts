/** The columns of a file of the archive, which docs/data.md describes, and records as they go into it and come out of it. */
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

/** How a value of a record lies in a file. */
interface ParquetField {
  /** Its columns. One that came later is null in a file that was written before. */
  readonly columns: Readonly<Record<string, DuckDBType>>;
  /** What goes into them, in their order. */
  write(record: ArchivedRecord): DuckDBValue[];
  /** The expression that gives the value back. */
  readonly read: string;
}

const isNumber = /^[1-9]\d{0,17}$/;

/** Nothing but this table says what is in a file: a value of a record that has no line here is an error of types. */
const fields: Readonly<Record<keyof ArchivedRecord, ParquetField>> = {
  organisationId: plain('organisation_id', INTEGER, ({ organisationId }) => organisationId),
  atMicros: {
    // The second one holds the microseconds beyond the first, nearly always 0.
    columns: { at_ms: BIGINT, at_us: USMALLINT },
    write: ({ atMicros }) => [BigInt(Math.floor(atMicros / 1_000)), atMicros % 1_000],
    read: '(at_ms * 1000 + at_us)::double',
  },
  id: {
    // As bytes: what sorts records inside an organisation is the moment and then these.
    columns: { id_high: UBIGINT, id_low: UBIGINT },
    write: ({ id }) => halvesOf(id),
    read: "format('{:016x}{:016x}', id_high, id_low)::uuid::varchar",
  },
  portalUserId: uuid('portal_user_id', ({ portalUserId }) => portalUserId),
  keyId: uuid('key_id', ({ keyId }) => keyId),
  channel: plain('channel', VARCHAR, ({ channel }) => channel),
  service: plain('service', VARCHAR, ({ service }) => service),
  tel: {
    // A number takes five bytes as digits, seven as text; what is none stands in the second one.
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

/** What `recordOf` reads, in its order. */
export const selected = allFields.map(([, { read }]) => read).join(', ');

/** A record from the values of `selected`. */
export function recordOf(values: readonly DuckDBValue[]): ArchivedRecord {
  // By the table, which the statement is made of.
  return Object.fromEntries(allFields.map(([name], place) => [name, values[place]])) as unknown as ArchivedRecord;
}

/** No rows, with each column there is: files of before a column was there are read as if it were null in them. */
export const noRows = `(select ${Object.entries(columns)
  .map(([name, type]) => `null::${type.toString()} as ${name}`)
  .join(', ')} limit 0)`;

/** The halves of an id, which sort as it does. */
export function halvesOf(id: string): [high: bigint, low: bigint] {
  const hex = id.replaceAll('-', '');
  return [BigInt(`0x${hex.slice(0, 16)}`), BigInt(`0x${hex.slice(16)}`)];
}
