import { describe, expect, test } from 'vitest';
import { dayMs } from '../../shared/base/utc-day.ts';
import { answerFromData, queryAnswerFromData } from '../answers/answer.ts';
import { demoNumberData } from './demo-data.ts';
import { testRanges, testToday } from '../test-support/test-ranges.ts';
import { built, builtRanges } from '../test-support/built-ranges.ts';

describe('the demo data', () => {
  test('is the same for the same day, whatever the hour', () => {
    const [morning, evening] = [new Date('2026-11-20T00:00:01Z'), new Date('2026-11-20T23:59:59Z')];
    expect(demoNumberData(testRanges, morning).ported.content.segments).toEqual(
      demoNumberData(testRanges, evening).ported.content.segments,
    );
    expect(demoNumberData(testRanges, morning).irsf.version).toBe('demo-2026-11-20');
  });

  test.each([0, 1, 40, 400])('shows two moves in 30 days when the demo starts %i days later', (later) => {
    const now = new Date(testToday.getTime() + later * dayMs);
    const answer = answerFromData(demoNumberData(testRanges, now), { service: 'ports&days', number: '447700900123' }, { days: 30, now });
    expect(answer).toMatchObject({ ports: 2, rc: 0 });
  });

  test('says of every set that it is made up', () => {
    const { ported, overrides, ukObservations, dno, dnoText, irsf, aitRisk } = demoNumberData(testRanges, testToday);
    for (const set of [ported, overrides, ukObservations, dno, dnoText, irsf, aitRisk]) expect(set.synthetic).toBe(true);
  });

  test('makes up nothing about a number that somebody may hold', () => {
    const data = demoNumberData(builtRanges, testToday);
    const somebodys = built.rows.filter(
      ({ primaryNumberAttribute: type, secondaryNumberAttribute: detail }, index) =>
        index % 23 === 0 && type !== 'RESERVED' && detail !== 'FICTION',
    );
    for (const { range, minlength } of somebodys) {
      const number = range.padEnd(minlength, '5');
      if (data.ranges.attributesAt(data.ranges.idOf(number)).secondaryNumberAttribute === 'FICTION') continue;
      const answer = queryAnswerFromData(data, { service: 'npq', number }, { days: 30, now: testToday });
      expect(answer).toMatchObject({ npi: 'na', rn: null, rc: 2, dataVersion: data.ranges.version });
      expect(answer.simulated).toBeUndefined();
    }
  });
});
