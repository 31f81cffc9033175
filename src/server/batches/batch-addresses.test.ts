/** The mail about a batch goes to strangers only after they have agreed once; the batch itself waits for nobody. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelBatch } from '../../shared/batches/batches.ts';
import { confirmBatchAddress } from '../../shared/batches/batch-addresses.ts';
import { inputKey } from './worker/batch-files.ts';
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

const stranger = () => `partner-${crypto.randomUUID()}@outside.example`;
const send = ({ token }: Customer, email: string, name = 'numbers.csv') =>
  sendBatch(portal, token, { content: ['447400123456'], email, name });
const confirm = (token: string) => portal.call(confirmBatchAddress, { body: { token } });
const subjectsTo = async (email: string) => (await mailsTo(portal.dataDir, email)).map(({ subject }) => subject);

const asked = 'Dialplane: confirm this address for the results of batches';
const announced = (name = 'numbers.csv') => `Your batch ${name} is finished`;

/** Sends a batch and waits for its end. */
async function finish(by: Customer, email: string, name?: string): Promise<string> {
  const { body } = await send(by, email, name);
  await finishedRows(portal, by.token, body.id);
  return body.id;
}

/** The token in the newest link mailed to the address, once there are so many mails with one. */
async function linkTo(email: string, links = 1): Promise<string> {
  const tokens = async () =>
    (await mailsTo(portal.dataDir, email)).flatMap(({ text = '' }) => /\/auth\/confirm#batches=([\w-]{43})\n/.exec(text)?.[1] ?? []);
  await expect.poll(async () => (await tokens()).length).toBe(links);
  return (await tokens()).at(-1) ?? '';
}

const waits = async ({ token }: Customer, id: string) => (await rowsOfBatch(portal, token, id)).map(({ mailWaits }) => mailWaits);

test('T65: an address outside gets one link; the batch runs, and its mail goes once the link is confirmed', async () => {
  const by = await customer();
  const email = stranger();
  const { status, body } = await send(by, email);
  expect({ status, mailWaits: body.mailWaits }).toEqual({ status: 200, mailWaits: true });
  expect(body.message).toBe(`numbers.csv was accepted. We will e-mail ${email} when it is finished and the address is confirmed`);
  const rows = await finishedRows(portal, by.token, body.id);
  expect(rows).toMatchObject([{ status: 'done', email, mailWaits: true }]);
  const token = await linkTo(email);
  expect(await subjectsTo(email)).toEqual([asked]);
  const [mail] = await mailsTo(portal.dataDir, email);
  expect(mail?.text).toContain(`Organisation ${by.user.organisationId}`);
  expect((await confirm(token)).body).toEqual({
    message: `Thank you. We will e-mail ${email} when batches of Organisation ${by.user.organisationId} finish`,
    said: { name: 'batchesSaid.agreed', values: [`Organisation ${by.user.organisationId}`, email] },
  });
  await expect.poll(() => subjectsTo(email)).toEqual([asked, announced()]);
  expect(await waits(by, body.id)).toEqual([false]);
  await finish(by, email, 'later.csv');
  await expect.poll(() => subjectsTo(email)).toEqual([asked, announced(), announced('later.csv')]);
});

test('T65: an address at a mail domain of a user who has set a password is inside, and asks nobody', async () => {
  const by = await customer();
  const email = `team-${crypto.randomUUID()}@customer.example`;
  const { body } = await send(by, email);
  expect(body).toMatchObject({ mailWaits: false, message: `numbers.csv was accepted. We will e-mail ${email} when it is finished` });
  await finishedRows(portal, by.token, body.id);
  expect(await waits(by, body.id)).toEqual([false]);
  await expect.poll(() => subjectsTo(email)).toEqual([announced()]);
});

test('T65: what one organisation was allowed, another one was not', async () => {
  const [one, other] = [await customer(), await customer()];
  const email = stranger();
  await finish(one, email);
  await confirm(await linkTo(email));
  const id = await finish(other, email);
  expect(await waits(other, id)).toEqual([true]);
  await linkTo(email, 2);
});

test('T65: several batches send one link, and all their mails go with it; a cancelled one has none', async () => {
  const by = await customer();
  const email = stranger();
  await finish(by, email, 'one.csv');
  const cancelled = await finish(by, email, 'two.csv');
  await sql`update batches set state = 'queued', locked_until = now() + interval '4 minutes' where id = ${cancelled}`.execute(
    portal.deps.db,
  );
  expect((await portal.call(cancelBatch, { body: { id: cancelled } }, by.token)).status).toBe(200);
  expect(await waits(by, cancelled)).toEqual([false]);
  await finish(by, email, 'three.csv');
  await confirm(await linkTo(email));
  await expect.poll(() => subjectsTo(email)).toHaveLength(3);
  expect(new Set(await subjectsTo(email))).toEqual(new Set([asked, announced('one.csv'), announced('three.csv')]));
});

test('T65: a batch that is under way when the address is confirmed sends its mail at its end, once', async () => {
  const by = await customer();
  const email = stranger();
  const id = await finish(by, email);
  const { db } = portal.deps;
  await sql`update batches set state = 'queued', tries = 19, locked_until = now() + interval '4 minutes' where id = ${id}`.execute(db);
  expect((await confirm(await linkTo(email))).status).toBe(200);
  expect(await subjectsTo(email)).toEqual([asked]);
  await sql`update batches set locked_until = null where id = ${id}`.execute(db);
  await finishedRows(portal, by.token, id);
  await expect.poll(async () => (await subjectsTo(email)).length).toBe(2);
});

test('T65: a batch that failed while its mail waited says in it what it failed of', async () => {
  const by = await customer();
  const email = stranger();
  const id = await finish(by, email);
  await portal.deps.storage.remove(inputKey(id));
  await sql`update batches set state = 'queued', locked_until = null, tries = 19 where id = ${id}`.execute(portal.deps.db);
  expect(await finishedRows(portal, by.token, id)).toMatchObject([{ status: 'failed', mailWaits: true }]);
  await confirm(await linkTo(email));
  await expect
    .poll(async () => (await mailsTo(portal.dataDir, email)).at(-1)?.text)
    .toContain('numbers.csv with 1 numbers could not be finished: its file is no longer there.');
});

test('T65: a day later another batch sends the link anew, and only the newest works: once, for thirty days, stored as its hash', async () => {
  const by = await customer();
  const { organisationId } = by.user;
  const email = stranger();
  const { db } = portal.deps;
  await finish(by, email);
  const older = await linkTo(email);
  await sql`update batch_address_links set created_at = created_at - interval '25 hours' where organisation_id = ${organisationId}`.execute(
    db,
  );
  await finish(by, email);
  const newer = await linkTo(email, 2);
  const { rows } = await sql<{ days: number }>`
    select (extract(epoch from expires_at - created_at) / 86400)::int as days, encode(token_hash, 'escape') as stored
    from batch_address_links where organisation_id = ${organisationId}`.execute(db);
  expect(rows).toEqual([{ days: 30, stored: expect.not.stringContaining(newer) }]);
  const dead = 'This link is no longer valid';
  expect(await confirm(older)).toMatchObject({ status: 400, body: { message: dead, errors: { token: dead } } });
  await sql`update batch_address_links set expires_at = now() where organisation_id = ${organisationId}`.execute(db);
  expect((await confirm(newer)).status).toBe(400);
  await sql`update batch_address_links set expires_at = now() + interval '1 minute' where organisation_id = ${organisationId}`.execute(db);
  const replies = await Promise.all([confirm(newer), confirm(newer)]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

test('T65: opening the link confirms nothing', async () => {
  const by = await customer();
  const email = stranger();
  const id = await finish(by, email);
  const token = await linkTo(email);
  const get = await portal.app.inject({ url: `${confirmBatchAddress.path}?token=${token}` });
  expect(get.statusCode).toBe(405);
  expect(await waits(by, id)).toEqual([true]);
});

test('T65: who asked whom, and who agreed, is in the audit log', async () => {
  const by = await customer();
  const email = stranger();
  await finish(by, email);
  await confirm(await linkTo(email));
  const entries = await portal.deps.db
    .selectFrom('audit_log')
    .where('organisation_id', '=', by.user.organisationId)
    .select(['actor', 'subject', 'action'])
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { actor: by.user.email, subject: email, action: 'address for batches asked to confirm' },
    { actor: email, subject: email, action: 'address for batches confirmed' },
  ]);
});
