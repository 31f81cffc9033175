import { describe, expect, test } from 'vitest';
import { Answer, fieldsOf, QueryAnswer } from '../../shared/services/legend.ts';
import { isDataService, serviceCodes, type ServiceCode } from '../../shared/services/services.ts';
import { testRanges, testToday } from '../test-support/test-ranges.ts';
import { numberListOf } from '../number-data.ts';
import { PrefixList } from '../lists/exact-list.ts';
import { queryAnswerFromData, servicesWithDemoLists, servicesWithoutLists } from './answer.ts';
import { ask, demo, empty, uk } from '../test-support/ask.ts';

describe('every service', () => {
  const numbers = [
    uk,
    '12025550123',
    '442079460123',
    '61255500123',
    '449098790123',
    '881612345678',
    '446000000000',
    '999123456789',
    '4477009001',
    '447700900500',
  ];

  test.each(serviceCodes.filter(isDataService))('%s reports legend fields that are ticked for it, and no others', (service) => {
    for (const data of [demo, empty]) {
      for (const number of numbers) {
        const answer = ask(service, number, { data });
        expect(Answer.safeParse(answer).error).toBeUndefined();
        expect(fieldsOf(service)).toEqual(expect.arrayContaining(Object.keys(answer)));
      }
    }
  });

  test.each(['+447700900123', '04477009001', '4.47E+11', '', '12', '4477009001234567', '44 7700900123'])(
    'answers rc 100 for "%s"',
    (text) => {
      for (const service of serviceCodes) expect(ask(service, text)).toEqual({ tel: text, rc: 100 });
    },
  );

  test('of a live network is not enabled here', () => {
    expect(ask('liveStatus', uk)).toEqual({ tel: uk, rc: 500 });
    expect(ask('liveRouting', uk)).toEqual({ tel: uk, rc: 500 });
  });
});

