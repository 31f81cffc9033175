/**
 * Whose batch a worker takes next: of the organisation with the fewest running, the oldest. Workers take side by side; only two that would take from
 * the same organisation wait for each other, since both would count its running ones before either had started one.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { isFree as isFreeBy, isHeld, leaseEnd } from '../../database/leases.ts';
import { type Checkpoint, type HeldBatch } from './batch-queue.ts';
import { inTransaction } from '../../database/transaction.ts';

/** How many batches of one organisation are worked on at once; the next one stays queued. */
const maxRunningPerOrganisation = 5;

const isFree = isFreeBy('b.locked_until');
const isRunning = sql`b.state = 'running' and ${isHeld('b.locked_until')}`;
/** As the index of unfinished batches has it. */
const isUnfinished = sql`b.state in ('queued', 'running')`;

/** How many of the batches that were accepted first are looked at before anything else. */
const walked = 200;

/** An organisation with a batch that is free, and how many of its batches run. */
interface Turn {
  readonly organisationId: number;
  readonly running: number;
  /** Whether this transaction holds its lock. */
  readonly isOurs: boolean;
}

/** The lock of an organisation's turn, until the end of the transaction. */
const turnOf = (organisationId: RawBuilder<unknown>) => sql`hashtext('batches of an organisation'), ${organisationId}`;

/** Takes the next batch that nobody works on, for `leaseMs`. */
export async function takeNext(root: Db, leaseMs: number): Promise<(HeldBatch & Checkpoint) | undefined> {
  for (;;) {
    const taken = await inTransaction(root, async (db) => {
      const turn = (await nearTurn(db)) ?? (await nextTurn(db));
      if (!turn) return 'nothing waits';
      if (turn.isOurs) return takeOldest(db, turn, leaseMs);
      // A worker is just taking from each organisation whose turn it is: which of them comes next is known when one of these is through.
      await sql`select pg_advisory_xact_lock(${turnOf(sql`${turn.organisationId}::int`)})`.execute(db);
      // With this lock in hand, or those who waited for it would see each other's for ever; but never waiting for a second one.
      const next = await nextTurn(db);
      return next?.isOurs ? takeOldest(db, next, leaseMs) : undefined;
    });
    if (taken === 'nothing waits') return undefined;
    // Or somebody else was faster: each turn of this loop follows a batch that another worker took, or that was cancelled.
    if (taken) return { ...taken, leaseMs };
  }
}

/** Of whom the batches that were accepted first are, where one of these organisations has none running and is not just being taken from: mostly there is one. */
async function nearTurn(db: Db): Promise<Turn | undefined> {
  const { rows } = await sql<Turn>`
    with first as materialized (
      select b.organisation_id, b.created_at, ${isFree} as is_free from batches b where ${isUnfinished} order by b.created_at limit ${walked}
    ), near as materialized (
      select first.organisation_id from first
      where first.is_free and first.organisation_id not in (select b.organisation_id from batches b where ${isRunning})
      group by first.organisation_id order by min(first.created_at)
    )
    -- One after the other, until one is free.
    select organisation_id as "organisationId", 0 as running, true as "isOurs" from near
    where pg_try_advisory_xact_lock(${turnOf(sql`organisation_id`)}) limit 1`.execute(db);
  return rows[0];
}

/**
 * Whose turn it is, with its lock where one of those with equally few running is not just being taken from. It looks at the oldest batch of every
 * organisation that has some waiting, and never at all batches.
 */
async function nextTurn(db: Db): Promise<Turn | undefined> {
  const { rows } = await sql<Turn>`
    with recursive running as materialized (
      select b.organisation_id, count(*)::int as batches from batches b where ${isRunning} group by b.organisation_id
    ), waiting (organisation_id, created_at, is_free) as (
      (select b.organisation_id, b.created_at, ${isFree} from batches b where ${isUnfinished} order by b.organisation_id, b.created_at limit 1)
      union all
      select next.* from waiting cross join lateral (
        select b.organisation_id, b.created_at, ${isFree} from batches b where ${isUnfinished} and b.organisation_id > waiting.organisation_id
        order by b.organisation_id, b.created_at limit 1
      ) as next
    ), oldest as materialized (
      select waiting.organisation_id, coalesce(running.batches, 0) as running,
        case when waiting.is_free then waiting.created_at else (
          select b.created_at from batches b where b.organisation_id = waiting.organisation_id and ${isUnfinished} and ${isFree}
          order by b.created_at limit 1
        ) end as created_at
      from waiting left join running on running.organisation_id = waiting.organisation_id
      where coalesce(running.batches, 0) < ${maxRunningPerOrganisation}
    ), equals as materialized (
      select organisation_id, running from oldest where created_at is not null
        and running = (select min(running) from oldest where created_at is not null)
      order by created_at
    ), ours as materialized (
      select organisation_id, running from equals where pg_try_advisory_xact_lock(${turnOf(sql`organisation_id`)}) limit 1
    )
    select organisation_id as "organisationId", running, true as "isOurs" from ours
    union all
    (select organisation_id, running, false from equals where not exists (select from ours) limit 1)`.execute(db);
  return rows[0];
}

/** Takes the organisation's oldest, unless a worker that was through with it meanwhile has started another one, which makes it somebody else's turn. */
async function takeOldest(db: Db, { organisationId, running }: Turn, leaseMs: number) {
  const { rows } = await sql<Omit<HeldBatch, 'leaseMs'> & Checkpoint>`
    with oldest as (
      select b.id from batches b where b.organisation_id = ${organisationId} and ${isUnfinished} and ${isFree}
        and (select count(*) from batches b where b.organisation_id = ${organisationId} and ${isRunning}) <= ${running}
      order by b.created_at limit 1
    )
    update batches b set state = 'running', fence = fence + 1, tries = tries + 1, locked_until = ${leaseEnd(leaseMs)},
      -- When an older version began is not known.
      started_at = case when rows_done = 0 then coalesce(started_at, now()) else started_at end
    from oldest where b.organisation_id = ${organisationId} and b.id = oldest.id
      -- Once more: it may have been cancelled or finished while this waited for its row.
      and ${isUnfinished} and ${isFree}
    returning b.organisation_id as "organisationId", b.id, b.fence, b.file_name as "fileName", b.email, b.days, b.records, b.tries,
      b.input_sha256 as "inputSha256", b.rows_done as "rowsDone", b.parts, b.bytes_done as "bytesDone",
      array(select s.service from batch_services s where s.organisation_id = b.organisation_id and s.batch_id = b.id order by s.position)
        as services`.execute(db);
  return rows[0];
}
