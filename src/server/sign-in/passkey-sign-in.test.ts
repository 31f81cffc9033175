/** A portal at a host name of its own, so that neither the origin nor its name is what a program would take by itself. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login, status } from '../../shared/sign-in/sign-in.ts';
import { confirmPasskey, factors, listPasskeys, passkeyToConfirm, passkeyToSignIn } from '../../shared/factors/passkeys.ts';
import { closeOrganisation } from '../../shared/organisations/organisations.ts';
import { TestAuthenticator } from '../test-support/authenticator.ts';
import { makeUser, pendingToken, signedInToken, type TestUser } from '../test-support/factories.ts';
import { addTestPasskey, askToSignIn, signInFrom } from '../test-support/passkeys.ts';
import { atCodeStep, confirm, credentialsOf } from '../test-support/sign-in-steps.ts';
import { startPortalForTest, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

const publicUrl = 'https://portal.example:8443';
let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ PUBLIC_URL: publicUrl });
});
afterAll(() => portal.stop());

const refusal = { message: 'The passkey was not accepted. Try again' };
const optionsFor = async (token: string) => (await portal.call(passkeyToConfirm, {}, token)).body.options;
const entriesOf = ({ organisationId }: TestUser) =>
  portal.deps.db.selectFrom('audit_log').where('organisation_id', '=', organisationId).select(['action', 'detail']).orderBy('id').execute();

describe('T72: in place of the mailed code', () => {
  test('a passkey of the account trades the pending token for an active one; each challenge works once', async () => {
    const user = await makeUser(portal.deps);
    const { authenticator } = await addTestPasskey(portal, user);
    const pending = await pendingToken(portal.deps, user);
    const options = await optionsFor(pending);
    expect(options).toMatchObject({
      rpId: 'portal.example',
      userVerification: 'required',
      allowCredentials: [{ type: 'public-key', id: authenticator.credentialId.toString('base64url'), transports: ['internal'] }],
    });
    const response = authenticator.use(options);
    const confirmed = await portal.call(confirmPasskey, { body: { response } }, pending);
    expect(confirmed.status).toBe(200);
    expect((await portal.call(status, {}, confirmed.body.auth_token)).body.data).toMatchObject({ email: user.email });
    expect((await portal.call(passkeyToConfirm, {}, pending)).status).toBe(401);
    const again = await pendingToken(portal.deps, user);
    expect(await portal.call(confirmPasskey, { body: { response } }, again)).toMatchObject({ status: 400, body: refusal });
    expect((await portal.call(listPasskeys, {}, confirmed.body.auth_token)).body.message).toMatchObject([
      { name: 'Test passkey', lastUsedAt: expect.stringMatching(/^\d{4}-/) },
    ]);
    expect(await entriesOf(user)).toEqual([
      { action: 'passkey added', detail: 'Test passkey' },
      { action: 'signed in', detail: expect.stringContaining('; by the passkey Test passkey') },
      { action: 'sign-in refused', detail: 'a passkey that is not accepted' },
    ]);
  });

  test('of many answers at once one gives a session', async () => {
    const user = await makeUser(portal.deps);
    const { authenticator } = await addTestPasskey(portal, user);
    const pending = await pendingToken(portal.deps, user);
    const response = authenticator.use(await optionsFor(pending));
    const replies = await Promise.all(Array.from({ length: 20 }, () => portal.call(confirmPasskey, { body: { response } }, pending)));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  });

  test.each<[string, Parameters<TestAuthenticator['use']>[1]]>([
    ['another site’s page', { origin: 'https://portal.example' }],
    ['another site’s name', { rpId: 'example' }],
    ['another challenge', { challenge: 'A'.repeat(43) }],
    ['a person who was not verified', { isVerified: false }],
  ])('refused: %s', async (_, oddity) => {
    const user = await makeUser(portal.deps);
    const { authenticator } = await addTestPasskey(portal, user);
    const pending = await pendingToken(portal.deps, user);
    const reply = await portal.call(confirmPasskey, { body: { response: authenticator.use(await optionsFor(pending), oddity) } }, pending);
    expect(reply).toMatchObject({ status: 400, body: refusal });
    expect((await portal.call(status, {}, pending)).status).toBe(401);
  });

  test('a counter that goes back or stands still is a copy of the authenticator, and refused; one that does not count is taken', async () => {
    const user = await makeUser(portal.deps);
    const { authenticator } = await addTestPasskey(portal, user);
    const use = async (counter: number) => {
      const pending = await pendingToken(portal.deps, user);
      const response = authenticator.use(await optionsFor(pending), { counter });
      return (await portal.call(confirmPasskey, { body: { response } }, pending)).status;
    };
    const statuses: number[] = [];
    for (const counter of [0, 0, 7, 7, 6, 0, 8]) statuses.push(await use(counter));
    expect(statuses).toEqual([200, 200, 200, 400, 400, 400, 200]);
    expect((await entriesOf(user)).filter(({ detail }) => detail === 'a passkey whose counter went back')).toHaveLength(3);
  });

  test('a challenge is for its own pending token, and its five minutes', async () => {
    const user = await makeUser(portal.deps);
    const { authenticator } = await addTestPasskey(portal, user);
    const [first, second] = [await pendingToken(portal.deps, user), await pendingToken(portal.deps, user)];
    const stolen = authenticator.use(await optionsFor(first));
    expect((await portal.call(confirmPasskey, { body: { response: stolen } }, second)).status).toBe(400);
    const late = authenticator.use(await optionsFor(second));
    await sql`update passkey_challenges set expires_at = expires_at - interval '301 seconds'`.execute(portal.deps.db);
    expect((await portal.call(confirmPasskey, { body: { response: late } }, second)).status).toBe(400);
  });

  test('somebody else’s passkey is refused, and so is one that was never added', async () => {
    const [user, other] = [await makeUser(portal.deps), await makeUser(portal.deps)];
    const { authenticator: foreign } = await addTestPasskey(portal, other);
    await addTestPasskey(portal, user);
    const unknown = new TestAuthenticator(publicUrl);
    for (const authenticator of [foreign, unknown]) {
      const pending = await pendingToken(portal.deps, user);
      const response = authenticator.use(await optionsFor(pending));
      expect(await portal.call(confirmPasskey, { body: { response } }, pending)).toMatchObject({ status: 400, body: refusal });
    }
  });

  test('what an account has is told after the right password alone', async () => {
    const [user, without] = [await makeUser(portal.deps), await makeUser(portal.deps)];
    await addTestPasskey(portal, user);
    const askedAs = async (who: TestUser) => (await portal.call(factors, {}, await pendingToken(portal.deps, who))).body;
    expect(await askedAs(user)).toMatchObject({ message: { passkey: true, authenticator: false, recoveryCode: false } });
    expect(await askedAs(without)).toMatchObject({ message: { passkey: false } });
    expect((await portal.call(factors, {})).status).toBe(401);
    expect((await portal.call(factors, {}, await signedInToken(portal.deps, user))).status).toBe(401);
    const replies = await Promise.all([user, without].map((who) => portal.call(login, credentialsOf(who))));
    expect(replies.map(({ body }) => Object.keys(body))).toEqual([['auth_token'], ['auth_token']]);
  });

  test('the mailed code goes on working, and refused passkeys do not keep it away', async () => {
    const user = await makeUser(portal.deps);
    await addTestPasskey(portal, user);
    const { token, code } = await atCodeStep(portal, user);
    for (let step = 0; step < 12; step += 1) {
      const response = new TestAuthenticator(publicUrl).use(await optionsFor(token));
      expect((await portal.call(confirmPasskey, { body: { response } }, token)).status).toBe(400);
    }
    expect((await entriesOf(user)).filter(({ action }) => action === 'sign-in refused')).toHaveLength(10);
    expect((await confirm(portal, user, { token, code })).status).toBe(200);
  });
});

describe('T72: as the only step', () => {
  test('whoever the authenticator verified is signed in, and the device is known', async () => {
    const user = await makeUser(portal.deps);
    const { authenticator } = await addTestPasskey(portal, user);
    const { options, cookie } = await askToSignIn(portal);
    expect(options).toMatchObject({ allowCredentials: [], userVerification: 'required' });
    const response = authenticator.use(options);
    const reply = await signInFrom(portal, response, cookie);
    expect(reply.status).toBe(200);
    expect(String(reply.headers['set-cookie'])).toMatch(/^__Host-device-/);
    expect((await portal.call(status, {}, reply.body.auth_token)).body.data).toMatchObject({ email: user.email });
    expect(await signInFrom(portal, response, cookie)).toMatchObject({ status: 400, body: refusal });
    expect(await entriesOf(user)).toContainEqual({
      action: 'signed in',
      detail: expect.stringContaining('by the passkey Test passkey alone'),
    });
  });

  test('the cookie that binds it to a browser is for the calls of the sign-in alone', async () => {
    const { headers } = await portal.call(passkeyToSignIn, {});
    expect(headers['set-cookie']).toMatch(/^__Host-passkey-sign-in=[\w-]{43}; Path=\/; Max-Age=300; HttpOnly; SameSite=Strict; Secure$/);
  });

  test('an answer from another browser, or from one without the cookie, is refused', async () => {
    const user = await makeUser(portal.deps);
    const { authenticator } = await addTestPasskey(portal, user);
    const [mine, theirs] = [await askToSignIn(portal), await askToSignIn(portal)];
    for (const cookie of [theirs.cookie, undefined, '__Host-passkey-sign-in=']) {
      expect(await signInFrom(portal, authenticator.use(mine.options), cookie)).toMatchObject({ status: 400, body: refusal });
    }
  });

  test('a challenge of the code step opens no sign-in without a password, nor the other way round', async () => {
    const user = await makeUser(portal.deps);
    const { authenticator } = await addTestPasskey(portal, user);
    const pending = await pendingToken(portal.deps, user);
    const { options, cookie } = await askToSignIn(portal);
    expect((await signInFrom(portal, authenticator.use(await optionsFor(pending)), cookie)).status).toBe(400);
    expect((await portal.call(confirmPasskey, { body: { response: authenticator.use(options) } }, pending)).status).toBe(400);
  });

  test.each<[string, Parameters<TestAuthenticator['use']>[1]]>([
    ['another site’s page', { origin: 'https://portal.example.evil.example' }],
    ['a person who was not verified', { isVerified: false }],
    ['a passkey that is said to be another user’s', { userHandle: Buffer.alloc(16).toString('base64url') }],
  ])('refused: %s', async (_, oddity) => {
    const { authenticator } = await addTestPasskey(portal, await makeUser(portal.deps));
    const { options, cookie } = await askToSignIn(portal);
    expect(await signInFrom(portal, authenticator.use(options, oddity), cookie)).toMatchObject({ status: 400, body: refusal });
  });

  test('nobody of a closed organisation', async () => {
    const staff = await signedInToken(portal.deps, await makeUser(portal.deps, { organisationId: portal.deps.config.PLATFORM_ACCOUNT_ID }));
    const user = await makeUser(portal.deps);
    const { authenticator } = await addTestPasskey(portal, user);
    expect((await portal.call(closeOrganisation, { body: { userId: user.organisationId } }, staff)).status).toBe(200);
    const { options, cookie } = await askToSignIn(portal);
    const reply = await signInFrom(portal, authenticator.use(options), cookie);
    expect(reply).toMatchObject({ status: 403, body: { message: expect.stringContaining('no longer has access') } });
  });

  test('T20: a passkey of a demo account signs in nowhere but in the demo', async () => {
    const user = await makeUser(portal.deps);
    const { authenticator } = await addTestPasskey(portal, user);
    await sql`update portal_users set email = 'owner@acme.example' where id = ${user.portalId}`.execute(portal.deps.db);
    const { options, cookie } = await askToSignIn(portal);
    expect((await signInFrom(portal, authenticator.use(options), cookie)).status).toBe(400);
  });
});

test('where the portal is reached by an IP address there are no passkeys, and it says why', async () => {
  const atAddress = await startPortalForTest({ PUBLIC_URL: 'https://192.0.2.7' });
  const reply = await atAddress.call(passkeyToSignIn, {});
  expect(reply).toMatchObject({ status: 409, body: { message: expect.stringContaining('need a host name') } });
});
