/** Closing an organisation in the portal, and opening it again. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, status } from '../../shared/sign-in/sign-in.ts';
import { closeOrganisation, reopenOrganisation } from '../../shared/organisations/organisations.ts';
import { sendBatch } from '../test-support/batches.ts';
import { startPortalAtNoon } from '../test-support/portal-at-noon.ts';
import { makeUser, signedInToken, supportViewToken, type TestUser } from '../test-support/factories.ts';
import { auditOf, staffTokenOf } from '../test-support/organisations.ts';
import { credentialsOf } from '../test-support/sign-in-steps.ts';
import type { TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
let staffToken: string;
beforeAll(async () => {
  portal = await startPortalAtNoon();
  staffToken = await staffTokenOf(portal);
});
afterAll(() => portal.stop());

const close = (userId: number, token = staffToken) => portal.call(closeOrganisation, { body: { userId } }, token);
const reopen = (userId: number, token = staffToken) => portal.call(reopenOrganisation, { body: { userId } }, token);
const statusWith = async (token: string) => (await portal.call(status, {}, token)).status;

/** A batch of the organisation that no worker takes. */
async function makeBatch({ organisationId }: TestUser, state: 'queued' | 'running' | 'done'): Promise<string> {
  const id = randomUUID();
  const { db } = portal.deps;
  const batch = { organisation_id: organisationId, id, file_name: 'numbers.csv', email: 'a@customer.example', records: 1 };
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto('batches').values(batch).execute();
    // By the database's clock, which is at noon.
    const locked_until = sql<Date>`now() + interval '1 minute'`;
    await transaction.updateTable('batches').where('id', '=', id).set({ state, locked_until }).execute();
  });
  return id;
}

async function batchStates({ organisationId }: TestUser): Promise<string[]> {
  const rows = portal.deps.db.selectFrom('batches').where('organisation_id', '=', organisationId).select('state').orderBy('state');
  return (await rows.execute()).map(({ state }) => state);
}

test('T15: sessions and support views end at once, batches that are not finished are cancelled, and what was stored stays', async () => {
  const user = await makeUser(portal.deps);
  const tokens = [await signedInToken(portal.deps, user), await supportViewToken(portal.deps, user)];
  expect(await Promise.all(tokens.map(statusWith))).toEqual([200, 200]);
  for (const state of ['queued', 'running', 'done'] as const) await makeBatch(user, state);
  expect(await close(user.organisationId)).toMatchObject({
    status: 200,
    body: { message: `Organisation ${user.organisationId} was closed` },
  });
  expect(await Promise.all(tokens.map(statusWith))).toEqual([401, 401]);
  expect(await batchStates(user)).toEqual(['cancelled', 'cancelled', 'done']);
  expect((await auditOf(portal, user.organisationId)).at(-1)).toMatchObject({
    action: 'organisation closed',
    detail: 'cancelled 2 batches',
  });
  expect((await reopen(user.organisationId)).status).toBe(200);
  expect(await batchStates(user)).toEqual(['cancelled', 'cancelled', 'done']);
  expect(await Promise.all(tokens.map(statusWith))).toEqual([401, 401]);
});

test('T15: signing in is answered as with wrong credentials, but for whoever has the right password: they are told, and the audit log once a day', async () => {
  const user = await makeUser(portal.deps);
  const wrong = { body: { email: user.email, password: '0'.repeat(128) } };
  const before = await portal.call(login, wrong);
  await close(user.organisationId);
  expect(await portal.call(login, wrong)).toMatchObject({ status: 400, body: before.body });
  const sentence = { status: 403, body: { message: 'Your organisation no longer has access to the portal. Contact the provider' } };
  for (let count = 0; count < 2; count += 1) expect(await portal.call(login, credentialsOf(user))).toMatchObject(sentence);
  const refused = (await auditOf(portal, user.organisationId)).filter(({ detail }) => detail === 'the organisation is closed');
  expect(refused).toMatchObject([{ subject: user.email, action: 'sign-in refused' }]);
  await reopen(user.organisationId);
  expect((await portal.call(login, credentialsOf(user))).status).toBe(200);
});

test('a batch that is sent with a session which a node still remembers is not accepted', async () => {
  const user = await makeUser(portal.deps);
  const token = await signedInToken(portal.deps, user);
  expect(await statusWith(token)).toBe(200);
  // As another node closes it: this one remembers the session for a second.
  await portal.deps.db.updateTable('organisations').where('id', '=', user.organisationId).set({ closed_at: new Date() }).execute();
  expect((await sendBatch(portal, token, { content: ['447400123456'] })).status).toBe(401);
  expect(await batchStates(user)).toEqual([]);
});

test('the provider’s own organisation cannot be closed, a closed one not again, an open one not opened, and none that is not there', async () => {
  const { organisationId } = await makeUser(portal.deps);
  const own = portal.deps.config.PLATFORM_ACCOUNT_ID;
  expect(await close(own)).toMatchObject({
    status: 409,
    body: { message: `Account ${own} belongs to the provider and cannot be closed` },
  });
  expect(await statusWith(staffToken)).toBe(200);
  expect((await reopen(organisationId)).status).toBe(409);
  expect([(await close(organisationId)).status, (await close(organisationId)).status]).toEqual([200, 409]);
  expect((await close(9999)).status).toBe(404);
  expect((await reopen(9999)).status).toBe(404);
});

test('T36: another organisation’s administrator can neither close nor open one', async () => {
  const [mine, other] = [await makeUser(portal.deps), await makeUser(portal.deps)];
  const token = await signedInToken(portal.deps, mine);
  expect((await close(other.organisationId, token)).status).toBe(403);
  expect((await close(mine.organisationId, token)).status).toBe(403);
  await close(other.organisationId);
  expect((await reopen(other.organisationId, token)).status).toBe(403);
  expect((await portal.call(login, credentialsOf(other))).status).toBe(403);
  expect((await portal.call(login, credentialsOf(mine))).status).toBe(200);
});
