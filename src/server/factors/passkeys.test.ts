import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPasskey, listPasskeys, passkeyToAdd, removePasskey, renamePasskey } from '../../shared/factors/passkeys.ts';
import type { Proof } from '../../shared/factors/proof.ts';
import { userRemoval } from '../../shared/users/users.ts';
import { digestPassword } from '../auth/password-hashes.ts';
import { TestAuthenticator } from '../test-support/authenticator.ts';
import { makeKeyFor, makeUser, signedInToken, supportViewToken, type TestUser } from '../test-support/factories.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { edit, staffTokenOf } from '../test-support/organisations.ts';
import { addTestPasskey, askToSignIn, proofBy, signInFrom } from '../test-support/passkeys.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

const publicUrl = 'https://portal.example';
let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ PUBLIC_URL: publicUrl });
});
afterAll(() => portal.stop());

const signedIn = (user: TestUser) => signedInToken(portal.deps, user);
const listed = async (token: string) => (await portal.call(listPasskeys, {}, token)).body.message;
const begin = (token: string, password: string) => portal.call(passkeyToAdd, { body: { password } }, token);
const add = (token: string, response: unknown, name = 'Laptop') =>
  portal.call(addPasskey, { body: { name, response: response as never } }, token);
const mailsAbout = async ({ email }: TestUser, words: string) =>
  (await mailsTo(portal.dataDir, email)).filter(({ subject }) => subject?.includes(words));
const notAdded = expect.stringContaining('The passkey was not added');

