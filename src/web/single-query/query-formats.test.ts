import { describe, expect, it } from 'vitest';
import type { QueryAnswer } from '../../shared/services/legend.ts';
import type { ServiceCode } from '../../shared/services/services.ts';
import { answer } from '../../shared/test-support/answer.ts';
import { resultEvidence, verdictEvidence } from './query-formats.ts';
import type { QueryResults } from './query-results.ts';

const receipt = { at: '2026-05-31T14:02:11.000Z', requestId: 'request-1' };
const answered = (service: ServiceCode, fields: Partial<QueryAnswer>) =>
  ({ service, attempt: 1, state: 'answered', answer: answer(fields), ...receipt, ms: 100 }) as const;
const failed = (service: ServiceCode) =>
  ({ service, attempt: 1, state: 'failed', message: 'Upstream did not answer', status: 502, rc: null, ...receipt, ms: 100 }) as const;

describe('what a ticket says of an answer', () => {
  it('is number, service, raw answer, reason code, data version, time, request id and a link that asks again', () => {
    expect(resultEvidence('447700900123', answered('ports&days', { rc: 3, dataVersion: 'v1' }))).toEqual({
      number: '447700900123',
      service: 'ports&days',
      answer: JSON.stringify(answer({ rc: 3, dataVersion: 'v1' }), null, 2),
      rc: 3,
      dataVersion: 'v1',
      ...receipt,
      link: '/testing?tab=single-live-query#n=447700900123&s=ports',
    });
  });

  it('of a failure it is the status and what was said', () => {
    const { answer: recorded, ...about } = resultEvidence('447700900123', failed('ports&days'));
    expect(JSON.parse(recorded)).toEqual({ status: 502, message: 'Upstream did not answer' });
    expect(about).toMatchObject({ rc: null, ...receipt });
  });
});

describe('what a ticket says of a whole query', () => {
  const evidenceOf = (...results: QueryResults['results']) => {
    const query: QueryResults = { number: '447700900123', results, origin: 'search', askedAnew: [] };
    const evidence = verdictEvidence(query, 'called');
    return { ...evidence, answer: JSON.parse(evidence.answer) as unknown };
  };

  it('is the verdict, its facts, and a line for each service with every field that it answered, and its request', () => {
    expect(evidenceOf(answered('npq', { npi: 'no', cic: '44001', cn: 'Holder', rn: null }), failed('dno'))).toMatchObject({
      number: '447700900123',
      service: 'Single Live Query',
      ...receipt,
      link: '/testing?tab=single-live-query#n=447700900123&s=npq,dno',
      answer: {
        facts: { 'Current carrier': 'Holder (44001)', Ported: 'No', 'Do not originate voice': 'Unknown (dno did not answer)' },
        services: {
          npq: 'rc 0, npi no, rn null, cic 44001, cn Holder, source data, dataVersion 1, request request-1',
          dno: 'Upstream did not answer, request request-1',
        },
      },
    });
  });

  it('says of a fact that it was made up', () => {
    expect(evidenceOf(answered('irsfCheck', { irsf: false, simulated: true })).answer).toMatchObject({
      facts: { 'Revenue share': 'Not listed (demo)' },
    });
  });

  it('is of `ported` from whom to whom and when: the holder of the range alone does not serve the number', () => {
    const fields = { npi: 'yes', cic: '44001', cn: 'Example Mobile', lastPorted: '2026-11-09T10:00:00Z', ccn: 'Other Mobile' } as const;
    expect(evidenceOf(answered('ported', fields)).answer).toMatchObject({
      services: {
        ported:
          'rc 0, npi yes, cic 44001, cn Example Mobile, lastPorted 2026-11-09T10:00:00Z, ccn Other Mobile, source data, dataVersion 1, request request-1',
      },
    });
  });
});
