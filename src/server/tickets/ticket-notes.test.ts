/** Internal notes of tickets: staff read them, and nothing that reaches a customer has them. */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../shared/audit/audit.ts';
import { contract } from '../../shared/contract.ts';
import { makeKeyFor, makeUser, signedInToken, supportViewToken } from '../test-support/factories.ts';
import { auditOf } from '../test-support/organisations.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { ticketCalls } from '../test-support/tickets.ts';
import { addWebhookFor, deliveriesTo, startReceiver } from '../test-support/webhooks.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ WEBHOOKS_ALLOW_PRIVATE: 'true' }, { webhookTimes: { pollIntervalMs: 30 } });
});
afterAll(() => portal.stop());

const { customer, send, read, own, write, answer, setState, note, work } = ticketCalls(() => portal);

async function staffMember() {
  const user = await makeUser(portal.deps, { organisationId: portal.deps.config.PLATFORM_ACCOUNT_ID });
  return { user, token: await signedInToken(portal.deps, user) };
}

/** Lists the tables with a row that has the word. */
async function tablesWith(word: string): Promise<string[]> {
  const { db } = portal.deps;
  const { rows: tables } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by relname`.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} as "the row" where "the row"::text like ${`%${word}%`} limit 1`.execute(db);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** Makes every call that reads, and returns the replies that are no refusals. */
async function everythingRead(token: string, ticketId: string): Promise<string[]> {
  const replies: string[] = [];
  for (const { method, path, query } of contract) {
    if (method !== 'GET') continue;
    const takesTicket = query !== undefined && 'shape' in query && 'ticketId' in (query.shape as object);
    const { statusCode, body } = await portal.app.inject({
      url: path,
      query: takesTicket ? { ticketId } : {},
      headers: { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}` },
    });
    if (statusCode === 200) replies.push(body);
  }
  return replies;
}

test('T89: an internal note is in no call, support view, mail, webhook or audit log of a customer', async () => {
  const word = `note${randomUUID().replaceAll('-', '')}`;
  const { user, token } = await customer();
  const receiver = await startReceiver();
  const webhook = await addWebhookFor(portal, user, { url: receiver.url, events: ['ticket.changed'] });
  const staff = await staffMember();
  const { ticketId } = (await send(token)).body;
  expect((await note(staff.token, ticketId, `They called: ${word}`)).status).toBe(200);
  await write(token, ticketId, 'Any news?');
  await answer(staff.token, ticketId);
  await setState(staff.token, ticketId, 'closed');

  const outbox = join(portal.dataDir, 'outbox');
  const mails = () =>
    readdirSync(outbox)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(outbox, name), 'utf8').replaceAll('=\n', ''));
  await expect.poll(() => mails().filter((mail) => mail.includes(ticketId)).length).toBe(5);
  await expect.poll(() => receiver.arrived.length).toBe(5);
  const { key } = await makeKeyFor(portal, user);
  const view = await supportViewToken(portal.deps, user);
  for (const reader of [token, key, view]) {
    const replies = await everythingRead(reader, ticketId);
    expect(replies.filter((reply) => reply.includes(ticketId)).length).toBeGreaterThan(1);
    expect(replies.filter((reply) => reply.includes(word) || reply.includes('ticket note added'))).toEqual([]);
    expect((await work(reader, ticketId)).status).toBe(403);
    expect((await note(reader, ticketId, 'Mine')).status).toBe(403);
  }
  const sent = [...mails(), ...receiver.arrived.map(({ body }) => body), JSON.stringify(await deliveriesTo(portal, user, webhook.id))];
  expect(sent.filter((text) => text.includes(word))).toEqual([]);
  expect((await auditOf(portal, user.organisationId)).map(({ action }) => action)).not.toContain('ticket note added');
  expect(await tablesWith(word)).toEqual(['ticket_notes']);
});

test('staff read notes with author and time, in the order of writing, and the provider’s audit log names the ticket without the text', async () => {
  const { user, token } = await customer();
  const staff = await staffMember();
  const { ticketId } = (await send(token)).body;
  expect((await note(staff.token, ticketId, 'First')).body).toMatchObject({
    number: 1,
    message: `Your note was added to ticket ${ticketId}`,
  });
  await note(staff.token, ticketId, 'Second\nline');
  const { notes } = (await work(staff.token, ticketId)).body.response;
  expect(notes).toEqual([
    { number: 1, at: expect.stringMatching(/^20.*Z$/), author: 'Test User', text: 'First' },
    { number: 2, at: expect.stringMatching(/^20.*Z$/), author: 'Test User', text: 'Second\nline' },
  ]);
  const [entry] = (await portal.call(auditLog, { query: {} }, staff.token)).body.message;
  expect(entry).toMatchObject({
    actor: staff.user.email,
    subject: `account ${user.organisationId}`,
    action: 'ticket note added',
    detail: ticketId,
  });
});

test('a note changes neither the state nor what is new to the customer, and stays when its author is removed', async () => {
  const { token } = await customer();
  const staff = await staffMember();
  const { ticketId } = (await send(token)).body;
  const before = (await own(token))[0];
  await note(staff.token, ticketId, 'To myself');
  expect((await own(token))[0]).toEqual(before);
  expect((await read(token, ticketId)).body.response.messages).toEqual([]);
  await portal.deps.db.deleteFrom('portal_users').where('id', '=', staff.user.portalId).execute();
  const other = await staffMember();
  expect((await work(other.token, ticketId)).body.response.notes).toMatchObject([{ author: 'Test User', text: 'To myself' }]);
});

test('an empty note is 400, one to a ticket that does not exist 404', async () => {
  const { token } = await customer();
  const staff = await staffMember();
  const { ticketId } = (await send(token)).body;
  expect((await note(staff.token, ticketId, ' ')).body.errors).toEqual({ text: 'Enter a note' });
  expect((await note(staff.token, 'T-0000-0000', 'Where?')).status).toBe(404);
  expect((await work(staff.token, 'T-0000-0000')).status).toBe(404);
});
