import { describe, expect, test } from 'vitest';
import { fieldsAlwaysIn, fieldsOf, QueryAnswer } from '../../shared/services/legend.ts';
import { demoNumberData } from '../demo/demo-data.ts';
import { testRanges, testToday } from '../test-support/test-ranges.ts';
import { liveServices, type LiveService } from '../../shared/services/services.ts';
import { askSimulatedNetwork } from './simulated-network.ts';
import { fallbackAnswer } from './fallback-answer.ts';

const data = demoNumberData(testRanges, testToday);
const ask = (service: LiveService, number: string) => askSimulatedNetwork(data, { service, number }, { now: testToday });
const manyNumbers = Array.from({ length: 1_000 }, (_, index) => `447700900${String(index).padStart(3, '0')}`);

describe('the simulated network', () => {
  test.each([
    ['447700900123', { ns: 'active', nv: 'valid', rc: 0 }],
    ['447700900200', { ns: 'absent', nv: 'valid', rc: 200 }],
    ['447700900201', { ns: 'unavailable', nv: 'invalid', rc: 201 }],
    ['447700900202', { ns: 'unavailable', nv: 'valid', rc: 202 }],
    ['447700900203', { ns: 'unknown', nv: 'unknown', rc: 203 }],
    ['442079460123', { ns: 'unknown', nv: 'unknown', rc: 104 }],
  ])('says of the status of %s: %o', (tel, state) => {
    expect(ask('liveStatus', tel)).toMatchObject({ outcome: 'answered', answer: { tel, ...state, source: 'live', simulated: true } });
  });

  test('routes to the network that serves the number now', () => {
    expect(ask('liveRouting', '447700900123')).toMatchObject({
      outcome: 'answered',
      answer: { npdi: true, npi: 'yes', rn: null, cic: '9990001', mcc: '234', mnc: '98', nv: 'valid', rc: 0 },
    });
    expect(ask('liveRouting', '447700900201')).toMatchObject({ answer: { nv: 'invalid', rc: 201 } });
  });

  test('routes absent and barred subscribers as any other', () => {
    expect(ask('liveRouting', '447700900200')).toMatchObject({ answer: { nv: 'valid', rc: 0 } });
    expect(ask('liveRouting', '447700900202')).toMatchObject({ answer: { nv: 'valid', rc: 0 } });
  });

  test('fails as data: a status query that timed out or went wrong holds the number and the code', () => {
    expect(ask('liveStatus', '447700900300')).toEqual({ outcome: 'timed-out', answer: { tel: '447700900300', rc: 300 } });
    expect(ask('liveStatus', '447700900301')).toEqual({ outcome: 'failed', answer: { tel: '447700900301', rc: 301 } });
  });

  test('answers routing from stored data where the network failed', () => {
    expect(ask('liveRouting', '447700900300')).toMatchObject({
      outcome: 'answered',
      answer: { cn: 'Third Mobile', nv: 'unknown', rc: 3, source: 'data', dataVersion: 'demo-2026-11-20', simulated: true },
    });
  });

  test('answers a number outside every range with the reason', () => {
    expect(ask('liveStatus', '446000000000')).toMatchObject({ answer: { tel: '446000000000', rc: 103 } });
    expect(ask('liveStatus', '+44')).toMatchObject({ answer: { tel: '+44', rc: 100 } });
  });

  test('repeats itself, and shows every state somewhere', () => {
    const codes = manyNumbers.map((number) => ask('liveStatus', number).answer.rc);
    expect(manyNumbers.map((number) => ask('liveStatus', number).answer.rc)).toEqual(codes);
    expect([...new Set(codes)]).toEqual(expect.arrayContaining([0, 200, 201, 202, 203]));
  });

  test.each(liveServices)('%s reports the legend fields that are ticked for it, and no others', (service) => {
    for (const answer of answersOf(service, [...manyNumbers, '442079460123', '12025550123', '446000000000'])) {
      expect(QueryAnswer.safeParse(answer).error).toBeUndefined();
      expect(answer.simulated).toBe(true);
      expect([...fieldsOf(service), 'source', 'dataVersion', 'asOf', 'simulated', 'basis']).toEqual(
        expect.arrayContaining(Object.keys(answer)),
      );
    }
  });

  test.each(liveServices)('%s gives a full answer where the network answered', (service) => {
    for (const answer of answersOf(service, manyNumbers).filter(({ rc }) => rc === 0)) {
      expect(Object.keys(answer)).toEqual(expect.arrayContaining(fieldsAlwaysIn(service)));
    }
  });
});

/** Returns the answers of the network, without failed queries. */
function answersOf(service: LiveService, numbers: readonly string[]) {
  return numbers.map((number) => ask(service, number)).flatMap((result) => (result.outcome === 'answered' ? [result.answer] : []));
}

describe('stored data instead of a failed network', () => {
  test('tells nothing of a subscriber, and nothing of a number outside every range', () => {
    expect(fallbackAnswer(data, { service: 'liveStatus', number: '447700900123' }, { days: 30, now: testToday })).toBeUndefined();
    expect(fallbackAnswer(data, { service: 'liveRouting', number: '446000000000' }, { days: 30, now: testToday })).toBeUndefined();
  });
});
