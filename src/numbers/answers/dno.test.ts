import { describe, expect, test } from 'vitest';
import { numberListOf } from '../number-data.ts';
import { ask, empty, uk } from '../test-support/ask.ts';

describe('dno and dnoText', () => {
  test.each([
    ['an ordinary number', uk, false, false],
    ['a number on the voice list', '447700900198', true, false],
    ['a number on the text list', '447700900199', false, true],
    ['a toll-free number', '18005550199', true, true],
    ['a premium number', '449098790123', true, true],
    ['a shared-cost number', '448000000000', true, true],
    ['a personal number', '448010000000', false, false],
    ['a pager', '448020000000', true, true],
    ['a corporate number', '448030000000', true, true],
    ['a voicemail number', '448040000000', true, true],
    ['a voice-over-IP number', '448050000000', false, false],
    ['an unallocated number', '446000000000', true, true],
    ['a wrong length', '4477009001', true, true],
    ['an unknown country code', '999123456789', true, true],
  ])('answer %s', (_what, tel, dno, dnot) => {
    expect(ask('dno', tel)).toEqual({ tel, dno, rc: 0 });
    expect(ask('dnoText', tel)).toEqual({ tel, dnot, rc: 0 });
  });

  test('take listed ranges as well', () => {
    const content = numberListOf([{ digits: '4477009005', match: 'prefix', reason: 'unused', date: null }]);
    const data = { ...empty, dno: { content, version: '1', asOf: null, synthetic: false } };
    expect(ask('dno', '447700900512', { data })).toMatchObject({ dno: true });
    expect(ask('dno', uk, { data })).toMatchObject({ dno: false });
  });
});
