/** Pace of recent batches, to estimate how long a new one will take. */
import { sql } from 'kysely';
import type { batchLimits } from '../../shared/batches/batches.ts';
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import { type BatchServiceCode, batchServiceCodes, serviceOf } from '../../shared/services/services.ts';
import type { Deps } from '../deps.ts';

const recentDays = 7;
const batchesRead = 50;
/** Least number of queries for a batch to count: a smaller one spends most of its time on other work. */
const fewestQueries = 1_000;

type Pace = ReplyOf<typeof batchLimits>['message']['pace'];

const keptMs = 60_000;

/** Returns the pace over the batches of all organisations, which share the workers. Reads it at most once a minute, because every open screen requests it. */
export function followPace(deps: Pick<Deps, 'db' | 'answersFromData' | 'clock'>): () => Promise<Pace> {
  let kept: { readonly pace: Promise<Pace>; readonly at: number } | undefined;
  return async () => {
    const now = deps.clock().getTime();
    // Also if the clock went back.
    if (kept && Math.abs(now - kept.at) < keptMs) return kept.pace;
    const read = { pace: recentPace(deps), at: now };
    kept = read;
    try {
      return await read.pace;
    } catch (cause) {
      if (kept === read) kept = undefined;
      throw cause;
    }
  };
}

async function recentPace({ db, answersFromData }: Pick<Deps, 'db' | 'answersFromData'>): Promise<Pace> {
  const networkServices = batchServiceCodes.filter((service) => !answersFromData(serviceOf(service)));
  const { rows } = await sql<{ records: number; seconds: number; services: BatchServiceCode[] }>`
    select b.records, extract(epoch from b.finished_at - b.started_at)::float8 as seconds,
      array(select s.service from batch_services s where s.organisation_id = b.organisation_id and s.batch_id = b.id) as services
    from batches b
    where b.state = 'done' and b.finished_at > now() - ${recentDays} * interval '1 day' and b.started_at is not null
    order by b.finished_at desc limit ${batchesRead}`.execute(db);
  const sums = { fromData: { queries: 0, seconds: 0 }, overNetworks: { queries: 0, seconds: 0 } };
  for (const { records, seconds, services } of rows) {
    const asked = services.filter((service) => networkServices.includes(service)).length;
    // Time spent on the data is negligible beside that of a network.
    const [sum, queries] = asked > 0 ? [sums.overNetworks, records * asked] : [sums.fromData, records * services.length];
    if (queries < fewestQueries) continue;
    sum.queries += queries;
    sum.seconds += Math.max(seconds, 0.001);
  }
  const paceOf = ({ queries, seconds }: { queries: number; seconds: number }) => (queries === 0 ? null : queries / seconds);
  return { fromData: paceOf(sums.fromData), overNetworks: paceOf(sums.overNetworks), networkServices };
}
