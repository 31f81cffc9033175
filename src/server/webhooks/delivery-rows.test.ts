/** Two senders of one delivery, as where the first was thought dead. Nobody looks for work here but the test. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { queueEvent } from '../events/queued-events.ts';
import { makeUser } from '../test-support/factories.ts';
import { startPortalForTest } from '../test-support/test-portal.ts';
import { addWebhookFor, deliveriesTo } from '../test-support/webhooks.ts';
import { noteEnd, takeNext } from './delivery-rows.ts';

test('what a sender that was thought dead learns later changes nothing, and is nobody’s last try', async () => {
  const portal = await startPortalForTest({ WEBHOOKS_ALLOW_PRIVATE: 'true' }, { webhookTimes: { pollIntervalMs: 3_600_000 } });
  const { db } = portal.deps;
  const user = await makeUser(portal.deps);
  const { id } = await addWebhookFor(portal, user, { url: 'http://127.0.0.1:9/hook', events: ['batch.finished'] });
  await inTransaction(db, (transaction) =>
    queueEvent(transaction, { type: 'batch.finished', organisationId: user.organisationId, data: {} }),
  );
  const first = (await takeNext(db))!;
  expect(await takeNext(db)).toBeUndefined();
  await sql`update webhook_deliveries set locked_until = now() - interval '1 second'`.execute(db);
  const second = (await takeNext(db))!;
  expect(second.id).toBe(first.id);
  expect(await noteEnd(db, second, { isTaken: true, status: 200, response: 'thanks' })).toBe(false);
  expect(await noteEnd(db, { ...first, roundTries: 9 }, { isTaken: false, status: 500, response: 'late' })).toBe(false);
  expect(await deliveriesTo(portal, user, id)).toMatchObject([{ tries: 2, status: 200, response: 'thanks', nextTryAt: null }]);
});
