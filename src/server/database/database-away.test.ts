import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { status } from '../../shared/sign-in/sign-in.ts';
import { publicConfig } from '../../shared/base/config.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startPortalForTest } from '../test-support/test-portal.ts';

test('a connection that the server cuts, also within a transaction, fails its own call alone', async () => {
  const { deps } = await startPortalForTest();
  const cut = deps.db.transaction().execute(async (transaction) => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction);
  });
  await expect(cut).rejects.toThrow('The database is away');
  expect((await sql<{ one: number }>`select 1 as one`.execute(deps.db)).rows).toEqual([{ one: 1 }]);
});

test('while the database is away what needs no token answers, a stored token or not, and the rest is refused', async () => {
  const portal = await startPortalForTest();
  const token = await signedInToken(portal.deps, await makeUser(portal.deps));
  await portal.deps.db.destroy();
  expect((await portal.call(publicConfig, {}, token)).status).toBe(200);
  expect((await portal.call(status, {}, token)).status).toBeGreaterThanOrEqual(500);
});
