import { describe, expect, it } from 'vitest';
import type { QueryAnswer } from '../../shared/services/legend.ts';
import { serviceCodes, type ServiceCode } from '../../shared/services/services.ts';
import { resultsAsCsv, resultsAsCurl, resultsAsJson } from './query-formats.ts';
import {
  answersOf,
  askedText,
  failureText,
  nextQueryResults,
  progressText,
  statusOf,
  type QueryResults,
  type QueryEvent,
  type Outcome,
} from './query-results.ts';
import { answer } from '../../shared/test-support/answer.ts';

const receipt = { at: '2026-05-31T14:02:11.000Z', requestId: 'request-1' };
const answered = (fields: Partial<QueryAnswer> = {}, ms = 100): Outcome => ({
  state: 'answered',
  answer: answer(fields),
  ...receipt,
  ms,
});
const failed = (status: number, message = 'Upstream did not answer'): Outcome => ({
  state: status === 504 ? 'timed-out' : 'failed',
  message,
  status,
  rc: null,
  ...receipt,
  ms: 100,
});
const settled = (service: ServiceCode, outcome: Outcome, attempt = 1): QueryEvent => ({ kind: 'settled', attempt, service, outcome });
const start = (services: readonly ServiceCode[], attempt = 1): QueryEvent => ({
  kind: 'start',
  attempt,
  number: '447700900123',
  services,
});

function resultsAfter(...events: QueryEvent[]): QueryResults {
  const query = events.reduce(nextQueryResults, null as QueryResults | null);
  if (!query) throw new Error('No query was started');
  return query;
}

describe('the results of a query', () => {
  it('shows what was checked only in part as such, never as a plain OK', () => {
    const wordOf = (fields: Partial<QueryAnswer>) => {
      const [result] = resultsAfter(start(['dno']), settled('dno', answered(fields))).results;
      return result && statusOf(result).word;
    };
    expect(wordOf({ dno: null, rc: 3, source: 'ranges only' })).toBe('Partial');
    expect(wordOf({ dno: false, rc: 0 })).toBe('OK');
  });

  it('has a result for each chosen service, in the order of the specification', () => {
    const { results } = resultsAfter(start(['AITCheck', 'npq', 'dno']));
    expect(results.map(({ service, state }) => [service, state])).toEqual([
      ['npq', 'pending'],
      ['dno', 'pending'],
      ['AITCheck', 'pending'],
    ]);
  });

  it('fills in a result when its answer comes, whatever the order', () => {
    const { results } = resultsAfter(start(['npq', 'gnr']), settled('gnr', answered()));
    expect(results.map(({ state }) => state)).toEqual(['pending', 'answered']);
  });

  it('never lets a late answer overwrite a newer query', () => {
    const { results } = resultsAfter(
      start(['npq'], 1),
      start(['npq'], 2),
      settled('npq', answered({ cic: '2' }), 2),
      settled('npq', answered({ cic: '1' }), 1),
    );
    expect(results[0]).toMatchObject({ state: 'answered', answer: { cic: '2' } });
  });

  it('asks only the failed services again and keeps the good results', () => {
    const before = [start(['npq', 'gnr']), settled('npq', answered({ cic: '1' })), settled('gnr', failed(502))];
    const { results } = resultsAfter(...before, { kind: 'retry', attempt: 2, services: ['gnr'] });
    expect(results.map(({ state }) => state)).toEqual(['answered', 'pending']);
    expect(resultsAfter(...before, { kind: 'retry', attempt: 2, services: ['gnr'] }, settled('gnr', answered(), 2)).results[1]?.state).toBe(
      'answered',
    );
  });

  it('ignores an answer before any query', () => {
    expect(nextQueryResults(null, settled('npq', answered()))).toBeNull();
  });

  it.each([
    [answered(), 'ok OK'],
    [answered({}, 4_000), 'partly Slow'],
    [answered({ rc: 500 }), 'partly No answer'],
    [answered({ rc: 105 }), 'partly No answer'],
    [answered({ rc: 103 }), 'ok OK'],
    [failed(502), 'bad Failed'],
    [failed(504), 'bad Timed out'],
  ])('%j is shown by tone and word', (outcome, words) => {
    const { tone, word } = statusOf({ service: 'npq', attempt: 1, ...outcome });
    expect(`${tone} ${word}`).toBe(words);
  });

  it('says how many answered once none is waited for', () => {
    expect(progressText(resultsAfter(start(['npq', 'gnr']), settled('npq', answered())).results)).toBe('');
    expect(progressText(resultsAfter(start(['npq', 'gnr']), settled('npq', answered()), settled('gnr', failed(502))).results)).toBe(
      '1 of 2 services answered',
    );
  });

  it('does not count a service that was refused for the account', () => {
    const refused = [settled('npq', answered({ rc: 500 })), settled('gnr', answered({ rc: 502 }))];
    expect(progressText(resultsAfter(start(['npq', 'gnr']), ...refused).results)).toBe('0 of 2 services answered');
  });

  it('takes another service into the query, in the order of the specification', () => {
    const { results } = resultsAfter(start(['gnr']), settled('gnr', answered()), { kind: 'retry', attempt: 2, services: ['npq'] });
    expect(results.map(({ service, state }) => [service, state])).toEqual([
      ['npq', 'pending'],
      ['gnr', 'answered'],
    ]);
  });
});

