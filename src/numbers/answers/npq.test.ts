import { describe, expect, test } from 'vitest';
import { readCoverage } from '../../shared/services/coverage.ts';
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
    expect(ask('npq', '61255500123')).toMatchObject({ npi: 'na', cn: 'Example Line', rc: 2 });
    expect(ask('npq', uk, { data: empty })).toEqual({ tel: uk, ...holder, npi: 'na', rc: 2 });
  });

  test('says nothing made up about a number that a person may hold', () => {
    expect(ask('npq', '447700123456')).toMatchObject({ npi: 'na', cn: 'Any Mobile', rc: 2 });
    expect(ask('ported', '447700123456')).toMatchObject({ npi: 'na', lastPorted: null, rc: 105 });
  });

  describe('of imported moves', () => {
    const imported = (covers: string | null) => ({
      ...empty,
      ported: {
        content: buildPorted([
          { ...move, tel: '12025550123' },
          { ...move, tel: '447700123456' },
        ]),
        version: '7',
        asOf: '2026-11-19T00:00:00Z',
        synthetic: false,
        covers: covers === null ? null : readCoverage(covers),
      },
    });
    const move = { donorSpId: '0044101', recipientSpId: '0044901', rn: '', cic: '', portDate: '2026-10-01', seq: 1 };

    test.each(['GB', 'GB:mobile', 'US,GB:mobile,fixed'])('says of every number that %s covers whether it moved', (covers) => {
      const data = imported(covers);
      expect(ask('npq', '447700123456', { data })).toMatchObject({ npi: 'yes', cn: 'Example Mobile', rc: 0 });
      expect(ask('npq', '447700199999', { data })).toMatchObject({ npi: 'no', cn: 'Any Mobile', rc: 0 });
      expect(ask('ported', '447700199999', { data })).toMatchObject({ npi: 'no', lastPorted: null, rc: 1 });
      expect(ask('ports&days', '447700199999', { data })).toMatchObject({ ports: 0, rc: 0 });
    });

    test.each([null, 'GB:fixed', 'FR', 'US'])('and where %s does not, of those that it names alone', (covers) => {
      const data = imported(covers);
      expect(ask('npq', '447700123456', { data })).toMatchObject({ npi: 'yes', cn: 'Example Mobile', rc: 0 });
      expect(ask('ported', '447700123456', { data })).toMatchObject({ lastPorted: '2026-10-01', ccn: 'Example Mobile', rc: 0 });
      expect(ask('ports&days', '447700123456', { data, days: 365 })).toMatchObject({ ports: 1, rc: 0 });
      // It moved, and earlier than in the days that are asked about; later moves would not be known.
      expect(ask('ports&days', '447700123456', { data, days: 1 })).toMatchObject({ ports: null, rc: 105 });
      expect(ask('npq', '447700199999', { data })).toMatchObject({ npi: 'na', cn: 'Any Mobile', rc: 2 });
      expect(ask('ported', '447700199999', { data })).toMatchObject({ npi: 'na', lastPorted: null, ccn: null, rc: 105 });
    });

    test.each(['US', 'US:fixed', 'US:mobile'])('%s covers a number that may be fixed or mobile', (covers) => {
      for (const tel of ['12025550124', '12023456789']) {
        expect(ask('npq', tel, { data: imported(covers) })).toMatchObject({ npi: 'no', rc: 0 });
        expect(ask('npq', tel, { data: imported('GB') })).toMatchObject({ npi: 'na', rc: 2 });
      }
    });
  });

  test('names a carrier nobody described by its code alone', () => {
    const port = { tel: uk, donorSpId: '', recipientSpId: '77', rn: 'd2701', cic: '770', portDate: '2026-10-01', seq: 1 };
    const ported = { content: buildPorted([port]), version: '7', asOf: null, synthetic: false, covers: null };
    expect(ask('npq', uk, { data: { ...empty, ported } })).toMatchObject({
      npi: 'yes',
      rn: 'd2701',
      cic: '770',
      cn: null,
      mcc: null,
      mnc: null,
    });
  });
});
