/** Batch limits of an organisation: open at once, sent per day, and kept in bytes. Counted from its batches themselves. */
import { sql } from 'kysely';
import type { batchLimits } from '../../shared/batches/batches.ts';
import { batchesSaid } from '../../shared/batches/said.ts';
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import type { Deps } from '../deps.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../base/errors.ts';
import { lockOrganisation } from '../auth/organisations.ts';

type Limits = Pick<Deps['config'], 'BATCHES_OPEN' | 'BATCHES_PER_DAY' | 'BATCH_MEGABYTES' | 'KEEP_BATCHES_DAYS'>;

/** Seconds until a retry while a batch has to wait for another one: nobody knows when that will finish. */
const openRetrySeconds = 30;
const bytesPerMegabyte = 1_000_000;
const midnight = sql`date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'`;

interface Use {
  readonly open: number;
  readonly today: number;
  readonly bytes: number;
  readonly secondsOfDay: number;
  /** Time when the oldest batch that takes space is deleted, and seconds until then. */
  readonly oldestGoesAt: Date | null;
  readonly secondsUntilOldestGoes: number | null;
}

/** Returns the organisation's use beside its limits. */
export async function useOfLimits(
  db: Db,
  limits: Limits,
  organisationId: number,
): Promise<Omit<ReplyOf<typeof batchLimits>['message'], 'pace'>> {
  const { open, today, bytes } = await useOf(db, limits, organisationId);
  return {
    open: { used: open, max: limits.BATCHES_OPEN },
    today: { used: today, max: limits.BATCHES_PER_DAY },
    megabytes: { used: bytes / bytesPerMegabyte, max: limits.BATCH_MEGABYTES },
  };
}

/** Throws `AppError` (429) if the organisation may send no batch now. Its other requests wait until the transaction `db` is over. */
export async function refuseBeyondLimits(db: Db, limits: Limits, organisationId: number): Promise<void> {
  // Without the lock, two requests at once would both pass.
  await lockOrganisation(db, organisationId);
  const use = await useOf(db, limits, organisationId);
  if (use.open >= limits.BATCHES_OPEN)
    throw new AppError('quota_reached', batchesSaid.tooManyOpen(use.open), { retryAfterSeconds: openRetrySeconds });
  if (use.today >= limits.BATCHES_PER_DAY)
    throw new AppError('quota_reached', batchesSaid.tooManyToday(use.today), { retryAfterSeconds: use.secondsOfDay });
  if (use.bytes >= limits.BATCH_MEGABYTES * bytesPerMegabyte) {
    const { BATCH_MEGABYTES: size } = limits;
    const { oldestGoesAt: oldest } = use;
    throw new AppError(
      'quota_reached',
      oldest ? batchesSaid.noSpaceUntil(size, oldest.toISOString().slice(0, 10)) : batchesSaid.noSpace(size),
      { retryAfterSeconds: Math.max(1, use.secondsUntilOldestGoes ?? 1) },
    );
  }
}

/** Counts the batches. The input is deleted when a batch finishes, everything when it is cancelled; own columns stay with the results. */
async function useOf(db: Db, { KEEP_BATCHES_DAYS }: Limits, organisationId: number): Promise<Use> {
  // Results are offered for this long, and their files are deleted a day later.
  const keptDays = sql`${KEEP_BATCHES_DAYS + 1} * interval '1 day'`;
  const { rows } = await sql<Use>`
    with mine as (
      select created_at, state in ('queued', 'running') as is_open, case state
        when 'queued' then input_bytes + result_bytes when 'running' then input_bytes + result_bytes when 'cancelled' then 0
        else result_bytes end
        + case state when 'cancelled' then 0 else coalesce((own_columns->>'bytes')::bigint, 0) end as bytes
      from batches where organisation_id = ${organisationId}
    ), counted as (
      select count(*) filter (where is_open)::int as open, count(*) filter (where created_at >= ${midnight})::int as today,
        coalesce(sum(bytes), 0)::float8 as bytes, min(created_at) filter (where bytes > 0) + ${keptDays} as oldest
      from mine
    )
    select open, today, bytes, oldest as "oldestGoesAt",
      ceil(extract(epoch from ${midnight} + interval '1 day' - now()))::int as "secondsOfDay",
      ceil(extract(epoch from oldest - now()))::int as "secondsUntilOldestGoes"
    from counted`.execute(db);
  // An aggregate always has one row.
  return rows[0]!;
}
