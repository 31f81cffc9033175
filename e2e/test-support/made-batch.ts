/** A batch whose stages a test sets: a real one ends before a test can look at it. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../src/server/database/database.ts';
import { inDatabase, type MadePerson } from './database.ts';
import type { RunningPortal } from './portal.ts';

const madeRows = 200;

/** Inserts a person's `march.csv`, taken by a worker that does not exist; answers its id. */
export function makeBatch(portal: RunningPortal, { organisationId, portalId, email }: MadePerson, services: readonly ('npq' | 'gnr')[]) {
  const id = randomUUID();
  return inDatabase(portal, async (db) => {
    const own = { organisation_id: organisationId, id };
    await db.transaction().execute(async (transaction) => {
      const sent = { ...own, portal_user_id: portalId, file_name: 'march.csv', email, days: null, records: madeRows };
      await transaction.insertInto('batches').values(sent).execute();
      const results = services.map((service, position) => ({
        organisation_id: organisationId,
        batch_id: id,
        service,
        position,
        file_name: `march-${service}-${id}.csv`,
      }));
      await transaction.insertInto('batch_services').values(results).execute();
      // Locked before the portal's own worker sees it, which accepts no lease longer than five minutes.
      await transaction
        .updateTable('batches')
        .where('id', '=', id)
        .set({ state: 'running', started_at: new Date(), locked_until: sql<Date>`now() + interval '4 minutes'` })
        .execute();
    });
    return id;
  });
}

/** Makes the given number of finished batches of a person, each of one service. */
export function makeFinishedBatches(
  portal: RunningPortal,
  { organisationId, portalId, email }: MadePerson,
  count: number,
): Promise<unknown> {
  return inDatabase(portal, (db) =>
    sql`
      with made as (
        insert into batches (organisation_id, id, portal_user_id, file_name, email, records, state, finished_at)
        select ${organisationId}, gen_random_uuid(), ${portalId}, 'april.csv', ${email}, 1, 'done', now() from generate_series(1, ${count})
        returning organisation_id, id
      )
      insert into batch_services (organisation_id, batch_id, service, position, file_name)
      select organisation_id, id, 'npq', 0, 'april-npq-' || id || '.csv' from made`.execute(db),
  );
}

/** Sets the percentage that is answered; at 100 the batch is done. */
export async function reachPercent(db: Db, id: string, percent: number): Promise<void> {
  const isDone = percent === 100;
  await db
    .updateTable('batches')
    .where('id', '=', id)
    .set({ rows_done: (madeRows * percent) / 100, ...(isDone && { state: 'done', finished_at: new Date(), locked_until: null }) })
    .execute();
}
