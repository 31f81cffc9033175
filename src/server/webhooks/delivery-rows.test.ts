/** Leases of deliveries, and the end of retries. Only the test itself looks for work here. */
import { CompiledQuery, sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { queueEvent } from './queued-events.ts';
import { makeUser } from '../test-support/factories.ts';
import { compiledQueries } from '../test-support/statements.ts';
import { startPortalForTest } from '../test-support/test-portal.ts';
import { batchData, addWebhookFor, deliveriesTo } from '../test-support/webhooks.ts';
import { switchOn } from './webhooks.queries.ts';
import { noteEnd, switchOff, takeNext } from './delivery-rows.ts';

/** Makes a delivery that waits for its webhook. */
async function waiting() {
  const portal = await startPortalForTest({ WEBHOOKS_ALLOW_PRIVATE: 'true' }, { webhookTimes: { pollIntervalMs: 3_600_000 } });
  const { db } = portal.deps;
  const user = await makeUser(portal.deps);
  const { id } = await addWebhookFor(portal, user, { url: 'http://127.0.0.1:9/hook', events: ['batch.finished'] });
  await inTransaction(db, (transaction) =>
    queueEvent(transaction, { type: 'batch.finished', organisationId: user.organisationId, data: batchData }),
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

interface Plan {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/** Counts the rows that a plan reads, including those that it filters out. */
const rowsOf = (plan: Plan): number =>
  (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'] +
  (plan.Plans ?? []).reduce((sum, below) => sum + rowsOf(below), 0);

test('what waits for a receiver that hangs is passed by in one go: 5,000 deliveries are not looked at for each of 5,000', async () => {
  const { portal, db, user, id } = await waiting();
  await sql`insert into webhook_deliveries (webhook_id, event, body) select ${id}, 'batch.finished', '{}' from generate_series(1, 5000)`.execute(
    db,
  );
  await sql`insert into webhook_deliveries (webhook_id, event, body, due_at, delivered_at)
    select ${id}, 'batch.finished', '{}', null, now() from generate_series(1, 5000)`.execute(db);
  await sql`analyze webhook_deliveries`.execute(db);
  expect([await takeNext(db), await takeNext(db)].map((held) => held?.webhookId)).toEqual([id, id]);
  const other = await addWebhookFor(portal, user, { url: 'http://127.0.0.1:9/other', events: ['batch.failed'] });
  await sql`insert into webhook_deliveries (webhook_id, event, body) values (${other.id}, 'batch.failed', '{}')`.execute(db);
  const watched = compiledQueries(db);
  expect(await takeNext(watched.db)).toMatchObject({ webhookId: other.id });
  await sql`update webhook_deliveries set locked_until = null where webhook_id = ${other.id}`.execute(db);
  const [{ sql: text, parameters } = { sql: '', parameters: [] }] = watched.queries;
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters]),
  );
  // Each of the 5,000 rows a few times, and no other row.
  expect(rowsOf(rows[0]!['QUERY PLAN'][0].Plan)).toBeLessThan(60_000);
});
