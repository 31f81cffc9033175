/** Removal of tickets that were closed long ago. */
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';

const removedAtOnce = 500;
/** Tables that refer to a ticket. */
const parts = ['ticket_messages', 'ticket_notes', 'ticket_state_changes', 'ticket_visits'] as const;

/** Removes tickets closed more than `keptDays` ago, with all their messages. If undefined, every ticket stays. */
export async function removeOldTickets(db: Db, keptDays: number | undefined): Promise<void> {
  if (keptDays === undefined) return;
  for (let removed = removedAtOnce; removed === removedAtOnce;) removed = await removeSome(db, keptDays);
}

function removeSome(root: Db, keptDays: number): Promise<number> {
  return inTransaction(root, async (db) => {
    const since = sql<Date>`now() - ${keptDays} * interval '1 day'`;
    // Locked: an answer that would reopen one of them waits.
    const old = await db
      .selectFrom('tickets')
      .where('state', '=', 'closed')
      .where('opened_at', '<', since)
      .where(({ exists, selectFrom, not }) =>
        not(
          exists(
            selectFrom('ticket_state_changes as change')
              .whereRef('change.organisation_id', '=', 'tickets.organisation_id')
              .whereRef('change.ticket_id', '=', 'tickets.id')
              .where('change.at', '>=', since)
              .select('change.number'),
          ),
        ),
      )
      .select(['organisation_id', 'id'])
      .limit(removedAtOnce)
      .forUpdate()
      .execute();
    for (const { organisation_id, id } of old) {
      for (const part of parts)
        await db.deleteFrom(part).where('organisation_id', '=', organisation_id).where('ticket_id', '=', id).execute();
      await db.deleteFrom('tickets').where('organisation_id', '=', organisation_id).where('id', '=', id).execute();
    }
    return old.length;
  });
}
