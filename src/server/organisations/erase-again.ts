/** Organisations that a restored backup brings back, though they were erased since. */
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { LoggedErasure } from '../storage/erasures-log.ts';
import { closeOrganisation } from './organisation-changes.ts';

interface Again {
  readonly logged: readonly LoggedErasure[];
  readonly actor: string;
  readonly platformAccountId: number;
}

/**
 * Closes each organisation of the log that is there, and begins its erasure, within the transaction that brings it back: also where whoever restores is
 * killed, nobody of it gets in, and the portal goes on. An account that was given to somebody new after the erasure is left alone. Does nothing in a database
 * that knows no erasures yet.
 */
export async function beginErasuresAgain(transaction: Db, { logged, actor, platformAccountId }: Again): Promise<void> {
  const { rows: tables } = await sql`select 1 where to_regclass('erasures') is not null`.execute(transaction);
  if (tables.length === 0) return;
  const { rows } = await sql<{ id: number; at: Date; isClosed: boolean }>`
    select distinct on (id) id, at, closed_at is not null as "isClosed"
    from organisations join unnest(
      ${logged.map(({ organisationId }) => organisationId)}::int[], ${logged.map(({ at }) => at.toISOString())}::timestamptz[]
    ) as logged (account, at) on account = id and created_at < at
    order by id, at`.execute(transaction);
  for (const { id, at, isClosed } of rows) {
    if (!isClosed) await closeOrganisation(transaction, { id, actor }, platformAccountId);
    await transaction
      .insertInto('erasures')
      .values({ organisation_id: id, actor, begun_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
