import { describe, expect, test } from 'vitest';
import type { ServiceStatus } from '../../shared/status/status.ts';
import { latencyLimitsMs } from '../query-records/service-counts.ts';
import { type Facts, statusOfService } from './service-states.ts';

const at = (ms: number, count: number) => latencyLimitsMs.map((limit) => (limit === ms ? count : 0));
const rows = (...counted: [rc: number, ms: number, count: number][]) =>
  counted.map(([rc, ms, count]) => ({ service: 'liveStatus' as const, rc, counts: at(ms, count) }));

const facts = (some: Partial<Facts>): Facts => ({
  service: 'liveStatus',
  answeredBy: 'upstream',
  data: null,
  circuit: undefined,
  day: [],
  recent: some.day ?? [],
  isCountTold: true,
  ...some,
});
const status = (some: Partial<Facts>): ServiceStatus => statusOfService(facts(some));
const open = { service: 'liveStatus', state: 'open', since: new Date('2026-11-09T08:00:00Z') } as const;

test('a service without queries has no share, and not a hundred percent', () => {
  expect(status({})).toMatchObject({ state: 'unused', hasQueries: false, answered: null, refused: null, p50Ms: null, failures: [] });
});

test('what the number or the account was the reason for is no failure of the service', () => {
  expect(status({ day: rows([0, 5, 90], [300, 20_000, 10], [102, 1, 100]) })).toMatchObject({
    queries: 200,
    answered: 0.9,
    refused: 0.5,
    failures: [{ reasonCode: 300, share: 0.1, queries: 10 }],
  });
});

test('no share is rounded to none or to all where it is not', () => {
  expect(status({ day: rows([0, 5, 99_999], [301, 5, 1]) })).toMatchObject({ answered: 0.999, failures: [{ share: 0.001 }] });
});

test('customers are told shares, and not how much everybody asks', () => {
  expect(status({ day: rows([0, 5, 3], [301, 5, 1]), isCountTold: false })).toMatchObject({
    queries: null,
    answered: 0.75,
    failures: [{ reasonCode: 301, share: 0.25, queries: null }],
  });
});

test('half of the queries and 95 of 100 kept to a limit; what took longer than the last one has none', () => {
  expect(status({ day: rows([0, 5, 50], [0, 100, 45], [301, 2_000, 5]) })).toMatchObject({ p50Ms: 5, p95Ms: 100 });
  const beyond = { service: 'liveStatus' as const, rc: 0, counts: [...latencyLimitsMs.map(() => 0), 1] };
  expect(status({ day: [beyond] })).toMatchObject({ hasQueries: true, p50Ms: null, p95Ms: null });
});

describe('The state', () => {
  const good = rows([0, 5, 100]);
  test.each<[string, Partial<Facts>, ServiceStatus['state']]>([
    ['everything answered', { day: good }, 'working'],
    ['a failure among the last 20 queries', { day: good, recent: rows([0, 5, 19], [300, 5, 1]) }, 'disturbed'],
    ['a failure among the last 19 queries', { day: good, recent: rows([0, 5, 18], [300, 5, 1]) }, 'working'],
    ['a failure among 20 queries and refused ones', { day: good, recent: rows([0, 5, 18], [300, 5, 1], [102, 1, 1]) }, 'working'],
    ['one failure in 101 queries', { day: good, recent: rows([0, 5, 100], [300, 5, 1]) }, 'working'],
    ['one failure in 100 queries', { day: good, recent: rows([0, 5, 99], [300, 5, 1]) }, 'disturbed'],
    ['stored data instead of the network', { day: good, recent: rows([0, 5, 19], [3, 5, 1]) }, 'disturbed'],
    ['ranges alone, since a list is not loaded', { answeredBy: 'data', day: rows([3, 5, 20]) }, 'working'],
    ['half of the last queries failed', { day: good, recent: rows([0, 5, 10], [301, 5, 10]) }, 'failing'],
    ['fewer than half of the last queries failed', { day: good, recent: rows([0, 5, 11], [301, 5, 10]) }, 'disturbed'],
    ['failures of yesterday alone', { day: rows([0, 5, 1], [301, 5, 99]), recent: rows([0, 5, 20]) }, 'working'],
    ['numbers that are none', { day: rows([102, 1, 90], [0, 5, 20]) }, 'working'],
    ['an open circuit', { day: good, circuit: open }, 'failing'],
    ['an open circuit of an upstream that is asked no more', { answeredBy: 'data', day: good, circuit: open }, 'working'],
    ['nobody who answers it', { answeredBy: 'nobody', day: rows([500, 1, 3]) }, 'not set up'],
  ])('%s', (_, some, expected) => {
    expect(status(some).state).toBe(expected);
  });

  test('the circuit of an upstream is told with since when it is open', () => {
    expect(status({ circuit: open })).toMatchObject({ circuit: 'open', circuitSince: '2026-11-09T08:00:00.000Z' });
    expect(status({})).toMatchObject({ circuit: 'closed', circuitSince: null });
    expect(status({ answeredBy: 'data' })).toMatchObject({ circuit: null });
  });
});
