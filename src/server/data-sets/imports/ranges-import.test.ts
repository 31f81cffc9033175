import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { numberLookup } from '../../../shared/range-search/range-search.ts';
import { currentVersions } from '../versions.ts';
import { makeUser, signedInToken } from '../../test-support/factories.ts';
import { fileOf, importFile, rangeLine, rangesHeader, swapped } from '../../test-support/import-files.ts';
import { startPortalForTest, startTestPortal, type TestPortal } from '../../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const ranges = (...lines: string[]) => importFile(portal, 'ranges', { file: fileOf(rangesHeader, ...lines) });

describe('Importing ranges', () => {
  test('replaces the data set as a whole, and the running portal answers from it without a restart', async () => {
    const own = await startPortalForTest();
    const token = await signedInToken(own.deps, await makeUser(own.deps));
    const lookUp = async (phonenumber: string) => (await own.call(numberLookup, { query: { phonenumber } }, token)).body;
    expect((await lookUp('33612345678')).response.isoAlpha2).toBe('FR');

    const file = fileOf(rangesHeader, rangeLine({ range: '44740', minlength: '11', maxlength: '11' }), rangeLine());
    expect(await importFile(own, 'ranges', { file })).toMatchObject({ status: 'loaded', rows: 2, version: 1 });
    await swapped(own, ({ ranges: { size } }) => size === 2);
    expect((await lookUp('447400123456')).response).toMatchObject({
      range: '447400',
      spName: 'Imported Mobile',
      mcc: '234',
      tadig: 'GBRIM',
      minlength: 12,
    });
    expect((await lookUp('33612345678')).message).toContain('no ranges are loaded for its country code');
    expect(own.deps.dataSets.current().countries).toEqual([{ name: 'United Kingdom', isoAlpha2: 'GB' }]);
  });

  test('columns stand in any order, commas may separate them, and values may be quoted', async () => {
    const names = rangesHeader.split(';').toReversed();
    const values = rangeLine({ spName: '"Comma, ""Quoted"""' }).split(';').toReversed();
    const file = fileOf(`\uFEFF${names.join(',')}\r`, `${values.join(',')}\r`);
    expect(await importFile(portal, 'ranges', { file, dryRun: true })).toMatchObject({ status: 'checked', rows: 1, faults: [] });
  });

  test.each([
    ['range', '44a', 'range "44a" is not 1 to 15 digits'],
    ['range', '0447', 'range "0447" is not 1 to 15 digits'],
    ['minlength', '13', 'minlength 13 is more than maxlength 12'],
    ['minlength', '', 'minlength "" is not a whole number from 3 to 15'],
    ['minlength', '2', 'minlength "2" is not a whole number from 3 to 15'],
    ['maxlength', '16', 'maxlength "16" is not a whole number from 3 to 15'],
    ['minlength', '5', 'minlength 5 is less than the 6 digits of the range: the lengths are those of whole numbers'],
    ['range', '999', 'range "999" has the calling code 999, which does not exist: numbers begin with a calling code such as 44'],
    ['range', '3361', 'isoAlpha2 "GB" does not fit range 3361: calling code 33 belongs to FR'],
    ['range', '1416', 'isoAlpha2 "GB" does not fit range 1416: calling code 1 belongs to US, AG, AI, AS, BB, BM and '],
    ['range', '881', 'isoAlpha2 "GB" does not fit range 881: calling code 881 belongs to 001'],
    ['tz', 'Europe/Atlantis', 'tz "Europe/Atlantis" is not an IANA time zone like Europe/London; separate several with ;'],
    ['tz', '+01:00', 'tz "+01:00" is not an IANA time zone'],
    ['tz', 'europe/london', 'tz "europe/london" is written Europe/London'],
    ['tz', '"Europe/London;Europe/Nowhere"', 'tz "Europe/Nowhere" is not an IANA time zone'],
    ['tz', '"Europe/London;"', 'tz "" is not an IANA time zone'],
    ['countryName', '', 'countryName is empty'],
    ['isoAlpha2', 'UK', 'isoAlpha2 "UK" is not a country'],
    ['isoAlpha3', 'FRA', 'isoAlpha3 "FRA" does not match isoAlpha2 GB: GBR expected'],
    ['mcc', '23', 'mcc "23" is not three digits'],
    ['mnc', '1', 'mnc "1" is not two or three digits'],
    ['primaryNumberAttribute', 'Mobile', 'primaryNumberAttribute "Mobile" is not one of MOBILE'],
    ['spName', 'x'.repeat(201), 'spName is not text of at most 200 characters'],
    ['spName', 'cut \uFFFD', 'spName is not text'],
  ])('every bad row is reported with its line and the reason: %s "%s"', async (column, value, reason) => {
    const { status, faults } = await ranges(rangeLine(), rangeLine({ range: '447401', [column]: value }));
    expect(status).toBe('refused');
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`3: ${reason}`);
  });

  test('no number of one length may match two rows: overlaps are refused with both lines', async () => {
    const { faults } = await ranges(
      rangeLine({ range: '4474001' }),
      rangeLine({ range: '447', minlength: '10', maxlength: '11' }),
      rangeLine({ range: '4474' }),
      rangeLine({ range: '4475' }),
      rangeLine({ range: '4475' }),
    );
    expect(faults).toEqual([
      '2: overlaps line 4: numbers of 12 digits that begin with 4474001 would be in both',
      expect.stringMatching(/^[56]: overlaps line [56]: numbers of 12 digits that begin with 4475 would be in both$/),
    ]);
  });

  test('all of it or nothing: a file with one bad row changes nothing', async () => {
    const before = portal.deps.dataSets.current().ranges.version;
    expect((await ranges(rangeLine(), rangeLine({ range: 'x' }))).status).toBe('refused');
    expect((await currentVersions(portal.deps.db)).has('ranges')).toBe(false);
    expect(portal.deps.dataSets.current().ranges.version).toBe(before);
  });

  test.each([
    ['without a column', rangesHeader.replace(';tz', ''), 'the column tz is missing'],
    ['with a column too many', `${rangesHeader};colour`, 'there is no column "colour"'],
    ['with a column twice', `${rangesHeader};tz`, 'the column tz stands twice'],
    ['without any row', rangesHeader, 'no rows'],
    ['without anything', '', 'The header row is wrong'],
  ])('a file %s is refused', async (_, header, reason) => {
    await expect(importFile(portal, 'ranges', { file: fileOf(header) })).rejects.toThrow(reason);
  });

  test.each([
    ['with too few values', '447400;x', '2: has 2 values instead of 15'],
    ['that is empty', '', '2: is empty'],
    ['with a stray quote', `447"400;x`, '2: has a quote in the wrong place: put the value in quotes, and write "" for each quote in it'],
    ['with a quote that is never closed', `"447400;x`, '2: begins a quote that is not closed within 65536 bytes'],
  ])('a row %s is reported', async (_, line, fault) => {
    expect((await ranges(line)).faults).toEqual([expect.stringContaining(fault)]);
  });
});
