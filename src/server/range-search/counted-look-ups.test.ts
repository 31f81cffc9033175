/** Look-ups in the number ranges by a program: they give what gnr sells, so each is a query with its record, under entitlement and quota. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quotaRowsOf, entitle } from '../test-support/entitlements.ts';
import { makeKeyFor, makeUser, signedInToken, type TestUser } from '../test-support/factories.ts';
import { startPortalAtNoon } from '../test-support/portal-at-noon.ts';
import type { TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortalAtNoon({ RATE_LIMIT_PER_MINUTE: '0' });
});
afterAll(() => portal.stop());

const calls = {
  'number-lookup?phonenumber=447400123456': { tel: '447400123456', country: 'GB' },
  'range-search?range=4474': { tel: '4474', country: 'GB' },
  'range-search?country=GB': { tel: '', country: 'GB' },
  'range-search?operator=lyca': { tel: '', country: 'ZZ' },
  'range-export?range=44740012': { tel: '44740012', country: 'GB' },
  'range-tree?prefix=447400123456': { tel: '447400123456', country: 'GB' },
  'range-changes?range=44740': { tel: '44740', country: 'GB' },
} as const;
const urls = Object.keys(calls);

async function newProgram() {
  const user = await makeUser(portal.deps);
  return { user, key: (await makeKeyFor(portal, user)).key };
}

async function ask(authorization: string, url: string) {
  const reply = await portal.app.inject({ url: `/api/gnr-search/${url}`, headers: { authorization: `Bearer ${authorization}` } });
  return { status: reply.statusCode, code: reply.statusCode === 200 ? undefined : (reply.json().code as string), headers: reply.headers };
}

async function recordsOf({ organisationId }: TestUser) {
  return portal.deps.db
    .selectFrom('query_records')
    .where('organisation_id', '=', organisationId)
    .select(['channel', 'service', 'tel', 'country', 'rc'])
    .orderBy('id')
    .execute();
}

describe('A call with a key', () => {
  test.each(Object.entries(calls))('%s is a query of gnr: recorded, and of the quota', async (url, asked) => {
    const { user, key } = await newProgram();
    await entitle(portal, user, { dailyQuota: 1 });
    expect((await ask(key, url)).status).toBe(200);
    expect(await recordsOf(user)).toEqual([{ channel: 'api', service: 'gnr', ...asked, rc: 0 }]);
    expect(await quotaRowsOf(portal, user.organisationId)).toEqual([{ used: 1 }]);
    const { status, code, headers } = await ask(key, url);
    expect([status, code]).toEqual([429, 'quota_reached']);
    // The time is noon, or slightly later.
    expect(12 * 3_600 - Number(headers['retry-after'])).toBeLessThan(60);
    expect((await recordsOf(user)).map(({ rc }) => rc)).toEqual([0, 502]);
    expect(await quotaRowsOf(portal, user.organisationId)).toEqual([{ used: 1 }]);
  });

  test.each(urls)('%s is refused where the organisation may not ask gnr; that is recorded, and costs nothing', async (url) => {
    const { user, key } = await newProgram();
    await entitle(portal, user, { services: ['npq'], dailyQuota: 5 });
    expect(await ask(key, url)).toMatchObject({ status: 403, code: 'not_entitled' });
    expect((await recordsOf(user)).map(({ rc }) => rc)).toEqual([500]);
    expect(await quotaRowsOf(portal, user.organisationId)).toEqual([]);
  });

  test.each(urls.filter((url) => !url.includes('operator')))('%s is refused where the destination is switched off', async (url) => {
    const { user, key } = await newProgram();
    await entitle(portal, user, { destinations: ['GB'] });
    expect(await ask(key, url)).toMatchObject({ status: 403, code: 'not_entitled' });
    expect((await recordsOf(user)).map(({ rc }) => rc)).toEqual([501]);
  });

  test('a workbook that would have too many rows is refused, and costs nothing', async () => {
    const { user, key } = await newProgram();
    expect(await ask(key, 'range-export?operator=a&format=xlsx')).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(await recordsOf(user)).toEqual([]);
  });

  test.each([
    ['999123', 101],
    ['4474001234', 102],
    ['441000000000', 103],
  ])('the number %s in no range is recorded as gnr answers it: %i', async (number, rc) => {
    const { user, key } = await newProgram();
    expect(await ask(key, `number-lookup?phonenumber=${number}`)).toMatchObject({ status: 404, code: 'not_found' });
    await ask(key, `../test-diagnostics/single-query?service=gnr&phonenumber=${number}`);
    expect((await recordsOf(user)).map((record) => record.rc)).toEqual([rc, rc]);
  });
});

test.each(urls)('a person looks %s up freely at a screen, whatever the organisation may ask', async (url) => {
  const user = await makeUser(portal.deps);
  await entitle(portal, user, { services: [], dailyQuota: 0, destinations: ['GB'] });
  expect((await ask(await signedInToken(portal.deps, user), url)).status).toBe(200);
  expect(await recordsOf(user)).toEqual([]);
});
