/** Explanations of list-based answers: the rule and its inputs, in words. */
import { expect, test } from 'vitest';
import { queryAnswerFromData } from './answer.ts';
import { demo, empty, uk } from '../test-support/ask.ts';
import { testToday } from '../test-support/test-ranges.ts';
import type { ServiceCode } from '../../shared/services/services.ts';

const whyOf = (service: ServiceCode, number: string, data = demo) =>
  queryAnswerFromData(data, { service, number }, { days: 30, now: testToday }).why;

test.each<[ServiceCode, string, string, string | null, string | null, string]>([
  [
    'irsfCheck',
    '449098790123',
    'number-type',
    '4490',
    null,
    'revenue share: the range 4490 is premium rate, which pays the called party a share',
  ],
  [
    'irsfCheck',
    '447700900987',
    'number-listed',
    '447700900987',
    '2026-11-07',
    'revenue share: the number is on the fraud list (advertised test number); last seen advertised 2026-11-07',
  ],
  [
    'irsfCheck',
    '447700900975',
    'range-listed',
    '44770090097',
    null,
    'revenue share: the range 44770090097 is on the fraud list (range of advertised test numbers)',
  ],
  [
    'AITCheck',
    '447700900404',
    'range-listed',
    '44770090040',
    '2026-11-13',
    'inflated traffic: the range 44770090040 is high-risk (bursts of one-time codes); listed since 2026-11-13',
  ],
  ['AITCheck', '442079460123', 'not-mobile', '442079460', null, 'inflated traffic: the range 442079460 is fixed, not mobile'],
  ['AITCheck', '881612345678', 'number-type', '8816', null, 'inflated traffic: the range 8816 is satellite, which is expensive to call'],
  [
    'AITCheck',
    '448010000000',
    'number-type',
    '44801',
    null,
    'inflated traffic: the range 44801 is personal numbering, so send no codes to it',
  ],
  ['AITCheck', '446000000000', 'impossible', null, null, 'inflated traffic: the number is in a reserved range, so nobody can hold it'],
  [
    'AITCheck',
    '447700900987',
    'number-listed',
    '447700900987',
    '2026-11-07',
    'inflated traffic: the number is on the fraud list (advertised test number); last seen advertised 2026-11-07',
  ],
  [
    'dno',
    '447700900198',
    'number-listed',
    '447700900198',
    '2026-10-21',
    'do not originate voice: the number is on the list (subscriber-requested); listed since 2026-10-21',
  ],
  ['dno', '441234567890', 'not-allocated', null, null, 'do not originate voice: the number is in no range that we know'],
  [
    'irsfCheck',
    '4477009001',
    'impossible',
    null,
    null,
    'revenue share: the number is too short or too long for its country code, so nobody can hold it',
  ],
  ['gnr', '999123456789', 'impossible', null, null, 'the number has an unassigned country code, so nobody can hold it'],
  [
    'npq',
    '12021234567',
    'impossible',
    null,
    null,
    'the number has an area or office code starting with 0 or 1, which North America does not assign, so nobody can hold it',
  ],
  ['npq', '44770012345', 'not-allocated', null, null, 'the number does not have the length of the ranges with its prefix'],
  ['gnr', '4915112345678', 'ranges-missing', null, null, 'the number has a country code without loaded ranges'],
  // The very first range.
  [
    'AITCheck',
    '12023000000',
    'list-missing',
    null,
    null,
    'inflated traffic: no fraud list is loaded; its range 12023 (fixed or mobile) is no risk by itself',
  ],
])('%s of %s: %s', (service, number, rule, digits, date, text) => {
  expect(whyOf(service, number)).toEqual({ rule, digits, date, text });
});

test('of a number that is kept for films an answer says so where nothing is made up', () => {
  const text = 'the range 447700900 is reserved for drama numbers, so no subscriber has the number';
  const film = (service: ServiceCode) => whyOf(service, uk, empty);
  expect(film('dnoText')).toEqual({ rule: 'no-subscriber', digits: '447700900', date: null, text: `do not originate text: ${text}` });
  expect(film('AITCheck')).toEqual({ rule: 'no-subscriber', digits: '447700900', date: null, text: `inflated traffic: ${text}` });
});

test('without its list a service says which one is missing, and never that nothing is listed', () => {
  for (const service of ['dno', 'dnoText', 'irsfCheck', 'AITCheck'] as const) {
    expect(whyOf(service, '447700123456', empty)).toMatchObject({ rule: 'list-missing', date: null });
    expect(whyOf(service, uk)).toMatchObject({ rule: 'no-match', date: null });
  }
});

test('the rule and the answer are one decision, for every number', () => {
  const cases = [
    uk,
    '448010000000',
    '447700900987',
    '881612345678',
    '447700900404',
    '442079460123',
    '446000000000',
    '18001234567',
    '441234567890',
    '4915112345678',
  ];
  for (const data of [demo, empty]) {
    for (const number of cases) {
      for (const [service, field] of [
        ['dno', 'dno'],
        ['dnoText', 'dnot'],
        ['irsfCheck', 'irsf'],
      ] as const) {
        const answer = queryAnswerFromData(data, { service, number }, { days: 30, now: testToday });
        const told = { 'no-match': false, 'list-missing': null, 'not-allocated': null, 'ranges-missing': null }[answer.why?.rule as string];
        // Without a range, revenue share has nothing to add.
        const isImpossible = field === 'irsf' && answer.why?.rule === 'impossible';
        expect(answer[field] ?? null).toBe(isImpossible ? null : told === undefined ? true : told);
      }
      const ait = queryAnswerFromData(data, { service: 'AITCheck', number }, { days: 30, now: testToday });
      const untold = ['list-missing', 'ranges-missing'].includes(ait.why?.rule ?? '');
      expect([ait.rc === 0, ait.rc === 3]).toEqual([ait.why?.rule === 'no-match', untold]);
    }
  }
});

test('a forced outcome and a service without lists have none where a range has the number', () => {
  expect(whyOf('irsfCheck', '447700900500')).toBeUndefined();
  expect(whyOf('npq', uk)).toBeUndefined();
});
