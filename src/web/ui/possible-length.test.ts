import { expect, test } from 'vitest';
import { lengthProblem } from './possible-length.ts';

/** The numbering plans of the United Kingdom, North America and Germany. */
const plans = {
  GB: { lengths: [7, 9, 10], has: (national: string) => /^(?:[1-357-9]\d{9}|[18]\d{8}|8\d{6})$/.test(national) },
  US: { lengths: [10], has: (national: string) => /^(?:[2-9]\d{9})$/.test(national) },
  DE: { lengths: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], has: (national: string) => /^(?:[1-9]\d{3,14})$/.test(national) },
};

test.each([
  ['GB', '44', '770', 'Too short for the United Kingdom: needs 12 digits.'],
  ['GB', '44', '77009001', 'Too short for the United Kingdom: needs 12 digits.'],
  ['GB', '44', '16977000000', 'Too long for the United Kingdom: needs 11 or 12 digits.'],
  ['GB', '44', '7700900123', null],
  ['US', '1', '202555', 'Too short for the country code 1: needs 11 digits.'],
  ['DE', '49', '1', 'Too short for Germany: needs 6 to 15 digits.'],
  ['DE', '49', '30123456', null],
] as const)('%s +%s %s: %s', (region, callingCode, national, text) => {
  expect(lengthProblem({ callingCode, region, national }, plans[region])).toBe(text);
});
