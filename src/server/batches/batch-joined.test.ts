import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import readSheet from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { batchLimits, batchSummary, downloadJoinedBatch, type BatchResultRow } from '../../shared/batches/batches.ts';
import { columnsKey } from './worker/batch-files.ts';
import { finishedRows, resultText, sendBatch, type SentBatch } from '../test-support/batches.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { storeColumns } from './own-columns.ts';

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await startTestPortal();
  token = await signedInToken(portal.deps, await makeUser(portal.deps));
});
afterAll(() => portal.stop());

const numbers = ['447400123456', '44740012345678', '447400123456'];

async function finish(batch: Partial<SentBatch> = {}): Promise<{ id: string; rows: BatchResultRow[] }> {
  const { body, status } = await sendBatch(portal, token, { content: numbers, services: ['gnr', 'npq'], ...batch });
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
  return { id: body.id, rows: await finishedRows(portal, token, body.id) };
}

const download = (query: Record<string, string>, as = token) =>
  portal.app.inject({ url: downloadJoinedBatch.path, query, headers: { authorization: `Bearer ${as}` } });
const cellsOf = (text: string): string[][] => parse(text, { delimiter: ';' });

describe('the joined file of a batch', () => {
  test('own columns, the number, then the fields of each service under its name, and reason codes in words', async () => {
    const { id, rows } = await finish({ columns: 'customer,city\nAda,"London, East"\nBob,Köln\nEve,\n' });
    const reply = await download({ id });
    expect(reply.headers['content-disposition']).toContain(`numbers_joined_${id.slice(0, 8)}.csv`);
    const [titles = [], ...joined] = cellsOf(reply.body);
    expect(titles.slice(0, 4)).toEqual(['customer', 'city', 'number', 'npq.npdi']);
    expect(titles).toContain('npq.cic');
    expect(titles.slice(-14, -9)).toEqual(['gnr.reason', 'gnr.source', 'gnr.dataVersion', 'gnr.simulated', 'gnr.loc']);
    expect(titles.filter((title) => title.endsWith('.tel'))).toEqual([]);
    expect(joined.map((cells) => cells.slice(0, 3))).toEqual([
      ['Ada', 'London, East', numbers[0]],
      ['Bob', 'Köln', numbers[1]],
      ['Eve', '', numbers[2]],
    ]);
    expect(joined[1]?.[titles.indexOf('gnr.rc')]).toBe('102');
    expect(joined[1]?.[titles.indexOf('gnr.reason')]).toMatch(/^The number has the wrong length for its range/);
    // Each service's cells are those of its own file.
    for (const { Service, Filename } of rows) {
      const [fields = [], ...single] = cellsOf(await resultText(portal, token, Filename));
      for (const [column, field] of fields.entries()) {
        if (field === 'number' || field === 'tel') continue;
        const at = titles.indexOf(`${Service}.${field}`);
        expect(joined.map((cells) => cells[at])).toEqual(single.map((cells) => cells[column]));
      }
    }
  });

  test('a table without a heading is named by its places, and one without columns begins with the number', async () => {
    const { id } = await finish({ columns: 'Ada;1\nBob\n;3\n' });
    expect(cellsOf((await download({ id })).body).map((cells) => cells.slice(0, 3))).toEqual([
      ['column 1', 'column 2', 'number'],
      ['Ada', '1', numbers[0]],
      ['Bob', '', numbers[1]],
      ['', '3', numbers[2]],
    ]);
    const plain = await finish();
    expect((await download({ id: plain.id })).body).toMatch(/^number;npq\.npdi;/);
  });

  test('as a workbook it holds the same cells, all of them text', async () => {
    const { id } = await finish({ columns: 'customer;note\n"<Ada & Co>";=1+1\nBob;\nEve;007\n' });
    const csv = cellsOf((await download({ id })).body);
    const { rawPayload, headers } = await download({ id, format: 'xlsx' });
    expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    const sheets = await readSheet(rawPayload);
    const rows = sheets[0]?.data.map((cells) => cells.map((cell) => cell ?? ''));
    // In CSV an apostrophe stands before what would be a formula.
    expect(rows).toEqual(csv.map((cells) => cells.map((cell) => (cell === "'=1+1" ? '=1+1' : cell))));
  });

  test('what would be a formula in an own column is text in CSV', async () => {
    const { id } = await finish({ columns: '=cmd();note\n=1+1;@SUM(A1)\n"a;=2";+447400123456\n-3;\n' });
    const { body } = await download({ id });
    expect(cellsOf(body).map((cells) => cells.slice(0, 2))).toEqual([
      ["'=cmd()", 'note'],
      ["'=1+1", "'@SUM(A1)"],
      ["a;'=2", '+447400123456'],
      ['-3', ''],
    ]);
  });

  test('over many parts every row stands beside its own columns', async () => {
    const many = Array.from({ length: 12_001 }, (_, row) => String(447_400_000_000 + row));
    const { id } = await finish({ content: many, columns: `row\n${many.map((_, row) => `r${row}`).join('\n')}` });
    const rows = cellsOf((await download({ id })).body).slice(1);
    expect(rows.map(([own, number]) => `${own} ${number}`)).toEqual(many.map((number, row) => `r${row} ${number}`));
  });

  test('the city or region of a fixed number stands behind all answers, where ranges were asked for', async () => {
    const { id } = await finish({ content: ['498923456789', '447400123456', '12122001234', '999'], services: ['gnr', 'ported'] });
    const rows = cellsOf((await download({ id })).body);
    expect(rows.map((cells) => [cells[0], cells[rows[0]?.indexOf('gnr.loc') ?? -1]])).toEqual([
      ['number', 'gnr.loc'],
      ['498923456789', 'Munich'],
      ['447400123456', ''],
      ['12122001234', 'New York, NY'],
      ['999', ''],
    ]);
    const { id: withoutRanges } = await finish({ services: ['ported'] });
    expect((await download({ id: withoutRanges })).body).not.toContain('loc');
  });

  test('of a batch that has no results, or is not ours, there is none', async () => {
    const { id } = await finish();
    const stranger = await signedInToken(portal.deps, await makeUser(portal.deps));
    expect((await download({ id }, stranger)).statusCode).toBe(404);
    await portal.deps.db.updateTable('batches').set({ state: 'failed' }).where('id', '=', id).execute();
    expect((await download({ id })).statusCode).toBe(409);
  });
});

