import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { batchResults, downloadBatchResult } from '../../shared/batches/batches.ts';
import { partKey } from './worker/batch-files.ts';
import { finishedRows, resultText, sendBatch } from '../test-support/batches.ts';
import { makeUser, signedInToken, supportViewToken } from '../test-support/factories.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await startTestPortal();
  token = await signedInToken(portal.deps, await makeUser(portal.deps));
});
afterAll(() => portal.stop());

/** A finished result of one service: a number that is answered, one too long for its range, and one again. */
async function makeResult(services = ['npq']): Promise<string> {
  const { body } = await sendBatch(portal, token, { content: ['447400123456', '44740012345678', '12015550123'], services });
  const [row] = await finishedRows(portal, token, body.id);
  return row?.Filename ?? '';
}

const download = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  portal.app.inject({ url: downloadBatchResult.path, query, headers: { authorization: `Bearer ${token}`, ...headers } });

describe('Batch results: the file', () => {
  test('it is sent as an attachment under its own name, and as nothing that a browser would open', async () => {
    const file = await makeResult();
    const { headers } = await download({ file });
    expect(headers['content-disposition']).toBe(`attachment; filename="${file}"; filename*=UTF-8''${file}`);
    expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'x-content-type-options': 'nosniff' });
  });

  test('with commas it holds the same cells', async () => {
    const file = await makeResult(['gnr']);
    const cells = (text: string, delimiter: string): string[][] => parse(text, { delimiter });
    const commas = cells((await download({ file, separator: ',' })).body, ',');
    expect(commas).toEqual(cells(await resultText(portal, token, file), ';'));
    expect(commas[0]?.[0]).toBe('number');
  });

  test('as a workbook every cell is text, so that numbers and codes stay what they are', async () => {
    const file = await makeResult();
    const { rawPayload, headers } = await download({ file, format: 'xlsx' });
    expect(headers['content-disposition']).toContain(file.replace('.csv', '.xlsx'));
    const parts = unzipSync(rawPayload);
    const sheet = new TextDecoder().decode(parts['xl/worksheets/sheet1.xml']);
    const strings = new TextDecoder().decode(parts['xl/sharedStrings.xml']);
    expect(strings + sheet).toContain('447400123456');
    expect(sheet.match(/<c [^>]*>/g)?.filter((cell) => !/ t="(s|inlineStr)"/.test(cell) && !cell.endsWith('/>'))).toEqual([]);
  });

  test('a file of failed rows holds the heading and what failed', async () => {
    const file = await makeResult();
    const { body, headers } = await download({ file, rows: 'failed' });
    expect(headers['content-disposition']).toContain(`filename="${file.replace('.csv', '_failed.csv')}"`);
    const rows = body.trimEnd().split('\r\n');
    expect(rows.map((row) => row.split(';')[0])).toEqual(['number', '44740012345678']);
  });

  test('any part of it may be asked for, and a version that the caller has is not sent again', async () => {
    const file = await makeResult(['npq', 'gnr']);
    const whole = await resultText(portal, token, file);
    for (const [from, to] of [
      [0, 0],
      [3, 90],
      [50, whole.length - 1],
      [whole.length - 4, whole.length + 10],
    ] as const) {
      const part = await download({ file }, { range: `bytes=${from}-${to}` });
      expect({ status: part.statusCode, body: part.body }).toEqual({ status: 206, body: whole.slice(from, to + 1) });
    }
    expect((await download({ file }, { range: 'bytes=-5' })).body).toBe(whole.slice(-5));
    expect((await download({ file }, { range: `bytes=${whole.length}-` })).statusCode).toBe(416);
    const { etag } = (await download({ file })).headers;
    expect((await download({ file }, { 'if-none-match': String(etag) })).statusCode).toBe(304);
  });

  test.each([{ rows: 'failed' }, { separator: ',' }, { format: 'xlsx' }])(
    'where a part of it cannot be read, only the call with %j fails: nothing is sent as if it were whole, and the portal lives',
    async (form) => {
      const { body } = await sendBatch(portal, token, { content: '447400123456\n'.repeat(12_000) });
      const [row] = await finishedRows(portal, token, body.id);
      await portal.deps.storage.remove(partKey(body.id, { part: 2, fence: 1 }));
      const reply = await download({ file: row?.Filename ?? '', ...form }).catch(() => ({ statusCode: 0 }));
      expect(reply.statusCode).not.toBe(200);
      expect((await portal.call(batchResults, {}, token)).status).toBe(200);
    },
  );

  test.each([{}, { rows: 'failed' }, { format: 'xlsx' }])(
    'where a part of it was changed in the storage, the call with %j fails, and the other service is still there',
    async (form) => {
      const { body } = await sendBatch(portal, token, { content: ['447400123456'], services: ['npq', 'gnr'] });
      const [npq, gnr] = await finishedRows(portal, token, body.id);
      const key = partKey(body.id, { part: 1, fence: 1 });
      const stored = await buffer(await portal.deps.storage.read(key));
      const at = stored.indexOf(';');
      await portal.deps.storage.write(key, Buffer.concat([stored.subarray(0, at - 1), Buffer.from('9'), stored.subarray(at)]));
      const reply = await download({ file: npq?.Filename ?? '', ...form }).catch(() => ({ statusCode: 0 }));
      expect(reply.statusCode).not.toBe(200);
      expect(await resultText(portal, token, gnr?.Filename ?? '')).toContain('447400123456');
    },
  );

  test.each(['../../secret-key', '..%2f..%2fsecret-key', '/etc/passwd', 'a\\b', 'a\0b', 'x'.repeat(4_096), '', '%', '_______'])(
    'T44: the file %j does not exist',
    async (file) => {
      await makeResult();
      expect((await download({ file })).statusCode).toBe(404);
    },
  );
});

