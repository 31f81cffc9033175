/** Tables sent as `rows`: every row comes back with its number's answers, or with the reason why it has none. */
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import readSheet from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { batchSummary, downloadJoinedBatch, rerunBatch } from '../../shared/batches/batches.ts';
import { singleQuery } from '../../shared/single-query/single-query.ts';
import { finishedRows, sendBatch, type SentBatch } from '../test-support/batches.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await startTestPortal({ DEMO: 'true' });
  token = await signedInToken(portal.deps, await makeUser(portal.deps));
});
afterAll(() => portal.stop());

const numbers = ['447400123456', '44740012345678', '12025550123'];
const rows = [
  'line;note;name;phone;number',
  '1;;Ada;+44 7400 123456;a',
  '2;;Bob;44740012345678;b',
  '1;same number as line 2;Cy;0044 7400 123456;c',
  ';not a number: left out;Dot;n/a;d',
  ';=no number: left out;Eve;;',
  '3;;Fay;+1 202 555 0123;f',
  '1;same number as line 2;Gus;447400123456;g',
  '3;same number as line 7;Hal;12025550123;h',
];
/** The returned rows before the answers. */
const back = [
  ['name', 'phone', 'number (own)', 'number', 'note'],
  ['Ada', '+44 7400 123456', 'a', numbers[0], ''],
  ['Bob', '44740012345678', 'b', numbers[1], ''],
  ['Cy', '0044 7400 123456', 'c', numbers[0], 'same number as line 2'],
  ['Dot', 'n/a', 'd', '', 'not a number: left out'],
  ['Eve', '', '', '', "'=no number: left out"],
  ['Fay', '+1 202 555 0123', 'f', numbers[2], ''],
  ['Gus', '447400123456', 'g', numbers[0], 'same number as line 2'],
  ['Hal', '12025550123', 'h', numbers[2], 'same number as line 7'],
];

async function finish(batch: Partial<SentBatch>): Promise<string> {
  const { body, status } = await sendBatch(portal, token, { content: numbers, services: ['gnr', 'npq'], ...batch });
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
  await finishedRows(portal, token, body.id);
  return body.id;
}

const download = (query: Record<string, string>) =>
  portal.app.inject({ url: downloadJoinedBatch.path, query, headers: { authorization: `Bearer ${token}` } });
const joinedOf = async (id: string): Promise<string[][]> => parse((await download({ id })).body, { delimiter: ';' });

