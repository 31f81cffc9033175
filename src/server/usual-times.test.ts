/** Default times that other tests shorten, checked once: the clock is moved, so that no test waits. */
import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createBatchWorker, defaultTimes } from './batches/worker/batch-worker.ts';
import { openDatabase } from './database/database.ts';
import { takeLease } from './database/leases.ts';
import { inTransaction } from './database/transaction.ts';
import { queueEvent } from './webhooks/queued-events.ts';
import { createMailOutbox, queueMail } from './mail/mail-outbox.ts';
import { finishedRows, sendBatch } from './test-support/batches.ts';
import { makeUser, signedInToken } from './test-support/factories.ts';
import { mailsTo } from './test-support/mailbox.ts';
import { startTestPortal, type TestPortal } from './test-support/test-portal.ts';
import { batchData, addWebhookFor, deliveriesTo, startReceiver } from './test-support/webhooks.ts';
import { mailWatchers } from './watch/mail-watchers.ts';
import { startWatching } from './watch/watching.ts';
import { createWebhookSender } from './webhooks/webhook-sender.ts';

const hourMs = 3_600_000;
/** Answer for a prefix without ranges. */
const noRanges = JSON.stringify({ ranges: 0, operators: [], operatorCount: 0 });

let portal: TestPortal;
beforeAll(async () => {
  // Only the test itself starts work here.
  portal = await startTestPortal({ ROLE: 'api', WEBHOOKS_ALLOW_PRIVATE: 'true' }, { mailPollIntervalMs: hourMs });
});
afterAll(() => portal.stop());

type Faked = NonNullable<NonNullable<Parameters<typeof vi.useFakeTimers>[0]>['toFake']>;

/** Stops these clocks for everything that begins from here on; open database connections keep their own. */
function stopTime(...clocks: Faked): void {
  vi.useFakeTimers({ toFake: [...clocks, 'performance'], shouldClearNativeTimers: true });
  onTestFinished(() => void vi.useRealTimers());
}

/** Advances the time to the next timer and returns the milliseconds until it. */
function nextAfterMs(): number {
  const before = performance.now();
  vi.advanceTimersToNextTimer();
  return performance.now() - before;
}