describe('Batch results: the list', () => {
  test('newest first, the services of a batch in their order, of this organisation alone', async () => {
    const own = await signedInToken(portal.deps, await makeUser(portal.deps));
    const sent: string[] = [];
    for (const name of ['first.csv', 'second.csv']) {
      sent.push((await sendBatch(portal, own, { content: ['447400123456'], name, services: ['dno', 'npq'] })).body.id);
    }
    const { body } = await portal.call(batchResults, {}, own);
    expect(body.message.map((row: { id: string; Service: string }) => [row.id, row.Service])).toEqual([
      [sent[1], 'npq'],
      [sent[1], 'dno'],
      [sent[0], 'npq'],
      [sent[0], 'dno'],
    ]);
    expect(Object.keys(body.message[0])).toEqual([
      'Date',
      'Service',
      'Records',
      'Filename',
      'email',
      'id',
      'status',
      'progress',
      'failed',
      'mailWaits',
      'name',
      'answered',
    ]);
  });

  test('pages of any length hold the list once, in its order, and the last one leads nowhere', async () => {
    const own = await signedInToken(portal.deps, await makeUser(portal.deps));
    for (let sent = 0; sent < 4; sent += 1) await sendBatch(portal, own, { content: ['447400123456'], services: ['dno', 'npq', 'gnr'] });
    const idsOf = (rows: { id: string; Service: string }[]) => rows.map(({ id, Service }) => `${id} ${Service}`);
    const whole = idsOf((await portal.call(batchResults, {}, own)).body.message);
    expect(whole).toHaveLength(12);
    for (const limit of ['1', '5', '12', '500']) {
      const pages: string[] = [];
      let before: string | null = null;
      do {
        const query: Record<string, string> = { limit, ...(before !== null && { before }) };
        const { body } = await portal.call(batchResults, { query }, own);
        expect(body.message.length).toBeLessThanOrEqual(Number(limit));
        pages.push(...idsOf(body.message));
        before = body.next;
      } while (before !== null);
      expect(pages).toEqual(whole);
    }
  });

  test('one batch alone may be asked for, and of another organisation none is there', async () => {
    const own = await signedInToken(portal.deps, await makeUser(portal.deps));
    const { body: first } = await sendBatch(portal, own, { content: ['447400123456'], services: ['dno', 'npq'] });
    await sendBatch(portal, own, { content: ['447400123456'] });
    const rows = (await portal.call(batchResults, { query: { id: first.id } }, own)).body.message;
    expect(rows.map(({ id, Service }: { id: string; Service: string }) => [id, Service])).toEqual([
      [first.id, 'npq'],
      [first.id, 'dno'],
    ]);
    expect((await portal.call(batchResults, { query: { id: first.id } }, token)).body).toEqual({ message: [], next: null });
  });

  test.each([{ limit: '0' }, { limit: '501' }, { limit: 'x' }, { before: 'x' }, { before: 'MSAyIDM' }, { id: 'x' }])(
    '%j is 400',
    async (query) => {
      expect((await portal.call(batchResults, { query }, token)).status).toBe(400);
    },
  );

  test('whoever has the list already is told that nothing has changed, until something has', async () => {
    const own = await signedInToken(portal.deps, await makeUser(portal.deps));
    const { body } = await sendBatch(portal, own, { content: ['447400123456'] });
    await finishedRows(portal, own, body.id);
    const ask = (etag?: string) =>
      portal.app.inject({ url: batchResults.path, headers: { authorization: `Bearer ${own}`, ...(etag && { 'if-none-match': etag }) } });
    const etag = String((await ask()).headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const reply = await ask(known);
      expect({ status: reply.statusCode, body: reply.body, etag: reply.headers.etag }).toEqual({ status: 304, body: '', etag });
    }
    await sendBatch(portal, own, { content: ['447400123456'] });
    expect((await ask(etag)).statusCode).toBe(200);
  });

  test('results are there for 30 days', async () => {
    const own = await makeUser(portal.deps);
    const ownToken = await signedInToken(portal.deps, own);
    const { body } = await sendBatch(portal, ownToken, { content: ['447400123456'] });
    const [row] = await finishedRows(portal, ownToken, body.id);
    const setAge = (days: number) =>
      portal.deps.db
        .updateTable('batches')
        .set({ created_at: new Date(Date.now() - days * 86_400_000) })
        .where('organisation_id', '=', own.organisationId)
        .execute();
    await setAge(29.9);
    expect((await portal.call(batchResults, {}, ownToken)).body.message).toHaveLength(1);
    await setAge(30.1);
    expect((await portal.call(batchResults, {}, ownToken)).body.message).toEqual([]);
    expect((await portal.call(downloadBatchResult, { query: { file: row?.Filename ?? '' } }, ownToken)).status).toBe(404);
  });

  test('a support view sees the results and can neither send nor cancel', async () => {
    const customer = await makeUser(portal.deps);
    const own = await signedInToken(portal.deps, customer);
    const { body } = await sendBatch(portal, own, { content: ['447400123456'] });
    await finishedRows(portal, own, body.id);
    const view = await supportViewToken(portal.deps, customer);
    expect((await portal.call(batchResults, {}, view)).body.message).toHaveLength(1);
    expect((await sendBatch(portal, view, { content: ['447400123456'] })).status).toBe(403);
  });
});