describe('every row comes back in its order, with its own cells', () => {
  test('its number, the answers of that number, which a row with the same one repeats, or why it has none', async () => {
    const id = await finish({ rows: rows.join('\n') });
    const joined = await joinedOf(id);
    expect(joined.map((cells) => cells.slice(0, 5))).toEqual(back);
    // Each number has the same answers as in a batch of numbers only.
    const alone = new Map((await joinedOf(await finish({}))).map(([number = '', ...answers]) => [number, answers]));
    const none = alone.get('number')?.map(() => '');
    expect(joined.map((cells) => cells.slice(5))).toEqual(back.map((cells) => alone.get(cells[3] ?? '') ?? none));
    expect((await portal.call(batchSummary, { query: { id } }, token)).body.message).toMatchObject({
      records: 3,
      ownRows: 8,
      ownColumns: ['name', 'phone', 'number'],
    });
    const sheets = await readSheet((await download({ id, format: 'xlsx' })).rawPayload);
    const cells = sheets[0]?.data.map((row) => joined[0]?.map((_, column) => row[column] ?? ''));
    // Workbook cells need no apostrophe to be text.
    expect(cells).toEqual(joined.map((row) => row.map((cell) => cell.replace(/^'=/, '='))));
  });

  test('in any order, over many parts', async () => {
    const many = Array.from({ length: 12_001 }, (_, index) => String(447_400_000_000 + index));
    const order = [...many.keys()].flatMap((index) => [12_001 - index, ((index * 7) % 12_001) + 1]);
    const id = await finish({ content: many, rows: `line;note;wanted\n${order.map((line) => `${line};;${many[line - 1]}\n`).join('')}` });
    const [titles = [], ...joined] = await joinedOf(id);
    expect(joined.map(([own, number]) => `${own} ${number}`)).toEqual(order.map((line) => `${many[line - 1]} ${many[line - 1]}`));
    const rcAt = titles.indexOf('npq.rc');
    expect(new Set(joined.map((cells) => `${cells.length} ${cells[rcAt]}`))).toEqual(new Set([`${titles.length} 2`]));
  });
});

describe('where each answer comes from stands behind it', () => {
  const services = ['npq', 'irsfCheck', 'liveStatus'] as const;
  const asked = ['447700900123', '447400123456', '447700900300', '12'];
  const sourcesIn = async (id: string) => {
    const [titles = [], ...joined] = await joinedOf(id);
    const cell = (row: string[], title: string) => row[titles.indexOf(title)];
    return joined.map((row) =>
      services.map((service) => ['source', 'dataVersion', 'simulated'].map((title) => cell(row, `${service}.${title}`))),
    );
  };

  test('as the single query says it; nothing stands where no number was asked, or no answer came', async () => {
    const single = async (phonenumber: string, service: (typeof services)[number]) => {
      const { status, body } = await portal.call(singleQuery, { query: { phonenumber, service } }, token);
      if (status !== 200) return ['', '', ''];
      const { source, dataVersion, simulated } = body.response;
      return [source, dataVersion ?? '', String(simulated === true)];
    };
    const expected = await Promise.all(asked.map((number) => Promise.all(services.map((service) => single(number, service)))));
    expect(expected[0]?.map(([source, , simulated]) => `${source} ${simulated}`)).toEqual(['data true', 'data true', 'live true']);
    expect(expected[1]?.map(([source, , simulated]) => `${source} ${simulated}`)).toEqual(['data false', 'ranges only false', 'live true']);
    expect(expected[2]?.[2]).toEqual(['', '', '']);
    expect(await sourcesIn(await finish({ content: asked, services }))).toEqual(expected);
  });

  test('nothing where an older version answered', async () => {
    const id = await finish({ content: asked, services });
    await sql`update batch_parts set lengths = lengths[1:3], sha256s = sha256s[1:3] where batch_id = ${id}`.execute(portal.deps.db);
    expect(await sourcesIn(id)).toEqual(asked.map(() => services.map(() => ['', '', ''])));
  });
});

describe('another run of what failed', () => {
  /** A number whose upstream times out. */
  const failing = '447700900300';
  const rerunOf = async (id: string) => {
    const { body } = await portal.call(rerunBatch, { body: { id } }, token);
    await finishedRows(portal, token, body.id);
    return (await joinedOf(body.id)).map((cells) => cells.slice(0, 4));
  };

  test('has the rows of these numbers, with their own columns and notes', async () => {
    const table = `line;note;name;phone\n2;;Ada;+44 7700 900300\n1;;Bob;${numbers[0]}\n;left out;Cy;n/a\n2;as Ada;Dot;${failing}\n`;
    const id = await finish({ content: [numbers[0] ?? '', failing], services: ['npq', 'liveStatus'], rows: table });
    expect(await rerunOf(id)).toEqual([
      ['name', 'phone', 'number', 'note'],
      ['Ada', '+44 7700 900300', failing, ''],
      ['Dot', failing, failing, 'as Ada'],
    ]);
  });

  test('also of a table that had a row for each number', async () => {
    const content = [failing, numbers[0] ?? '', failing];
    const id = await finish({ content, services: ['liveStatus'], columns: 'Ada;1\nBob;2\nCy;3\n' });
    expect(await rerunOf(id)).toEqual([
      ['column 1', 'column 2', 'number', 'note'],
      ['Ada', '1', failing, ''],
      ['Cy', '3', failing, ''],
    ]);
  });
});

test('what is wrong with the rows is 400 with errors.rows, and both tables at once are 413', async () => {
  const { status, body } = await sendBatch(portal, token, { content: numbers, rows: 'line;note\n1;\n3;\n' });
  expect({ status, told: body.errors.rows }).toEqual({ status: 400, told: 'No row names line 2 of the file' });
  expect((await sendBatch(portal, token, { content: numbers, columns: 'a\nb\nc\n', rows: rows.join('\n') })).status).toBe(413);
});
