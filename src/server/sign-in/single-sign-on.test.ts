import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { removeOldAuditEntries } from '../auth/old-audit-entries.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login, logout, status } from '../../shared/sign-in/sign-in.ts';
import { beginSingleSignOn, wayToSignIn } from '../../shared/single-sign-on/single-sign-on.ts';
import { closeOrganisation } from '../../shared/organisations/organisations.ts';
import { listUsers, register, userRemoval } from '../../shared/users/users.ts';
import { maskOf } from '../../shared/base/permissions.ts';
import { startPortalAtNoon } from '../test-support/portal-at-noon.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startIdentityProvider, type TestIdentityProvider } from '../test-support/identity-provider.ts';
import { auditOf, staffTokenOf } from '../test-support/organisations.ts';
import { credentialsOf } from '../test-support/sign-in-steps.ts';
import {
  begin,
  comeBack,
  followProvider,
  openToThisMachine,
  redirectUri,
  signInThere,
  withAddress,
  withProvider,
} from '../test-support/single-sign-on.ts';
import type { TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
let provider: TestIdentityProvider;
beforeAll(async () => {
  provider = await startIdentityProvider(redirectUri);
  portal = await startPortalAtNoon(openToThisMachine);
});
afterAll(async () => {
  await portal.stop();
  await provider.stop();
});

const known = (email: string) => ({ sub: randomUUID(), email, email_verified: true, name: 'Jo Example' });
const whoIs = async (token: string) => (await portal.call(status, {}, token)).body.data;
const refused = { message: 'You do not have an account yet. Ask an administrator of your organisation to add you' };

describe('T74: people of a mail domain sign in at their own provider', () => {
  test('the first time by the verified e-mail address, then by issuer and subject, whatever the address; permissions stay the portal’s', async () => {
    const { user } = await withProvider(portal, provider);
    await portal.deps.db
      .updateTable('portal_users')
      .where('id', '=', user.portalId)
      .set({ permissions: maskOf([4]) })
      .execute();
    const person = known(user.email);
    provider.add(user.email, person);
    const first = await signInThere(portal, user.email);
    expect(first).toMatchObject({ status: 200, body: { message: 'Signed in' } });
    expect(await whoIs(first.body.auth_token)).toMatchObject({ portalId: user.portalId, email: user.email, permissions: maskOf([4]) });
    provider.add(user.email, { ...person, email: 'another@elsewhere.example', email_verified: false });
    const second = await signInThere(portal, user.email);
    expect((await whoIs(second.body.auth_token)).portalId).toBe(user.portalId);
    expect((await portal.call(logout, {}, second.body.auth_token)).status).toBe(200);
    expect((await portal.call(status, {}, second.body.auth_token)).status).toBe(401);
    expect((await portal.call(status, {}, first.body.auth_token)).status).toBe(200);
    const entries = (await auditOf(portal, user.organisationId)).map(({ subject, action, detail }) => `${subject} ${action}: ${detail}`);
    expect(entries).toEqual([
      expect.stringMatching(/ single sign-on set up: /),
      `${user.email} identity linked: ${person.sub} at ${provider.issuer}`,
      ...Array.from({ length: 2 }, () => expect.stringMatching(/^\S+ signed in: .*; by single sign-on at http:/)),
      `${user.email} signed out: `,
    ]);
  });

  test('the provider is asked for a code with PKCE, nonce and state, and the cookie is no script’s', async () => {
    const { user } = await withProvider(portal, provider);
    const { headers, body } = await portal.call(beginSingleSignOn, { body: { email: user.email } });
    const asked = new URL(body.address).searchParams;
    expect(Object.fromEntries(asked)).toEqual({
      response_type: 'code',
      client_id: provider.clientId,
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      login_hint: user.email,
    });
    expect(new Set([asked.get('code_challenge'), asked.get('state'), asked.get('nonce')]).size).toBe(3);
    expect(headers['set-cookie']).toMatch(/^__Host-single-sign-on=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Strict; Secure$/);
    const again = await portal.call(beginSingleSignOn, { body: { email: user.email } });
    expect(new URL(again.body.address).searchParams.get('state')).not.toBe(asked.get('state'));
  });

  test('the answers before the sign-in are those of the domain, and the same for whoever is there and whoever is not', async () => {
    const { user, domain } = await withProvider(portal, provider);
    const way = (name: string) => portal.call(wayToSignIn, { query: { domain: name } });
    expect((await way(domain.toUpperCase())).body).toEqual({ message: { singleSignOn: true, password: true } });
    const [of, bad] = [await way(`sub.${domain}`), await way('a\u0000b')];
    expect([of.body, bad.status]).toEqual([{ message: { singleSignOn: false, password: true } }, 400]);
    const [there, nobody] = [await begin(portal, user.email), await begin(portal, `nobody@${domain}`)];
    expect([there.address.pathname, ...there.address.searchParams.keys()]).toEqual([
      nobody.address.pathname,
      ...nobody.address.searchParams.keys(),
    ]);
    expect((await portal.call(beginSingleSignOn, { body: { email: 'jo@nowhere.example' } })).status).toBe(404);
  });
});

describe('T74: who the portal does not know', () => {
  test('is refused in clear words, and with a subject that is somebody else’s account too', async () => {
    const { user, domain } = await withProvider(portal, provider);
    provider.add(`new@${domain}`, known(`new@${domain}`));
    expect(await signInThere(portal, `new@${domain}`)).toMatchObject({ status: 403, body: refused });
    provider.add(user.email, known(user.email));
    expect((await signInThere(portal, user.email)).status).toBe(200);
    // The address was given to another person there.
    provider.add(user.email, known(user.email));
    expect(await signInThere(portal, user.email)).toMatchObject({
      status: 403,
      body: { message: 'Your account is linked to another person at your organisation. Contact the provider of the portal' },
    });
    expect((await auditOf(portal, user.organisationId)).filter(({ action }) => action === 'sign-in refused')).toMatchObject([
      { subject: `new@${domain}`, detail: 'single sign-on: somebody whom the portal does not know' },
      { subject: user.email, detail: 'single sign-on: the account is linked to another person' },
    ]);
  });

  test('gets an account without permissions where the organisation wants it; who was removed does not, until an administrator adds them', async () => {
    const { user, domain } = await withProvider(portal, provider, { unknown: 'admitted' });
    const email = `new@${domain}`;
    provider.add(email, known(email));
    const { body } = await signInThere(portal, email);
    expect(await whoIs(body.auth_token)).toMatchObject({ userId: user.organisationId, email, fullName: 'Jo Example', permissions: 0 });
    const administrator = await signedInToken(portal.deps, user);
    expect(JSON.stringify((await portal.call(listUsers, {}, administrator)).body)).toContain(email);
    expect((await portal.call(userRemoval, { body: { deletableUserEmail: email } }, administrator)).status).toBe(200);
    expect((await portal.call(status, {}, body.auth_token)).status).toBe(401);
    expect(await signInThere(portal, email)).toMatchObject({ status: 403, body: refused });
    // Nor with another identity, nor once the audit log is shorter.
    await removeOldAuditEntries(portal.deps.db, 0);
    provider.add(email, known(email));
    expect(await signInThere(portal, email)).toMatchObject({ status: 403, body: refused });
    const again = { userId: user.organisationId, fullName: 'Jo Example', email, permissions: maskOf([4]) };
    expect((await portal.call(register, { body: again }, administrator)).status).toBe(200);
    const { auth_token } = (await signInThere(portal, email)).body;
    expect((await whoIs(auth_token)).permissions).toBe(maskOf([4]));
  });

  test('a removed person’s identity is nobody’s, also with another address', async () => {
    const { user, domain } = await withProvider(portal, provider, { unknown: 'admitted' });
    const person = known(`old@${domain}`);
    provider.add(`old@${domain}`, person);
    expect((await signInThere(portal, `old@${domain}`)).status).toBe(200);
    const administrator = await signedInToken(portal.deps, user);
    await portal.call(userRemoval, { body: { deletableUserEmail: `old@${domain}` } }, administrator);
    provider.add(`old@${domain}`, { ...person, email: `fresh@${domain}` });
    expect(await signInThere(portal, `old@${domain}`)).toMatchObject({ status: 403, body: refused });
  });

  test('a user of another organisation who has an address of the domain stays out, and is told no more', async () => {
    const { domain } = await withProvider(portal, provider, { unknown: 'admitted' });
    const other = await withAddress(portal, await makeUser(portal.deps), `other@${domain}`);
    provider.add(other.email, known(other.email));
    expect(await signInThere(portal, other.email)).toMatchObject({ status: 403, body: refused });
  });

  test('who was moved to another organisation is not let in by the link of the first one', async () => {
    const { user } = await withProvider(portal, provider);
    provider.add(user.email, known(user.email));
    expect((await signInThere(portal, user.email)).status).toBe(200);
    const { organisationId } = await makeUser(portal.deps);
    await portal.deps.db.updateTable('portal_users').where('id', '=', user.portalId).set({ organisation_id: organisationId }).execute();
    expect((await signInThere(portal, user.email)).status).toBe(403);
  });

  test('nobody of a closed organisation gets in: not by an answer that was under way, not as somebody new', async () => {
    const { user, domain } = await withProvider(portal, provider, { unknown: 'admitted' });
    for (const email of [user.email, `new@${domain}`]) provider.add(email, known(email));
    expect((await signInThere(portal, user.email)).status).toBe(200);
    const underWay = [await begin(portal, user.email), await begin(portal, `new@${domain}`)];
    const answers = await Promise.all(underWay.map(followProvider));
    await portal.call(closeOrganisation, { body: { userId: user.organisationId } }, await staffTokenOf(portal));
    for (const [index, begun] of underWay.entries()) expect((await comeBack(portal, begun, answers[index] ?? {})).status).toBe(403);
    expect((await portal.call(beginSingleSignOn, { body: { email: user.email } })).status).toBe(404);
    const { rows } = await sql`select 1 from portal_users where email = ${`new@${domain}`}`.execute(portal.deps.db);
    expect(rows).toEqual([]);
  });
});

describe('T74: an answer counts once, in the browser that asked', () => {
  test('neither another browser’s nor a second time, nor late; one that was slipped in uses nothing up', async () => {
    const { user } = await withProvider(portal, provider);
    provider.add(user.email, known(user.email));
    const [mine, other] = [await begin(portal, user.email), await begin(portal, user.email)];
    const answer = await followProvider(mine);
    const again = { status: 400, body: { message: 'The sign-in at your organisation failed. Try again' } };
    expect(await comeBack(portal, other, answer)).toMatchObject(again);
    expect(await comeBack(portal, other, { ...answer, state: 'shorter' })).toMatchObject(again);
    expect(await comeBack(portal, { cookie: 'device=1' }, answer)).toMatchObject(again);
    expect((await comeBack(portal, mine, answer)).status).toBe(200);
    expect(await comeBack(portal, mine, answer)).toMatchObject(again);
    expect((await comeBack(portal, other, await followProvider(other))).status).toBe(200);
    const late = await begin(portal, user.email);
    await sql`update single_sign_ons set expires_at = expires_at - interval '601 seconds'`.execute(portal.deps.db);
    expect(await comeBack(portal, late, await followProvider(late))).toMatchObject(again);
  });

  test('a code that was used, or that was given to another browser, is not taken by the provider', async () => {
    const { user } = await withProvider(portal, provider);
    provider.add(user.email, known(user.email));
    const stolen = await followProvider(await begin(portal, user.email));
    const mine = await begin(portal, user.email);
    const own = await followProvider(mine);
    expect((await comeBack(portal, mine, { ...own, code: stolen['code'] ?? '' })).status).toBe(400);
  });

  test('a refusal of the provider is one here', async () => {
    const { domain } = await withProvider(portal, provider);
    const begun = await begin(portal, `unknown-there@${domain}`);
    const answer = await followProvider(begun);
    expect(answer).toMatchObject({ error: 'access_denied' });
    expect((await comeBack(portal, begun, { state: answer['state'] ?? '', iss: answer['iss'] ?? '', error: 'access_denied' })).status).toBe(
      400,
    );
  });

  test('of the same answer many times at once one gives a session', async () => {
    const { user } = await withProvider(portal, provider);
    provider.add(user.email, known(user.email));
    const begun = await begin(portal, user.email);
    const answer = await followProvider(begun);
    const replies = await Promise.all(Array.from({ length: 5 }, () => comeBack(portal, begun, answer)));
    expect(replies.map((reply) => String(reply.status)).toSorted()).toEqual(['200', '400', '400', '400', '400']);
  });
});

describe('T74: passwords beside single sign-on', () => {
  test('work unless the organisation signs in through its provider alone, which whoever has the right one is told', async () => {
    const both = await withProvider(portal, provider);
    expect((await portal.call(login, credentialsOf(both.user))).status).toBe(200);
    const { user, domain } = await withProvider(portal, provider, { passwordsToo: false });
    expect((await portal.call(wayToSignIn, { query: { domain } })).body.message).toEqual({ singleSignOn: true, password: false });
    const only = 'Your organisation requires single sign-on. Enter your e-mail address, then continue with single sign-on';
    for (let count = 0; count < 2; count += 1)
      expect(await portal.call(login, credentialsOf(user))).toMatchObject({ status: 403, body: { message: only } });
    const wrong = await portal.call(login, { body: { email: user.email, password: '0'.repeat(128) } });
    expect(wrong).toMatchObject({ status: 400, body: { message: 'The e-mail address or the password is wrong' } });
    const entries = (await auditOf(portal, user.organisationId)).filter(({ detail }) => detail === 'single sign-on is the only way in');
    expect(entries).toMatchObject([{ subject: user.email, action: 'sign-in refused' }]);
    provider.add(user.email, known(user.email));
    expect((await signInThere(portal, user.email)).status).toBe(200);
  });
});
