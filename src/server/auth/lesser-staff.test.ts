/** T79: staff who may administer, and hold nothing else, weaken nobody who holds more. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { status } from '../../shared/sign-in/sign-in.ts';
import { changeSignInPolicy } from '../../shared/organisations/sign-in-policy.ts';
import { endUserSessions, removeUserFactors } from '../../shared/users/users.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { staffTokenOf } from '../test-support/organisations.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const administratorAlone = 64;
const policyOf = (userId: number) => ({ userId, mailedCode: true, factorRequired: false, idleMinutes: 120, sessionMinutes: 720 });

test.each([
  ['sessions', endUserSessions],
  ['factors', removeUserFactors],
])('T79: the %s of an administrator who holds more are not theirs to take', async (_, endpoint) => {
  const full = await makeUser(portal.deps);
  const plain = await makeUser(portal.deps, { organisationId: full.organisationId, permissions: 128 });
  const token = await signedInToken(portal.deps, full);
  const lesser = await staffTokenOf(portal, administratorAlone);
  const take = (portalId: string, by: string) => portal.call(endpoint, { body: { portalId } }, by);
  expect((await take(full.portalId, lesser)).status).toBe(403);
  expect((await portal.call(status, {}, token)).status).toBe(200);
  expect((await take(plain.portalId, lesser)).status).toBe(200);
  expect((await take(full.portalId, await staffTokenOf(portal))).status).toBe(200);
  expect((await portal.call(status, {}, token)).status).toBe(401);
});

test('T79: how the provider’s own people sign in is said by who holds everything alone', async () => {
  const { organisationId } = await makeUser(portal.deps);
  const change = (userId: number, by: string) => portal.call(changeSignInPolicy, { body: policyOf(userId) }, by);
  const lesser = await staffTokenOf(portal, administratorAlone);
  expect((await change(1, lesser)).status).toBe(403);
  expect((await change(organisationId, lesser)).status).toBe(200);
  expect((await change(1, await staffTokenOf(portal))).status).toBe(200);
});
