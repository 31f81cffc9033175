import { describe, expect, test } from 'vitest';
import { ask, exampleMobile, uk } from '../test-support/ask.ts';

describe('ported', () => {
  const holder = { ...exampleMobile, valid: true };
  test.each([
    [
      'a ported number',
      uk,
      { ...holder, npi: 'yes', lastPorted: '2026-11-08T08:00:00Z', ccn: 'Other Mobile', cmcc: '234', cmnc: '98', rc: 0 },
    ],
    [
      'a number that moved back',
      '447700900125',
      { ...holder, npi: 'no', lastPorted: '2026-10-26T08:00:00Z', ccn: 'Example Mobile', cmcc: '234', cmnc: '99', rc: 0 },
    ],
    [
      'a number that never moved',
      '447700900100',
      { ...holder, npi: 'no', lastPorted: null, ccn: 'Example Mobile', cmcc: '234', cmnc: '99', rc: 1 },
    ],
    [
      'a country without port dates',
      '61255500123',
      { valid: true, npi: 'na', cic: '0061901', cn: 'Example Line', cc: 'AU', lastPorted: null, ccn: null, rc: 105 },
    ],
    ['a wrong length', '4477009001', { valid: false, rc: 102 }],
  ])('answers %s', (_what, tel, answer) => {
    expect(ask('ported', tel)).toEqual({ tel, ...answer });
  });
});
