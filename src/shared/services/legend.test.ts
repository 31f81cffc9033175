import { describe, expect, test } from 'vitest';
import { Answer, fieldsAlwaysIn, fieldsOf, legend, legendByName, QueryAnswer } from './legend.ts';
import { legendColumns, serviceCodes } from './services.ts';

const fieldsOfTheSpecification =
  'tel npdi npi rn cic cor cc cn nt mcc mnc rc ns nv valid lastPorted cmnc cmcc ccn ports phdbpcic phdbccic changeSeen lastSeen acic acn dno dnot irsf irsfDate';

describe('the service legend', () => {
  test('lists the thirty fields in the order of the specification', () => {
    expect(legend.map(({ name }) => name).join(' ')).toBe(fieldsOfTheSpecification);
  });

  test('defines exactly the fields that an answer may have', () => {
    expect(Object.keys(Answer.shape)).toEqual(legend.map(({ name }) => name));
    expect(legendByName.rn.definition).toContain('routing number');
  });

  test('explains each field in one sentence of its own', () => {
    for (const { definition } of legend) expect(definition).toMatch(/^[A-Z].*[^.]\.$/);
    expect(new Set(legend.map(({ definition }) => definition)).size).toBe(30);
  });

  test('ticks the number and the reason code in every column', () => {
    for (const column of legendColumns) {
      expect(legendByName.tel.ticks[column]).toBe('always');
      expect(legendByName.rc.ticks[column]).toBe('always');
    }
  });

  test.each([
    ['gnr', 'tel cic cor cc cn nt mcc mnc rc valid'],
    ['npq', 'tel npdi npi rn cic cor cc cn nt mcc mnc rc'],
    ['ports&days', 'tel cc rc ports phdbpcic phdbccic changeSeen lastSeen'],
    ['usmrq', 'tel npdi cic cc cn nt mcc mnc rc acic acn'],
    ['dno', 'tel rc dno'],
    ['dnoText', 'tel rc dnot'],
    ['irsfCheck', 'tel cc nt rc irsf irsfDate'],
    ['AITCheck', 'tel cic cc cn nt mcc mnc rc ns nv valid irsf irsfDate'],
  ] as const)('%s reports %s', (service, fields) => {
    expect(fieldsOf(service).join(' ')).toBe(fields);
  });

  test('what always stands in an answer is among what may stand there', () => {
    for (const service of serviceCodes) expect(fieldsOf(service)).toEqual(expect.arrayContaining(fieldsAlwaysIn(service)));
  });
});

describe('an answer', () => {
  test.each([
    ['a number and a reason code', { tel: '447700900123', rc: 103 }, true],
    ['null for what is not known', { tel: '447700900123', rc: 105, ports: null }, true],
    ['a network code with its leading zero', { tel: '1', rc: 0, mnc: '012' }, true],
    ['a network code as a number', { tel: '1', rc: 0, mnc: 12 }, false],
    ['empty text', { tel: '1', rc: 0, cn: '' }, false],
    ['a field that the legend does not know', { tel: '1', rc: 0, imsi: '23410' }, false],
    ['no reason code', { tel: '1' }, false],
  ])('with %s', (_what, value, isAnswer) => {
    expect(Answer.safeParse(value).success).toBe(isAnswer);
  });

  test('tells its source, version and age in a single query, and whether it was made up', () => {
    const provenance = { source: 'data', dataVersion: '1', asOf: '2026-11-20T00:00:00Z' };
    expect(QueryAnswer.safeParse({ tel: '1', rc: 0, ...provenance }).success).toBe(true);
    expect(QueryAnswer.safeParse({ tel: '1', rc: 0, ...provenance, simulated: true }).success).toBe(true);
    expect(QueryAnswer.safeParse({ tel: '1', rc: 0 }).success).toBe(false);
  });
});
