/** Warnings that come first in the sentence: listed exactly, unknown to the network, moved often or lately; and cases without one. */
import { describe, expect, test } from 'vitest';
import type { QueryAnswer } from '../services/legend.ts';
import type { Answers } from './answers.ts';
import { verdict } from './verdict.ts';

const answer = (fields: Partial<QueryAnswer> = {}): QueryAnswer => ({
  tel: '447700123456',
  rc: 0,
  source: 'data',
  dataVersion: '1',
  asOf: '2026-11-20T00:00:00Z',
  ...fields,
});
const served = { cc: 'GB', nt: 'mobile', npi: 'no', cn: 'Alpha', cic: '1' } as const;
const live = { source: 'live', dataVersion: null, asOf: '2026-11-20T12:00:00Z' } as const;
const clear = { dno: answer({ dno: false }), irsfCheck: answer({ irsf: false }), AITCheck: answer({ valid: true }) };
const rest = 'A mobile number in the United Kingdom, served by Alpha and not ported';
const lists = 'on none of 2 fraud lists, the oldest of 2026-11-20';
const moved = (ports: number, day: string | null) =>
  answer({ ports, ...(day !== null && { changeSeen: `${day}T08:00:00Z`, phdbccic: '1' }) });

test.each<[string, Answers, string]>([
  [
    'unassigned by live status',
    { liveStatus: answer({ ...live, ns: 'unavailable', nv: 'invalid', rc: 201 }) },
    'The network does not know this number',
  ],
  ['unassigned by live routing', { liveRouting: answer({ ...live, nv: 'invalid', rc: 201 }) }, 'The network does not know this number'],
  ['three ports in 30 days', { 'ports&days': moved(3, '2026-11-19') }, 'Ported 3 times in 30 days, last on 2026-11-19'],
  ['two ports in 30 days, the last long ago', { 'ports&days': moved(2, '2026-10-25') }, 'Ported 2 times in 30 days, last on 2026-10-25'],
  ['one port within 7 days', { 'ports&days': moved(1, '2026-11-13') }, 'Ported once in 30 days, last on 2026-11-13'],
  [
    'both',
    { 'ports&days': moved(3, '2026-11-19'), liveStatus: answer({ ...live, nv: 'invalid', rc: 201 }) },
    'The network does not know this number; ported 3 times in 30 days, last on 2026-11-19',
  ],
])('%s comes first', (_what, answers, first) => {
  expect(verdict({ npq: answer(served), ...clear, ...answers }).sentence).toBe(`${first}. ${rest}; ${lists}.`);
});

test.each<[string, Answers]>([
  ['one port 8 days ago', { 'ports&days': moved(1, '2026-11-12') }],
  ['no port', { 'ports&days': moved(0, null) }],
])('%s is a fact and no warning', (_what, answers) => {
  expect(verdict({ npq: answer(served), ...clear, ...answers }).sentence).toBe(`${rest}; ${lists}.`);
});

test.each(['liveStatus', 'liveRouting'])('"not reachable" is not said of a number that the network does not know, by %s', (service) => {
  const { sentence, details } = verdict({
    npq: answer(served),
    [service]: answer({ ...live, ns: 'unavailable', nv: 'invalid', rc: 201 }),
  });
  expect(sentence).not.toMatch(/reachable/);
  expect(details?.facts.find(({ label }) => label === 'Reachable')).toMatchObject({
    state: 'warning',
    text: 'No: the network does not know this number',
  });
});

describe('the fact of the moves', () => {
  const fact = (answers: Answers) =>
    verdict({ npq: answer(served), ...answers }).details?.facts.find(({ label }) => label === 'Moves in 30 days');
  test.each<[Answers, string, string]>([
    [{ 'ports&days': moved(3, '2026-11-19') }, 'warning', '3, the last on 2026-11-19'],
    [{ 'ports&days': moved(1, '2026-11-12') }, 'known', '1, the last on 2026-11-12'],
    [{ 'ports&days': moved(0, null) }, 'known', 'None'],
    [{ 'ports&days': answer({ ports: null, rc: 105, cc: 'GB' }) }, 'unknown', 'Unknown (no porting data for the United Kingdom)'],
    [{}, 'not asked', 'Not queried'],
  ])('%j: %s, %s', (answers, state, text) => {
    expect(fact(answers)).toMatchObject({ state, text });
  });
});

test('a number that is not reachable now is no risk, and one that nobody answers about is unknown', () => {
  expect(verdict({ liveStatus: answer({ source: 'live', ns: 'absent', rc: 200 }) }).state).toBe('neutral');
  expect(verdict({ npq: answer({ npi: 'no', cn: 'Alpha', cic: '1' }) }).state).toBe('neutral');
  expect(verdict({ liveStatus: 'failed' }).state).toBe('unknown');
  expect(verdict({ liveStatus: 'waiting', npq: answer({ npi: 'no', cn: 'Alpha' }) }).state).toBe('unknown');
});

test.each<[Answers, string, RegExp]>([
  [{ irsfCheck: answer({ irsf: true, irsfDate: '2026-11-10' }) }, 'danger', /^Listed: a revenue-share risk\.$/],
  [{ 'ports&days': moved(3, '2026-11-19') }, 'danger', /^Ported 3 times in 30 days, last on 2026-11-19\.$/],
  [{ liveRouting: answer({ ...live, npi: 'no', cn: 'Beta', cic: '2' }) }, 'warning', /Beta.*\.$/],
  [clear, 'neutral', /^$/],
])('%j: %s, and the sentence begins with the worst', (answers, severity, worst) => {
  const told = verdict({ npq: answer(served), ...answers });
  expect(told.severity).toBe(severity);
  expect(told.foremost).toMatch(worst);
  expect(told.sentence.startsWith(told.foremost)).toBe(true);
});
