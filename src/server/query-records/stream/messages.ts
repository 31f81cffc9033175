/** Query records as messages of the stream: one message holds the queries of one turn. */
import * as z from 'zod';
import { type QueryRecord, recordFields } from '../record-columns.ts';

/** Number of streams. An organisation's records are all in one, so that its readers wait for that one only. */
const partitionCount = 4;
export const partitions: readonly number[] = Array.from({ length: partitionCount }, (_, partition) => partition);

export function partitionOf(organisationId: number): number {
  return organisationId % partitionCount;
}

export const streamOf = (partition: number) => `DIALPLANE_RECORDS_${partition}`;
export const subjectOf = (partition: number) => `dialplane.records.${partition}`;

/** Far below the megabyte that a server accepts by default. */
export const mostInMessage = 2_000;

/** Version of sent messages: the one that brought the newest column. */
const version = Math.max(1, ...recordFields.map(([, { added }]) => added?.since ?? 1));

/** Schema that recognises messages of the portal, of any version. */
const OfPortal = z.object({ version: z.int(), records: z.array(z.unknown()) });
/** A record is an array in column order, without names, which would be most of the bytes. */
const Lines = z.array(z.array(z.unknown()));
const columnsOfLine = Object.fromEntries(
  recordFields.map(([field, { inLine, added }]) => [field, added ? z.prefault(inLine, added.absent) : inLine]),
);
// The shape is that of the table, whose entries lost their names on the way.
const LineOfColumns = z.object(columnsOfLine) as unknown as z.ZodType<QueryRecord>;

export function encode(records: readonly QueryRecord[]): string {
  return JSON.stringify({ version, records: records.map((record) => recordFields.map(([field]) => valueOf(record[field]))) });
}

const valueOf = (value: QueryRecord[keyof QueryRecord]) => (value instanceof Date ? value.getTime() : value);

/** A message of the portal that this version cannot read: skipping it would lose its queries. */
export class MessageNotRead extends Error {}

/**
 * Returns the records of a message of any version. Columns that an earlier version lacks get their value of absence; extra columns of a later one are
 * ignored. Undefined if it is no message of the portal. Throws `MessageNotRead`.
 */
export function decode(text: string): QueryRecord[] | undefined {
  const message = OfPortal.safeParse(jsonOf(text));
  if (!message.success) return undefined;
  const lines = Lines.safeParse(message.data.records);
  const records = lines.success ? z.array(LineOfColumns).safeParse(lines.data.map(named)) : lines;
  if (!records.success)
    throw new MessageNotRead(`A message of version ${message.data.version} is not as one of version ${version}`, { cause: records.error });
  return records.data;
}

const named = (line: readonly unknown[]) => Object.fromEntries(recordFields.map(([field], place) => [field, line[place]]));

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
