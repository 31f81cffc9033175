/** Entitlements in a batch: refused rows give the reason, and the quota is shared with every other call. */
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelBatch } from '../../../shared/batches/batches.ts';
import { userServices } from '../../../shared/services/reference-data.ts';
import { singleQuery } from '../../../shared/single-query/single-query.ts';
import { servicesFile } from '../../test-support/answerers.ts';
import { finishedRows, resultText, sendBatch } from '../../test-support/batches.ts';
import { startPortalAtNoon, startPortalAtNoonForTest } from '../../test-support/portal-at-noon.ts';
import { entitle, quotaRowsOf } from '../../test-support/entitlements.ts';
import { makeOrganisation, makeUser, signedInToken } from '../../test-support/factories.ts';
import type { TestPortal } from '../../test-support/test-portal.ts';
import { json, startUpstreamServer } from '../../test-support/upstream-server.ts';
import { commitPart, holdQuota } from './batch-queue.ts';
import { LeaseLost } from '../../database/leases.ts';
import { takeNext } from './taking-turns.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortalAtNoon({ RATE_LIMIT_PER_MINUTE: '0' });
});
afterAll(() => portal.stop());

type Allowed = Parameters<typeof entitle>[2];

/** Runs a batch of an organisation with these entitlements; returns each service's lines without the heading, and their reason codes. */
async function runBatch(content: readonly string[], services: readonly string[], allowed?: Allowed) {
  const user = await makeUser(portal.deps);
  const token = await signedInToken(portal.deps, user);
  if (allowed) await entitle(portal, user, allowed);
  const { body } = await sendBatch(portal, token, { content, services });
  const rows = await finishedRows(portal, token, body.id);
  const results = await Promise.all(
    rows.map(async ({ Filename, Service, failed }) => {
      const [heading = '', ...lines] = (await resultText(portal, token, Filename)).trimEnd().split('\r\n');
      const rcAt = heading.split(';').indexOf('rc');
      return { service: String(Service), failed, lines, codes: lines.map((line) => Number(line.split(';')[rcAt])) };
    }),
  );
  const of = (service: string) => results.find((result) => result.service === service)!;
  return { user, token, id: body.id as string, of };
}

const numbersFrom = (count: number) => Array.from({ length: count }, (_, at) => String(447_400_100_000 + at));
const mixed = ['447400123456', '12015550123', '12015550124', '447797712345', '"447400123457"', '999123456789', '12015550125'];

test('T71: rows of a service that is not allowed and of destinations that are switched off say so, the others are as without a limit', async () => {
  const free = await runBatch(mixed, ['gnr', 'npq', 'dno']);
  const held = await runBatch(mixed, ['gnr', 'npq', 'dno'], { services: ['gnr', 'dno'], destinations: ['US', 'JE'] });
  expect(held.of('npq').codes).toEqual(mixed.map(() => 500));
  for (const service of ['gnr', 'dno']) {
    const isOff = [false, true, true, true, false, false, true];
    expect(held.of(service).codes).toEqual(free.of(service).codes.map((rc, line) => (isOff[line] ? 501 : rc)));
    const kept = (lines: readonly string[]) => lines.filter((_, line) => !isOff[line]);
    expect(kept(held.of(service).lines)).toEqual(kept(free.of(service).lines));
  }
  expect(held.of('gnr').lines[1]).toMatch(/^12015550123;12015550123;/);
  expect(held.of('npq')).toMatchObject({ failed: 7 });
  expect(held.of('gnr')).toMatchObject({ failed: 5 });
  expect(await quotaRowsOf(portal, held.user.organisationId)).toEqual([]);
});

test('A batch of which no service is allowed is refused, and leaves nothing; the services that a batch may use are those that are allowed', async () => {
  const user = await makeUser(portal.deps);
  const token = await signedInToken(portal.deps, user);
  await entitle(portal, user, { services: ['dno', 'gnr'] });
  expect((await portal.call(userServices, {}, token)).body.message).toEqual(['gnr', 'dno']);
  const { status, body } = await sendBatch(portal, token, { content: mixed, services: ['npq', 'ukported'] });
  expect([status, body]).toEqual([
    403,
    {
      code: 'not_entitled',
      message: 'Your organisation may not query any of these services: npq, ukported. Ask your provider to enable them',
      errors: { service: 'Your organisation may not query these services' },
      said: {
        name: 'batchesSaid.noneEntitled',
        values: ['npq, ukported'],
        errors: { service: { name: 'batchesSaid.notEntitled', values: [] } },
      },
    },
  ]);
  const rows = await portal.deps.db.selectFrom('batches').where('organisation_id', '=', user.organisationId).select('id').execute();
  expect(rows).toEqual([]);
  expect((await sendBatch(portal, token, { content: mixed, services: ['npq', 'dno'] })).status).toBe(200);
});

test('a repeated call gets the answer of the first one, also where its services were taken meanwhile', async () => {
  const user = await makeUser(portal.deps);
  const token = await signedInToken(portal.deps, user);
  const batch = { content: mixed, services: ['npq'], key: randomUUID() };
  const first = await sendBatch(portal, token, batch);
  await entitle(portal, user, { services: ['gnr'] });
  expect(await sendBatch(portal, token, batch)).toMatchObject({ status: 200, body: { id: first.body.id } });
  expect((await sendBatch(portal, token, { ...batch, key: randomUUID() })).status).toBe(403);
});

