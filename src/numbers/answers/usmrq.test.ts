import { describe, expect, test } from 'vitest';
import { emptyNumberData } from '../number-data.ts';
import { Ranges } from '../ranges/ranges.ts';
import { ask, demo, empty, uk } from '../test-support/ask.ts';
import { rangeRow } from '../test-support/range-row.ts';

const origin = { builtAt: '2026-01-01T00:00:00Z', sourceVersion: 'a test' };

describe('usmrq', () => {
  const wireless = { npdi: true, cic: '9990011', cn: 'Other Wireless', cc: 'US', nt: 'mobile', mcc: '310', mnc: '998' };
  test.each([
    ['an override', '12025550123', { ...wireless, acic: '9990090', acn: 'Example Texting', rc: 0 }],
    ['no override', '12025550126', { ...wireless, acic: null, acn: null, rc: 0 }],
    ['a UK number', uk, { cc: 'GB', rc: 106 }],
    ['an unknown country code', '999123456789', { rc: 101 }],
  ])('answers %s', (_what, tel, answer) => {
    expect(ask('usmrq', tel)).toEqual({ tel, ...answer });
  });

  test('is of the United States and Canada, whose numbers look alike, and of nobody else of their calling code', () => {
    const inCountry = (isoAlpha2: string) => emptyNumberData(Ranges.of([rangeRow('1', [11, 11], { isoAlpha2 })], origin));
    for (const [country, rc] of [
      ['US', 3],
      ['CA', 3],
      ['JM', 106],
    ] as const)
      expect(ask('usmrq', '14165550123', { data: inCountry(country) })).toMatchObject({ cc: country, rc });
  });

  test('gives no answer where no registry is loaded: neither "no override" nor a clean reason code', () => {
    for (const [number, data] of [
      ['12025550123', empty],
      ['12023456789', demo],
    ] as const) {
      const answer = ask('usmrq', number, { data });
      expect(answer).toMatchObject({ tel: number, cc: 'US', rc: 3 });
      expect(answer).not.toHaveProperty('acic');
      expect(answer).not.toHaveProperty('acn');
    }
  });
});
