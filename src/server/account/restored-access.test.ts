/** Items that a restore switched off give no access and receive nothing until an authorised user keeps them. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { status } from '../../shared/sign-in/sign-in.ts';
import { rotateKey, revokeKey } from '../../shared/keys/keys.ts';
import { confirmPasskey, factors, listPasskeys, passkeyToAdd, passkeyToConfirm } from '../../shared/factors/passkeys.ts';
import { readProofWays } from '../../shared/factors/proof.ts';
import { keepRestored, type KeptKind } from '../../shared/account/restored-access.ts';
import { listWebhooks, redeliver, testWebhook } from '../../shared/webhooks/webhooks.ts';
import { inTransaction } from '../database/transaction.ts';
import { queueEvent } from '../webhooks/queued-events.ts';
import { makeKeyFor, makeUser, pendingToken, signedInToken, supportViewToken, type TestUser } from '../test-support/factories.ts';
import { startIdentityProvider } from '../test-support/identity-provider.ts';
import { callWith, keysOf } from '../test-support/keys.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { auditOf } from '../test-support/organisations.ts';
import { addTestPasskey, askToSignIn, signInFrom } from '../test-support/passkeys.ts';
import { openToThisMachine, redirectUri, signInThere, withProvider } from '../test-support/single-sign-on.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { batchData, addWebhookFor, answering, deliveriesTo, startReceiver } from '../test-support/webhooks.ts';

let portal: TestPortal;
beforeAll(async () => {
  const often = { webhookTimes: { pollIntervalMs: 30, timeoutMs: 30_000 } };
  portal = await startTestPortal({ ...openToThisMachine, WEBHOOKS_ALLOW_PRIVATE: 'true' }, often);
});
afterAll(() => portal.stop());

const [administrator, search] = [64, 128];
type OffTable = 'api_keys' | 'webhooks' | 'passkeys' | 'linked_identities';

/** Switches off the items of a user or organisation, as a restore does. */
async function switchOff(table: OffTable, { portalId, organisationId }: TestUser): Promise<void> {
  const whose = table === 'webhooks' ? sql`organisation_id = ${organisationId}` : sql`user_id = ${portalId}`;
  await sql`update ${sql.table(table)} set restored_at = now() where ${whose}`.execute(portal.deps.db);
  portal.deps.sessions.allChanged(portal.deps.db);
}

/** Keeps an item as a user does, with their password. */
async function keepAs(user: TestUser, kind: KeptKind, id: string, password: string | undefined = user.password) {
  return portal.call(keepRestored, { body: { kind, id, ...(password && { password }) } }, await signedInToken(portal.deps, user));
}

test('T88: a key that came back opens nothing and says what to do; its owner keeps it with a proof, and is mailed', async () => {
  const owner = await makeUser(portal.deps);
  const { id, key } = await makeKeyFor(portal, owner);
  expect((await callWith(portal, key)).status).toBe(200);
  await switchOff('api_keys', owner);
  const prefix = key.slice(0, 11);
  expect(await callWith(portal, key)).toMatchObject({
    status: 401,
    message: `The API key ${prefix} was restored from a backup and is off. Keep it in My Account, or ask an administrator`,
  });
  expect(await keysOf(portal, owner)).toMatchObject([{ state: 'restored' }]);
  const token = await signedInToken(portal.deps, owner);
  expect((await portal.call(rotateKey, { body: { id, password: owner.password } }, token)).status).toBe(409);
  expect((await portal.call(keepRestored, { body: { kind: 'key', id } }, token)).body).toMatchObject({ code: 'proof_needed' });
  expect((await callWith(portal, key)).status).toBe(401);

  expect(await keepAs(owner, 'key', id)).toMatchObject({
    status: 200,
    body: { message: '“Test key” was kept and works again' },
  });
  expect((await callWith(portal, key)).status).toBe(200);
  expect(await auditOf(portal, owner.organisationId)).toContainEqual({
    actor: owner.email,
    subject: owner.email,
    action: 'key kept',
    detail: `${prefix}, Test key`,
  });
  const mails = async () => (await mailsTo(portal.dataDir, owner.email)).map(({ subject }) => subject);
  await expect.poll(mails).toContainEqual(expect.stringMatching(/access restored from a backup was kept$/));
  expect((await keepAs(owner, 'key', id)).status).toBe(409);
});

