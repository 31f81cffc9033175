/** Who sends a delivery, and when nobody does any more. Nobody looks for work here but the test. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { queueEvent } from '../events/queued-events.ts';
import { makeUser } from '../test-support/factories.ts';
import { startPortalForTest } from '../test-support/test-portal.ts';
import { addWebhookFor, deliveriesTo } from '../test-support/webhooks.ts';
import { switchOn } from '../features/webhooks/webhooks.queries.ts';
import { noteEnd, switchOff, takeNext } from './delivery-rows.ts';

/** A delivery that waits for its webhook. */
async function waiting() {
  const portal = await startPortalForTest({ WEBHOOKS_ALLOW_PRIVATE: 'true' }, { webhookTimes: { pollIntervalMs: 3_600_000 } });
  const { db } = portal.deps;
  const user = await makeUser(portal.deps);
  const { id } = await addWebhookFor(portal, user, { url: 'http://127.0.0.1:9/hook', events: ['batch.finished'] });
  await inTransaction(db, (transaction) =>
    queueEvent(transaction, { type: 'batch.finished', organisationId: user.organisationId, data: {} }),
  );
  return { portal, db, user, id };
}

test('what waits for a webhook that is switched off is not sent any more, not even when it is on again', async () => {
  const { portal, db, user, id } = await waiting();
  expect(await switchOff(db, id)).toBe('http://127.0.0.1:9/hook');
  expect(await switchOn(db, id)).toBe(true);
  expect(await takeNext(db)).toBeUndefined();
  expect(await deliveriesTo(portal, user, id)).toMatchObject([{ tries: 0, nextTryAt: null }]);
});

test('what a sender that was thought dead learns later changes nothing, and is nobody’s last try', async () => {
  const { portal, db, user, id } = await waiting();
  const first = (await takeNext(db))!;
  expect(await takeNext(db)).toBeUndefined();
  await sql`update webhook_deliveries set locked_until = now() - interval '1 second'`.execute(db);
  const second = (await takeNext(db))!;
  expect(second.id).toBe(first.id);
  expect(await noteEnd(db, second, { isTaken: true, status: 200, response: 'thanks' })).toBe(false);
  expect(await noteEnd(db, { ...first, roundTries: 9 }, { isTaken: false, status: 500, response: 'late' })).toBe(false);
  expect(await deliveriesTo(portal, user, id)).toMatchObject([{ tries: 2, status: 200, response: 'thanks', nextTryAt: null }]);
});
