import { describe, expect, test } from 'vitest';
import { ask, exampleMobile, uk } from '../test-support/ask.ts';

describe('gnr', () => {
  test.each([
    ['a held number', uk, { ...exampleMobile, valid: true, cor: '0044901', nt: 'mobile', rc: 0 }],
    [
      'a fixed number, without network codes',
      '442079460123',
      { valid: true, cic: '0044902', cor: '0044902', cc: 'GB', cn: 'Example Fixed', nt: 'fixed', rc: 0 },
    ],
    [
      'a satellite number',
      '881612345678',
      { valid: true, cic: '0881001', cor: '0881001', cc: '001', cn: 'Any Satellite', nt: 'satellite', mcc: '901', mnc: '03', rc: 0 },
    ],
    ['an unknown country code', '999123456789', { valid: false, rc: 101 }],
    ['a wrong length', '4477009001', { valid: false, rc: 102 }],
    ['an unallocated number', '446000000000', { valid: false, rc: 103 }],
    ['a number in a reserved range', '446100000000', { valid: false, rc: 103 }],
  ])('answers %s', (_what, tel, answer) => {
    expect(ask('gnr', tel)).toEqual({ tel, ...answer });
  });
});
