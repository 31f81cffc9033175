import { expect, test } from 'vitest';
import { parseConfig } from '../config/config.ts';
import { answeredLimits, maxAgeOf } from './data-ages.ts';

const usual = parseConfig({});
const own = parseConfig({
  MAX_AGE_RANGES_DAYS: '1',
  MAX_AGE_PORTED_DAYS: '2',
  MAX_AGE_DNO_DAYS: '5',
  MAX_AGE_IRSF_DAYS: '6',
  MAX_AGE_AIT_DAYS: '7',
  LEAST_ENTRIES_DNO: '8',
  LEAST_ENTRIES_IRSF: '9',
  LEAST_ENTRIES_AIT: '0',
});

test.each([
  ['ranges', 'imported', 180, 1],
  ['ranges', 'built in', 400, 400],
  ['ported', 'imported', 3, 2],
  ['dno', 'imported', 14, 5],
  ['irsf', 'imported', 30, 6],
  ['ait', 'imported', 30, 7],
  ['overrides', 'imported', null, null],
  ['uk-ported', 'imported', null, null],
  ['irsf', 'made up', null, null],
  ['irsf', 'not loaded', null, null],
] as const)('%s, %s: %s days, or those that are configured', (set, origin, days, configured) => {
  expect([maxAgeOf(set, origin, usual), maxAgeOf(set, origin, own)]).toEqual([days, configured]);
});

test('answers know the same limits by their own names of the sets', () => {
  const without = { overrides: null, ukObservations: null };
  const lists = { ported: 2, dno: 5, dnoText: 5, irsf: 6, aitRisk: 7, ...without };
  const leastEntries = { dno: 8, dnoText: 8, irsf: 9, aitRisk: 0, ported: null, ...without };
  expect(answeredLimits(own, { areRangesImported: true })).toEqual({ maxAgeDays: { ranges: 1, ...lists }, leastEntries });
  expect(answeredLimits(own, { areRangesImported: false })).toEqual({ maxAgeDays: { ranges: 400, ...lists }, leastEntries });
  expect(answeredLimits(usual, { areRangesImported: true }).leastEntries).toMatchObject({
    dno: 100,
    dnoText: 100,
    irsf: 1_000,
    aitRisk: 100,
  });
});
