import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { batchLimits, cancelBatch, downloadBatchResult, rerunBatch } from '../../shared/batches/batches.ts';
import { finishedRows, sendBatch } from '../test-support/batches.ts';
import { stopDatabaseClock } from '../test-support/database-clock.ts';
import { startPortalAtNoon, startPortalAtNoonForTest } from '../test-support/portal-at-noon.ts';
import { makeUser, signedInToken, type TestUser } from '../test-support/factories.ts';
import type { TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  const limits = { BATCHES_OPEN: '2', BATCHES_PER_DAY: '3', BATCH_MEGABYTES: '1', UPLOADS_AT_ONCE_PER_ORGANISATION: '10' };
  portal = await startPortalAtNoon(limits);
});
afterAll(() => portal.stop());

async function customer(): Promise<{ user: TestUser; token: string }> {
  const user = await makeUser(portal.deps);
  return { user, token: await signedInToken(portal.deps, user) };
}

const small = { content: ['447400123456'] };
const send = (token: string, batch: Parameters<typeof sendBatch>[2] = small) => sendBatch(portal, token, batch);
const limitsOf = async (token: string) => {
  const { open, today, megabytes } = (await portal.call(batchLimits, {}, token)).body.message;
  return { open, today, megabytes };
};

/** Every batch of the organisation so far as one that another worker is at. */
async function hold({ organisationId }: TestUser): Promise<void> {
  await sql`
    update batches set state = 'running', finished_at = null, locked_until = now() + interval '4 minutes'
    where organisation_id = ${organisationId}`.execute(portal.deps.db);
}

describe('An organisation has only so many batches', () => {
  test('open at once: the next one is 429 with words and Retry-After, until one is done or cancelled', async () => {
    const { user, token } = await customer();
    const ids: string[] = [];
    for (let sent = 0; sent < 2; sent += 1) {
      ids.push((await send(token)).body.id);
      await finishedRows(portal, token, ids.at(-1) ?? '');
    }
    await hold(user);
    const refused = await send(token);
    expect(refused.status).toBe(429);
    expect(refused.body.message).toBe(
      'Your organisation has 2 batches that are not finished, the most allowed. Wait for one of them to finish',
    );
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send((await customer()).token)).status).toBe(200);
    expect((await portal.call(cancelBatch, { body: { id: ids[0] ?? '' } }, token)).status).toBe(200);
    expect((await send(token)).status).toBe(200);
  });

  test('a day (UTC): of five sent at the same moment three are taken, and the wait ends with the day', async () => {
    const own = await startPortalAtNoonForTest({ BATCHES_PER_DAY: '3', UPLOADS_AT_ONCE_PER_ORGANISATION: '10' });
    await stopDatabaseClock(own.deps.db, new Date('2026-11-30T23:59:59.999Z'));
    const token = await signedInToken(own.deps, await makeUser(own.deps));
    const replies = await Promise.all(Array.from({ length: 5 }, () => sendBatch(own, token, small)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 429, 429]);
    const refused = replies.find(({ status }) => status === 429);
    expect(refused?.body.message).toBe('Your organisation has sent 3 batches today, the most allowed. Send more after midnight UTC');
    expect(refused?.headers['retry-after']).toBe('1');
    const usedToday = async () => (await own.call(batchLimits, {}, token)).body.message.today;
    expect(await usedToday()).toEqual({ used: 3, max: 3 });
    await stopDatabaseClock(own.deps.db, new Date('2026-12-01T00:00:00Z'));
    expect(await usedToday()).toEqual({ used: 0, max: 3 });
    expect((await sendBatch(own, token, small)).status).toBe(200);
  });

  test('a batch of failed rows counts as any other', async () => {
    const { token } = await customer();
    const { body } = await send(token, { content: ['447400123456'], services: ['liveStatus'] });
    await finishedRows(portal, token, body.id);
    const rerun = () => portal.call(rerunBatch, { body: { id: body.id } }, token);
    for (let sent = 0; sent < 2; sent += 1) await finishedRows(portal, token, (await rerun()).body.id);
    expect((await rerun()).status).toBe(429);
  });

  test('kept in bytes: with the megabyte full the next one is refused until the oldest results go', async () => {
    const { user, token } = await customer();
    expect(await limitsOf(token)).toEqual({ open: { used: 0, max: 2 }, today: { used: 0, max: 3 }, megabytes: { used: 0, max: 1 } });
    const { body } = await send(token, { content: '447400123456\n'.repeat(10_000), services: ['npq', 'gnr'] });
    const [npq, gnr] = await finishedRows(portal, token, body.id);
    const sizes = [npq, gnr].map(async (row) => {
      const { headers } = await portal.app.inject({
        url: downloadBatchResult.path,
        query: { file: row?.Filename ?? '' },
        headers: { authorization: `Bearer ${token}` },
      });
      return Number(headers['content-length']);
    });
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(1_000_000);
    // Each result has its heading besides, which is not stored. A byte for each answer says where it comes from.
    expect(Math.abs((await limitsOf(token)).megabytes.used - (bytes + 20_000) / 1e6)).toBeLessThan(0.001);
    const refused = await send(token);
    expect(refused.status).toBe(429);
    expect(refused.body.message).toMatch(
      /^The batches of your organisation fill its 1 MB of storage\. The oldest are deleted on \d{4}-\d\d-\d\d$/,
    );
    const days = Number(refused.headers['retry-after']) / 86_400;
    expect(days).toBeGreaterThan(30.9);
    expect(days).toBeLessThanOrEqual(31);
    await sql`delete from batches where organisation_id = ${user.organisationId}`.execute(portal.deps.db);
    expect((await send(token)).status).toBe(200);
  });
});

test('spreadsheets are made one at a time for an organisation: the second is 429, and another organisation is not kept waiting', async () => {
  const [one, other] = [await customer(), await customer()];
  const files: string[] = [];
  for (const { token } of [one, other]) {
    const { body } = await send(token, { content: '447400123456\n'.repeat(6_000) });
    files.push((await finishedRows(portal, token, body.id))[0]?.Filename ?? '');
  }
  const workbook = (token: string, file = '') => portal.call(downloadBatchResult, { query: { file, format: 'xlsx' } }, token);
  const replies = await Promise.all([workbook(one.token, files[0]), workbook(one.token, files[0]), workbook(other.token, files[1])]);
  expect(
    replies
      .slice(0, 2)
      .map(({ status }) => status)
      .toSorted((a, b) => a - b),
  ).toEqual([200, 429]);
  expect(replies.find(({ status }) => status === 429)?.headers['retry-after']).toBe('20');
  expect(replies[2]?.status).toBe(200);
  expect((await workbook(one.token, files[0])).status).toBe(200);
});