describe('joined files are made one at a time for an organisation', () => {
  const many = Array.from({ length: 12_001 }, (_, row) => String(447_400_000_000 + row));

  test('the second is 429 with Retry-After, another organisation is not kept waiting, and afterwards the next is made', async () => {
    const { id } = await finish({ content: many });
    const stranger = await signedInToken(portal.deps, await makeUser(portal.deps));
    const theirs = (await sendBatch(portal, stranger, { content: numbers })).body.id;
    await finishedRows(portal, stranger, theirs);
    const [one, other, elsewhere] = await Promise.all([
      download({ id }),
      download({ id, format: 'xlsx' }),
      download({ id: theirs }, stranger),
    ]);
    // Which of the two came first is nobody's choice.
    const [made, refused] = one.statusCode === 200 ? [one, other] : [other, one];
    expect([made, refused, elsewhere].map(({ statusCode }) => statusCode)).toEqual([200, 429, 200]);
    expect(refused.headers['retry-after']).toBe('10');
    expect(refused.json().message).toBe('Your organisation is already creating a joined file. Try again in a moment');
    expect((await download({ id })).statusCode).toBe(200);
  });

  test('whoever breaks off leaves the place', async () => {
    const { id } = await finish({ content: many, services: ['gnr', 'npq', 'ported', 'dno', 'irsfCheck'] });
    await portal.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = portal.app.server.address() as AddressInfo;
    const request = get({
      port,
      host: '127.0.0.1',
      path: `${downloadJoinedBatch.path}?id=${id}`,
      headers: { authorization: `Bearer ${token}` },
    });
    onTestFinished(() => void request.destroy());
    const [reply]: [IncomingMessage] = (await once(request, 'response')) as [IncomingMessage];
    expect(reply.statusCode).toBe(200);
    expect((await download({ id })).statusCode).toBe(429);
    reply.on('error', () => undefined);
    reply.destroy();
    await expect.poll(async () => (await download({ id })).statusCode).toBe(200);
  });
});