test('T72: a passkey is added with the password again, listed, and removed with it; the owner is told of both', async () => {
  const user = await makeUser(portal.deps);
  const token = await signedIn(user);
  const authenticator = new TestAuthenticator(publicUrl);
  const begun = await begin(token, user.password);
  expect(begun.body.options).toMatchObject({
    rp: { id: 'portal.example', name: 'Dialplane' },
    user: { name: user.email, displayName: 'Test User', id: Buffer.from(user.portalId.replaceAll('-', ''), 'hex').toString('base64url') },
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const added = await add(token, authenticator.make(begun.body.options), ' Laptop ');
  expect(added).toMatchObject({ status: 200, body: { message: 'The passkey “Laptop” was added' } });
  expect(await listed(token)).toEqual([
    { id: added.body.id, name: 'Laptop', createdAt: expect.any(String), lastUsedAt: null, state: 'active' },
  ]);
  await expect.poll(() => mailsAbout(user, 'a passkey was added')).toHaveLength(1);
  const proof = () => proofBy(portal, { token, user, authenticator });
  const known = (await portal.call(passkeyToAdd, { body: await proof() }, token)).body.options.excludeCredentials;
  expect(known).toEqual([{ id: authenticator.credentialId.toString('base64url'), type: 'public-key', transports: ['internal'] }]);

  const remove = async (changes: Proof = {}) =>
    portal.call(removePasskey, { body: { id: added.body.id, ...(await proof()), ...changes } }, token);
  expect(await remove({ password: digestPassword('not the password') })).toMatchObject({
    status: 400,
    body: { errors: { password: expect.any(String) } },
  });
  expect(await remove()).toMatchObject({ status: 200, body: { message: 'The passkey “Laptop” was removed' } });
  const { id } = added.body;
  expect((await portal.call(removePasskey, { body: { id, password: user.password } }, token)).status).toBe(404);
  expect(await listed(token)).toEqual([]);
  const { options, cookie } = await askToSignIn(portal);
  expect((await signInFrom(portal, authenticator.use(options), cookie)).status).toBe(400);
  await expect.poll(() => mailsAbout(user, 'a passkey was removed')).toHaveLength(1);
  const entries = await portal.deps.db
    .selectFrom('audit_log')
    .where('organisation_id', '=', user.organisationId)
    .select(['action', 'actor', 'detail'])
    .orderBy('id')
    .execute();
  expect(entries).toMatchObject(
    [
      { action: 'passkey added', actor: user.email, detail: 'Laptop' },
      { action: 'passkey removed', actor: user.email, detail: 'Laptop' },
      { action: 'sign-in refused' },
    ].slice(0, entries.length),
  );
});

test('T72: its owner alone gives a passkey another name, which is in the audit log once', async () => {
  const user = await makeUser(portal.deps);
  const { key } = await makeKeyFor(portal, user);
  const { id, token } = await addTestPasskey(portal, user, { name: 'Laptop' });
  const rename = (name: string, by = token) => portal.call(renamePasskey, { body: { id, name } }, by);
  expect(await rename(' Old laptop ')).toMatchObject({ status: 200, body: { message: 'The passkey is now called “Old laptop”' } });
  expect((await rename('Old laptop')).status).toBe(200);
  expect(await rename(' ')).toMatchObject({ status: 400, body: { errors: { name: 'Enter a name for the passkey' } } });
  const colleague = await makeUser(portal.deps, { organisationId: user.organisationId });
  expect(await rename('Mine', await signedIn(colleague))).toMatchObject({ status: 404, body: { message: 'This passkey does not exist' } });
  expect((await rename('Mine', key)).body.code).toBe('not_for_keys');
  expect(await listed(token)).toMatchObject([{ id, name: 'Old laptop' }]);
  const { db } = portal.deps;
  const entries = db.selectFrom('audit_log').where('organisation_id', '=', user.organisationId).where('action', '=', 'passkey renamed');
  expect(await entries.select(['actor', 'detail']).execute()).toEqual([{ actor: user.email, detail: 'from “Laptop” to “Old laptop”' }]);
});

test('T72: without the right password nothing is begun, and what a browser made without it is not added', async () => {
  const user = await makeUser(portal.deps);
  const token = await signedIn(user);
  expect(await begin(token, digestPassword('not the password'))).toMatchObject({
    status: 400,
    body: { errors: { password: expect.any(String) } },
  });
  const { options } = (await begin(await signedIn(user), user.password)).body;
  expect(await add(token, new TestAuthenticator(publicUrl).make(options))).toMatchObject({ status: 400, body: { message: notAdded } });
  expect(await listed(token)).toEqual([]);
});

test.each<[string, Parameters<TestAuthenticator['make']>[1]]>([
  ['another site’s page', { origin: 'https://evil.example' }],
  ['another site’s name', { rpId: 'evil.example' }],
  ['another challenge', { challenge: 'A'.repeat(43) }],
  ['a person who was not verified', { isVerified: false }],
])('T72: not added: %s', async (_, oddity) => {
  const user = await makeUser(portal.deps);
  const token = await signedIn(user);
  const { options } = (await begin(token, user.password)).body;
  expect(await add(token, new TestAuthenticator(publicUrl).make(options, oddity))).toMatchObject({
    status: 400,
    body: { message: notAdded },
  });
  expect(await listed(token)).toEqual([]);
});

test('T72: a challenge adds one passkey, within five minutes, and a passkey is one account’s', async () => {
  const [user, other] = [await makeUser(portal.deps), await makeUser(portal.deps)];
  const { authenticator } = await addTestPasskey(portal, user);
  const token = await signedIn(other);
  const { options } = (await begin(token, other.password)).body;
  const made = authenticator.make(options);
  expect(await add(token, made)).toMatchObject({ status: 409, body: { message: 'This passkey has already been added' } });
  expect((await add(token, new TestAuthenticator(publicUrl).make(options))).status).toBe(400);
  const late = (await begin(token, other.password)).body.options;
  await sql`update passkey_challenges set expires_at = expires_at - interval '301 seconds'`.execute(portal.deps.db);
  expect((await add(token, new TestAuthenticator(publicUrl).make(late))).status).toBe(400);
  expect(await listed(token)).toEqual([]);
});

test('T72: there are at most 20 a user', async () => {
  const user = await makeUser(portal.deps);
  const { token, authenticator } = await addTestPasskey(portal, user);
  await sql`
    insert into passkeys (user_id, name, credential_id, public_key, counter, transports)
    select ${user.portalId}, 'Key ' || number, decode(md5(number::text || ${user.portalId}), 'hex'), '\\x00', 0, '{}' from generate_series(1, 19) as number`.execute(
    portal.deps.db,
  );
  const proof = await proofBy(portal, { token, user, authenticator });
  expect(await portal.call(passkeyToAdd, { body: proof }, token)).toMatchObject({
    status: 409,
    body: { message: 'You already have 20 passkeys. Remove one first' },
  });
});

test('T72: passkeys are their owner’s alone: not a colleague’s, an administrator’s, a support view’s or a key’s', async () => {
  const user = await makeUser(portal.deps);
  const { key } = await makeKeyFor(portal, user);
  const { id } = await addTestPasskey(portal, user);
  const colleague = await makeUser(portal.deps, { organisationId: user.organisationId });
  const token = await signedIn(colleague);
  expect(await listed(token)).toEqual([]);
  expect((await portal.call(removePasskey, { body: { id, password: colleague.password } }, token)).status).toBe(404);
  expect((await portal.call(listPasskeys, {}, await supportViewToken(portal.deps, user))).status).toBe(403);
  expect((await portal.call(listPasskeys, {}, key)).status).toBe(403);
  expect(await listed(await signedIn(user))).toHaveLength(1);
});

test('T63: passkeys go with their user, and where the account goes to another mailbox', async () => {
  const administrator = await makeUser(portal.deps);
  const { organisationId } = administrator;
  const [removed, moved] = [await makeUser(portal.deps, { organisationId, permissions: 8 }), await makeUser(portal.deps)];
  const [ofRemoved, ofMoved] = [await addTestPasskey(portal, removed), await addTestPasskey(portal, moved)];
  const removal = await portal.call(userRemoval, { body: { deletableUserEmail: removed.email } }, await signedIn(administrator));
  const move = { emailAddress: `new-${moved.email}`, accessLevel: 1023, token: await staffTokenOf(portal) };
  expect([removal.status, (await edit(portal, moved, move)).status]).toEqual([200, 200]);
  for (const { authenticator } of [ofRemoved, ofMoved]) {
    const { options, cookie } = await askToSignIn(portal);
    expect((await signInFrom(portal, authenticator.use(options), cookie)).status).toBe(400);
  }
});
