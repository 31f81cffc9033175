/** Facts from one service alone about a magic number, by label. All others were not queried. */
import { describe, expect, test } from 'vitest';
import { everyAnswer } from '../../numbers/test-support/every-answer.ts';
import { verdict } from './verdict.ts';

const alone: readonly [number: string, service: string, facts: Record<string, string>][] = [
  ['447700900123', 'npq', { Ported: 'Yes, date not queried, to Other Mobile' }],
  ['447700900123', 'gnr', { 'Current carrier': 'Not queried; its range is held by Example Mobile' }],
  ['447700900123', 'ported', { 'Current carrier': 'Other Mobile', Ported: 'Yes, 2026-11-08, Example Mobile → Other Mobile' }],
  ['447700900123', 'ports&days', { 'Current carrier': '9990001', Ported: 'It moved, 2026-11-08, 9990002 → 9990001' }],
  ['447700900124', 'ports&days', { 'Moves in 30 days': 'None' }],
  ['447700900124', 'ports&days', { Ported: 'Not in the last 30 days; earlier moves not queried' }],
  ['447700900123', 'ukported', { Ported: 'Yes, observed 2026-11-09, 0044901 → Other Mobile' }],
  ['447700900100', 'ukported', { Ported: 'Unknown (the number was never observed)' }],
  ['12025550123', 'ukported', { Ported: 'Unknown (ukported is not for the United States)' }],
  ['12025550123', 'usmrq', { 'Current carrier': 'Not queried; usmrq names Other Wireless', Ported: 'Not queried' }],
  ['447700900200', 'liveStatus', { Reachable: 'Not now: switched off or out of reach', Ported: 'Not queried' }],
  ['447700900123', 'dno', { 'Do not originate voice': 'Not listed', 'Do not originate text': 'Not queried' }],
];

describe('the verdict of one service alone', () => {
  test.each(alone)('%s, %s', (number, service, told) => {
    const answers = everyAnswer(number);
    const { details } = verdict(Object.fromEntries(Object.entries(answers).filter(([name]) => name === service)));
    const all = [...(details?.facts ?? []), ...(details?.fraudLists ?? [])];
    expect(
      all
        .filter(({ label }) => told[label] !== undefined)
        .map(({ label, text, cause }) => [label, text === 'Unknown' ? `${text} (${cause})` : text]),
    ).toEqual(all.flatMap(({ label }) => (told[label] === undefined ? [] : [[label, told[label]]])));
    expect(Object.keys(told).every((label) => all.some((fact) => fact.label === label))).toBe(true);
  });
});
