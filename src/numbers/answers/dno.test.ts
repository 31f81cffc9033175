/** Do not originate: what a list says, what nobody has, what a law forbids; of everything else nothing. */
import { describe, expect, test } from 'vitest';
import { emptyNumberData, numberListOf, type NumberData } from '../number-data.ts';
import { Ranges } from '../ranges/ranges.ts';
import { ask, demo, empty, uk } from '../test-support/ask.ts';
import { rangeRow } from '../test-support/range-row.ts';
import { queryAnswerFromData } from './answer.ts';

const listed = (digits: string, match: 'number' | 'prefix' = 'number') => ({
  content: numberListOf([{ digits, match, reason: 'unused', date: null }]),
  version: '1',
  asOf: null,
  synthetic: false,
});
const real = '447700123456';
/** Both lists loaded, which name another number. */
const withLists: NumberData = { ...empty, dno: listed('15551234'), dnoText: listed('15551234') };
const both = (tel: string, data: NumberData) => [ask('dno', tel, { data }), ask('dnoText', tel, { data })];

describe('dno and dnoText', () => {
  test.each([
    ['an ordinary number', uk, { dno: false, dnot: false }],
    ['a number on the voice list', '447700900198', { dno: true, dnot: false }],
    ['a number on the text list', '447700900199', { dno: false, dnot: true }],
  ])('answer %s of the demo', (_what, tel, { dno, dnot }) => {
    expect(both(tel, demo)).toEqual([
      { tel, dno, rc: 0 },
      { tel, dnot, rc: 0 },
    ]);
  });

  test('take listed ranges as well', () => {
    const data = { ...empty, dno: listed('44770012', 'prefix') };
    expect(ask('dno', real, { data })).toEqual({ tel: real, dno: true, rc: 0 });
    expect(ask('dno', '447700199999', { data })).toMatchObject({ dno: false });
  });

  test.each([
    ['a toll-free number', '18001234567'],
    ['a shared-cost number', '448000000000'],
    ['a personal number', '448010000000'],
    ['a pager', '448020000000'],
    ['a corporate number', '448030000000'],
    ['a voicemail number', '448040000000'],
    ['a voice-over-IP number', '448050000000'],
    ['a premium number of a country whose law was not read', '449098790123'],
    ['an ordinary number', '12023456789'],
  ])('forbid %s nothing by its type: without a list nothing is known, and off the list it may', (_what, tel) => {
    expect(both(tel, empty)).toEqual([
      { tel, dno: null, rc: 3 },
      { tel, dnot: null, rc: 3 },
    ]);
    expect(both(tel, withLists)).toEqual([
      { tel, dno: false, rc: 0 },
      { tel, dnot: false, rc: 0 },
    ]);
  });

  test.each([
    ['of a reserved range', '446000000000'],
    ['with a length that no number of its code has', '4477009001'],
    ['of no country', '999123456789'],
    ['with an office code that begins with 1', '12021234567'],
    ['kept for films', '447700900100'],
  ])('close a number %s, whatever is loaded', (_what, tel) => {
    for (const data of [empty, withLists])
      expect(both(tel, data)).toEqual([
        { tel, dno: true, rc: 0 },
        { tel, dnot: true, rc: 0 },
      ]);
  });

  test.each([
    ['in no range that we know', '441234567890', 103],
    ['of another length than its range', '44770012345', 102],
    ['of a country that is not loaded', '4915112345678', 3],
  ])('know nothing of a number %s, also where lists are loaded', (_what, tel, rc) => {
    for (const data of [empty, withLists])
      expect(both(tel, data)).toEqual([
        { tel, dno: null, rc },
        { tel, dnot: null, rc },
      ]);
    expect(ask('dno', tel, { data: { ...empty, dno: listed(tel) } })).toEqual({ tel, dno: true, rc: 0 });
  });

  // TKG 2021 § 120 (2) is about premium rate and 0137 and 0900; the press release of 2024 names 140 as that of telemarketers.
  const byLaw = emptyNumberData(
    Ranges.of(
      [
        rangeRow('49', [11, 12], { isoAlpha2: 'DE', primaryNumberAttribute: 'SHARED_COST' }),
        rangeRow('49190', [12, 12], { isoAlpha2: 'DE', primaryNumberAttribute: 'PREMIUM' }),
        rangeRow('91', [12, 12], { isoAlpha2: 'IN', primaryNumberAttribute: 'MOBILE' }),
      ],
      { builtAt: '2026-11-20T00:00:00Z', sourceVersion: 'test' },
    ),
  );
  const whyOf = (tel: string, data = byLaw) =>
    queryAnswerFromData(data, { service: 'dno', number: tel }, { days: 30, now: new Date('2026-11-20T00:00:00Z') }).why;

  test('a law forbids calls and no texts, by prefix or by type', () => {
    for (const tel of ['491371234567', '491901234567'])
      expect(both(tel, byLaw)).toEqual([
        { tel, dno: true, rc: 0 },
        { tel, dnot: null, rc: 3 },
      ]);
    expect(ask('dno', '491801234567', { data: byLaw })).toMatchObject({ dno: null });
    expect(whyOf('491371234567')).toMatchObject({
      rule: 'caller-rule',
      text: 'do not originate voice: such a number must not appear as the caller (German law, TKG 2021 § 120 (2))',
    });
  });

  test('a lawful caller and a type that rarely calls are remarks', () => {
    expect(whyOf('911401234567')?.text).toMatch(/DoT names such numbers as lawful callers/);
    expect(whyOf('18001234567', withLists)).toMatchObject({
      rule: 'no-match',
      text: expect.stringMatching(/FCC names such numbers as lawful callers/),
    });
    expect(whyOf('448000000000', withLists)?.text).toMatch(/; shared cost numbers rarely call$/);
    const ofTexts = { service: 'dnoText', number: '18001234567' } as const;
    const { why } = queryAnswerFromData(withLists, ofTexts, { days: 30, now: new Date('2026-11-20T00:00:00Z') });
    expect(why?.text).toMatch(/its range 1800 \(toll-free\) may text$/);
  });

  test('a list speaks before the rules, and both are said', () => {
    expect(whyOf('446000000000', { ...empty, dno: listed('446000000000') })).toEqual({
      rule: 'number-listed',
      digits: '446000000000',
      date: null,
      text: 'do not originate voice: the number is on the list (unused); the number is in a reserved range, so nobody can hold it',
    });
  });
});
