/** Office codes of the North American plan that no subscriber has, within the ranges of area codes. */
import { describe, expect, test } from 'vitest';
import { createBatchEngine, csvOfAnswer } from '../batch/batch-engine.ts';
import { emptyNumberData } from '../number-data.ts';
import { Ranges } from '../ranges/ranges.ts';
import { rangeRow } from '../test-support/range-row.ts';
import { answerFromData, queryAnswerFromData } from './answer.ts';

const us = {
  isoAlpha2: 'US',
  primaryNumberAttribute: 'GEOGRAPHIC',
  secondaryNumberAttribute: 'FIXED_OR_MOBILE',
  minlength: 11,
  maxlength: 11,
};
const rows = [
  rangeRow('1212', [11, 11], { ...us, spName: 'operator not specified' }),
  rangeRow('12125550', [11, 11], { ...us, secondaryNumberAttribute: 'FICTION', spName: 'Example' }),
  rangeRow('1213', [11, 11], { ...us, spName: 'A Carrier' }),
  rangeRow('1876', [11, 11], { ...us, isoAlpha2: 'JM', spName: '' }),
  rangeRow('1800', [11, 11], { ...us, primaryNumberAttribute: 'TOLL_FREE', secondaryNumberAttribute: '', spName: '' }),
];
const data = emptyNumberData(Ranges.of(rows, { builtAt: '2026-11-01T00:00:00Z', sourceVersion: 'test' }));
const asked = { days: 30, now: new Date('2026-11-20T12:00:00Z') };
const ask = (service: 'gnr' | 'dno' | 'AITCheck' | 'irsfCheck', number: string) => answerFromData(data, { service, number }, asked);

/** Numbers from the sources of `nanp-office-codes.csv`. */
const numbers: readonly [number: string, nt: string, dno: boolean | null, ait: number, irsf: boolean | null][] = [
  ['12129110000', 'special', true, 401, null],
  ['12122110000', 'special', true, 401, null],
  ['12125551234', 'special', true, 401, null],
  ['12129501234', 'special', true, 401, null],
  ['12129581234', 'special', true, 401, null],
  ['12129591234', 'special', true, 401, null],
  ['12129761234', 'premium', null, 402, true],
  // An ordinary office code; numbers for drama; the code of a holder; a country that is not in the file; toll-free, of which 555 is ordinary.
  ['12129101234', 'fixed or mobile', null, 3, null],
  ['12125550123', 'fixed or mobile', true, 401, null],
  ['12139111234', 'fixed or mobile', null, 3, null],
  ['18769111234', 'fixed or mobile', null, 3, null],
  ['18005551234', 'tollfree', null, 405, null],
];

describe('of office codes that no subscriber has', () => {
  test.each(numbers)('%s is %s', (number, nt, dno, ait, irsf) => {
    expect(ask('gnr', number).nt).toBe(nt);
    expect(ask('dno', number).dno).toBe(dno);
    expect(ask('AITCheck', number).rc).toBe(ait);
    expect(ask('irsfCheck', number).irsf ?? null).toBe(irsf);
  });

  test('the rule names the office code', () => {
    const { why } = queryAnswerFromData(data, { service: 'dno', number: '12129110000' }, asked);
    expect(why).toMatchObject({
      rule: 'no-subscriber',
      digits: '1212911',
      text: expect.stringContaining('the office code 1212911 has no subscribers'),
    });
  });

  test('a batch answers the same, in whichever order they come', () => {
    const services = ['gnr', 'npq', 'dno', 'dnoText', 'irsfCheck', 'AITCheck', 'ports&days'] as const;
    for (const order of [numbers, numbers.toReversed()]) {
      const tels = order.map(([number]) => number);
      const results = createBatchEngine(data, services, asked).answer(Buffer.from(`${tels.join('\n')}\n`));
      const expected = services.map((service) =>
        tels.map((tel) => csvOfAnswer(service, tel, answerFromData(data, { service, number: tel }, asked))).join(''),
      );
      expect(results.map(({ bytes }) => Buffer.from(bytes).toString())).toEqual(expected);
    }
  });
});
