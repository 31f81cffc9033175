import { describe, expect, test } from 'vitest';
import { numberListOf } from '../number-data.ts';
import { ask, demo, empty, uk } from '../test-support/ask.ts';

describe('dno and dnoText', () => {
  test.each([
    ['an ordinary number', uk, { dno: false, dnot: false }],
    ['a number on the voice list', '447700900198', { dno: true, dnot: false }],
    ['a number on the text list', '447700900199', { dno: false, dnot: true }],
    ['a toll-free number', '18005550199', { dno: true, dnot: true }],
    ['a premium number', '449098790123', { dno: true, dnot: true }],
    ['a shared-cost number', '448000000000', { dno: true, dnot: true }],
    ['a pager', '448020000000', { dno: true, dnot: true }],
    ['a corporate number', '448030000000', { dno: true, dnot: true }],
    ['a voicemail number', '448040000000', { dno: true, dnot: true }],
    ['an unallocated number', '446000000000', { dno: true, dnot: true }],
    ['a wrong length', '4477009001', { dno: true, dnot: true }],
    ['an unknown country code', '999123456789', { dno: true, dnot: true }],
  ])('answer %s', (_what, tel, { dno, dnot }) => {
    expect(ask('dno', tel)).toEqual({ tel, dno, rc: 0 });
    expect(ask('dnoText', tel)).toEqual({ tel, dnot, rc: 0 });
  });

  const content = numberListOf([{ digits: '4477009005', match: 'prefix', reason: 'unused', date: null }]);
  const imported = { content, version: '1', asOf: null, synthetic: false };

  test('take listed ranges as well', () => {
    const data = { ...empty, dno: imported };
    expect(ask('dno', '447700900512', { data })).toMatchObject({ dno: true });
    expect(ask('dno', uk, { data })).toMatchObject({ dno: false });
  });

  test.each([
    ['a personal number', '448010000000'],
    ['a voice-over-IP number', '448050000000'],
    ['an ordinary number', '12023456789'],
  ])('do not clear %s without a list that may name it', (_what, tel) => {
    for (const data of [empty, demo]) {
      expect(ask('dno', tel, { data })).toEqual({ tel, dno: null, rc: 3 });
      expect(ask('dnoText', tel, { data })).toEqual({ tel, dnot: null, rc: 3 });
    }
    expect(ask('dno', tel, { data: { ...empty, dno: imported } })).toEqual({ tel, dno: false, rc: 0 });
    expect(ask('dnoText', tel, { data: { ...empty, dnoText: imported } })).toEqual({ tel, dnot: false, rc: 0 });
  });

  test.each(['18005550199', '446000000000', '999123456789'])('close %s without any list: the ranges do', (tel) => {
    expect(ask('dno', tel, { data: empty })).toEqual({ tel, dno: true, rc: 0 });
    expect(ask('dnoText', tel, { data: empty })).toEqual({ tel, dnot: true, rc: 0 });
  });
});
