import { expect, test } from 'vitest';
import { callingCodeFaults, futureFaults, regionFaults, timeZoneFaults } from './plan-rules.ts';

const now = new Date('2026-11-20T23:30:00Z');

test('a moment may be an hour ahead, as by a clock that is, and no more', () => {
  const faultsAt = (aheadMs: number) => futureFaults('at', { text: 'x', time: now.getTime() + aheadMs }, now);
  expect(faultsAt(0)).toEqual([]);
  expect(faultsAt(60 * 60_000)).toEqual([]);
  expect(faultsAt(60 * 60_000 + 1)).toEqual(['at "x" is in the future: today is 2026-11-20 in UTC']);
});

test('a country has the digits of its calling codes', () => {
  expect(regionFaults('4474', 'JE')).toEqual([]);
  expect(regionFaults('33', 'DE')).toEqual(['isoAlpha2 "DE" does not fit range 33: calling code 33 belongs to FR']);
  // Of many countries six are named.
  expect(regionFaults('1', 'FR')).toEqual([expect.stringMatching(/calling code 1 belongs to (\w\w, ){5}\w\w and \d+ more$/)]);
  expect(regionFaults('999', 'FR')).toEqual([]);
  expect(callingCodeFaults('range', '999')).toHaveLength(1);
  expect(callingCodeFaults('range', '44')).toEqual([]);
});

test('time zones are those that IANA names, as it writes them', () => {
  for (const tz of ['', 'Europe/London', 'Europe/London;America/New_York']) expect(timeZoneFaults(tz)).toEqual([]);
  expect(timeZoneFaults('europe/london')).toEqual(['tz "europe/london" is written Europe/London']);
  for (const tz of ['+01:00', 'Europe/Nowhere', 'Europe/London;']) expect(timeZoneFaults(tz)).toHaveLength(1);
});
