import { describe, expect, test } from 'vitest';
import { PrefixList } from '../lists/exact-list.ts';
import { numberListOf } from '../number-data.ts';
import { ask, demo, empty, exampleMobile, otherMobile, uk } from '../test-support/ask.ts';

describe('AITCheck', () => {
  test.each([
    ['a mobile number', uk, { ...otherMobile, nt: 'mobile', valid: true, irsf: false, rc: 0 }],
    [
      'a US number that may be mobile, about which the demo has no list',
      '12023456789',
      {
        cic: '1202000',
        cn: 'operator not specified',
        cc: 'US',
        nt: 'fixed or mobile',
        mcc: null,
        mnc: null,
        valid: null,
        irsf: null,
        rc: 3,
      },
    ],
    ['a number nobody can hold', '446000000000', { valid: false, irsf: null, rc: 401 }],
    ['a number in no range that we know', '441234567890', { valid: null, irsf: null, rc: 103 }],
    [
      'a premium number',
      '449098790123',
      { cic: '0044000', cn: 'operator not specified', cc: 'GB', nt: 'premium', valid: false, irsf: true, irsfDate: null, rc: 402 },
    ],
    [
      'a number on the fraud list',
      '447700900987',
      { ...exampleMobile, nt: 'mobile', valid: false, irsf: true, irsfDate: '2026-11-07', rc: 403 },
    ],
    ['a number in a high-risk range', '447700900404', { ...exampleMobile, nt: 'mobile', valid: false, irsf: false, rc: 404 }],
    ['a fixed number', '442079460123', { cic: '0044902', cn: 'Example Fixed', cc: 'GB', nt: 'fixed', valid: false, irsf: false, rc: 405 }],
  ])('answers %s', (_what, tel, answer) => {
    expect(ask('AITCheck', tel)).toEqual({ tel, ...answer });
  });

  const real = '447700123456';

  test.each([
    ['a satellite number', '881612345678', 406],
    ['a personal number', '448010000000', 402],
    ['a shared-cost number', '448000000000', 405],
    ['a number kept for films', '447700900100', 401],
    ['a reserved number', '446000000000', 401],
    ['a number of no country', '999123456789', 401],
    ['a fixed number', '442031234567', 405],
  ])('refuses %s, whatever is loaded: %s', (_what, tel, rc) => {
    expect(ask('AITCheck', tel, { data: empty })).toMatchObject({ valid: false, rc });
  });

  test.each([
    ['in no range that we know', '441234567890', 103],
    ['of another length than its range', '44770012345', 102],
    ['of a country that is not loaded', '4915112345678', 3],
  ])('knows nothing of a number %s: rc %s', (_what, tel, rc) => {
    expect(ask('AITCheck', tel, { data: empty })).toEqual({ tel, valid: null, irsf: null, rc });
  });

  test('gives no verdict where a list is not loaded, and says what speaks against a number all the same', () => {
    expect(ask('AITCheck', real, { data: empty })).toMatchObject({ valid: null, irsf: null, rc: 3 });
    expect(ask('AITCheck', uk, { data: { ...demo, aitRisk: empty.aitRisk } })).toMatchObject({ valid: null, irsf: false, rc: 3 });
    expect(ask('AITCheck', uk, { data: { ...demo, irsf: empty.irsf } })).toMatchObject({ valid: null, irsf: null, rc: 3 });
    expect(ask('AITCheck', '447700900404', { data: { ...demo, irsf: empty.irsf } })).toMatchObject({ valid: false, irsf: null, rc: 404 });
    expect(ask('AITCheck', '449098790123', { data: empty })).toMatchObject({ valid: false, rc: 402 });
  });

  test('says 403 only where a list names the number or its range, and first of all', () => {
    const listed = numberListOf([{ digits: '44', match: 'prefix', reason: 'advertised', date: null }]);
    const data = { ...demo, irsf: { ...demo.irsf, content: listed } };
    for (const tel of ['449098790123', '447700900404', '442079460123', '446000000000'])
      expect(ask('AITCheck', tel, { data })).toMatchObject({ valid: false, irsf: true, rc: 403 });
    expect(ask('AITCheck', '449098790123')).toMatchObject({ irsf: true, rc: 402 });
  });

  test('weighs a high-risk range before the type of the network, and outside every range', () => {
    const risky = new PrefixList([
      ['442079460', { reason: 'bursts', date: null }],
      ['4412', { reason: 'bursts', date: null }],
    ]);
    const data = { ...demo, aitRisk: { ...demo.aitRisk, content: risky } };
    for (const tel of ['442079460123', '441234567890']) expect(ask('AITCheck', tel, { data })).toMatchObject({ valid: false, rc: 404 });
  });
});
