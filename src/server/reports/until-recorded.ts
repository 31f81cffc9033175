import type { FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';

/** Where the stream of query records runs ahead of the database for longer than a reader waits: up to when what is answered is complete. */
const recordedUntil = 'x-recorded-until';

/** Waits until a report has what was asked before it, or says in a header up to when it has. */
export async function untilRecorded(
  { queryRecords }: Pick<Deps, 'queryRecords'>,
  organisationId: number,
  reply: FastifyReply,
): Promise<void> {
  const until = await queryRecords.untilWritten(organisationId);
  if (until) void reply.header(recordedUntil, until.toISOString());
}
