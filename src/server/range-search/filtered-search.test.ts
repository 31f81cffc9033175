/** Range search by operator, country and type, and all of its rows as a file. */
import { parse } from 'csv-parse/sync';
import readSheet from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operatorSearch, rangeExport, rangeSearch } from '../../shared/range-search/range-search.ts';
import { type RangeBranch, rangeTree } from '../../shared/range-search/range-tree.ts';
import { bits, maskOf } from '../../shared/base/permissions.ts';
import { RangeRow } from '../../shared/range-search/range-row.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { fileOf, importFile, rangeLine, rangesHeader, swapped } from '../test-support/import-files.ts';
import { startPortalForTest, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await startTestPortal();
  token = await signedInToken(portal.deps, await makeUser(portal.deps));
});
afterAll(() => portal.stop());

type Query = Record<string, string>;
const search = (query: Query) => portal.call(rangeSearch, { query }, token);
const download = (query: Query) => portal.call(rangeExport, { query: query as { format: 'csv' } }, token);
const elements = async (query: Query): Promise<RangeRow[]> => (await search(query)).body.response.elements;

describe('Range search', () => {
  test('filters before the first 1000 are taken: the 18 ranges of Lycamobile on 44 are found', async () => {
    const { body } = await search({ range: '44', operator: 'Lycamobile' });
    expect(body.response).toMatchObject({ total: 18, truncated: false });
    expect(body.response.elements).toHaveLength(18);
    expect(body.response.elements.every(({ spName }: RangeRow) => spName.toLowerCase().includes('lycamobile'))).toBe(true);
  });

  test('takes an operator without a range, whatever the case and the accents', async () => {
    const accented = await elements({ operator: 'Télécom' });
    expect(accented.length).toBeGreaterThan(1);
    expect(await elements({ operator: ' TELECOM ' })).toEqual(accented);
    expect(new Set(accented.map(({ isoAlpha2 }) => isoAlpha2)).size).toBeGreaterThan(1);
    expect(await elements({ operator: 'Telecom', country: 'FR', range: '' })).toEqual(
      accented.filter(({ isoAlpha2 }) => isoAlpha2 === 'FR'),
    );
  });

  test('takes a country without a range, and a type beside it', async () => {
    const { body } = await search({ country: 'IE' });
    expect(body.response.total).toBeGreaterThan(100);
    expect(body.response.elements.every(({ isoAlpha2 }: RangeRow) => isoAlpha2 === 'IE')).toBe(true);
    const premium = await elements({ country: 'IE', type: 'PREMIUM' });
    expect(premium.length).toBeGreaterThan(0);
    expect(premium.every(({ primaryNumberAttribute }) => primaryNumberAttribute === 'PREMIUM')).toBe(true);
    expect((await elements({ country: '001', type: 'SATELLITE' })).length).toBeGreaterThan(0);
  });

  test('an empty filter is none', async () => {
    expect(await elements({ range: '35799', operator: '', country: '', type: '' })).toEqual(await elements({ range: '35799' }));
  });

  test.each<[Query, Record<string, string>]>([
    [{}, { range: 'A range is required' }],
    [{ type: 'MOBILE' }, { range: 'A range is required' }],
    [{ operator: ' ', country: '' }, { range: 'A range is required' }],
    [{ range: '+44', operator: 'Vodafone' }, { range: 'A range is 1 to 15 digits, without + or spaces' }],
    [{ country: 'gb' }, { country: 'A country is an ISO 3166-1 alpha-2 code such as GB, or 001 for the global services' }],
    [{ country: 'GBR' }, { country: 'A country is an ISO 3166-1 alpha-2 code such as GB, or 001 for the global services' }],
    [{ operator: 'x'.repeat(201) }, { operator: 'The name of an operator has at most 200 characters' }],
  ])('%j is 400', async (query, errors) => {
    const { status, body } = await search(query);
    expect({ status, errors: body.errors }).toEqual({ status: 400, errors });
    expect((await download(query)).body.errors).toEqual(errors);
  });

  test('a type that there is not is 400 and told which there are', async () => {
    const { status, body } = await search({ range: '44', type: 'mobile' });
    expect(status).toBe(400);
    expect(body.errors.type).toMatch(/^A type is one of MOBILE, GEOGRAPHIC, /);
  });
});

describe('Operators', () => {
  test('are suggested by a part of their name, with how many ranges they hold', async () => {
    const { body } = await portal.call(operatorSearch, { query: { operator: 'lycamob', country: 'GB' } }, token);
    const total = (await search({ operator: 'Lycamobile', country: 'GB' })).body.response.total;
    expect(body.response.elements).toContainEqual({ spName: 'Lycamobile', ranges: total });
  });

  test('are at most 20, those with most ranges first, and counted', async () => {
    const { body } = await portal.call(operatorSearch, { query: { operator: 'tele' } }, token);
    expect(body.response.elements).toHaveLength(20);
    expect(body.response.total).toBeGreaterThan(20);
    const counts = body.response.elements.map(({ ranges }: { ranges: number }) => ranges);
    expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
  });
});

