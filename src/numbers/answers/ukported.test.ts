import { describe, expect, test } from 'vitest';
import { ask, exampleMobile, otherMobile, uk } from '../test-support/ask.ts';

describe('ukported', () => {
  const base = { npdi: true, nt: 'mobile' };
  test.each([
    [
      'a number observed elsewhere',
      uk,
      {
        ...base,
        ...otherMobile,
        npi: 'yes',
        lastPorted: null,
        phdbpcic: '0044901',
        phdbccic: '9990001',
        changeSeen: '2026-11-09T00:00:00Z',
        lastSeen: '2026-11-18T00:00:00Z',
        rc: 0,
      },
    ],
    [
      'a number observed with its holder',
      '447700900126',
      {
        ...base,
        ...exampleMobile,
        npi: 'no',
        lastPorted: null,
        phdbpcic: null,
        phdbccic: '0044901',
        changeSeen: null,
        lastSeen: '2026-11-18T00:00:00Z',
        rc: 0,
      },
    ],
    ['a number never observed', '447700900100', { ...base, ...exampleMobile, npi: 'na', phdbccic: null, lastSeen: null, rc: 2 }],
    ['a US number', '12025550123', { cc: 'US', rc: 106 }],
    ['a number of Jersey', '447797123456', { cc: 'JE', rc: 106 }],
    ['a wrong length', '4477009001', { npdi: true, npi: 'na', rc: 102 }],
  ])('answers %s', (_what, tel, answer) => {
    expect(ask('ukported', tel)).toEqual({ tel, ...answer });
  });
});
