/** Query records as messages of the stream: one message holds those that were asked in the same turn. */
import * as z from 'zod';
import { batchServiceCodes } from '../../shared/services/services.ts';
import type { QueryRecord } from '../query-log/query-records.ts';

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

/** In place of names, which would be most of the bytes. What is added later stands behind. */
const Line = z.tuple([
  z.int(),
  z.int(),
  z.nullable(z.uuid()),
  z.enum(['single', 'api']),
  z.nullable(z.uuid()),
  z.enum(batchServiceCodes),
  z.string(),
  z.string().length(2).or(z.literal('001')),
  z.int(),
]);
const Message = z.object({ version: z.literal(1), records: z.array(Line) });
type Line = z.infer<typeof Line>;

export function encode(records: readonly QueryRecord[]): string {
  const lines = records.map(({ organisationId, at, portalUserId, channel, keyId, service, tel, country, rc }): readonly unknown[] => [
    organisationId,
    at.getTime(),
    portalUserId,
    channel,
    keyId ?? null,
    service,
    tel,
    country,
    rc,
  ]);
  return JSON.stringify({ version: 1, records: lines });
}

/** Undefined where it is no message of ours. */
export function decode(text: string): QueryRecord[] | undefined {
  const parsed = Message.safeParse(jsonOf(text));
  return parsed.success ? parsed.data.records.map(recordOf) : undefined;
}

function recordOf([organisationId, at, portalUserId, channel, keyId, service, tel, country, rc]: Line): QueryRecord {
  return { organisationId, at: new Date(at), portalUserId, channel, keyId: keyId ?? undefined, service, tel, country, rc };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
