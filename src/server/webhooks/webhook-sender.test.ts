/** Deliveries to real receivers: their content, their retries, and the harm that no reply can do. */
import type { WebhookData } from '../../shared/webhooks/webhooks.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listWebhooks, redeliver, removeWebhook, testWebhook } from '../../shared/webhooks/webhooks.ts';
import { inTransaction } from '../database/transaction.ts';
import { queueEvent } from './queued-events.ts';
import { makeUser, signedInToken, type TestUser } from '../test-support/factories.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { startPortalForTest, startSecondNode, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { batchData, addWebhookFor, answering, deliveriesTo, startReceiver, verified } from '../test-support/webhooks.ts';

const often = { webhookTimes: { pollIntervalMs: 30, timeoutMs: 30_000 } };
const open = { WEBHOOKS_ALLOW_PRIVATE: 'true' };

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal(open, often);
});
afterAll(() => portal.stop());

const queueFor = ({ organisationId }: TestUser, data: WebhookData<'batch.finished'> = batchData, own = portal) =>
  inTransaction(own.deps.db, (db) => queueEvent(db, { type: 'batch.finished', organisationId, data }));

/** Makes a user, a receiver, and a webhook from one to the other. */
const connected = (...answers: Parameters<typeof startReceiver>) => connectedTo(portal, ...answers);
async function connectedTo(own: TestPortal, ...answers: Parameters<typeof startReceiver>) {
  const user = await makeUser(own.deps);
  const receiver = await startReceiver(...answers);
  const webhook = await addWebhookFor(own, user, { url: receiver.url, events: ['batch.finished'] });
  const deliveries = () => deliveriesTo(own, user, webhook.id);
  const makeDue = () =>
    sql`update webhook_deliveries set due_at = now() where webhook_id = ${webhook.id} and due_at is not null`.execute(own.deps.db);
  return { user, receiver, ...webhook, deliveries, makeDue };
}

/** Counts a webhook's tries in progress. */
async function underWay(webhookId: string): Promise<number> {
  const { rows } = await sql`select from webhook_deliveries where webhook_id = ${webhookId} and locked_until is not null`.execute(
    portal.deps.db,
  );
  return rows.length;
}

/** Returns the pauses after each failed try of a webhook, in seconds, as written; null after the last one. */
async function notedPauses(webhookId: string): Promise<() => Promise<(number | null)[]>> {
  const { db } = portal.deps;
  await sql`create table noted_pauses (webhook_id text, tries integer, seconds float8)`.execute(db);
  await sql`create function note_pause() returns trigger language plpgsql as $$ begin
    insert into noted_pauses values (new.webhook_id, new.tries, extract(epoch from new.due_at - now())); return null; end $$`.execute(db);
  await sql`create trigger note_pause after update on webhook_deliveries for each row
    when (old.locked_until is not null and new.locked_until is null) execute function note_pause()`.execute(db);
  return async () => {
    const { rows } = await sql<{ seconds: number | null }>`
      select seconds from noted_pauses where webhook_id = ${webhookId} order by tries`.execute(db);
    return rows.map(({ seconds }) => seconds);
  };
}

test('what a receiver gets is JSON that the library of Standard Webhooks verifies, and under no other secret', async () => {
  const { user, receiver, secret, deliveries } = await connected();
  await queueFor(user, { id: 'some-batch', records: 3, services: ['npq'] });
  await expect.poll(deliveries).toMatchObject([{ event: 'batch.finished', tries: 1, status: 200, nextTryAt: null, response: 'thanks' }]);
  const [arrived] = receiver.arrived;
  if (!arrived) throw new Error('Nothing arrived');
  expect(verified(secret, arrived)).toEqual({
    type: 'batch.finished',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    data: { id: 'some-batch', records: 3, services: ['npq'] },
  });
  expect(arrived.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': (await deliveries())[0]?.id,
    'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
    'webhook-signature': expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/),
  });
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(() => verified(`whsec_${Buffer.alloc(32, 1).toString('base64')}`, arrived)).toThrow('No matching signature found');
  expect(() => verified(secret, { ...arrived, body: arrived.body.replace('3', '4') })).toThrow('No matching signature found');
});

