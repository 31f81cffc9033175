import type { FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';

/** Header with the time up to which the reply is complete, if the stream of query records is ahead of the database for longer than a reader waits. */
const recordedUntil = 'x-recorded-until';

/** Waits until a report includes all earlier queries, or says in a header up to when it does. */
export async function untilRecorded(
  { queryRecords }: Pick<Deps, 'queryRecords'>,
  organisationId: number,
  reply: FastifyReply,
): Promise<void> {
  const until = await queryRecords.untilWritten(organisationId);
  if (until) void reply.header(recordedUntil, until.toISOString());
}
