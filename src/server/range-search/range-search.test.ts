import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataSetList } from '../../shared/services/reference-data.ts';
import { numberLookup, rangeSearch } from '../../shared/range-search/range-search.ts';
import { RangeRow } from '../../shared/range-search/range-row.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await startTestPortal();
  token = await signedInToken(portal.deps, await makeUser(portal.deps));
});
afterAll(() => portal.stop());

const search = (range: string) => portal.call(rangeSearch, { query: { range } }, token);
const lookUp = (phonenumber: string, options: { strict?: '1' } = {}) =>
  portal.call(numberLookup, { query: { phonenumber, ...options } }, token);

describe('Range search', () => {
  test('only the first 1000 matches are shown, with the number of all', async () => {
    const { status, body } = await search('1');
    expect(status).toBe(200);
    expect(body.response.elements).toHaveLength(1000);
    expect(body.response.truncated).toBe(true);
    expect(body.response.total).toBeGreaterThan(1000);
  });

  test('4474 finds real ranges of the United Kingdom', async () => {
    const { body } = await search('4474');
    const { elements, total, truncated } = body.response;
    expect(total).toBe(elements.length);
    expect(truncated).toBe(false);
    const inside = elements.filter(({ range }: RangeRow) => range.startsWith('4474'));
    expect(inside.length).toBeGreaterThan(10);
    // +44 belongs to Guernsey, Jersey and the Isle of Man too: the country follows the range, not the calling code.
    expect(inside.every(({ isoAlpha2 }: RangeRow) => ['GB', 'GG', 'JE', 'IM'].includes(isoAlpha2))).toBe(true);
    expect(inside.filter(({ isoAlpha2 }: RangeRow) => isoAlpha2 === 'GB').length).toBeGreaterThan(10);
    expect(inside.every(({ primaryNumberAttribute }: RangeRow) => primaryNumberAttribute === 'MOBILE')).toBe(true);
    expect(new Set(inside.map(({ spName }: RangeRow) => spName)).size).toBeGreaterThan(1);
  });

  test('says of which version of the ranges it is and of when, by the name that the list of data sets gives', async () => {
    const { message } = (await portal.call(dataSetList, {}, token)).body;
    const { dataVersion, asOf } = message.find(({ set }: { set: string }) => set === 'ranges');
    for (const digits of ['4474', '0']) expect((await search(digits)).body.response).toMatchObject({ dataVersion, asOf });
    expect(dataVersion).toMatch(/^ranges-built-in-/);
  });

  test('every row has all 15 keys of a range row and no other, in order of the digits', async () => {
    const { elements } = (await search('4474')).body.response;
    for (const row of elements) {
      expect(RangeRow.safeParse(row).success).toBe(true);
      expect(Object.keys(row)).toEqual(Object.keys(RangeRow.def.shape));
    }
    const digits = elements.map(({ range }: RangeRow) => range);
    expect(digits).toEqual(digits.toSorted());
  });

  test('rows whose range is a beginning of the digits asked are found too', async () => {
    const { elements } = (await search('447700900123')).body.response;
    expect(elements.map(({ range }: RangeRow) => range)).toContain('447700900');
  });

  test('global codes have 001 for a country', async () => {
    const { elements } = (await search('8816')).body.response;
    expect(elements.length).toBeGreaterThan(0);
    for (const { isoAlpha2, isoAlpha3 } of elements) expect([isoAlpha2, isoAlpha3]).toEqual(['001', '001']);
  });

  test('digits that no range has anything to do with give an empty list', async () => {
    expect((await search('0')).body.response).toMatchObject({ elements: [], total: 0, truncated: false });
  });

  test.each(['', '+4474', '44 74', '%25', '_', "'", '4474x', '1'.repeat(16), '1'.repeat(10_000), '(a+)+$', '４４'])(
    'T48: bad input is 400 with a sentence: %s',
    async (range) => {
      const { status, body } = await search(range);
      expect(status).toBe(400);
      expect(body.errors.range).toMatch(/^A range is /);
      expect(body.message).toBe(body.errors.range);
    },
  );

  test('without a range, and with two, it is 400', async () => {
    const none = await portal.app.inject({ url: rangeSearch.path, headers: { authorization: `Bearer ${token}` } });
    const two = await portal.app.inject({ url: `${rangeSearch.path}?range=44&range=33`, headers: { authorization: `Bearer ${token}` } });
    expect([none.statusCode, two.statusCode]).toEqual([400, 400]);
  });
});

describe('Number lookup', () => {
  test('answers the longest matching row with the number', async () => {
    const { status, body } = await lookUp('447400123456');
    expect(status).toBe(200);
    expect(body.response).toMatchObject({ tel: '447400123456', isoAlpha2: 'GB', primaryNumberAttribute: 'MOBILE' });
    expect('447400123456'.startsWith(body.response.range)).toBe(true);
  });

  test.each([
    ['99912345678', 'No range holds 99912345678: its country code is not assigned'],
    ['44740012345', 'No range holds 44740012345: it is too short or too long for the ranges with its prefix'],
    ['4474001234567', 'No range holds 4474001234567: it is too short or too long for its country code'],
    ['12021234567', 'No range holds 12021234567: area and office codes in North America never start with 0 or 1'],
  ])('a number in no range is 404 and says why: %s', async (number, message) => {
    expect(await lookUp(number)).toMatchObject({ status: 404, body: { message } });
  });

  test.each([
    ['', 'Phone number is required'],
    ['+447400123456', 'Please provide a full E164 number without leading + and only numbers'],
    ['07400123456', 'Please provide a full E164 number without leading + and only numbers'],
    ['12', 'Please provide a full E164 number without leading + and only numbers'],
  ])('of a call that takes E.164 digits alone %s is 400: %s', async (number, message) => {
    expect(await lookUp(number, { strict: '1' })).toMatchObject({ status: 400, body: { message } });
  });
});

test('an answer is the same plain and compressed, says how long it is, and is compressed where that is worth it', async () => {
  const searchAs = (encoding: string, range: string) =>
    portal.app.inject({
      url: `${rangeSearch.path}?range=${range}`,
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': encoding },
    });
  const [plain, packed, none] = [await searchAs('identity', '44'), await searchAs('br', '44'), await searchAs('br', '99999')];
  expect(plain.headers['content-length']).toBe(String(plain.rawPayload.length));
  expect(plain.json().response.elements).toHaveLength(1_000);
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect(none.headers['content-encoding']).toBeUndefined();
  expect(none.json().response).toMatchObject({ elements: [], total: 0 });
});
