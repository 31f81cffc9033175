/** Webhooks as administrators keep them, and what of the portal they are told. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addWebhook, listDeliveries, listWebhooks, redeliver, removeWebhook, testWebhook } from '../../shared/webhooks/webhooks.ts';
import { openTicket, setTicketState } from '../../shared/tickets/tickets.ts';
import { publishVersion, rollBack } from '../data-sets/versions.ts';
import { mailExpiringKeys } from '../keys/expiring-keys.ts';
import { sendBatch } from '../test-support/batches.ts';
import { makeKeyFor, makeUser, signedInToken, supportViewToken, type TestUser } from '../test-support/factories.ts';
import { startPortalForTest, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { addWebhookFor, answering, deliveriesTo, startReceiver, verified } from '../test-support/webhooks.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ WEBHOOKS_ALLOW_PRIVATE: 'true' }, { webhookTimes: { pollIntervalMs: 30 } });
});
afterAll(() => portal.stop());

const auditOf = async ({ organisationId }: TestUser) => {
  const found = await portal.deps.db
    .selectFrom('audit_log')
    .where('organisation_id', '=', organisationId)
    .where('action', 'like', 'webhook %')
    .select(['action', 'detail'])
    .orderBy('id')
    .execute();
  return found.map(({ action, detail }) => `${action}: ${detail}`);
};

test('T68: thirty tests within a quarter of an hour are all that an organisation sends', async () => {
  const user = await makeUser(portal.deps);
  const token = await signedInToken(portal.deps, user);
  const { url } = await startReceiver();
  const { id } = await addWebhookFor(portal, user, { url, events: ['batch.finished'] });
  const send = async () => (await portal.call(testWebhook, { body: { id } }, token)).status;
  expect(await send()).toBe(200);
  await sql`update attempts set spent = 29 where budget = 'webhook tests of organisation' and key = ${String(user.organisationId)}`.execute(
    portal.deps.db,
  );
  expect([await send(), await send()]).toEqual([200, 429]);
});

test('an administrator adds, lists, tests and removes a webhook; its secret is shown once; each of these is in the audit log', async () => {
  const user = await makeUser(portal.deps);
  const token = await signedInToken(portal.deps, user);
  const receiver = await startReceiver();
  const added = await portal.call(
    addWebhook,
    { body: { url: receiver.url, events: ['batch.finished', 'batch.failed', 'batch.failed'], password: user.password } },
    token,
  );
  expect(added.body).toEqual({
    message: expect.stringContaining('shown only once'),
    said: { name: 'webhooksSaid.added', values: [] },
    id: expect.any(String),
    secret: expect.stringMatching(/^whsec_/),
  });
  const { id, secret } = added.body;
  const list = async () => (await portal.call(listWebhooks, {}, token)).body.message;
  const listed = { id, url: receiver.url, events: ['batch.finished', 'batch.failed'], state: 'active', createdAt: expect.any(String) };
  expect(await list()).toEqual([{ ...listed, lastDelivery: null }]);

  const tested = await portal.call(testWebhook, { body: { id } }, token);
  const delivery = {
    id: expect.any(String),
    event: 'webhook.test',
    at: expect.any(String),
    tries: 1,
    status: 200,
    nextTryAt: null,
    response: 'thanks',
  };
  expect(tested.body).toEqual({ message: 'The webhook accepted the test', said: { name: 'webhooksSaid.tookTest', values: [] }, delivery });
  const [arrived] = receiver.arrived;
  expect(arrived && verified(secret, arrived)).toMatchObject({ type: 'webhook.test' });
  expect(await list()).toEqual([{ ...listed, lastDelivery: delivery }]);
  expect((await portal.call(listDeliveries, { query: { id } }, token)).body).toEqual({ message: [delivery] });
  expect((await portal.call(redeliver, { body: { id: tested.body.delivery.id } }, token)).status).toBe(409);

  const { body: removed } = await portal.call(removeWebhook, { body: { id } }, token);
  expect(removed).toEqual({ message: 'The webhook was removed', said: { name: 'webhooksSaid.removed', values: [] } });
  expect(await list()).toEqual([]);
  const { host } = new URL(receiver.url);
  expect(await auditOf(user)).toEqual([
    `webhook added: ${host}: batch.finished, batch.failed`,
    `webhook tested: ${host}`,
    `webhook removed: ${host}`,
  ]);
});

test('T68: the secret of a webhook rests encrypted', async () => {
  const user = await makeUser(portal.deps);
  const { id, secret } = await addWebhookFor(portal, user, { url: 'https://1.1.1.1/', events: ['data.changed'] });
  const { rows } = await sql<{ row: string; sealed: Buffer }>`
    select webhooks::text as row, sealed_secret as sealed from webhooks where id = ${id}`.execute(portal.deps.db);
  expect(rows[0]?.row).not.toContain(secret.slice(6));
  expect(Buffer.from(rows[0]?.sealed ?? []).includes(secret.slice(6))).toBe(false);
});

test('T68: a webhook of another organisation is one that does not exist', async () => {
  const owner = await makeUser(portal.deps);
  const receiver = await startReceiver(answering(500));
  const { id } = await addWebhookFor(portal, owner, { url: receiver.url, events: ['webhook.test'] });
  await portal.call(testWebhook, { body: { id } }, await signedInToken(portal.deps, owner));
  const [{ id: delivery } = { id: '' }] = await deliveriesTo(portal, owner, id);
  const token = await signedInToken(portal.deps, await makeUser(portal.deps));
  const nobody = '3f0a3c52-64d5-4a0e-9d7c-4f0f6a0e7b11';
  for (const [endpoint, key, own] of [
    [testWebhook, 'body', id],
    [removeWebhook, 'body', id],
    [redeliver, 'body', delivery],
    [listDeliveries, 'query', id],
  ] as const) {
    const other = await portal.call(endpoint, { [key]: { id: own } } as never, token);
    const none = await portal.call(endpoint, { [key]: { id: nobody } } as never, token);
    expect([other.status, other.body]).toEqual([none.status, none.body]);
    expect(other.status).toBe(404);
  }
  expect((await portal.call(listWebhooks, {}, token)).body.message).toEqual([]);
});

test('T68: a support view looks at webhooks and does nothing with them; a key of a program does not even look', async () => {
  const user = await makeUser(portal.deps);
  const { id } = await addWebhookFor(portal, user, { url: 'https://1.1.1.1/', events: ['data.changed'] });
  const view = await supportViewToken(portal.deps, user);
  expect((await portal.call(listWebhooks, {}, view)).body.message).toMatchObject([{ id }]);
  expect((await portal.call(listDeliveries, { query: { id } }, view)).status).toBe(200);
  const body = { url: 'https://1.1.1.1/', events: ['data.changed' as const] };
  expect((await portal.call(addWebhook, { body }, view)).status).toBe(403);
  for (const endpoint of [testWebhook, removeWebhook, redeliver])
    expect((await portal.call(endpoint, { body: { id } }, view)).status).toBe(403);
  const { key } = await makeKeyFor(portal, user);
  expect((await portal.call(listWebhooks, {}, key)).status).toBe(403);
});

test.each([
  ['http://receiver.example/', 'The URL must begin with https://'],
  ['ftp://receiver.example/', 'Enter a URL that begins with https://'],
  ['receiver.example', 'Enter a URL that begins with https://'],
  ['javascript:alert(1)', 'Enter a URL that begins with https://'],
  ['https://name:password@receiver.example/', 'Remove the user name and password from the URL'],
  ['https://name@receiver.example/', 'Remove the user name and password from the URL'],
  [`https://receiver.example/${'a'.repeat(2_000)}`, 'A URL has at most 2000 characters'],
  ['https://127.0.0.1/', 'The URL leads to a private network, which webhooks may not call'],
  ['https://localhost/', 'The URL leads to a private network, which webhooks may not call'],
  ['https://0x7f000001/', 'The URL leads to a private network, which webhooks may not call'],
  ['https://[::ffff:10.0.0.1]/', 'The URL leads to a private network, which webhooks may not call'],
  ['https://169.254.169.254/latest/meta-data', 'The URL leads to a private network, which webhooks may not call'],
])('T68: the address %j is refused', async (url, message) => {
  const closed = await startPortalForTest();
  const token = await signedInToken(closed.deps, await makeUser(closed.deps));
  const { status, body } = await closed.call(addWebhook, { body: { url, events: ['batch.finished'] } }, token);
  expect([status, body.errors]).toEqual([400, { url: message }]);
});

test('events that there are none of are refused, and none at all', async () => {
  const token = await signedInToken(portal.deps, await makeUser(portal.deps));
  for (const events of [[], ['batch.finishd'], undefined]) {
    const { status, body } = await portal.call(addWebhook, { body: { url: 'https://1.1.1.1/', events: events as never } }, token);
    expect([status, body.message]).toEqual([400, expect.stringContaining('batch.finished, batch.failed, ticket.changed')]);
  }
});

test('an organisation has twenty webhooks at most', async () => {
  const user = await makeUser(portal.deps);
  const token = await signedInToken(portal.deps, user);
  const add = () =>
    portal.call(addWebhook, { body: { url: 'https://1.1.1.1/', events: ['data.changed'], password: user.password } }, token);
  for (let count = 0; count < 20; count += 1) expect((await add()).status).toBe(200);
  expect((await add()).status).toBe(409);
});

const everything = ['batch.finished', 'batch.failed', 'ticket.changed', 'data.changed', 'key.expiring'] as const;

/** A webhook that takes everything, and what it was told so far. */
async function told(user: TestUser) {
  const receiver = await startReceiver();
  await addWebhookFor(portal, user, { url: receiver.url, events: [...everything] });
  return () => receiver.arrived.map(({ body }) => JSON.parse(body)).map(({ type, data }) => ({ type, data }));
}

