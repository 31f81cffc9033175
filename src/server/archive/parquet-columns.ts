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

/** In this order. What sorts records inside an organisation is the moment and then the two halves of the id, as bytes. */
export const columns: Readonly<Record<string, DuckDBType>> = {
  organisation_id: INTEGER,
  at_ms: BIGINT,
  /** Microseconds beyond them, nearly always 0. */
  at_us: USMALLINT,
  id_high: UBIGINT,
  id_low: UBIGINT,
  portal_user_id: UUID,
  key_id: UUID,
  channel: VARCHAR,
  service: VARCHAR,
  /** A number takes five bytes as digits, seven as text; what is none stands in `tel`. */
  number: BIGINT,
  tel: VARCHAR,
  country: VARCHAR,
  rc: SMALLINT,
  import_id: INTEGER,
};

export const columnNames = Object.keys(columns);

const isNumber = /^[1-9]\d{0,17}$/;

/** The values of a record in the order of the columns. */
export function valuesOf(record: ArchivedRecord): DuckDBValue[] {
  const [high, low] = halvesOf(record.id);
  const micros = record.atMicros % 1_000;
  const isDigits = isNumber.test(record.tel);
  return [
    record.organisationId,
    BigInt((record.atMicros - micros) / 1_000),
    micros,
    high,
    low,
    uuidOf(record.portalUserId),
    uuidOf(record.keyId),
    record.channel,
    record.service,
    isDigits ? BigInt(record.tel) : null,
    isDigits ? null : record.tel,
    record.country,
    record.rc,
    record.importId,
  ];
}

function uuidOf(text: string | null): DuckDBValue {
  return text === null ? null : uuidValueFromString(text);
}

/** What `recordOf` reads, in its order. */
export const selected = `organisation_id, (at_ms * 1000 + at_us)::double, format('{:016x}{:016x}', id_high, id_low), portal_user_id::varchar, key_id::varchar,
  channel, service, coalesce(number::varchar, tel), country, rc, import_id`;

/** A record from the values of `selected`. */
export function recordOf(values: readonly DuckDBValue[]): ArchivedRecord {
  // By the columns of the file, which the statement names.
  const [organisationId, atMicros, hex, portalUserId, keyId, channel, service, tel, country, rc, importId] = values as [
    number,
    number,
    string,
    string | null,
    string | null,
    string,
    string,
    string,
    string,
    number,
    number | null,
  ];
  const id = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  return { organisationId, atMicros, id, portalUserId, keyId, channel, service, tel, country, rc, importId };
}

/** The halves of an id, which sort as it does. */
export function halvesOf(id: string): [high: bigint, low: bigint] {
  const hex = id.replaceAll('-', '');
  return [BigInt(`0x${hex.slice(0, 16)}`), BigInt(`0x${hex.slice(16)}`)];
}
