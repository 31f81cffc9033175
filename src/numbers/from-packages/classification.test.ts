import libphonenumber from 'google-libphonenumber';
import { describe, expect, test } from 'vitest';
import { SeededRandom } from '../demo/seeded-random.ts';
import { parsePattern, type Pattern } from './digit-pattern.ts';
import { readNumberPlans } from './plan-metadata.ts';
import { PlanOverlay } from './plan-overlay.ts';
import { planRanges } from './plan-ranges.ts';
import { PrefixMap } from './prefix-map.ts';
import { RangeDirectory } from './range-directory.ts';

const { PhoneNumber, PhoneNumberType, PhoneNumberUtil } = libphonenumber;
const oracle = PhoneNumberUtil.getInstance();
const random = new SeededRandom();
const plans = readNumberPlans();
const typeNames = new Map(Object.entries(PhoneNumberType).map(([name, value]) => [value, name]));
const nothing = { carriers: new PrefixMap([]), timeZones: new PrefixMap([]), additions: new PlanOverlay([]) };
const directory = new RangeDirectory(plans.flatMap((plan) => planRanges(plan, nothing)));

/** "GB MOBILE" as google-libphonenumber has it; empty for a number without a type. */
function expected(callingCode: string, national: string): string {
  const number = new PhoneNumber();
  number.setCountryCode(Number(callingCode));
  number.setNationalNumber(Number(national));
  const zeros = /^0*/.exec(national)?.[0].length ?? 0;
  if (zeros > 0) number.setItalianLeadingZero(true);
  if (zeros > 1) number.setNumberOfLeadingZeros(zeros);
  const type = typeNames.get(oracle.getNumberType(number));
  const region = oracle.getRegionCodeForNumber(number);
  return !region || !type || type === 'UNKNOWN' ? '' : `${region} ${type}`;
}

/** The same from the ranges of the plans, over which nothing is laid. */
function actual(number: string): string {
  const found = directory.find(number);
  return found ? `${found.region} ${found.type}` : '';
}

/** The numbers on which we and the oracle differ, and how many were compared. Longer ones than E.164 has are left out. */
function compare(numbers: Iterable<readonly [callingCode: string, national: string]>): { compared: number; differences: string[] } {
  const differences: string[] = [];
  let compared = 0;
  for (const [callingCode, national] of numbers) {
    const number = callingCode + national;
    const ours = actual(number);
    if (national === '' || number.length > 15) continue;
    compared += 1;
    const theirs = expected(callingCode, national);
    if (ours !== theirs) differences.push(`${number}: ${ours} instead of ${theirs}`);
  }
  return { compared, differences };
}

/** Digits that match the pattern. */
function sample(pattern: Pattern): string {
  switch (pattern.kind) {
    case 'digit':
      return String(random.pick([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => pattern.digits & (1 << digit))));
    case 'sequence':
      return pattern.parts.map(sample).join('');
    case 'choice':
      return sample(random.pick(pattern.options));
    case 'repeat': {
      const times = pattern.min + random.below(Math.min(pattern.max, pattern.min + 6) - pattern.min + 1);
      return Array.from({ length: times }, () => sample(pattern.part)).join('');
    }
  }
}

const descriptions = plans.flatMap(({ callingCode, regions }) =>
  regions.flatMap(({ types }) => [...types.values()].map((description) => ({ callingCode, ...description }))),
);

describe('Region and type are those of google-libphonenumber', () => {
  test('for all its example numbers', () => {
    const examples = descriptions
      .filter(({ example }) => example !== '')
      .map(({ callingCode, example }) => [callingCode, example] as const);
    const { compared, differences } = compare(examples);
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(1_000);
  });

  test('for 99.9 % of random numbers that match its patterns', () => {
    const numbers = descriptions.flatMap(({ callingCode, pattern }) => {
      const parsed = parsePattern(pattern);
      return Array.from({ length: 40 }, () => [callingCode, sample(parsed)] as const);
    });
    const { compared, differences } = compare(numbers);
    expect(compared).toBeGreaterThan(40_000);
    expect(differences.length, `${differences.slice(0, 5).join('; ')}; ${random.hint()}`).toBeLessThanOrEqual(compared / 1_000);
  });

  test('for 99.9 % of random digits behind a calling code', () => {
    const codes = plans.map(({ callingCode }) => callingCode);
    const numbers = Array.from({ length: 60_000 }, () => [random.pick(codes), random.digits(4 + random.below(9))] as const);
    const { compared, differences } = compare(numbers);
    expect(compared).toBeGreaterThan(50_000);
    expect(differences.length, `${differences.slice(0, 5).join('; ')}; ${random.hint()}`).toBeLessThanOrEqual(compared / 1_000);
  });
});