test('batch.finished comes with the end of a batch, and holds neither a number nor a file’s name', async () => {
  const user = await makeUser(portal.deps);
  const events = await told(user);
  const sent = await sendBatch(portal, await signedInToken(portal.deps, user), {
    content: ['447400123456', '447400123457'],
    services: ['gnr'],
  });
  const { id } = sent.body;
  await expect.poll(events, { timeout: 10_000 }).toEqual([{ type: 'batch.finished', data: { id, records: 2, services: ['gnr'] } }]);
});

test('ticket.changed comes with a ticket, its messages and its states', async () => {
  const user = await makeUser(portal.deps);
  const staff = await makeUser(portal.deps, { organisationId: portal.deps.config.PLATFORM_ACCOUNT_ID });
  const events = await told(user);
  const ticket = { ticketSeverity: 'Other', ticketSubject: '447400123456', ticketMessage: 'of 447400123456' } as const;
  const { ticketId: id } = (await portal.call(openTicket, { body: ticket }, await signedInToken(portal.deps, user))).body;
  await expect.poll(events).toEqual([{ type: 'ticket.changed', data: { id, change: 'opened', state: 'open' } }]);
  await portal.call(setTicketState, { body: { ticketId: id, state: 'closed' } }, await signedInToken(portal.deps, staff));
  await expect
    .poll(async () => events().at(-1))
    .toEqual({
      type: 'ticket.changed',
      data: { id, change: 'state', by: 'support', state: 'closed' },
    });
});

