import { describe, expect, test } from 'vitest';
import { ask, empty, uk } from '../test-support/ask.ts';

describe('irsfCheck', () => {
  test.each([
    ['a listed number', '447700900987', { cc: 'GB', nt: 'mobile', irsf: true, irsfDate: '2026-11-07', rc: 0 }],
    ['a number in a listed range', '447700900975', { cc: 'GB', nt: 'mobile', irsf: true, irsfDate: null, rc: 4 }],
    ['a premium number', '449098790123', { cc: 'GB', nt: 'premium', irsf: true, irsfDate: null, rc: 4 }],
    ['a satellite number', '881612345678', { cc: '001', nt: 'satellite', irsf: true, irsfDate: null, rc: 4 }],
    ['a personal number', '448010000000', { cc: 'GB', nt: 'personal', irsf: true, irsfDate: null, rc: 4 }],
    ['an unallocated number under a risky code', '883999999999', { irsf: true, irsfDate: null, rc: 4 }],
    ['every global code of that kind', '979123456789', { irsf: true, irsfDate: null, rc: 4 }],
    ['every global code of that kind', '882123456789', { irsf: true, irsfDate: null, rc: 4 }],
    ['every global code of that kind', '870123456789', { irsf: true, irsfDate: null, rc: 4 }],
    ['no other global code', '878101234567', { rc: 101 }],
    ['an ordinary number', uk, { cc: 'GB', nt: 'mobile', irsf: false, irsfDate: null, rc: 0 }],
    ['an unallocated number', '446000000000', { rc: 103 }],
  ])('answers %s', (_what, tel, answer) => {
    expect(ask('irsfCheck', tel)).toEqual({ tel, ...answer });
  });

  test('clears no number without a list, and names the risky ranges all the same', () => {
    const unknown = { cc: 'GB', nt: 'mobile', irsf: null, irsfDate: null, rc: 3 };
    expect(ask('irsfCheck', uk, { data: empty })).toEqual({ tel: uk, ...unknown });
    expect(ask('irsfCheck', '447700123456')).toEqual({ tel: '447700123456', ...unknown });
    expect(ask('irsfCheck', '449098790123', { data: empty })).toMatchObject({ irsf: true, rc: 4 });
    expect(ask('irsfCheck', '446000000000', { data: empty })).toEqual({ tel: '446000000000', rc: 103 });
  });
});