/** Returns the seconds until `locked_until` in the only row of `table`. */
async function secondsUntil(table: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from max(locked_until) - now())::float8 as seconds from ${sql.table(table)}`.execute(portal.deps.db);
  return rows[0]?.seconds ?? Number.NaN;
}

const halfAMinute = expect.toSatisfy((seconds: number) => seconds > 25 && seconds <= 30, 'of half a minute');

test('a mail that another node queued is found after five seconds', async () => {
  const { deps, dataDir } = portal;
  stopTime('setInterval', 'clearInterval');
  const outbox = createMailOutbox(deps);
  await queueMail(deps.db, deps.secretKeys, { to: 'five.seconds@customer.example', subject: 'Subject', text: 'Text' });
  expect(nextAfterMs()).toBe(5_000);
  await expect.poll(() => mailsTo(dataDir, 'five.seconds@customer.example')).toHaveLength(1);
  await outbox.close();
});

test('a webhook is called after a second', async () => {
  const user = await makeUser(portal.deps);
  const { url } = await startReceiver();
  const { id } = await addWebhookFor(portal, user, { url, events: ['batch.finished'] });
  stopTime('setInterval', 'clearInterval');
  const sender = createWebhookSender({ ...portal.deps, config: { ...portal.deps.config, ROLE: 'worker' } });
  await inTransaction(portal.deps.db, (db) =>
    queueEvent(db, { type: 'batch.finished', organisationId: user.organisationId, data: batchData }),
  );
  expect(nextAfterMs()).toBe(1_000);
  await expect.poll(() => deliveriesTo(portal, user, id)).toMatchObject([{ tries: 1, status: 200 }]);
  await sender.stop();
});

test('a batch of another node is found after half a second, and is the worker’s for half a minute, prolonged every ten seconds', async () => {
  const { deps } = portal;
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const answerers = {
    ...deps.answerers,
    npq: (...query: Parameters<typeof deps.answerers.npq>) => (asked.resolve(), answered.promise.then(() => deps.answerers.npq(...query))),
  };
  const token = await signedInToken(deps, await makeUser(deps));
  stopTime('setInterval', 'clearInterval');
  const worker = createBatchWorker({ ...deps, answerers, answersFromData: () => false, times: defaultTimes, keptDays: 30 });
  const { body } = await sendBatch(portal, token, { content: ['447400123456'] });
  expect(nextAfterMs()).toBe(500);
  await asked.promise;
  expect(await secondsUntil('batches')).toEqual(halfAMinute);
  await sql`update batches set locked_until = now() + interval '5 seconds'`.execute(deps.db);
  vi.advanceTimersByTime(9_999);
  expect(await secondsUntil('batches')).toBeLessThanOrEqual(5);
  vi.advanceTimersByTime(1);
  await expect.poll(() => secondsUntil('batches')).toEqual(halfAMinute);
  answered.resolve();
  expect(await finishedRows(portal, token, body.id)).toMatchObject([{ status: 'done' }]);
  await worker.stop();
});

test('work that one node does for all is its own for half a minute, prolonged every ten seconds', async () => {
  const { db } = portal.deps;
  await db.deleteFrom('leases').execute();
  stopTime('setInterval', 'clearInterval');
  const lease = await takeLease(db, { organisationId: 0, name: randomUUID() });
  expect(await secondsUntil('leases')).toEqual(halfAMinute);
  await sql`update leases set locked_until = now() + interval '5 seconds'`.execute(db);
  expect(nextAfterMs()).toBe(10_000);
  await expect.poll(() => secondsUntil('leases')).toEqual(halfAMinute);
  await lease?.release();
});

test('watched numbers are looked at every second, where the data stays every minute; a mail waits for ten quiet minutes', async () => {
  const { deps } = portal;
  const change = async (age: string) => {
    const { portalId, organisationId } = await makeUser(deps);
    await sql`
      insert into watch_changes (organisation_id, at, is_prefix, digits, fence, facts, before, after, lists, watcher, mail_waits)
      select ${organisationId}, now() - ${age}::interval, true, '4474', 1, '[]', answer, answer, '[]', ${portalId}, true
      from (select ${noRanges}::jsonb as answer) as same`.execute(deps.db);
  };
  const mailed = async () => (await deps.db.selectFrom('watch_changes').where('mail_waits', '=', false).select('watcher').execute()).length;
  await deps.db.deleteFrom('watch_changes').execute();
  await change('9 minutes 30 seconds');
  await change('10 minutes 1 second');
  stopTime('setTimeout', 'clearTimeout');
  const first = startWatching({ ...deps, names: deps.config });
  expect(nextAfterMs()).toBe(1_000);
  await expect.poll(mailed).toBe(1);
  await first.stop();
  expect(await mailed()).toBe(1);
  vi.useRealTimers();
  stopTime();
  await sql`update watch_changes set at = now() - interval '11 minutes'`.execute(deps.db);
  const second = startWatching({ ...deps, names: deps.config, times: { pollMs: 10 } });
  onTestFinished(() => second.stop());
  await expect.poll(mailed).toBe(2);
  await change('11 minutes');
  vi.advanceTimersByTime(60_000);
  await expect.poll(mailed).toBe(3);
});

test('nobody gets a second mail about watched numbers before 24 hours are over', async () => {
  const { deps } = portal;
  const waitingAfter = async (age: string) => {
    const { portalId, organisationId } = await makeUser(deps);
    const add = (fence: number, mailedAt: RawBuilder<unknown>) => sql`
      insert into watch_changes (organisation_id, is_prefix, digits, fence, facts, before, after, lists, watcher, mail_waits, mailed_at)
      select ${organisationId}, true, '4474', ${fence}::int, '[]', answer, answer, '[]', ${portalId}, ${mailedAt} is null, ${mailedAt}
      from (select ${noRanges}::jsonb as answer) as same`;
    await add(1, sql`now() - ${age}::interval`).execute(deps.db);
    await add(2, sql`null::timestamptz`).execute(deps.db);
    return portalId;
  };
  const early = await waitingAfter('23 hours 59 minutes');
  await waitingAfter('24 hours 1 second');
  await mailWatchers({ ...deps, names: deps.config }, 0);
  const waiting = await deps.db.selectFrom('watch_changes').where('mail_waits', '=', true).select('watcher').execute();
  expect(waiting).toEqual([{ watcher: early }]);
});

test('a statement may run for fifteen seconds, and wait for a row for twelve, and none is compiled', async () => {
  await sql`alter database ${sql.id(new URL(portal.databaseUrl).pathname.slice(1))} set jit = on`.execute(portal.deps.db);
  const { db, close } = openDatabase(portal.databaseUrl);
  onTestFinished(close);
  const { rows } = await sql`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as row,
      current_setting('idle_in_transaction_session_timeout') as idle, current_setting('jit') as jit`.execute(db);
  expect(rows).toEqual([{ statement: '15s', row: '12s', idle: '15s', jit: 'off' }]);
});
