/** Answers that leave gaps, as upstreams may give them: what stands in a gap is said by no other answer, and by no guess. */
import { describe, expect, test } from 'vitest';
import type { Answers } from './answers.ts';
import { verdict } from './verdict.ts';
import { answer } from '../test-support/answer.ts';

const textOf = (label: string, answers: Answers) => verdict(answers).details?.facts.find((fact) => fact.label === label)?.text;

describe('a number whose carrier nobody names', () => {
  const holder = { cic: '1', cn: 'Holder', cc: 'GB' };
  const moved = answer({ ...holder, npi: 'yes', lastPorted: '2026-11-08', ccn: null });

  test.each<[string, Answers, string]>([
    [
      'ported on record',
      { ported: moved },
      'A number in the United Kingdom, ported from Holder on 2026-11-08 to a carrier that is not named.',
    ],
    [
      'beside a service that failed',
      { npq: 'failed', ported: moved },
      'A number in the United Kingdom, ported from Holder on 2026-11-08 to a carrier that is not named.',
    ],
    [
      'seen from outside',
      { gnr: answer(holder), ukported: answer({ npi: 'yes', changeSeen: '2026-11-09T02:00:00Z', cc: 'GB' }) },
      'A number in the United Kingdom, ported from Holder, observed 2026-11-09, to a carrier that is not named.',
    ],
    [
      'by nobody known',
      { npq: answer({ npi: 'yes', cc: 'GB' }) },
      'A number in the United Kingdom, ported to a carrier that is not named.',
    ],
    [
      'moved within the days',
      { gnr: answer(holder), 'ports&days': answer({ ports: 1, changeSeen: '2026-11-08', phdbccic: null }) },
      'A number in the United Kingdom, moved from Holder on 2026-11-08 to a carrier that is not named.',
    ],
    [
      'not ported',
      { ported: answer({ ...holder, npi: 'no', ccn: null }) },
      'A number in the United Kingdom, in a range of Holder; not ported.',
    ],
    ['not ported, of no known range', { npq: answer({ npi: 'no', cc: 'GB' }) }, 'A number in the United Kingdom, not ported.'],
    [
      'of which nobody can tell',
      { ported: answer({ ...holder, npi: 'na', rc: 2 }) },
      'A number in the United Kingdom, in a range of Holder; whether it was ported cannot be told.',
    ],
  ])('%s', (_what, answers, sentence) => {
    expect(verdict(answers).sentence).toBe(sentence);
  });
});

describe('the day on which a number came back', () => {
  const back = answer({ npi: 'no', cic: '1', cn: 'Holder' });
  const earlier = '2026-10-01T00:00:00Z';

  test.each<[string, Answers, string]>([
    [
      'is not the day on which it was seen leaving',
      { npq: back, ukported: answer({ npi: 'yes', cic: '2', changeSeen: '2026-09-09', lastSeen: earlier }) },
      'No',
    ],
    [
      'is not that of its move away, as an older observation has it',
      { npq: back, ukported: answer({ npi: 'yes', cic: '2', lastPorted: '2026-09-09', lastSeen: earlier }) },
      'No',
    ],
    [
      'is not that of its move away, as an older record has it',
      { npq: back, ported: answer({ npi: 'yes', lastPorted: '2026-09-09', asOf: earlier }) },
      'No',
    ],
    [
      'is not that of its move to another carrier',
      { npq: back, 'ports&days': answer({ ports: 1, changeSeen: '2026-11-08', phdbccic: '2', asOf: earlier }) },
      'No',
    ],
    [
      'is that of its move to the holder',
      { npq: back, 'ports&days': answer({ ports: 1, changeSeen: '2026-11-08', phdbccic: '1', asOf: earlier }) },
      'No, it is back with the holder of its range since 2026-11-08',
    ],
    [
      'is that of its last move on record',
      { npq: back, ported: answer({ npi: 'no', cic: '1', lastPorted: '2026-11-08' }) },
      'No, it is back with the holder of its range since 2026-11-08',
    ],
    [
      'is that of an observation that sees it back',
      { ukported: answer({ npi: 'no', cic: '1', lastPorted: '2026-11-08' }) },
      'No, it is back with the holder of its range since 2026-11-08',
    ],
  ])('%s', (_what, answers, text) => {
    expect(textOf('Ported', answers)).toBe(text);
  });
});

describe('"did not answer" is said of services that did not', () => {
  const live = { source: 'live', dataVersion: null } as const;

  test.each<[string, Answers, string, string]>([
    [
      'port events without a carrier',
      { 'ports&days': answer({ ports: 0, cc: 'GB' }) },
      'Operator now',
      'Cannot be told: ports&days does not say',
    ],
    [
      'a number of no range, beside a service that has its country',
      { npq: answer({ npi: 'na', rc: 103 }), usmrq: answer({ cc: 'US' }) },
      'Ported',
      'Cannot be told: npq does not say',
    ],
    [
      'a network that does not know',
      { liveStatus: answer({ ...live, ns: 'unknown', nv: 'unknown', cc: 'GB' }) },
      'Reachable',
      'Cannot be told: liveStatus does not say',
    ],
    [
      'several that do not say',
      { npq: answer({ cc: 'GB' }), liveRouting: answer({ ...live, cc: 'GB' }) },
      'Routing number',
      'Cannot be told: npq and liveRouting do not say',
    ],
    [
      'one that does not say and one that failed',
      { npq: answer({ cc: 'GB' }), liveRouting: 'failed' },
      'Routing number',
      'Cannot be told: npq does not say and liveRouting did not answer',
    ],
    [
      'one that failed and one whose network timed out',
      { gnr: answer({ cc: 'GB' }), npq: 'failed', liveRouting: answer({ rc: 300 }) },
      'Routing number',
      'Cannot be told: npq and liveRouting did not answer',
    ],
  ])('%s', (_what, answers, label, text) => {
    expect(textOf(label, answers)).toBe(text);
  });
});
