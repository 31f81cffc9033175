import libphonenumber from 'google-libphonenumber';
import { expect, test } from 'vitest';
import { readNumberPlans } from '../from-packages/plan-metadata.ts';
import { numberLengthsOf } from './number-lengths.ts';

test('the lengths of each calling code are those of the package', () => {
  for (const { callingCode, regions } of readNumberPlans()) {
    const national = regions.flatMap(({ general }) => general.lengths);
    const lengths = new Set(national.map((each) => each + callingCode.length).filter((each) => each <= 15));
    const ours = numberLengthsOf(callingCode) ?? 0;
    expect(
      Array.from({ length: 16 }, (_, length) => length).filter((length) => (ours >> length) & 1),
      `calling code ${callingCode}`,
    ).toEqual([...lengths].toSorted((a, b) => a - b));
  }
});

test('a code that the package does not have is not assigned, but for those of ITU-T E.164 that nobody uses', () => {
  const known = new Set(readNumberPlans().map(({ callingCode }) => callingCode));
  const further = Array.from({ length: 1_000 }, (_, code) => String(code)).filter(
    (code) => numberLengthsOf(code) !== undefined && !known.has(code),
  );
  expect(further).toEqual(['379', '991']);
  expect(libphonenumber.PhoneNumberUtil.getInstance().getRegionCodeForCountryCode(999)).toBe('ZZ');
});