describe('provenance', () => {
  const query = (service: ServiceCode, number: string, data = demo) =>
    queryAnswerFromData(data, { service, number }, { days: 30, now: testToday });

  test('names the data set that decided, and its age', () => {
    expect(query('npq', uk)).toMatchObject({ source: 'data', dataVersion: 'demo-2026-11-20', asOf: '2026-11-20T00:00:00Z' });
    expect(query('gnr', uk)).toMatchObject({ source: 'data', dataVersion: testRanges.version, asOf: testRanges.builtAt });
    expect(query('npq', uk, empty)).toMatchObject({ dataVersion: testRanges.version });
    expect(query('npq', '446000000000')).toMatchObject({ dataVersion: testRanges.version });
  });

  test('of a service of lists says that only the ranges were asked, where no list can speak about the number', () => {
    for (const service of ['dno', 'dnoText', 'irsfCheck', 'AITCheck'] as const) {
      expect(query(service, uk, empty)).toMatchObject({ source: 'ranges only', dataVersion: testRanges.version });
      expect(query(service, '447700123456')).toMatchObject({ source: 'ranges only', dataVersion: testRanges.version });
      expect(query(service, '446000000000')).toMatchObject({ source: 'ranges only' });
      expect(query(service, uk)).toMatchObject({ source: 'data', dataVersion: 'demo-2026-11-20' });
    }
    expect(query('usmrq', '12023456789')).toMatchObject({ source: 'ranges only' });
    // Outside its region the registry would not have been asked.
    expect(query('usmrq', uk, empty)).toMatchObject({ rc: 106, source: 'data' });
    expect(query('gnr', uk, empty)).toMatchObject({ source: 'data' });
    const irsf = { ...demo.irsf, version: 'irsf-1', synthetic: false };
    expect(query('AITCheck', '447700123456', { ...empty, irsf })).toMatchObject({ source: 'data', dataVersion: 'irsf-1' });
  });

  const loadedAs = <Content>(version: string, content: Content) => ({ content, version, asOf: '2026-11-01T00:00:00Z', synthetic: false });
  const naming = (digits: string) => numberListOf([{ digits, match: 'number', reason: '', date: null }]);

  test('of a number that a list names is the list, also outside every range; where the ranges decided it is the ranges', () => {
    for (const number of ['446000000000', '999123456789', '447700123456']) {
      const lists = {
        dno: loadedAs('dno-1', naming(number)),
        dnoText: loadedAs('text-1', naming(number)),
        irsf: loadedAs('irsf-1', naming(number)),
      };
      const version = (service: ServiceCode) => query(service, number, { ...empty, ...lists }).dataVersion;
      expect([version('dno'), version('dnoText'), version('irsfCheck')]).toEqual(['dno-1', 'text-1', 'irsf-1']);
    }
    const unnamed = { ...empty, dno: loadedAs('dno-1', naming('44770')), irsf: loadedAs('irsf-1', naming('44770')) };
    for (const service of ['dno', 'irsfCheck', 'AITCheck'] as const) {
      expect(query(service, '446000000000', unnamed)).toMatchObject({ dataVersion: testRanges.version });
    }
  });

  test('of inflated traffic is the list that names the number, of the two that it asks', () => {
    const aitRisk = loadedAs('ait-1', new PrefixList([['44770012', { reason: '', date: null }]]));
    const both = { ...empty, aitRisk, irsf: loadedAs('irsf-1', naming('447700123456')) };
    expect(query('AITCheck', '447700123456', both)).toMatchObject({ rc: 403, dataVersion: 'irsf-1' });
    expect(query('AITCheck', '447700123457', both)).toMatchObject({ rc: 404, dataVersion: 'ait-1' });
  });

  test('says what was missing where an answer could not tell, and nothing where it could', () => {
    const missing = (service: ServiceCode, number: string, data = demo) => query(service, number, data).missing;
    for (const service of serviceCodes.filter(isDataService))
      expect([service, missing(service, '4915112345678')]).toEqual([service, 'ranges not loaded']);
    for (const service of ['npq', 'ported', 'ports&days', 'ukported', 'dno', 'dnoText', 'irsfCheck', 'AITCheck'] as const) {
      expect([service, missing(service, '447700123456', empty)]).toEqual([service, 'not loaded']);
      expect([service, missing(service, '447700123456')]).toEqual([service, 'demo only']);
      expect([service, missing(service, uk)]).toEqual([service, undefined]);
    }
    expect([missing('usmrq', '12023456789', empty), missing('usmrq', '12023456789'), missing('usmrq', '12025550123')]).toEqual([
      'not loaded',
      'demo only',
      undefined,
    ]);
    expect(missing('AITCheck', uk, { ...demo, aitRisk: empty.aitRisk })).toBe('not loaded');
    expect(missing('npq', '61255500123')).toBe('not covered');
    expect(missing('dno', '446000000000', empty)).toBeUndefined();
    expect(missing('dno', '441234567890', empty)).toBeUndefined();
    expect(missing('ukported', '447700900100')).toBeUndefined();
  });

  test('names the services that answer without their lists, made-up ones being none', () => {
    const lists = ['usmrq', 'dno', 'irsfCheck', 'dnoText', 'AITCheck'];
    expect(servicesWithoutLists(empty)).toEqual(lists);
    expect(servicesWithoutLists(demo)).toEqual(lists);
    const loaded = { version: '1', synthetic: false };
    const { dno, irsf, aitRisk } = demo;
    const some = { ...demo, dno: { ...dno, ...loaded }, irsf: { ...irsf, ...loaded } };
    expect(servicesWithoutLists(some)).toEqual(['usmrq', 'dnoText', 'AITCheck']);
    expect(servicesWithoutLists({ ...some, aitRisk: { ...aitRisk, ...loaded } })).toEqual(['usmrq', 'dnoText']);
    expect(servicesWithDemoLists(demo)).toEqual(lists);
    expect(servicesWithDemoLists(empty)).toEqual([]);
    expect(servicesWithDemoLists({ ...demo, aitRisk: empty.aitRisk, irsf: { ...irsf, ...loaded } })).toEqual(['usmrq', 'dno', 'dnoText']);
  });

  test('marks what the demo made up, and nothing else', () => {
    for (const service of serviceCodes) {
      expect(query(service, uk).simulated).toBe(true);
      expect(query(service, '447700123456').simulated).toBeUndefined();
      expect(query(service, uk, empty).simulated).toBeUndefined();
    }
    expect(query('npq', '447700900500')).toMatchObject({ rc: 500, simulated: true });
  });

  test('stands in every answer of a single query', () => {
    for (const service of serviceCodes) expect(QueryAnswer.safeParse(query(service, uk)).error).toBeUndefined();
  });
});