describe('the other columns that come with a file', () => {
  test.each([
    ['one row too few', 'customer\nAda\n', 'The other columns have 2 rows, and the file has 3 rows'],
    ['two rows too many', 'customer\na\nb\nc\nd\n', 'The other columns have 5 rows, and the file has 3 rows'],
    ['a row with more cells than the first', 'customer\na\nb;c\nd\n', 'Row 3 of the other columns has more cells than the first'],
    ['a quote that is never closed', 'customer\n"a\nb\nc\n', 'The other columns cannot be read'],
    ['more than 100 columns', `${'a;'.repeat(100)}a\nb\nc\nd\n`, 'Row 1 of the other columns has more than 100 cells'],
  ])('%s are 400, and nothing of the batch stays', async (_, columns, message) => {
    const { status, body } = await sendBatch(portal, token, { content: numbers, columns });
    expect({ status, told: body.errors.columns }).toEqual({ status: 400, told: expect.stringContaining(message) });
  });

  test('a table of more than 16 MiB is 413', async () => {
    const columns = `${'x'.repeat(100_000)}\n`.repeat(170);
    expect((await sendBatch(portal, token, { content: numbers, columns })).status).toBe(413);
  });

  test('they count with what the organisation keeps, also once the batch is finished', async () => {
    const own = await signedInToken(portal.deps, await makeUser(portal.deps));
    const columns = `note\n${`${'x'.repeat(30_000)}\n`.repeat(3)}`;
    const { body } = await sendBatch(portal, own, { content: numbers, columns });
    await finishedRows(portal, own, body.id);
    const used = (await portal.call(batchLimits, {}, own)).body.message.megabytes.used;
    expect(used).toBeGreaterThan(0.09 - 0.001);
  });

  test('what no text of the database holds is left out of their titles', async () => {
    const { id } = await finish({ columns: `cust\0omer;${'x'.repeat(99)}\u{1f600}\na;b\na;b\na;b\n` });
    const { body } = await portal.call(batchSummary, { query: { id } }, token);
    expect(body.message.ownColumns).toEqual(['customer', `${'x'.repeat(99)}\ufffd`]);
  });

  test.each([1, 5, 14])('the separator is that of the whole first line, also where the first %i bytes come alone', async (bytes) => {
    const table = Buffer.from('city, part;customer\nLondon;Ada\n');
    const content = Readable.from([table.subarray(0, bytes), table.subarray(bytes)], { objectMode: false });
    const { titles } = await storeColumns(portal.deps.storage, { id: randomUUID(), field: 'columns', content, records: 1 });
    expect(titles).toEqual(['city, part', 'customer']);
  });

  test('the same call with other columns is another request', async () => {
    const send = (columns: string) => sendBatch(portal, token, { content: numbers, columns, key: 'joined-1' });
    const first = await send('a\nb\nc\n');
    expect((await send('a\nb\nc\n')).body.id).toBe(first.body.id);
    expect((await send('a\nb\nd\n')).status).toBe(409);
  });
});

describe('what is stored is looked at when it is read', () => {
  test('a joined file whose own columns were changed in the storage is never whole', async () => {
    const { id } = await finish({ columns: 'a\nb\nc\n' });
    await portal.deps.storage.write(columnsKey(id), Buffer.from('a\r\nb\r\nx\r\n'));
    const reply = await download({ id }).catch(() => ({ statusCode: 0 }));
    expect(reply.statusCode).not.toBe(200);
  });
});
