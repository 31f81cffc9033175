import { rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { batchResults } from '../../../shared/batches/batches.ts';
import { finishedRows, resultText, sendBatch } from '../../test-support/batches.ts';
import { servicesFile } from '../../test-support/answerers.ts';
import { makeUser, signedInToken } from '../../test-support/factories.ts';
import { startPortalForTest, startTestPortal, type TestPortal } from '../../test-support/test-portal.ts';
import { batchFolder } from './batch-files.ts';
import { type Behaviour, json, startUpstreamServer, status } from '../../test-support/upstream-server.ts';

const numbers = Array.from({ length: 40 }, (_, index) => `4474001234${10 + index}`);
const active = { ns: 'active', nv: 'valid', rc: 0 };

/** A batch of live status against an upstream that behaves so; answers the row of the list and the reason codes by number. */
async function runBatch(upstream: Behaviour, content: readonly string[] = numbers) {
  const { url, requests } = await startUpstreamServer(upstream);
  const liveStatus = { kind: 'http', url: `${url}/status?n={number}`, retryDelayMs: 1 };
  const portal = await startPortalForTest({ SERVICES_CONFIG: servicesFile({ liveStatus }) });
  const token = await signedInToken(portal.deps, await makeUser(portal.deps));
  const { body } = await sendBatch(portal, token, { content, services: ['liveStatus'] });
  const [row] = await finishedRows(portal, token, body.id);
  const [heading = '', ...lines] = (await resultText(portal, token, row?.Filename ?? '')).trimEnd().split('\r\n');
  const rcAt = heading.split(';').indexOf('rc');
  return { row, codes: lines.map((line) => [line.split(';')[0], Number(line.split(';')[rcAt])]), requests };
}

describe('A batch over a live network', () => {
  test('F19: an upstream that answers 429 with Retry-After slows the batch down; no row failed for that', async () => {
    let refusals = 8;
    const { row, codes } = await runBatch((response, request) => {
      refusals -= 1;
      (refusals >= 0 ? status(429, { 'retry-after': '1' }) : json(active))(response, request);
    });
    expect(row).toMatchObject({ status: 'done', failed: 0, Records: numbers.length });
    expect(codes).toEqual(numbers.map((number) => [number, 0]));
  });

  test('F6: a row that always fails upstream is a row with its reason code; the rest completes and the batch is partly done', async () => {
    const bad = numbers[7] ?? '';
    const { row, codes } = await runBatch((response, request) => {
      (request.url?.includes(bad) ? status(500) : json(active))(response, request);
    });
    expect(row).toMatchObject({ status: 'partly', failed: 1 });
    expect(codes).toEqual(numbers.map((number) => [number, number === bad ? 301 : 0]));
  });

  test('F23: while batches of one organisation wait for a network, a batch of another one that asks none is finished', async () => {
    const held: ServerResponse[] = [];
    const { url, requests, behave } = await startUpstreamServer((response) => held.push(response));
    const liveStatus = { kind: 'http', url: `${url}/status?n={number}` };
    const portal = await startPortalForTest({ SERVICES_CONFIG: servicesFile({ liveStatus }) });
    const [waiting, other] = [await makeUser(portal.deps), await makeUser(portal.deps)];
    const token = await signedInToken(portal.deps, waiting);
    for (const number of numbers.slice(0, 2)) await sendBatch(portal, token, { content: [number], services: ['liveStatus'] });
    await expect.poll(() => requests.length).toBe(2);
    const otherToken = await signedInToken(portal.deps, other);
    const { body } = await sendBatch(portal, otherToken, { content: numbers });
    expect(await finishedRows(portal, otherToken, body.id)).toMatchObject([{ status: 'done' }]);
    expect((await portal.call(batchResults, {}, token)).body.message).toMatchObject([{ status: 'running' }, { status: 'running' }]);
    behave(status(500));
    for (const response of held) response.destroy();
  });

  test('F13: a batch whose results cannot be stored waits, which counts as no try, and goes on when there is room again', async () => {
    const waiting: (() => void)[] = [];
    const { url } = await startUpstreamServer((response, request) => waiting.push(() => json(active)(response, request)));
    const portal = await startPortalForTest({ SERVICES_CONFIG: servicesFile({ liveStatus: { kind: 'http', url: `${url}/{number}` } }) });
    const token = await signedInToken(portal.deps, await makeUser(portal.deps));
    const { body } = await sendBatch(portal, token, { content: numbers.slice(0, 1), services: ['liveStatus'] });
    await expect.poll(() => waiting.length).toBe(1);
    // A file where the folder of the parts would be.
    const parts = join(portal.dataDir, 'files', batchFolder(body.id), 'parts');
    writeFileSync(parts, '');
    waiting.pop()?.();
    const batch = () => portal.deps.db.selectFrom('batches').where('id', '=', body.id).select(['state', 'tries']).executeTakeFirst();
    await expect.poll(batch).toEqual({ state: 'queued', tries: 0 });
    rmSync(parts);
    await portal.deps.db.updateTable('batches').set({ locked_until: null }).where('id', '=', body.id).execute();
    await expect.poll(() => waiting.length).toBe(1);
    waiting.pop()?.();
    expect(await finishedRows(portal, token, body.id)).toMatchObject([{ status: 'done' }]);
  });

  test('days say how far back an upstream is asked for port events', async () => {
    const { url, requests } = await startUpstreamServer(json({ ports: 1, rc: 0 }));
    const answered = { 'ports&days': { kind: 'http', url: `${url}/ports?n={number}&d={days}` } };
    const portal = await startPortalForTest({ SERVICES_CONFIG: servicesFile(answered) });
    const token = await signedInToken(portal.deps, await makeUser(portal.deps));
    const { body } = await sendBatch(portal, token, { content: ['447400123456'], services: ['ports'], days: '7' });
    await finishedRows(portal, token, body.id);
    expect(requests.map((request) => request.url)).toEqual(['/ports?n=447400123456&d=7']);
  });

  test('what is no E.164 number is not asked upstream', async () => {
    const { codes, requests } = await runBatch(json(active), ['0447400123456', '4474001234567890', '447400123456']);
    expect(codes).toEqual([
      ['0447400123456', 100],
      ['4474001234567890', 100],
      ['447400123456', 0],
    ]);
    expect(requests).toHaveLength(1);
  });
});

describe('Uploads at the same time', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await startTestPortal({ UPLOADS_AT_ONCE_PER_ORGANISATION: '50' });
  });
  afterAll(() => portal.stop());

  test('F24: of fifty at once each is accepted as a whole or answered 503 with Retry-After, and every accepted one finishes', async () => {
    const token = await signedInToken(portal.deps, await makeUser(portal.deps));
    const content = '447400123456\n'.repeat(50_000);
    const replies = await Promise.all(Array.from({ length: 50 }, () => sendBatch(portal, token, { content })));
    const accepted = replies.filter((reply) => reply.status === 200);
    const refused = replies.filter((reply) => reply.status !== 200);
    expect(refused.map(({ status: code, headers }) => [code, Number(headers['retry-after']) > 0])).toEqual(refused.map(() => [503, true]));
    expect(refused.length).toBeGreaterThan(0);
    for (const { body } of accepted) {
      expect(await finishedRows(portal, token, body.id)).toMatchObject([{ status: 'done', Records: 50_000 }]);
    }
  });
});
