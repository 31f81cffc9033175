import { describe, expect, test } from 'vitest';
import { withPorted } from '../number-data.ts';
import { buildPorted } from '../lists/ported-numbers.ts';
import { ask, empty, exampleMobile, otherMobile, uk } from '../test-support/ask.ts';

describe('npq', () => {
  const holder = { ...exampleMobile, cor: '0044901', nt: 'mobile', npdi: true, rn: null };
  test.each([
    ['a ported number', uk, { ...otherMobile, cor: '9990001', nt: 'mobile', npdi: true, npi: 'yes', rn: null, rc: 0 }],
    [
      'a number with a routing number, now mobile',
      '12025550123',
      {
        npdi: true,
        npi: 'yes',
        rn: '+12025440000',
        cic: '9990011',
        cor: '9990011',
        cc: 'US',
        cn: 'Other Wireless',
        nt: 'mobile',
        mcc: '310',
        mnc: '998',
        rc: 0,
      },
    ],
    ['a number that never moved', '447700900100', { ...holder, npi: 'no', rc: 0 }],
    ['a number that moved back', '447700900125', { ...holder, npi: 'no', rc: 0 }],
    ['a number nobody can hold', '446000000000', { npdi: true, npi: 'na', rc: 103 }],
  ])('answers %s', (_what, tel, answer) => {
    expect(ask('npq', tel)).toEqual({ tel, ...answer });
  });

  test('returns the holder of the range where there is no portability data', () => {
    expect(ask('npq', '353209100123')).toMatchObject({ npi: 'na', cn: 'Example Line', rc: 2 });
    expect(ask('npq', uk, { data: empty })).toEqual({ tel: uk, ...holder, npi: 'na', rc: 2 });
  });

  test('says nothing made up about a number that a person may hold', () => {
    expect(ask('npq', '447700123456')).toMatchObject({ npi: 'na', cn: 'Any Mobile', rc: 2 });
    expect(ask('ported', '447700123456')).toMatchObject({ npi: 'na', lastPorted: null, rc: 105 });
  });

  test('speaks about every number of a country whose imported ports cover it', () => {
    const port = { tel: '447700123456', donorSpId: '0044101', recipientSpId: '0044901', rn: '', cic: '', portDate: '2026-10-01', seq: 1 };
    const imported = withPorted(empty, { content: buildPorted([port]), version: '7', asOf: '2026-11-19T00:00:00Z', synthetic: false });
    expect(ask('npq', '447700123456', { data: imported })).toMatchObject({ npi: 'yes', cn: 'Example Mobile', rc: 0 });
    expect(ask('npq', '447700199999', { data: imported })).toMatchObject({ npi: 'no', cn: 'Any Mobile', rc: 0 });
    expect(ask('ported', '447700123456', { data: imported })).toMatchObject({ lastPorted: '2026-10-01', ccn: 'Example Mobile', rc: 0 });
    expect(ask('npq', '12025550123', { data: imported })).toMatchObject({ npi: 'na', rc: 2 });
  });

  test('names a carrier nobody described by its code alone', () => {
    const port = { tel: uk, donorSpId: '', recipientSpId: '77', rn: 'd2701', cic: '770', portDate: '2026-10-01', seq: 1 };
    const imported = withPorted(empty, { content: buildPorted([port]), version: '7', asOf: null, synthetic: false });
    expect(ask('npq', uk, { data: imported })).toMatchObject({ npi: 'yes', rn: 'd2701', cic: '770', cn: null, mcc: null, mnc: null });
  });
});
