/**
 * Leases for work that one node does for all: the worker holds a lease and prolongs it. The lease of a killed node expires, and another node starts the work
 * again.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './database.ts';
import { inTransaction } from './transaction.ts';

/** The work of an organisation, or of the whole portal if `organisationId` is 0. */
export interface Work {
  readonly organisationId: number;
  readonly name: string;
}

export interface Lease extends Work {
  readonly holder: string;
  /** Releases the lease. If the database is away, the lease expires by itself. */
  release(): Promise<void>;
}

/** Another node holds the lease, because this one stood still for too long; or the work that it was held for is over. */
export class LeaseLost extends Error {
  constructor({ name }: Pick<Work, 'name'>) {
    super(`Another node has taken over: ${name}`);
  }
}

export interface LeaseTimes {
  readonly leaseMs?: number | undefined;
  /** Ends the wait for other holders. */
  readonly stopping?: AbortSignal | undefined;
}

const defaultLeaseMs = 30_000;
const lookAgainMs = 250;
const renewalsInLease = 3;
/** Longer than any lease, or pause before a retry: an end beyond it was set before the clock of the database went back. */
const longestLease = sql`interval '5 minutes'`;

/** Condition: nobody holds the row whose lease ends at the time in the column. Every lease of the portal is checked with it. */
export const isFree = (column: string) => sql<boolean>`(${isHeld(column)}) is not true`;

/** Condition: somebody holds the row; null if nobody ever did. */
export const isHeld = (column: string) => sql<boolean>`${sql.ref(column)} between now() and now() + ${longestLease}`;

/** End of a lease that is taken, or prolonged, now. */
export const leaseEnd = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`;

/** Takes the lease, and prolongs it until it is released; undefined if another node holds it. */
export async function takeLease(db: Db, work: Work, { leaseMs = defaultLeaseMs }: LeaseTimes = {}): Promise<Lease | undefined> {
  const { organisationId, name } = work;
  const holder = randomUUID();
  const end = leaseEnd(leaseMs);
  const own = { organisation_id: organisationId, name, holder };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('leases')
    .values({ ...own, locked_until: end })
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'name']).doUpdateSet({ holder, locked_until: end }).where(isFree('leases.locked_until')),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return undefined;
  const timer = setInterval(() => {
    // If the database is away, the lease may be lost; writers that depend on it check first.
    const renewal = db
      .updateTable('leases')
      .set({ locked_until: end })
      .where(({ and }) => and(own));
    void renewal.execute().catch(() => undefined);
  }, leaseMs / renewalsInLease).unref();
  return {
    organisationId,
    name,
    holder,
    async release() {
      clearInterval(timer);
      await db
        .deleteFrom('leases')
        .where(({ and }) => and(own))
        .execute()
        .catch(() => undefined);
    },
  };
}

/** Locks the lease against other nodes until the end of the transaction `db`. Throws `LeaseLost`. */
export async function holdLease(db: Db, { organisationId, name, holder }: Omit<Lease, 'release'>): Promise<void> {
  const held = await db
    .selectFrom('leases')
    .where(({ and }) => and({ organisation_id: organisationId, name, holder }))
    .select('holder')
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw new LeaseLost({ name });
}

/** Runs `work` in a transaction in which the lease is locked against other nodes. Throws `LeaseLost`. */
export function underLease<Result>(db: Db, lease: Lease, work: (transaction: Db) => Promise<Result>): Promise<Result> {
  return inTransaction(db, async (transaction) => {
    await holdLease(transaction, lease);
    return work(transaction);
  });
}

/** Waits a moment for the holder of a lease. Throws if the wait is ended. */
export async function waitForOthers({ stopping }: LeaseTimes): Promise<void> {
  await pause(lookAgainMs, undefined, { signal: stopping });
}