test('T88: an administrator who holds what a key may keeps it, and whoever may not see it does not; one that is revoked stays so', async () => {
  const owner = await makeUser(portal.deps, { permissions: search });
  const { organisationId } = owner;
  const { id, key } = await makeKeyFor(portal, owner, { permissions: search });
  await switchOff('api_keys', owner);
  const colleague = await makeUser(portal.deps, { organisationId, permissions: search });
  const lesser = await makeUser(portal.deps, { organisationId, permissions: administrator });
  const stranger = await makeUser(portal.deps);
  expect((await keepAs(colleague, 'key', id)).status).toBe(404);
  expect((await keepAs(stranger, 'key', id)).status).toBe(404);
  expect((await keepAs(lesser, 'key', id)).status).toBe(403);
  const view = await supportViewToken(portal.deps, owner);
  expect((await portal.call(keepRestored, { body: { kind: 'key', id, password: owner.password } }, view)).status).toBe(403);
  expect((await callWith(portal, key)).status).toBe(401);
  expect((await keepAs(await makeUser(portal.deps, { organisationId }), 'key', id)).status).toBe(200);
  expect((await callWith(portal, key)).status).toBe(200);
  await switchOff('api_keys', owner);
  expect((await portal.call(revokeKey, { body: { id } }, await signedInToken(portal.deps, owner))).status).toBe(200);
  expect((await keepAs(owner, 'key', id)).status).toBe(409);
});

test('T88: a passkey that came back is not asked for and not taken: not in place of the code, not alone, not as a proof', async () => {
  const user = await makeUser(portal.deps);
  const { authenticator, id } = await addTestPasskey(portal, user);
  await switchOff('passkeys', user);
  const pending = await pendingToken(portal.deps, user);
  expect((await portal.call(factors, {}, pending)).body.message).toMatchObject({ passkey: false, mailedCode: true });
  const { options } = (await portal.call(passkeyToConfirm, {}, pending)).body;
  expect(options.allowCredentials).toEqual([]);
  const signed = authenticator.use(options);
  expect((await portal.call(confirmPasskey, { body: { response: signed } }, pending)).status).toBe(400);
  const alone = await askToSignIn(portal);
  expect((await signInFrom(portal, authenticator.use(alone.options), alone.cookie)).status).toBe(400);
  const token = await signedInToken(portal.deps, user);
  expect((await portal.call(readProofWays, {}, token)).body.message).toMatchObject({ password: true, passkey: false });
  expect((await portal.call(listPasskeys, {}, token)).body.message).toMatchObject([{ id, state: 'restored' }]);
  // An authenticator refuses a second passkey for the same account.
  const creation = (await portal.call(passkeyToAdd, { body: { password: user.password } }, token)).body.options;
  expect(creation.excludeCredentials).toMatchObject([{ id: authenticator.credentialId.toString('base64url') }]);

  const other = await makeUser(portal.deps, { organisationId: user.organisationId });
  expect((await keepAs(other, 'passkey', id)).status).toBe(404);
});

test('T88: a kept passkey signs in again, also of somebody who may do nothing before a factor is there', async () => {
  const user = await makeUser(portal.deps);
  const { key, id: keyId } = await makeKeyFor(portal, user);
  const { authenticator, id } = await addTestPasskey(portal, user);
  for (const table of ['passkeys', 'api_keys'] as const) await switchOff(table, user);
  await sql`insert into sign_in_policies (organisation_id, mailed_code, factor_required, idle_minutes, session_minutes)
    values (${user.organisationId}, true, true, 60, 600)`.execute(portal.deps.db);
  expect((await keepAs(user, 'key', keyId)).status).toBe(403);
  expect(await keepAs(user, 'passkey', id)).toMatchObject({
    status: 200,
    body: { message: '“Test passkey” was kept and works again' },
  });
  const alone = await askToSignIn(portal);
  const { status: signedIn, body } = await signInFrom(portal, authenticator.use(alone.options), alone.cookie);
  expect([signedIn, (await portal.call(status, {}, body.auth_token)).body.data.needsFactor]).toEqual([200, false]);
  expect((await callWith(portal, key)).status).toBe(401);
});