describe('when it was asked', () => {
  const kept = (services: readonly ServiceCode[]) => new Map(services.map((service) => [service, answered()]));
  it.each<[string, QueryEvent[], string]>([
    ['nothing while an answer is waited for', [start(['npq'])], ''],
    ['nothing of a query that was not sent', [start(['npq']), settled('npq', failed(0, 'You are offline. Nothing was sent.'))], ''],
    ['the moment of a search', [start(['npq']), settled('npq', answered())], 'Queried 2026-05-31 14:02 UTC.'],
    [
      'that nothing was asked again',
      [{ ...start(['npq']), kind: 'start', kept: kept(['npq']) } as QueryEvent],
      'Queried 2026-05-31 14:02 UTC, not queried again.',
    ],
    ['that all was', [{ ...start(['npq']), kept: kept([]) } as QueryEvent, settled('npq', answered())], 'Refreshed 2026-05-31 14:02 UTC.'],
    [
      'which were',
      [{ ...start(['npq', 'gnr']), kept: kept(['npq']) } as QueryEvent, settled('gnr', answered())],
      'gnr refreshed 2026-05-31 14:02 UTC.',
    ],
  ])('says %s', (_what, events, text) => {
    expect(askedText(resultsAfter(...events))).toBe(text);
  });

  it('gives the verdict what was answered, what failed and what is waited for', () => {
    const { results } = resultsAfter(start(['npq', 'gnr', 'dno']), settled('npq', answered()), settled('gnr', failed(502)));
    expect(answersOf(results)).toEqual({ npq: answer(), gnr: 'failed', dno: 'waiting' });
  });
});

describe('failures', () => {
  const textOf = (outcomes: Partial<Record<ServiceCode, Outcome>>) => {
    const services = serviceCodes.filter((service) => outcomes[service]);
    const events = services.map((service) => settled(service, outcomes[service] ?? failed(500)));
    const failure = failureText(resultsAfter(start(services), ...events).results);
    return failure && failure.lead + failure.detail;
  };

  it.each<[Partial<Record<ServiceCode, Outcome>>, string | null]>([
    [{ npq: answered() }, null],
    [{ npq: answered(), AITCheck: failed(502) }, 'Error to get data for the next services : AITCheck'],
    [{ npq: answered(), liveStatus: failed(504), dno: failed(502) }, 'Error to get data for the next services : liveStatus, dno'],
    [{ npq: failed(502), gnr: failed(502) }, 'Error to get data because : Upstream did not answer'],
    [{ npq: failed(504, 'Timed out'), gnr: failed(429, 'Too many') }, 'Error to get data because : Timed out Too many'],
    [{ npq: failed(0, 'Network Error'), gnr: failed(0, 'Network Error') }, 'Error to get data because : Network Error'],
    [{ npq: answered(), gnr: failed(0, 'Network Error') }, 'Error to get data for the next services : gnr'],
    [{ npq: failed(403, 'Not permitted') }, 'Error to get data because : Not permitted'],
    [{ npq: failed(403, 'Not permitted'), gnr: answered() }, 'Error to get data for the next services : npq'],
    [{ npq: failed(429, 'Too many'), gnr: failed(502), ported: answered() }, 'Error to get data for the next services : npq, gnr'],
  ])('%j', (outcomes, text) => {
    expect(textOf(outcomes)).toBe(text);
  });
});

describe('copies', () => {
  const query = resultsAfter(
    start(['npq', 'dno', 'ported']),
    settled('npq', answered({ cic: '44001', mnc: '01', rn: null })),
    settled('dno', answered({ dno: true })),
    settled('ported', failed(502, 'Broken')),
  );

  it('as JSON: results and failures by service', () => {
    const copied: unknown = JSON.parse(resultsAsJson(query));
    expect(copied).toMatchObject({
      number: '447700900123',
      results: { npq: { mnc: '01' }, dno: { dno: true } },
      failures: { ported: 'Broken' },
    });
  });

  it('as one CSV row', () => {
    const [header = '', row = ''] = resultsAsCsv(query)
      .split('\r\n')
      .map((line) => line.split(';'));
    expect(header.length).toBe(row.length);
    expect(row[header.indexOf('npq.mnc')]).toBe('01');
    expect(row[header.indexOf('dno.dno')]).toBe('true');
    expect(row[0]).toBe('447700900123');
  });

  it('as curl, without a token', () => {
    expect(resultsAsCurl('447700900123', ['ports&days'], 'https://portal.example')).toBe(
      "curl -H 'Authorization: Bearer YOUR_TOKEN' 'https://portal.example/api/test-diagnostics/single-query?phonenumber=447700900123&service=ports%26days'",
    );
  });
});