test('a transaction that fails sends nothing, and what is not asked for, or another organisation’s, neither', async () => {
  const { user, receiver, deliveries } = await connected();
  await inTransaction(portal.deps.db, async (db) => {
    await queueEvent(db, { type: 'batch.finished', organisationId: user.organisationId, data: batchData });
    throw new Error('it fails');
  }).catch(() => undefined);
  await inTransaction(portal.deps.db, (db) =>
    queueEvent(db, { type: 'batch.failed', organisationId: user.organisationId, data: batchData }),
  );
  await queueFor(await makeUser(portal.deps));
  await queueFor(user, { ...batchData, id: 'the one' });
  await expect.poll(async () => (await deliveries()).map(({ status }) => status)).toEqual([200]);
  expect(receiver.arrived.map(({ body }) => JSON.parse(body).data)).toEqual([{ ...batchData, id: 'the one' }]);
});

test('a delivery that fails is tried again after 5 s, 1 min, 5 min, 30 min, 2 h, 8 h, 24 h and 48 h under one id; then the webhook is off, and administrators are told', async () => {
  const { user, receiver, id, secret, deliveries, makeDue } = await connected(answering(500, 'out of order'));
  const pauses = await notedPauses(id);
  const other = await makeUser(portal.deps, { organisationId: user.organisationId, permissions: 8 });
  await queueFor(user);
  await expect.poll(deliveries).toMatchObject([{ status: 500, response: 'out of order', nextTryAt: expect.any(String) }]);
  const untilNextTry = async () => {
    await makeDue();
    return pauses();
  };
  await expect.poll(untilNextTry).toEqual([5, 60, 300, 1_800, 7_200, 28_800, 86_400, 172_800, null]);
  await expect.poll(deliveries).toMatchObject([{ tries: 9, nextTryAt: null, status: 500 }]);
  expect(new Set(receiver.arrived.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  for (const arrived of receiver.arrived) expect(verified(secret, arrived)).toMatchObject({ type: 'batch.finished' });

  const token = await signedInToken(portal.deps, user);
  const stateNow = async () => (await portal.call(listWebhooks, {}, token)).body.message[0].state;
  expect(await stateNow()).toBe('off');
  const offMails = async () => (await mailsTo(portal.dataDir, user.email)).filter(({ subject }) => subject?.includes('turned off'));
  await expect.poll(offMails).toHaveLength(1);
  expect(await mailsTo(portal.dataDir, other.email)).toHaveLength(0);
  await queueFor(user);
  expect(await deliveries()).toHaveLength(1);

  const metrics = async () => (await portal.app.inject({ url: '/metrics' })).body;
  const oneGivenUp = /^dialplane_webhook_deliveries\{state="failed"\} 1$/m;
  expect(await metrics()).toMatch(oneGivenUp);

  const [{ id: failed } = { id: '' }] = await deliveries();
  expect((await portal.call(redeliver, { body: { id: failed } }, token)).status).toBe(409);
  expect((await portal.call(testWebhook, { body: { id } }, token)).body.delivery).toMatchObject({ status: 500, nextTryAt: null });
  expect(await stateNow()).toBe('off');
  // A test is sent once: there is nothing to give up.
  expect(await metrics()).toMatch(oneGivenUp);
  receiver.answer(answering(204));
  expect((await portal.call(testWebhook, { body: { id } }, token)).body).toMatchObject({
    message: 'The webhook accepted the test',
    delivery: { event: 'webhook.test', tries: 1, status: 204 },
  });
  expect(await stateNow()).toBe('active');
  expect((await portal.call(redeliver, { body: { id: failed } }, token)).status).toBe(200);
  await expect
    .poll(async () => (await deliveries()).find((one) => one.id === failed))
    .toMatchObject({ tries: 10, status: 204, nextTryAt: null });
  expect(receiver.arrived.at(-1)?.headers['webhook-id']).toBe(failed);
});

test('a delivery that was taken is sent once; redelivered it comes again under its id, signed anew', async () => {
  const { user, receiver, secret, deliveries } = await connected();
  await queueFor(user);
  await expect.poll(deliveries).toMatchObject([{ status: 200 }]);
  const [{ id } = { id: '' }] = await deliveries();
  expect((await portal.call(redeliver, { body: { id } }, await signedInToken(portal.deps, user))).status).toBe(200);
  await expect.poll(deliveries).toMatchObject([{ id, tries: 2, status: 200, nextTryAt: null }]);
  expect(receiver.arrived.map(({ headers }) => headers['webhook-id'])).toEqual([id, id]);
  for (const arrived of receiver.arrived) verified(secret, arrived);
});

test('a redirect is not followed', async () => {
  const elsewhere = await startReceiver();
  const { user, deliveries } = await connected(answering(307, '', { location: elsewhere.url }));
  await queueFor(user);
  await expect.poll(deliveries).toMatchObject([{ status: 307, nextTryAt: expect.any(String) }]);
  expect(elsewhere.arrived).toEqual([]);
});

test('a receiver that says nothing, or never stops, is left after its time', async () => {
  const own = await startPortalForTest(open, { webhookTimes: { ...often.webhookTimes, timeoutMs: 700 } });
  const silent = await connectedTo(own, () => undefined);
  const dripping = await connectedTo(own, (response) => {
    response.write('a');
    const timer = setInterval(() => response.write('a'), 50);
    response.on('close', () => clearInterval(timer));
  });
  for (const { user } of [silent, dripping]) await queueFor(user, batchData, own);
  for (const { deliveries } of [silent, dripping])
    await expect.poll(deliveries).toMatchObject([{ status: null, response: 'No complete response within 0.7 s' }]);
});

test('a receiver that breaks off is told by its code', async () => {
  const { user, deliveries } = await connected((response) => response.socket?.resetAndDestroy());
  await queueFor(user);
  await expect.poll(deliveries).toMatchObject([{ status: null, response: 'Connection failed: ECONNRESET' }]);
});

test('of a huge reply no more than 64 KiB are read, and 500 characters kept', async () => {
  let sent = 0;
  const { user, deliveries } = await connected((response) => {
    const chunk = Buffer.from('ä\0'.repeat(20_000));
    const write = () => {
      while (!response.destroyed && sent < 500_000_000) {
        sent += chunk.byteLength;
        if (!response.write(chunk)) return void response.once('drain', write);
      }
    };
    write();
  });
  await queueFor(user);
  await expect.poll(deliveries).toMatchObject([{ tries: 1, status: 200, response: 'ä'.repeat(500), nextTryAt: null }]);
  expect(sent).toBeLessThan(20_000_000);
});

test('a webhook that is removed, or whose organisation is closed, is sent nothing more', async () => {
  const removed = await connected(answering(500));
  const closed = await connected(answering(500));
  for (const { user, deliveries } of [removed, closed]) {
    await queueFor(user);
    await expect.poll(deliveries).toMatchObject([{ status: 500 }]);
  }
  const token = await signedInToken(portal.deps, removed.user);
  expect((await portal.call(removeWebhook, { body: { id: removed.id } }, token)).status).toBe(200);
  await sql`update organisations set closed_at = now() where id = ${closed.user.organisationId}`.execute(portal.deps.db);
  // On a busy machine a second try may have come before.
  await expect.poll(() => underWay(closed.id)).toBe(0);
  const arrived = [removed, closed].map(({ receiver }) => receiver.arrived.length);
  for (const { user, makeDue } of [removed, closed]) {
    await makeDue();
    await queueFor(user);
  }
  const later = await connected();
  await queueFor(later.user);
  await expect.poll(later.deliveries).toMatchObject([{ status: 200 }]);
  expect([removed, closed].map(({ receiver }) => receiver.arrived.length)).toEqual(arrived);
});

test('a delivery whose sender died is sent by another once its lease is over', async () => {
  const { user, receiver, id, deliveries } = await connected(answering(500), answering(200));
  await queueFor(user);
  await expect.poll(async () => (await deliveries())[0]?.status).not.toBeNull();
  // The state after a sender took it and died; on a busy machine the second try may have come before.
  await sql`
    update webhook_deliveries set due_at = now(), locked_until = now() - interval '1 second', fence = fence + 1
    where webhook_id = ${id} and tries = 1`.execute(portal.deps.db);
  await expect.poll(deliveries).toMatchObject([{ tries: 2, status: 200, nextTryAt: null }]);
  expect(receiver.arrived).toHaveLength(2);
});

test('two nodes send each delivery once', async () => {
  await startSecondNode(portal, open, often);
  const { user, receiver, deliveries } = await connected();
  for (let count = 0; count < 30; count += 1) await queueFor(user, { ...batchData, records: count });
  await expect.poll(async () => (await deliveries()).filter(({ status }) => status === 200).length).toBe(30);
  expect(receiver.arrived).toHaveLength(30);
});