test('T88: a link to a provider that came back lets nobody in, and makes no other one by itself', async () => {
  const provider = await startIdentityProvider(redirectUri);
  try {
    const { user } = await withProvider(portal, provider);
    const person = { sub: user.portalId, email: user.email, email_verified: true, name: 'Jo Example' };
    provider.add(user.email, person);
    expect((await signInThere(portal, user.email)).status).toBe(200);
    await switchOff('linked_identities', user);
    const off = { status: 403, body: { message: expect.stringMatching(/was restored from a backup and is off\. Contact the provider/) } };
    expect(await signInThere(portal, user.email)).toMatchObject(off);
    provider.add(user.email, { ...person, sub: 'somebody else who has the address now' });
    expect((await signInThere(portal, user.email)).status).toBe(403);
    const links = portal.deps.db.selectFrom('linked_identities').where('user_id', '=', user.portalId);
    expect(await links.select('subject').execute()).toEqual([{ subject: user.portalId }]);
    expect(await auditOf(portal, user.organisationId)).toContainEqual(
      expect.objectContaining({ subject: user.email, detail: 'single sign-on: a link that came back with a backup' }),
    );
    provider.add(user.email, person);
    await portal.deps.db.updateTable('linked_identities').set({ restored_at: null }).where('user_id', '=', user.portalId).execute();
    expect((await signInThere(portal, user.email)).status).toBe(200);
  } finally {
    await provider.stop();
  }
});

test('T88: to a webhook that came back nothing is sent: what waits goes on waiting until an administrator keeps it', async () => {
  const user = await makeUser(portal.deps);
  const receiver = await startReceiver(answering(500));
  const { id } = await addWebhookFor(portal, user, { url: receiver.url, events: ['batch.finished'] });
  const queue = () =>
    inTransaction(portal.deps.db, (db) => queueEvent(db, { type: 'batch.finished', organisationId: user.organisationId, data: batchData }));
  const deliveries = () => deliveriesTo(portal, user, id);
  await queue();
  await expect.poll(deliveries).toMatchObject([{ tries: 1, status: 500, nextTryAt: expect.any(String) }]);
  const [{ id: waiting } = { id: '' }] = await deliveries();
  await switchOff('webhooks', user);
  await sql`update webhook_deliveries set due_at = now() where webhook_id = ${id}`.execute(portal.deps.db);
  // A later delivery was sent, so the node has looked at this one.
  const other = await makeUser(portal.deps);
  const beside = await addWebhookFor(portal, other, { url: (await startReceiver()).url, events: ['batch.finished'] });
  await inTransaction(portal.deps.db, (db) =>
    queueEvent(db, { type: 'batch.finished', organisationId: other.organisationId, data: batchData }),
  );
  await expect.poll(() => deliveriesTo(portal, other, beside.id)).toMatchObject([{ status: 200 }]);
  await queue();
  expect(await deliveries()).toMatchObject([{ tries: 1, nextTryAt: expect.any(String) }]);

  const token = await signedInToken(portal.deps, user);
  expect((await portal.call(listWebhooks, {}, token)).body.message).toMatchObject([{ state: 'restored' }]);
  expect((await portal.call(testWebhook, { body: { id } }, token)).status).toBe(409);
  expect((await portal.call(redeliver, { body: { id: waiting } }, token)).status).toBe(409);
  expect(receiver.arrived).toHaveLength(1);
  const colleague = await makeUser(portal.deps, { organisationId: user.organisationId, permissions: search });
  for (const nobody of [colleague, other]) expect((await keepAs(nobody, 'webhook', id)).status).toBe(404);
  receiver.answer(answering(200));
  expect((await keepAs(user, 'webhook', id)).status).toBe(200);
  await expect.poll(deliveries).toMatchObject([{ id: waiting, tries: 2, status: 200 }]);
  expect((await portal.call(listWebhooks, {}, token)).body.message).toMatchObject([{ state: 'active' }]);
});
