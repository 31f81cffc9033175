import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { batchLimits, batchSummary } from '../../shared/batches/batches.ts';
import { finishedRows, sendBatch, type SentBatch } from '../test-support/batches.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startPortalForTest, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { followPace } from './batch-pace.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

async function finish(batch: Partial<SentBatch>) {
  const token = await signedInToken(portal.deps, await makeUser(portal.deps));
  const { body } = await sendBatch(portal, token, { content: ['447400123456'], ...batch });
  const rows = await finishedRows(portal, token, body.id);
  const summary = async () => (await portal.call(batchSummary, { query: { id: body.id } }, token)).body.message;
  return { token, id: body.id as string, rows, summary };
}

test('it says who started the batch, when, how it ended for each service, and where its numbers belong', async () => {
  // In the range of an operator, too long for it, in another country, and no number at all.
  const content = ['447400123456', '44740012345678', '12015550123', '0'];
  const { rows, summary } = await finish({ content, services: ['gnr', 'dno'], columns: 'a;b\n1;2\n1;2\n1;2\n1;2\n' });
  const found = await summary();
  expect(found).toMatchObject({
    name: 'numbers.csv',
    state: 'partly',
    startedBy: 'Test User',
    records: 4,
    rowsDone: 4,
    secondsLeft: null,
    ownColumns: ['a', 'b'],
    operatorsBy: 'gnr',
    otherOperators: { operators: 0, numbers: 0 },
  });
  const gnr = found.services.find(({ service }: { service: string }) => service === 'gnr');
  expect(gnr).toMatchObject({ fileName: rows.find(({ Service }) => Service === 'gnr')?.Filename, failed: 2 });
  expect(gnr.reasons.toSorted((a: { rc: number }, b: { rc: number }) => a.rc - b.rc)).toEqual([
    { rc: 0, rows: 2 },
    { rc: 100, rows: 1 },
    { rc: 102, rows: 1 },
  ]);
  const countries = new Map(found.countries.map((one: { country: string; numbers: number }) => [one.country, one.numbers]));
  expect(countries.get('US')).toBe(1);
  const add = (sum: number, { numbers }: { numbers: number }) => sum + numbers;
  expect(found.countries.reduce(add, 0)).toBe(4);
  expect(found.operators.reduce(add, 0)).toBe(4);
  expect(found.startedAt >= found.createdAt && found.finishedAt >= found.startedAt).toBe(true);
});

test.each([
  [100_000, 1],
  [99_990, 6],
])('after %i of 100,001 rows, at two a second, %i seconds are left, and never none', async (rowsDone, secondsLeft) => {
  const { id, summary } = await finish({});
  await sql`
    update batches set state = 'running', locked_until = 'infinity', finished_at = null, records = 100001, rows_done = ${rowsDone},
      started_at = now() - ${rowsDone} * interval '0.5 seconds'
    where id = ${id}`.execute(portal.deps.db);
  expect(await summary()).toMatchObject({ state: 'running', rowsDone, secondsLeft });
});

test('over many parts its counts add up to the rows', async () => {
  const content = Array.from({ length: 12_000 }, (_, row) => String(447_400_000_000 + row));
  const { summary } = await finish({ content, services: ['npq', 'gnr'] });
  const { services, countries } = await summary();
  for (const { reasons } of services) expect(reasons.reduce((sum: number, { rows }: { rows: number }) => sum + rows, 0)).toBe(12_000);
  expect(countries).toEqual([{ country: 'GB', numbers: 12_000 }]);
});

test('of a batch that an older version answered it is unknown what its rows ended in, and not nothing', async () => {
  const { id, summary } = await finish({});
  await portal.deps.db
    .updateTable('batch_parts')
    .set({ tally: null } as never)
    .where('batch_id', '=', id)
    .execute();
  expect(await summary()).toMatchObject({ services: [{ reasons: null }], countries: null, operators: null });
});

test('where no service says who serves a number, no operators are counted', async () => {
  const { summary } = await finish({ services: ['dno'] });
  expect(await summary()).toMatchObject({ operators: null, operatorsBy: null, countries: [{ country: 'GB', numbers: 1 }] });
});

test('another organisation has no such batch', async () => {
  const { id } = await finish({});
  const stranger = await signedInToken(portal.deps, await makeUser(portal.deps));
  expect((await portal.call(batchSummary, { query: { id } }, stranger)).status).toBe(404);
});

test('the pace is that of recent batches which were long enough to tell, asked of the database once a minute', async () => {
  let aheadMs = 0;
  const own = await startPortalForTest({}, { clock: () => new Date(Date.now() + aheadMs) });
  const token = await signedInToken(own.deps, await makeUser(own.deps));
  const finishIn = async (rows: number) => {
    const content = Array.from({ length: rows }, (_, row) => String(447_400_000_000 + row));
    await finishedRows(own, token, (await sendBatch(own, token, { content, services: ['gnr'] })).body.id);
  };
  const pace = async () => (await own.call(batchLimits, {}, token)).body.message.pace;
  await finishIn(999);
  const unknown = { fromData: null, overNetworks: null, networkServices: expect.any(Array) };
  expect(await pace()).toEqual(unknown);
  await finishIn(1_000);
  expect(await pace()).toEqual(unknown);
  aheadMs = 61_000;
  expect((await pace()).fromData).toBeGreaterThan(0);
});

test('of a batch over networks and from data the queries over networks alone count for the pace', async () => {
  const own = await startPortalForTest();
  const { deps } = own;
  const token = await signedInToken(deps, await makeUser(deps));
  const content = Array.from({ length: 1_000 }, (_, row) => String(447_400_000_000 + row));
  const { body } = await sendBatch(own, token, { content, services: ['gnr', 'npq'] });
  await finishedRows(own, token, body.id);
  await sql`update batches set started_at = finished_at - interval '10 seconds' where id = ${body.id}`.execute(deps.db);
  const pace = await followPace({ ...deps, answersFromData: (service) => service !== 'npq' })();
  expect(pace).toEqual({ fromData: null, overNetworks: 100, networkServices: ['npq'] });
});

test('the batches that finished last are found without reading all', async () => {
  const plan = await portal.deps.db.transaction().execute(async (db) => {
    // Of a table as small as this one, everything would be read.
    await sql`set local enable_seqscan = off`.execute(db);
    return sql`
      explain select records from batches where state = 'done' and finished_at > now() - interval '7 days'
      order by finished_at desc limit 50`.execute(db);
  });
  expect(JSON.stringify(plan.rows)).toContain('batches_finished');
});
