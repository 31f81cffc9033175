import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { removeWebhook } from '../../shared/webhooks/webhooks.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startPortalForTest } from '../test-support/test-portal.ts';

test('T60: a body that is not packed as it says is refused, however long the caller’s admission takes', async () => {
  const portal = await startPortalForTest();
  const { db } = portal.deps;
  const user = await makeUser(portal.deps);
  const headers = {
    'x-requested-with': 'XMLHttpRequest',
    authorization: `Bearer ${await signedInToken(portal.deps, user)}`,
    'content-type': 'application/json',
    'content-encoding': 'gzip',
  };
  // What admits the call notes the use of a session that was not used for a while, and waits for its row.
  const before = sql<Date>`now() - interval '5 minutes'`;
  await db.updateTable('sessions').where('user_id', '=', user.portalId).set({ last_used_at: before }).execute();
  const held = await db.startTransaction().execute();
  onTestFinished(async () => void (held.isRolledBack || (await held.rollback().execute())));
  await held.selectFrom('sessions').where('user_id', '=', user.portalId).forUpdate().selectAll().execute();
  const reply = portal.app.inject({ method: 'POST', url: removeWebhook.path, headers, payload: '{}' });
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await waiting.execute(db)).rows).toHaveLength(1);
  await held.rollback().execute();
  expect((await reply).statusCode).toBe(400);
});
