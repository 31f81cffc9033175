/** Answers to calls about ranges. */
import { sayings } from '../base/sayings.ts';

const whyNone = {
  'unknown-country-code': 'no country has this code',
  'impossible-length': 'no number of its calling code has so many digits',
  'impossible-code': 'no area or office code of the North American plan begins with 0 or 1',
  'not-loaded': 'no ranges of its calling code are loaded',
  'wrong-length': 'it is too short or too long for the ranges that begin like it',
  unallocated: 'it is in no range that we know',
} as const;
/** Reasons why a number is in no range. */
export type WhyNone = keyof typeof whyNone;

export const rangeSearchSaid = sayings('rangeSearchSaid', {
  noRange: (tel: string, why: WhyNone) => `No range holds ${tel}: ${whyNone[why]}`,
  noSuchVersion: (version: string) => `There is no version ${version} of the ranges`,
  isNotKept: (version: string) => `Version ${version} of the ranges is no longer kept`,
  manyComparisons: 'Too many versions are being compared. Please try again in a moment',
  workbook: (most: number, found: number) =>
    `A workbook holds at most ${most.toLocaleString('en')} ranges, and these are ${found.toLocaleString('en')}: download them as CSV, or search for fewer`,
});