describe('Range tree', () => {
  const level = async (query: Query) => (await portal.call(rangeTree, { query }, token)).body;

  test('has at most ten branches a level, which together hold the ranges that the search counts', async () => {
    const { prefix, holding, branches } = (await level({ prefix: '44' })).response;
    expect(prefix).toBe('44');
    expect(branches.length).toBeGreaterThan(3);
    expect(branches.length).toBeLessThanOrEqual(10);
    expect(branches.every((branch: RangeBranch) => /^44\d$/.test(branch.prefix))).toBe(true);
    const inBranches = branches.reduce((sum: number, { ranges }: RangeBranch) => sum + ranges, 0);
    expect(inBranches + holding.length).toBe((await search({ range: '44' })).body.response.total);
  });

  test('names the operators that hold most of a branch', async () => {
    const { branches } = (await level({ prefix: '447' })).response;
    const branch: RangeBranch | undefined = branches.find(({ prefix }: RangeBranch) => prefix === '4474');
    expect(branch).toMatchObject({ ranges: 217, hasBranches: true });
    expect(branch?.operators[0]?.spName).toBe('Three');
    expect(branch?.operators).toHaveLength(5);
  });

  test('begins with the first digits, and ends in the ranges themselves', async () => {
    expect((await level({})).response.branches.map(({ prefix }: RangeBranch) => prefix).join('')).toBe('123456789');
    expect((await level({ prefix: '447700900' })).response).toMatchObject({ holding: [{ range: '447700900' }], branches: [] });
    expect(await level({ prefix: '+44' })).toMatchObject({
      errors: { prefix: 'A prefix is at most 15 digits, without + or spaces' },
    });
  });
});

describe('Range export', () => {
  const records = (csv: string): Record<string, string>[] => parse(csv, { columns: true, delimiter: ';' });

  test('has all the rows that the search counts, with the 15 columns, and says so in its name', async () => {
    const { headers, body } = await download({ range: '44' });
    const { total } = (await search({ range: '44' })).body.response;
    expect(total).toBeGreaterThan(1000);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain(`filename="ranges-44-all-${total}.csv"`);
    const rows = records(body);
    expect(rows).toHaveLength(total);
    expect(Object.keys(rows[0] ?? {})).toEqual(Object.keys(RangeRow.def.shape));
    expect(rows.slice(0, 1000).map(({ range }) => range)).toEqual((await elements({ range: '44' })).map(({ range }) => range));
  });

  test('filters as the search does', async () => {
    const { headers, body } = await download({ operator: 'Lycamobile', country: 'GB', type: 'MOBILE' });
    const expected = await elements({ operator: 'Lycamobile', country: 'GB', type: 'MOBILE' });
    expect(headers['content-disposition']).toContain(`filename="ranges-lycamobile-GB-MOBILE-all-${expected.length}.csv"`);
    expect(records(body).map(({ range }) => range)).toEqual(expected.map(({ range }) => range));
  });

  test('comes as a workbook with text in every cell', async () => {
    const response = await portal.app.inject({
      url: `${rangeExport.path}?range=35799&format=xlsx`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-disposition']).toContain('filename="ranges-35799-all-1.xlsx"');
    const [sheet] = await readSheet(response.rawPayload);
    const [heading, row] = sheet?.data ?? [];
    expect(heading).toContain('uniqueSpId');
    expect(row).toEqual(expect.arrayContaining(['35799', 'Cyprus']));
  });

  test('a workbook of more than 100,000 ranges is refused with what to do instead', async () => {
    const { status, body } = await download({ operator: 'o', format: 'xlsx' });
    expect(status).toBe(400);
    expect(body.message).toMatch(
      /^A workbook holds at most 100,000 ranges, but 1\d\d,\d{3} were found\. Download CSV, or narrow the search$/,
    );
  });

  test('needs GNR Search and GNR Download', async () => {
    for (const held of [[bits.gnr_search], [bits.gnr_download, bits.downloads]]) {
      const lacking = await signedInToken(portal.deps, await makeUser(portal.deps, { permissions: maskOf(held) }));
      expect((await portal.call(rangeExport, { query: { range: '44' } }, lacking)).status).toBe(403);
    }
    const enough = await makeUser(portal.deps, { permissions: maskOf([bits.gnr_search, bits.gnr_download]) });
    expect((await portal.call(rangeExport, { query: { range: '35799' } }, await signedInToken(portal.deps, enough))).status).toBe(200);
  });

  test('makes plain text of what a spreadsheet would run', async () => {
    const own = await startPortalForTest();
    const file = fileOf(rangesHeader, rangeLine({ spName: '=HYPERLINK(1)' }));
    await importFile(own, 'ranges', { file });
    await swapped(own, ({ ranges: { size } }) => size === 1);
    const theirs = await signedInToken(own.deps, await makeUser(own.deps));
    const { body } = await own.call(rangeExport, { query: { range: '44' } }, theirs);
    expect(body.split('\r\n')[1]).toContain("'=HYPERLINK(1)");
  });
});
