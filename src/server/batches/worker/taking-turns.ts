/**
 * Order in which workers take batches: the oldest of the organisation with the fewest running. Workers take in parallel; only two that would take from the same
 * organisation wait for each other, since both would count its running ones before either had started one.
 *
 * Three workers at the same time, while organisations 1 and 2 have waiting batches and none running:
 *
 *     A  sees 1, 2    locks 1               takes the oldest of 1    commits: 1 is free
 *     B  sees 1, 2    1 is locked: locks 2  takes the oldest of 2    commits: 2 is free
 *     C  sees 1, 2    both are locked       waits for 1 .............................. looks again: 1 and 2 have one running each
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { isFree as isFreeBy, isHeld, leaseEnd } from '../../database/leases.ts';
import { type Checkpoint, type HeldBatch } from './batch-queue.ts';
import { inTransaction } from '../../database/transaction.ts';

/** Most batches of one organisation in progress at once; the next one stays queued. */
const maxRunningPerOrganisation = 5;

const isFree = isFreeBy('b.locked_until');
const isRunning = sql`b.state = 'running' and ${isHeld('b.locked_until')}`;
/** Condition: the batch is unfinished, in the form of its index. */
const isUnfinished = sql`b.state in ('queued', 'running')`;

/** Number of the oldest batches that are checked before anything else. */
const walked = 200;

/** An organisation with a free batch, and the number of its running batches. */
interface Turn {
  readonly organisationId: number;
  readonly running: number;
  /** True if this transaction holds the organisation's lock. */
  readonly isOurs: boolean;
}

/** Builds the lock key of an organisation's turn; the lock lasts until the end of the transaction. */
const turnOf = (organisationId: RawBuilder<unknown>) => sql`hashtext('batches of an organisation'), ${organisationId}`;

/** Takes the next free batch, for `leaseMs`. */
export async function takeNext(root: Db, leaseMs: number): Promise<(HeldBatch & Checkpoint) | undefined> {
  for (;;) {
    const taken = await inTransaction(root, async (db) => {
      const turn = (await nearTurn(db)) ?? (await nextTurn(db));
      if (!turn) return 'nothing waits';
      if (turn.isOurs) return takeOldest(db, turn, leaseMs);
      // Workers are taking from every organisation whose turn it is: the next turn is known when one of them is done.
      await sql`select pg_advisory_xact_lock(${turnOf(sql`${turn.organisationId}::int`)})`.execute(db);
      // Look with this lock held, or those who waited for it would keep finding each other's locks; but never wait for a second one.
      const next = await nextTurn(db);
      return next?.isOurs ? takeOldest(db, next, leaseMs) : undefined;
    });
    if (taken === 'nothing waits') return undefined;
    // Otherwise another worker was faster: each turn of this loop follows a batch that was taken or cancelled elsewhere.
    if (taken) return { ...taken, leaseMs };
  }
}

/** Looks among the organisations of the oldest batches for one with none running that no worker is taking from: usually there is one. */
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

/** The number of running batches of each organisation. */
const running = sql`select b.organisation_id, count(*)::int as batches from batches b where ${isRunning} group by b.organisation_id`;

/** The oldest unfinished batch of each organisation: a walk along the index, from one organisation to the next. */
const waiting = sql`
  (select b.organisation_id, b.created_at, ${isFree} from batches b where ${isUnfinished} order by b.organisation_id, b.created_at limit 1)
  union all
  select next.* from waiting cross join lateral (
    select b.organisation_id, b.created_at, ${isFree} from batches b where ${isUnfinished} and b.organisation_id > waiting.organisation_id
    order by b.organisation_id, b.created_at limit 1
  ) as next`;

/** The time of the oldest free batch of each organisation that may have one more running; null if it has no free one. */
const oldest = sql`
  select waiting.organisation_id, coalesce(running.batches, 0) as running,
    case when waiting.is_free then waiting.created_at else (
      select b.created_at from batches b where b.organisation_id = waiting.organisation_id and ${isUnfinished} and ${isFree}
      order by b.created_at limit 1
    ) end as created_at
  from waiting left join running on running.organisation_id = waiting.organisation_id
  where coalesce(running.batches, 0) < ${maxRunningPerOrganisation}`;

/** The organisations with the fewest running, in the order of their turns. */
const equals = sql`
  select organisation_id, running from oldest where created_at is not null
    and running = (select min(running) from oldest where created_at is not null)
  order by created_at`;

/** The first of these that no other worker has locked; it is locked now. */
const ours = sql`select organisation_id, running from equals where pg_try_advisory_xact_lock(${turnOf(sql`organisation_id`)}) limit 1`;

/**
 * Finds the organisation whose turn it is, with its lock unless workers are taking from all that have equally few running. Reads the oldest batch of every
 * organisation with waiting ones, never all batches.
 */
async function nextTurn(db: Db): Promise<Turn | undefined> {
  const { rows } = await sql<Turn>`
    with recursive running as materialized (${running}), waiting (organisation_id, created_at, is_free) as (${waiting}),
      oldest as materialized (${oldest}), equals as materialized (${equals}), ours as materialized (${ours})
    select organisation_id as "organisationId", running, true as "isOurs" from ours
    union all
    (select organisation_id, running, false from equals where not exists (select from ours) limit 1)`.execute(db);
  return rows[0];
}

/** Takes the organisation's oldest batch, unless another worker started one meanwhile, so that it is another organisation's turn. */
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
