/**
 * The one description of a query record. Database writes, stream and archive derive from this table, or are keyed by it, so that a missing column in
 * one of them is a type error.
 */
import { sql } from 'kysely';
import * as z from 'zod';
import type { BatchServiceCode } from '../../shared/services/services.ts';
import type { Db } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { QueryChannel } from '../database/tables/query-records.ts';

interface RecordColumn {
  readonly name: Extract<keyof Schema['query_records'], string>;
  readonly type: 'int' | 'text' | 'timestamptz' | 'uuid';
  /** Schema of its value in a line of the stream. */
  readonly inLine: z.ZodType;
  /**
   * Set on a column added after the first version: the message version that brought it, and the value of an earlier record. In the archive such a
   * record has null.
   */
  readonly added?: { readonly since: number; readonly absent: unknown };
}

/** A schema of any text, since a newer version of the portal may know more codes than this one. */
const known = <Code extends string>() => z.custom<Code>((value) => typeof value === 'string');

/** Columns in the order of a line of the stream; a new one goes at the end. */
const recordColumns = {
  organisationId: { name: 'organisation_id', type: 'int', inLine: z.int() },
  at: { name: 'at', type: 'timestamptz', inLine: z.int().transform((ms) => new Date(ms)) },
  portalUserId: { name: 'portal_user_id', type: 'uuid', inLine: z.nullable(z.uuid()) },
  channel: { name: 'channel', type: 'text', inLine: known<QueryChannel>() },
  /** The API key of the query; null for a person, or nobody. */
  keyId: { name: 'key_id', type: 'uuid', inLine: z.nullable(z.uuid()) },
  service: { name: 'service', type: 'text', inLine: known<BatchServiceCode>() },
  /** E.164 digits, or the text given instead. */
  tel: { name: 'tel', type: 'text', inLine: z.string() },
  /** ISO 3166-1 alpha-2 of the number's range, `001`, or `ZZ` if it lies in none. */
  country: { name: 'country', type: 'text', inLine: z.string().length(2).or(z.literal('001')) },
  rc: { name: 'rc', type: 'int', inLine: z.int() },
} as const satisfies Readonly<Record<string, RecordColumn>>;

export type RecordField = keyof typeof recordColumns;

export type QueryRecord = { readonly [Field in RecordField]: z.output<(typeof recordColumns)[Field]['inLine']> };

export const recordFields = Object.entries(recordColumns) as readonly (readonly [RecordField, RecordColumn])[];

/** Columns of the database alone: the id of the record, and the import that brought it. */
const ownNames = ['id', 'import_id'];

/** Returns the columns of the table that this version of the portal does not know: a newer one created them. */
export async function unknownColumns(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = 'query_records'::regclass and attnum > 0 and not attisdropped
    order by attnum`.execute(db);
  const names = new Set<string>([...recordFields.map(([, { name }]) => name), ...ownNames]);
  return rows.map(({ name }) => name).filter((name) => !names.has(name));
}
