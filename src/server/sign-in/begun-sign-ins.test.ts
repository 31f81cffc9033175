/** Sign-ins begun by strangers are limited: each leaves a row, and may make the portal call a provider. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { passkeyToSignIn } from '../../shared/factors/passkeys.ts';
import { beginSingleSignOn } from '../../shared/single-sign-on/single-sign-on.ts';
import { startPortalForTest } from '../test-support/test-portal.ts';

test('T74: six hundred sign-ins are begun from an address within a quarter of an hour, by a passkey or elsewhere', async () => {
  const portal = await startPortalForTest({ PUBLIC_URL: 'https://portal.example' });
  const begin = async () => [
    (await portal.call(passkeyToSignIn, {})).status,
    (await portal.call(beginSingleSignOn, { body: { email: 'ann@nowhere.example' } })).status,
  ];
  const spend = (spent: number) =>
    sql`update attempts set spent = ${spent} where budget = 'sign-ins begun from address'`.execute(portal.deps.db);
  expect(await begin()).toEqual([200, 404]);
  await spend(598);
  expect(await begin()).toEqual([200, 404]);
  expect(await begin()).toEqual([429, 429]);
});
