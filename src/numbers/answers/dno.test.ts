import { describe, expect, test } from 'vitest';
import { numberListOf } from '../number-data.ts';
import { ask, empty, uk } from '../test-support/ask.ts';

describe('dno and dnoText', () => {
  test.each([
    ['an ordinary number', uk, { dno: false, dnot: false }],
    ['a number on the voice list', '447700900198', { dno: true, dnot: false }],
    ['a number on the text list', '447700900199', { dno: false, dnot: true }],
    ['a toll-free number', '18005550199', { dno: true, dnot: true }],
    ['a premium number', '449098790123', { dno: true, dnot: true }],
    ['a shared-cost number', '448000000000', { dno: true, dnot: true }],
    ['a personal number', '448010000000', { dno: false, dnot: false }],
    ['a pager', '448020000000', { dno: true, dnot: true }],
    ['a corporate number', '448030000000', { dno: true, dnot: true }],
    ['a voicemail number', '448040000000', { dno: true, dnot: true }],
    ['a voice-over-IP number', '448050000000', { dno: false, dnot: false }],
    ['an unallocated number', '446000000000', { dno: true, dnot: true }],
    ['a wrong length', '4477009001', { dno: true, dnot: true }],
    ['an unknown country code', '999123456789', { dno: true, dnot: true }],
  ])('answer %s', (_what, tel, { dno, dnot }) => {
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
