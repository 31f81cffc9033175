/** Query records as messages of the stream: one message holds those that were asked in the same turn. */
import * as z from 'zod';
import { type QueryRecord, recordFields } from '../record-columns.ts';

/** How many streams there are. An organisation's records are all in one: who reads them waits for that one alone. */
const partitionCount = 4;
export const partitions: readonly number[] = Array.from({ length: partitionCount }, (_, partition) => partition);

export function partitionOf(organisationId: number): number {
  return organisationId % partitionCount;
}

/** The name of the stream. */
export const streamOf = (partition: number) => `DIALPLANE_RECORDS_${partition}`;
export const subjectOf = (partition: number) => `dialplane.records.${partition}`;

/** Far below the megabyte that a server takes unless told otherwise. */
export const mostInMessage = 2_000;

/** Of the messages that are sent: the one that brought the newest column. */
const version = Math.max(1, ...recordFields.map(([, { added }]) => added?.since ?? 1));

/** What tells a message of the portal from others, of whichever version it is. */
const OfPortal = z.object({ version: z.int(), records: z.array(z.unknown()) });
/** A record is an array without names, which would be most of the bytes: the columns in their order. */
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

/** A message of the portal that this version cannot read: whoever passed it would lose its queries. */
export class MessageNotRead extends Error {}

/**
 * The records of a message, of this version or another one: what an earlier one did not send yet has the value of its absence, and of what a later one
 * sends besides nothing is read. Undefined where it is no message of the portal. Throws `MessageNotRead`.
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
