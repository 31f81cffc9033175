import { describe, expect, test } from 'vitest';
import { numberListOf, type NumberData } from '../number-data.ts';
import { ask, empty, uk } from '../test-support/ask.ts';

describe('irsfCheck', () => {
  test.each([
    ['a listed number', '447700900987', { cc: 'GB', nt: 'mobile', irsf: true, irsfDate: '2026-11-07', rc: 0 }],
    ['a number in a listed range', '447700900975', { cc: 'GB', nt: 'mobile', irsf: true, irsfDate: null, rc: 4 }],
    ['a premium number', '449098790123', { cc: 'GB', nt: 'premium', irsf: true, irsfDate: null, rc: 4 }],
    ['an ordinary number', uk, { cc: 'GB', nt: 'mobile', irsf: false, irsfDate: null, rc: 0 }],
    ['a reserved number', '446000000000', { rc: 103 }],
    ['a number in no range that we know', '441234567890', { rc: 103 }],
    ['a number of a country that is not loaded', '4915112345678', { rc: 3 }],
  ])('answers %s', (_what, tel, answer) => {
    expect(ask('irsfCheck', tel)).toEqual({ tel, ...answer });
  });

  test('knows nothing of personal, shared-cost and satellite numbers but what lists say', () => {
    for (const [tel, nt] of [
      ['881612345678', 'satellite'],
      ['448010000000', 'personal'],
      ['448000000000', 'shared'],
    ] as const)
      expect(ask('irsfCheck', tel, { data: empty })).toMatchObject({ nt, irsf: null, rc: 3 });
  });

  test('clears no number without a list, and names the risky types all the same', () => {
    const unknown = { cc: 'GB', nt: 'mobile', irsf: null, irsfDate: null, rc: 3 };
    expect(ask('irsfCheck', uk, { data: empty })).toEqual({ tel: uk, ...unknown });
    expect(ask('irsfCheck', '447700123456')).toEqual({ tel: '447700123456', ...unknown });
    expect(ask('irsfCheck', '449098790123', { data: empty })).toMatchObject({ irsf: true, rc: 4 });
  });

  test.each([
    ['today', '2026-11-20', 0],
    ['365 days ago', '2025-11-20', 0],
    ['366 days ago', '2025-11-19', 4],
    ['in 2019', '2019-03-02', 4],
  ])('of a number that was advertised last %s: rc %s', (_when, date, rc) => {
    const content = numberListOf([{ digits: '447700123456', match: 'number', reason: '', date }]);
    const data: NumberData = { ...empty, irsf: { content, version: '1', asOf: '2026-11-20T00:00:00Z', synthetic: false } };
    const now = new Date('2026-11-20T00:00:00Z');
    expect(ask('irsfCheck', '447700123456', { data, now })).toMatchObject({ irsf: true, irsfDate: date, rc });
  });

  test('a listing speaks also of a number in no range', () => {
    for (const tel of ['441234567890', '999123456789', '44123']) {
      const content = numberListOf([{ digits: tel, match: 'number', reason: '', date: null }]);
      const data: NumberData = { ...empty, irsf: { content, version: '1', asOf: null, synthetic: false } };
      expect(ask('irsfCheck', tel, { data })).toEqual({ tel, irsf: true, irsfDate: null, rc: 0 });
      expect(ask('AITCheck', tel, { data })).toEqual({ tel, valid: false, irsf: true, irsfDate: null, rc: 403 });
    }
  });
});