test('T71: a batch is answered line by line as far as the quota goes; what failed is given back', async () => {
  const held = await runBatch(['999123456789', ...numbersFrom(4)], ['gnr', 'dno'], { dailyQuota: 5 });
  expect(held.of('gnr').codes).toEqual([101, 0, 0, 502, 502]);
  expect(held.of('dno').codes).toEqual([0, 3, 502, 502, 502]);
  expect(await quotaRowsOf(portal, held.user.organisationId)).toEqual([{ used: 4 }]);
  const row = await portal.deps.db.selectFrom('batches').where('id', '=', held.id).select('quota_held').executeTakeFirst();
  expect(row).toEqual({ quota_held: 0 });
});

test('T71: a service that is not allowed takes nothing of the quota from the others', async () => {
  const held = await runBatch(numbersFrom(4), ['gnr', 'npq'], { services: ['gnr'], dailyQuota: 3 });
  expect(held.of('gnr').codes).toEqual([0, 0, 0, 502]);
  expect(held.of('npq').codes).toEqual([500, 500, 500, 500]);
  expect(await quotaRowsOf(portal, held.user.organisationId)).toEqual([{ used: 3 }]);
});

test('T71: batches and single queries at once take from one quota, which is answered and not passed', async () => {
  const user = await makeUser(portal.deps);
  const token = await signedInToken(portal.deps, user);
  await entitle(portal, user, { dailyQuota: 150 });
  const sent = Array.from({ length: 3 }, () => sendBatch(portal, token, { content: numbersFrom(40), services: ['gnr', 'dno'] }));
  const asked = Array.from({ length: 30 }, (_, at) => {
    const query = { phonenumber: String(447_400_200_000 + at), service: 'gnr' as const };
    return portal.call(singleQuery, { query }, token);
  });
  for (const { body } of await Promise.all(sent)) await finishedRows(portal, token, body.id);
  await Promise.all(asked);
  const { rows } = await sql<{ answered: number; failed: number }>`
    select sum((select sum(one) from unnest(succeeded) as one))::int as answered, sum((select sum(one) from unnest(failed) as one))::int as failed
    from query_daily where organisation_id = ${user.organisationId}`.execute(portal.deps.db);
  expect(rows).toEqual([{ answered: 150, failed: 3 * 80 + 30 - 150 }]);
  expect(await quotaRowsOf(portal, user.organisationId)).toEqual([{ used: 150 }]);
});

test('T71: a network is asked about no row that is refused, and one that is cancelled meanwhile gives back what it held', async () => {
  const waiting: ServerResponse[] = [];
  const { url, requests } = await startUpstreamServer((response) => waiting.push(response));
  const limited = await startPortalAtNoonForTest({
    SERVICES_CONFIG: servicesFile({ liveStatus: { kind: 'http', url: `${url}/{number}` } }),
  });
  const user = await makeUser(limited.deps);
  const token = await signedInToken(limited.deps, user);
  await entitle(limited, user, { destinations: ['US'], dailyQuota: 3 });
  const content = ['12015550123', ...numbersFrom(5)];
  const { body } = await sendBatch(limited, token, { content, services: ['liveStatus'] });
  await expect.poll(() => requests.length).toBe(3);
  expect(await quotaRowsOf(limited, user.organisationId)).toEqual([{ used: 3 }]);
  expect((await limited.call(cancelBatch, { body: { id: body.id } }, token)).status).toBe(200);
  for (const response of waiting) json({ ns: 'active', nv: 'valid', rc: 0 })(response, response.req);
  await expect.poll(() => quotaRowsOf(limited, user.organisationId)).toEqual([{ used: 0 }]);
  expect(new Set(requests.map(({ url: path }) => path))).toEqual(new Set(numbersFrom(3).map((tel) => `/${tel}`)));
});

test('T71: what a worker that was killed held is given back by the one that takes the batch up', async () => {
  // Without a worker of its own.
  const { deps } = await startPortalAtNoonForTest({ ROLE: 'api' });
  const organisationId = await makeOrganisation(deps);
  await deps.db.insertInto('entitlements').values({ organisation_id: organisationId, services: null, daily_quota: 100 }).execute();
  const id = randomUUID();
  const batch = { organisation_id: organisationId, id, file_name: 'a.csv', email: 'a@customer.example', records: 10 };
  await deps.db.insertInto('batches').values(batch).execute();
  const service = { organisation_id: organisationId, batch_id: id, service: 'gnr' as const, position: 0, file_name: 'a_gnr.csv' };
  await deps.db.insertInto('batch_services').values(service).execute();
  const used = async () =>
    (await deps.db.selectFrom('quota_use').where('organisation_id', '=', organisationId).select('used').execute())[0]?.used;

  const killed = (await takeNext(deps.db, 30_000))!;
  expect(await holdQuota(deps.db, killed, 70)).toMatchObject({ queries: 70 });
  await deps.db.updateTable('batches').where('id', '=', id).set({ locked_until: null }).execute();
  const next = (await takeNext(deps.db, 30_000))!;
  const grant = await holdQuota(deps.db, next, 70);
  expect(grant).toMatchObject({ queries: 70 });
  expect(await used()).toBe(70);
  // The killed worker comes back, and may neither hold nor give back.
  await expect(holdQuota(deps.db, killed, 70)).rejects.toThrow(LeaseLost);
  expect(await used()).toBe(70);
  const tally = { reasons: [], countries: {}, operators: null };
  const part = { rowsDone: 10, parts: 1, bytesDone: 90, lengths: [1], sha256s: ['0'], tally, failed: [4], counts: [] };
  await commitPart(deps.db, next, { ...part, unusedQuota: { ...grant!, queries: 4 } });
  expect(await used()).toBe(66);
});
