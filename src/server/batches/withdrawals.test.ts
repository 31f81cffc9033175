/** Whoever agreed to the mails about an organisation's batches ends that by a link in any of them, and so does an administrator. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { batchAddresses, confirmBatchAddress, removeBatchAddress, withdrawBatchAddress } from '../../shared/batches/batch-addresses.ts';
import { finishedRows, rowsOfBatch, sendBatch } from '../test-support/batches.ts';
import { makeUser, signedInToken, type TestUser } from '../test-support/factories.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({}, { batchWorkerTimes: { pollIntervalMs: 50 } });
});
afterAll(() => portal.stop());

interface Customer {
  readonly user: TestUser;
  readonly token: string;
}

async function customer(): Promise<Customer> {
  const user = await makeUser(portal.deps);
  return { user, token: await signedInToken(portal.deps, user) };
}

const send = ({ token }: Customer, email: string, name = 'numbers.csv') =>
  sendBatch(portal, token, { content: ['447400123456'], email, name });
const textsTo = async (email: string) => (await mailsTo(portal.dataDir, email)).map(({ text = '' }) => text);
const withdraw = (token: string) => portal.call(withdrawBatchAddress, { body: { token } });
const listed = async ({ token }: Customer) => (await portal.call(batchAddresses, {}, token)).body.message;
const remove = ({ token }: Customer, email: string) => portal.call(removeBatchAddress, { body: { email } }, token);
const waits = async ({ token }: Customer, id: string) => (await rowsOfBatch(portal, token, id)).map(({ mailWaits }) => mailWaits);

/** Sends a batch and waits for its end. */
async function finish(by: Customer, email: string, name?: string): Promise<string> {
  const { body } = await send(by, email, name);
  await finishedRows(portal, by.token, body.id);
  return body.id;
}

/** The tokens of this purpose in all mails to the address, once there are so many of them. */
async function tokensTo(email: string, purpose: 'batches' | 'stop-batches', count: number): Promise<string[]> {
  const link = new RegExp(`/auth/confirm#${purpose}=([\\w-]{43})\n`);
  const tokens = async () => (await textsTo(email)).flatMap((text) => link.exec(text)?.[1] ?? []);
  await expect.poll(async () => (await tokens()).length).toBe(count);
  return tokens();
}

/** Agrees by the newest of so many links. */
async function agree(email: string, links: number): Promise<void> {
  const token = (await tokensTo(email, 'batches', links)).at(-1) ?? '';
  expect((await portal.call(confirmBatchAddress, { body: { token } })).status).toBe(200);
}

/** An address that agreed, and the link in its one mail so far. */
async function agreed(by: Customer): Promise<{ email: string; link: string }> {
  const email = `partner-${crypto.randomUUID()}@outside.example`;
  await finish(by, email);
  await agree(email, 1);
  const [link = ''] = await tokensTo(email, 'stop-batches', 1);
  return { email, link };
}

test('T65: every mail to an address outside has a link that ends the agreement; for thirty days nobody asks there again', async () => {
  const by = await customer();
  const { email } = await agreed(by);
  await finish(by, email, 'two.csv');
  const [first = '', second = ''] = await tokensTo(email, 'stop-batches', 2);
  expect((await portal.app.inject({ url: `${withdrawBatchAddress.path}?token=${first}` })).statusCode).toBe(405);
  // Any mail's link will do, not the newest alone.
  expect(await withdraw(first)).toMatchObject({
    status: 200,
    body: { message: `${email} gets no more e-mails about batches of Organisation ${by.user.organisationId}` },
  });
  const dead = 'This link is no longer valid';
  for (const token of [first, second, 'A'.repeat(43)])
    expect(await withdraw(token)).toMatchObject({ status: 400, body: { message: dead, errors: { token: dead } } });
  const id = await finish(by, email, 'three.csv');
  expect(await waits(by, id)).toEqual([true]);
  const { db } = portal.deps;
  const age = (days: number) =>
    sql`update batch_addresses set withdrawn_at = now() - ${days} * interval '1 day' where email = ${email}`.execute(db);
  await age(29);
  await finish(by, email, 'four.csv');
  expect(await textsTo(email)).toHaveLength(3);
  await age(31);
  await finish(by, email, 'five.csv');
  await agree(email, 2);
  await tokensTo(email, 'stop-batches', 5);
  expect(await listed(by)).toMatchObject([{ email }]);
});

test('T65: a batch that is under way when the agreement ends sends no mail', async () => {
  const by = await customer();
  const { email, link } = await agreed(by);
  const id = await finish(by, email, 'running.csv');
  await tokensTo(email, 'stop-batches', 2);
  const { db } = portal.deps;
  await sql`update batches set state = 'queued', tries = 19, locked_until = now() + interval '4 minutes' where id = ${id}`.execute(db);
  expect((await withdraw(link)).status).toBe(200);
  await sql`update batches set locked_until = null where id = ${id}`.execute(db);
  expect(await finishedRows(portal, by.token, id)).toMatchObject([{ mailWaits: true }]);
  expect(await textsTo(email)).toHaveLength(3);
});

test('T65: a mail inside the organisation has no such link', async () => {
  const by = await customer();
  const email = `team-${crypto.randomUUID()}@customer.example`;
  await finish(by, email);
  await expect.poll(() => textsTo(email)).toEqual([expect.not.stringContaining('/auth/confirm')]);
});

test('T65: an administrator sees which addresses agreed, and ends it for one of their own organisation; the next batch asks there anew', async () => {
  const [by, other] = [await customer(), await customer()];
  const { email, link } = await agreed(by);
  expect(await listed(by)).toEqual([{ email, agreedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }]);
  expect(await listed(other)).toEqual([]);
  const message = 'This address does not get e-mails about your batches';
  expect(await remove(other, email)).toMatchObject({ status: 404, body: { message } });
  expect(await remove(by, email.toUpperCase())).toMatchObject({
    status: 200,
    body: { message: `${email} gets no more e-mails about your batches` },
  });
  expect(await remove(by, email)).toMatchObject({ status: 404, body: { message } });
  expect(await listed(by)).toEqual([]);
  expect((await withdraw(link)).status).toBe(400);
  expect((await send(by, email)).body.mailWaits).toBe(true);
  await tokensTo(email, 'batches', 2);
});

test('T65: who ended an agreement is in the audit log', async () => {
  const by = await customer();
  const [own, removed] = [await agreed(by), await agreed(by)];
  await withdraw(own.link);
  await remove(by, removed.email);
  const entries = await portal.deps.db
    .selectFrom('audit_log')
    .where('organisation_id', '=', by.user.organisationId)
    .where('action', '=', 'address for batches withdrawn')
    .select(['actor', 'subject'])
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { actor: own.email, subject: own.email },
    { actor: by.user.email, subject: removed.email },
  ]);
});
