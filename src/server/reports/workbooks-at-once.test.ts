import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { exportQueryRecords } from '../../shared/query-records/query-records.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { waitersForRows, whileLocked } from '../test-support/statements.ts';
import { startPortalForTest } from '../test-support/test-portal.ts';

test('one workbook at a time is made for an organisation', async () => {
  const { app, deps } = await startPortalForTest({}, { clock: () => new Date('2026-06-01T12:00:00Z') });
  const one = await makeUser(deps);
  const people = [one, await makeUser(deps, { organisationId: one.organisationId }), await makeUser(deps)];
  const [token = '', colleague = '', stranger = ''] = await Promise.all(people.map((user) => signedInToken(deps, user)));
  const query = new URLSearchParams({ from: '2026-05-01', to: '2026-05-31', format: 'xlsx' });
  const download = async (as: string) =>
    (await app.inject({ url: `${exportQueryRecords.path}?${query}`, headers: { authorization: `Bearer ${as}` } })).statusCode;
  const made = await whileLocked(deps.db, sql`lock table query_records in access exclusive mode`, async () => {
    const begun = [download(token), download(stranger)];
    await expect.poll(() => waitersForRows(deps.db)).toBe(begun.length);
    expect(await download(colleague)).toBe(429);
    return begun;
  });
  expect(await Promise.all(made)).toEqual([200, 200]);
  expect(await download(colleague)).toBe(200);
});
