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
      { cic: '1202000', cn: 'operator not specified', cc: 'US', nt: 'fixed', valid: null, irsf: null, rc: 3 },
    ],
    ['a number nobody can hold', '446000000000', { valid: false, irsf: null, rc: 401 }],
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

  test('refuses every type of which the called side gets a share', () => {
    for (const tel of ['448000000000', '448010000000']) expect(ask('AITCheck', tel)).toMatchObject({ valid: false, rc: 402 });
  });

  test('gives no verdict where a list is not loaded, and says what speaks against a number all the same', () => {
    expect(ask('AITCheck', uk, { data: empty })).toMatchObject({ valid: null, irsf: null, rc: 3 });
    expect(ask('AITCheck', uk, { data: { ...demo, aitRisk: empty.aitRisk } })).toMatchObject({ valid: null, irsf: false, rc: 3 });
    expect(ask('AITCheck', uk, { data: { ...demo, irsf: empty.irsf } })).toMatchObject({ valid: null, irsf: null, rc: 3 });
    expect(ask('AITCheck', '447700900404', { data: { ...demo, irsf: empty.irsf } })).toMatchObject({ valid: false, irsf: null, rc: 404 });
    for (const [tel, rc] of [
      ['446000000000', 401],
      ['449098790123', 402],
      ['442079460123', 405],
    ] as const)
      expect(ask('AITCheck', tel, { data: empty })).toMatchObject({ valid: false, rc });
  });

  test('weighs the number type before the fraud list, and the list before the range', () => {
    const listed = numberListOf([{ digits: '44', match: 'prefix', reason: 'advertised', date: null }]);
    const data = { ...demo, irsf: { ...demo.irsf, content: listed } };
    expect(ask('AITCheck', '449098790123', { data })).toMatchObject({ rc: 402 });
    expect(ask('AITCheck', '447700900404', { data })).toMatchObject({ rc: 403 });
    expect(ask('AITCheck', '442079460123', { data })).toMatchObject({ rc: 403 });
  });

  test('weighs the range before the type of the network', () => {
    const data = { ...demo, aitRisk: { ...demo.aitRisk, content: new PrefixList([['442079460', { reason: 'bursts', date: null }]]) } };
    expect(ask('AITCheck', '442079460123', { data })).toMatchObject({ rc: 404 });
  });
});
