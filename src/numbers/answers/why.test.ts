/** Why the lists say what they say of a number: the rule and its inputs, in words. */
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
    '448010000000',
    'number-type',
    '44801',
    null,
    'revenue share: the range 44801 is personal numbering, of which the called side gets a share',
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
    'irsfCheck',
    '881612345678',
    'global-code',
    '881',
    null,
    'revenue share: the called side gets a share of every number of the global code 881',
  ],
  [
    'AITCheck',
    '447700900404',
    'range-listed',
    '44770090040',
    '2026-11-13',
    'inflated traffic: the range 44770090040 is of high risk (bursts of one-time codes); listed since 2026-11-13',
  ],
  ['AITCheck', '442079460123', 'not-mobile', '442079460', null, 'inflated traffic: the range 442079460 is fixed, not mobile'],
  ['AITCheck', '446000000000', 'not-allocated', null, null, 'inflated traffic: the number lies in no allocated range, so nobody holds it'],
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
  [
    'dno',
    '446000000000',
    'not-allocated',
    null,
    null,
    'do not originate voice: the number lies in no allocated range, so nobody can call or write from it',
  ],
  ['dnoText', '18005550199', 'number-type', '1800', null, 'do not originate text: the range 1800 is toll-free, which only receives'],
])('%s of %s: %s', (service, number, rule, digits, date, text) => {
  expect(whyOf(service, number)).toEqual({ rule, digits, date, text });
});

test('without its list a service says which one is missing, and never that nothing is listed', () => {
  for (const service of ['dno', 'dnoText', 'irsfCheck', 'AITCheck'] as const) {
    expect(whyOf(service, uk, empty)).toMatchObject({ rule: 'list-missing', date: null });
    expect(whyOf(service, uk)).toMatchObject({ rule: 'no-match', date: null });
  }
});

test('the rule and the answer are one decision, for every number', () => {
  const cases = [uk, '448010000000', '447700900987', '881612345678', '447700900404', '442079460123', '446000000000', '18005550199'];
  for (const data of [demo, empty]) {
    for (const number of cases) {
      for (const [service, field] of [
        ['dno', 'dno'],
        ['dnoText', 'dnot'],
        ['irsfCheck', 'irsf'],
      ] as const) {
        const answer = queryAnswerFromData(data, { service, number }, { days: 30, now: testToday });
        const expected = { 'no-match': false, 'list-missing': null }[answer.why?.rule as string];
        if (answer.why) expect(answer[field]).toBe(expected === undefined ? true : expected);
      }
      const ait = queryAnswerFromData(data, { service: 'AITCheck', number }, { days: 30, now: testToday });
      expect([ait.rc === 0, ait.rc === 3]).toEqual([ait.why?.rule === 'no-match', ait.why?.rule === 'list-missing']);
    }
  }
});

test('a forced outcome and a service without lists have none', () => {
  expect(whyOf('irsfCheck', '447700900500')).toBeUndefined();
  expect(whyOf('npq', uk)).toBeUndefined();
  expect(whyOf('irsfCheck', '446000000000')).toBeUndefined();
});