test('key.expiring comes a week before a key ends, with no more of it than its prefix', async () => {
  const user = await makeUser(portal.deps);
  const events = await told(user);
  const { id, key } = await makeKeyFor(portal, user);
  await sql`update api_keys set expires_at = now() + interval '6 days' where id = ${id}`.execute(portal.deps.db);
  await mailExpiringKeys(portal.deps);
  await expect.poll(events).toEqual([{ type: 'key.expiring', data: { id, prefix: key.slice(0, 11), expiresAt: expect.any(String) } }]);
});

test('data.changed comes to every organisation that is not closed, with a new version and with a rollback', async () => {
  const { db } = portal.deps;
  const [one, other, closed] = [await makeUser(portal.deps), await makeUser(portal.deps), await makeUser(portal.deps)];
  const heard = [await told(one), await told(other)];
  await told(closed);
  await db
    .updateTable('organisations')
    .where('id', '=', closed.organisationId)
    .set({ closed_at: sql`now()` })
    .execute();
  const version = {
    set_name: 'irsf',
    storage_key: 'data-sets/a-version-without-a-file',
    bytes: 1,
    sha256: 'a',
    content_version: 'a',
    row_count: 1,
    source_name: 'a.csv',
    source_sha256: 'a',
    as_of: new Date('2026-03-01T00:00:00Z'),
    loaded_by: null,
  } as const;
  const number = await publishVersion(db, version);
  const expected = [{ type: 'data.changed', data: { set: 'irsf', version: number } }];
  for (const events of heard) await expect.poll(events).toEqual(expected);
  await rollBack(db, 'irsf');
  for (const events of heard)
    await expect.poll(events).toEqual([...expected, { type: 'data.changed', data: { set: 'irsf', version: null } }]);
  expect(await db.selectFrom('webhook_deliveries').where('organisation_id', '=', closed.organisationId).select('id').execute()).toEqual([]);
});
