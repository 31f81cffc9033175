import { describe, expect, test } from 'vitest';
import { buildPorted } from '../lists/ported-numbers.ts';
import { ask, demo, uk } from '../test-support/ask.ts';

describe('ports&days', () => {
  test.each([
    [uk, 30, 2],
    [uk, 12, 1],
    [uk, 11, 0],
    [uk, 0, 0],
    ['447700900124', 30, 0],
    ['447700900124', 400, 1],
    ['447700900124', 399, 0],
    ['447700900124', 1_000, 1],
    ['447700900100', 1_000, 0],
  ])('%s within %i UTC days: %i', (tel, days, ports) => {
    expect(ask('ports&days', tel, { days })).toMatchObject({ tel, cc: 'GB', ports, rc: 0 });
  });

  test('tells of the last move in the window, and only there', () => {
    expect(ask('ports&days', uk)).toEqual({
      tel: uk,
      cc: 'GB',
      ports: 2,
      phdbpcic: '9990002',
      phdbccic: '9990001',
      changeSeen: '2026-11-08T08:00:00Z',
      lastSeen: '2026-11-20T00:00:00Z',
      rc: 0,
    });
    expect(ask('ports&days', '447700900124')).toEqual({ tel: '447700900124', cc: 'GB', ports: 0, rc: 0 });
  });

  test('a move counts from its moment on', () => {
    expect(ask('ports&days', uk, { now: new Date('2026-11-08T07:59:59Z') })).toMatchObject({ ports: 1 });
    expect(ask('ports&days', uk, { now: new Date('2026-11-08T08:00:00Z') })).toMatchObject({ ports: 2 });
  });

  test('the window opens with the first moment of its first day', () => {
    const event = { tel: '447700900177', donorSpId: '0044901', recipientSpId: '9990001', rn: '', cic: '', seq: 1 };
    for (const [portDate, ports] of [
      ['2026-11-10T00:00:00Z', 1],
      ['2026-11-09T23:59:59Z', 0],
    ] as const) {
      const data = { ...demo, ported: { ...demo.ported, content: buildPorted([{ ...event, portDate }]) } };
      expect(ask('ports&days', event.tel, { data, days: 10 })).toMatchObject({ ports });
    }
  });

  test('does not know where moves are not known', () => {
    expect(ask('ports&days', '61255500123')).toEqual({ tel: '61255500123', cc: 'AU', ports: null, rc: 105 });
    expect(ask('ports&days', '446000000000')).toEqual({ tel: '446000000000', rc: 103 });
  });
});
