/** Owners of a number's carriers, and the host network of one, according to reports and lists of network codes. */
import { describe, expect, test } from 'vitest';
import { buildPorted } from '../../numbers/lists/ported-numbers.ts';
import { emptyNumberData } from '../../numbers/number-data.ts';
import { Ranges } from '../../numbers/ranges/ranges.ts';
import { everyAnswer } from '../../numbers/test-support/every-answer.ts';
import { rangeRow } from '../../numbers/test-support/range-row.ts';
import { readCoverage } from '../services/coverage.ts';
import type { ServiceCode } from '../services/services.ts';
import { verdict } from './verdict.ts';

type Holder = readonly [prefix: string, length: number, country: string, name: string];
const holders: readonly Holder[] = [
  ['346220', 11, 'ES', 'Yoigo'],
  ['346230', 11, 'ES', 'Orange'],
  ['346240', 11, 'ES', 'Vodafone'],
  ['353890', 12, 'IE', 'Tesco Mobile'],
  ['447400', 12, 'GB', 'Three'],
  ['447401', 12, 'GB', 'Vodafone'],
  ['447402', 12, 'GB', 'Orange'],
];
const spId = (country: string, name: string) => `${country} ${name}`;

/** Queries a number of the range that moved to carrier `to`, or stayed if there is none. */
function about(prefix: string, to?: string, services: readonly ServiceCode[] = ['npq', 'gnr', 'ported']) {
  const rows = holders.map(([range, length, isoAlpha2, spName], index) =>
    rangeRow(range, [length, length], { isoAlpha2, spName, uniqueSpId: spId(isoAlpha2, spName), cic: String(10_001 + index) }),
  );
  const [, length, country, from] = holders.find(([range]) => range === prefix) ?? ['', 0, '', ''];
  const tel = prefix.padEnd(length, '1');
  const move = { tel, donorSpId: spId(country, from), rn: '', cic: '', portDate: '2026-11-01', seq: 1 };
  const ranges = Ranges.of(rows, { builtAt: '2026-11-01T00:00:00Z', sourceVersion: 'test' });
  const ported = {
    version: 'ported-1',
    asOf: '2026-11-19T00:00:00Z',
    synthetic: false,
    covers: readCoverage('ES,GB,IE'),
    content: buildPorted(to === undefined ? [] : [{ ...move, recipientSpId: spId(country, to) }]),
  };
  const answers = everyAnswer(tel, { data: { ...emptyNumberData(ranges), ported }, services });
  const fact = (label: string) => verdict(answers).details?.facts.find((one) => one.label === label)?.text;
  return { answers, ported: fact('Ported'), operator: fact('Current carrier') };
}

describe('A move from one carrier to another', () => {
  test.each([
    ['346220', 'Orange', 'Yes, 2026-11-01, Yoigo → Orange; both belong to MasOrange'],
    ['346220', 'Vodafone', 'Yes, 2026-11-01, Yoigo → Vodafone'],
    ['447401', 'Three', 'Yes, 2026-11-01, Vodafone → Three; both belong to VodafoneThree (Vodafone 51 %, CK Hutchison 49 %)'],
    ['447401', 'Orange', 'Yes, 2026-11-01, Vodafone → Orange'],
  ])('of a number of %s to %s: "%s"', (prefix, to, said) => {
    expect(about(prefix, to).ported).toBe(said);
  });
});

test('a carrier without a network of its own is told with its host, as of the list that says so', () => {
  const { answers, operator } = about('353890');
  expect(operator).toBe('Tesco Mobile, on the network of 3 as of 2023-04');
  const heldBy = 'Not queried; its range is held by Tesco Mobile, on the network of 3 as of 2023-04';
  expect(about('353890', undefined, ['gnr']).operator).toBe(heldBy);
  expect(answers.npq).toMatchObject({ carriers: [{ carrier: 'Tesco Mobile', group: null, host: '3', asOf: '2023-04' }] });
  expect(about('346240').operator).toBe('Vodafone');
  expect(about('346240').answers.npq).not.toHaveProperty('carriers');
});
