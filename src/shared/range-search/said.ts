/** Answers to calls about ranges. */
import { sayings } from '../base/sayings.ts';

const whyNone = {
  'unknown-country-code': 'its country code is not assigned',
  'impossible-length': 'it is too short or too long for its country code',
  'impossible-code': 'area and office codes in North America never start with 0 or 1',
  'not-loaded': 'no ranges are loaded for its country code',
  'wrong-length': 'it is too short or too long for the ranges with its prefix',
  unallocated: 'it is in no range that we know',
} as const;
/** Reasons why a number is in no range. */
export type WhyNone = keyof typeof whyNone;

export const rangeSearchSaid = sayings('rangeSearchSaid', {
  noRange: (tel: string, why: WhyNone) => `No range holds ${tel}: ${whyNone[why]}`,
  noSuchVersion: (version: string) => `There is no version ${version} of the ranges`,
  isNotKept: (version: string) => `Version ${version} of the ranges is no longer kept`,
  manyComparisons: 'Too many versions are being compared. Try again in a moment',
  workbook: (most: number, found: number) =>
    `A workbook holds at most ${most.toLocaleString('en')} ranges, but ${found.toLocaleString('en')} were found. Download CSV, or narrow the search`,
});
