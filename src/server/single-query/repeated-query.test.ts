/** A single query that is sent again with its `Idempotency-Key`: the program that asked never saw the answer, and pays for one. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { magicNumbers } from '../../numbers/demo/magic-numbers.ts';
import { singleQuery } from '../../shared/single-query/single-query.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ DEMO: 'true' });
});
afterAll(() => portal.stop());

async function asker() {
  const user = await makeUser(portal.deps);
  const token = await signedInToken(portal.deps, user);
  const ask = (key: string, phonenumber = '447400123456', service = 'liveStatus') =>
    portal.app
      .inject({
        url: singleQuery.path,
        query: { phonenumber, service },
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
      })
      .then((response) => ({ status: response.statusCode, body: response.json() }));
  const counted = async () => {
    const { db } = portal.deps;
    const records = await db.selectFrom('query_records').where('organisation_id', '=', user.organisationId).select('rc').execute();
    const days = await db.selectFrom('query_daily').where('organisation_id', '=', user.organisationId).select('queries').execute();
    return [records.length, days.reduce((sum, { queries }) => sum + (queries ?? 0), 0)];
  };
  const letPass = (time: string) =>
    sql`update idempotency_keys set created_at = created_at - ${time}::interval where organisation_id = ${user.organisationId}`.execute(
      portal.deps.db,
    );
  return { user, ask, counted, letPass };
}

test('the same number and service get the first answer for 24 hours, and count once', async () => {
  const { ask, counted, letPass } = await asker();
  const first = await ask('k');
  expect(first).toMatchObject({ status: 200, body: { response: { tel: '447400123456', rc: 0 } } });
  expect(await ask('k')).toEqual(first);
  await letPass('23 hours 59 minutes');
  expect(await ask('k')).toEqual(first);
  expect(await counted()).toEqual([1, 1]);
  await ask('another');
  expect(await counted()).toEqual([2, 2]);
  await letPass('2 minutes');
  expect((await ask('k')).status).toBe(200);
  expect(await counted()).toEqual([3, 3]);
});

test('sent several times at once it is one query', async () => {
  const { ask, counted } = await asker();
  const replies = await Promise.all(Array.from({ length: 8 }, () => ask('k')));
  for (const reply of replies) expect(reply).toEqual(replies[0]);
  expect(await counted()).toEqual([1, 1]);
});

test('another number or service with the key is 409, also a day later; the same key of another organisation is its own', async () => {
  const { ask, counted, letPass } = await asker();
  await ask('k');
  const refused = { status: 409, body: { code: 'idempotency_key_reused' } };
  expect(await ask('k', '447400123457')).toMatchObject(refused);
  expect(await ask('k', '447400123456', 'gnr')).toMatchObject(refused);
  await letPass('25 hours');
  expect(await ask('k', '447400123457')).toMatchObject(refused);
  expect(await counted()).toEqual([1, 1]);
  const other = await asker();
  expect(await other.ask('k', '447400123457')).toMatchObject({ status: 200 });
  expect(await ask('a key')).toMatchObject({ status: 400 });
});

test('what failed is asked again', async () => {
  const { ask, counted } = await asker();
  const away = magicNumbers.find(({ service, rc }) => service === 'liveStatus' && rc === 300)!;
  expect((await ask('k', away.number)).status).toBe(504);
  expect((await ask('k', away.number)).status).toBe(504);
  expect(await counted()).toEqual([2, 2]);
});

test('what was refused is asked once it is allowed', async () => {
  const { user, ask } = await asker();
  const quota = (most: number) =>
    sql`insert into entitlements (organisation_id, daily_quota) values (${user.organisationId}, ${most})
      on conflict (organisation_id) do update set daily_quota = excluded.daily_quota`
      .execute(portal.deps.db)
      .then(() => portal.deps.entitlements.changed(portal.deps.db));
  await quota(0);
  expect((await ask('k')).body.response.rc).toBe(502);
  await quota(1);
  expect((await ask('k')).body.response.rc).toBe(0);
  expect((await ask('k')).body.response.rc).toBe(0);
});

// Without the two minutes it would wait for longer than it may.
test('a query whose node was killed is asked by whoever repeats it, two minutes later', { timeout: 30_000 }, async () => {
  const { user, ask, counted, letPass } = await asker();
  await ask('k');
  await sql`update idempotency_keys set reply = 'null' where organisation_id = ${user.organisationId}`.execute(portal.deps.db);
  const repeated = ask('k');
  await letPass('2 minutes 1 second');
  expect((await repeated).status).toBe(200);
  expect(await counted()).toEqual([2, 2]);
});
