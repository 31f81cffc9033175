import { expect, test } from 'vitest';
import { builtRanges as ranges } from '../test-support/built-ranges.ts';
import { readNumberPlans } from './plan-metadata.ts';

test.each([
  ['machines in Japan', '812012345678', 'JP M2M', 'm2m'],
  ['machines in Japan, longer', '812001234567890', 'JP M2M', 'm2m'],
  ['a pager in Japan', '812041234567', 'JP PAGING', 'paging'],
  ['machines in the Netherlands', '3197012345678', 'NL M2M', 'm2m'],
  ['kept for machines in the Netherlands', '3197112345678', 'NL RESERVED', 'reserved'],
  ['machines in France, 15 digits', '337001234567890', 'FR M2M', 'm2m'],
  ['machines in Norway, 10 digits', '4759123456', 'NO M2M', 'm2m'],
  ['machines in China', '861064712345678', 'CN M2M', 'm2m'],
  ['a shared code for machines', '882361234567890', '001 M2M', 'm2m'],
  ['Iridium', '881612345678', '001 SATELLITE', 'satellite'],
  ['Iridium, longer', '8816123456789', '001 SATELLITE', 'satellite'],
  ['Thuraya', '8821612345678', '001 SATELLITE', 'satellite'],
  ['Inmarsat', '870773111632', '001 SATELLITE', 'satellite'],
  ['Ellipso, which never launched', '881212345678', '001 RESERVED', 'reserved'],
  ['fixed satellite service in Mexico', '522001234567', 'MX SATELLITE', 'satellite'],
  ['Voxbone', '883510012345', '001 INTERNATIONAL_NETWORK', 'international network'],
  ['a personal number of VISIONng', '878101234567890', '001 PERSONAL', 'personal'],
  ['disaster relief', '88812345678901', '001 SPECIAL', 'special'],
  ['the federal government of the United States', '17102345678', 'US SPECIAL', 'special'],
  ['a 5XX number', '15001234567', 'US NON_GEOGRAPHIC', 'non-geographic'],
  ['a reserved Canadian code', '16441234567', 'CA RESERVED', 'reserved'],
  ['a telemarketer in India', '911401234567', 'IN SPECIAL', 'special'],
  ['a ministry in India', '911600123456', 'IN SPECIAL', 'special'],
  ['premium rate in the United Kingdom', '449812345678', 'GB PREMIUM', 'premium'],
  ['a block of the United Kingdom that nobody uses', '446000000000', 'GB RESERVED', 'reserved'],
  ['a German number without a place', '4932212345678', 'DE NON_GEOGRAPHIC', 'non-geographic'],
  ['San Marino through Italy', '390549886377', 'SM GEOGRAPHIC', 'fixed'],
  ['Palestine under the Israeli code', '972599123456', 'PS MOBILE', 'mobile'],
  ['Western Sahara, east', '212528851234', 'EH GEOGRAPHIC', 'fixed'],
  ['Western Sahara, west', '212528951234', 'EH GEOGRAPHIC', 'fixed'],
  ['Agadir, next to it', '212528251234', 'MA GEOGRAPHIC', 'fixed'],
])('%s: %s is %s', (_, number, attributes, nt) => {
  const row = ranges.find(number);
  expect(`${row?.isoAlpha2} ${row?.primaryNumberAttribute}`).toBe(attributes);
  expect(ranges.attributesAt(ranges.idOf(number)).nt).toBe(nt);
});

test('an addition brings its label, and a package its operator', () => {
  expect(ranges.find('8821612345678')).toMatchObject({ range: '88216', secondaryNumberAttribute: 'Thuraya', minlength: 10, maxlength: 15 });
  expect(ranges.find('878101234567890')).toMatchObject({ range: '87810', secondaryNumberAttribute: 'VISIONng' });
  expect(ranges.find('878201234567890')).toMatchObject({ secondaryNumberAttribute: 'universal personal telecommunication' });
  expect(ranges.find('972599123456')).toMatchObject({ spName: 'Jawwal', mcc: '425', mnc: '05' });
  expect(ranges.find('17102345678')).toMatchObject({
    secondaryNumberAttribute: 'United States federal government',
    spName: 'operator not specified',
  });
});

test('a number of another length than the addition keeps what the packages say', () => {
  expect(ranges.find('4537123456')).toMatchObject({ primaryNumberAttribute: 'GEOGRAPHIC', secondaryNumberAttribute: 'FIXED_OR_MOBILE' });
  expect(ranges.find('45371234567890')).toMatchObject({ primaryNumberAttribute: 'M2M' });
  expect(ranges.idOf('31970123456')).toBe(-1);
});

test('the additions hold the whole pattern of Western Sahara, which Morocco shadows in the packages', () => {
  const regions = readNumberPlans().find(({ callingCode }) => callingCode === '212')?.regions ?? [];
  const pattern = regions.find(({ region }) => region === 'EH')?.types.get('FIXED_LINE')?.pattern;
  expect(pattern).toBe('528[89]\\d{5}');
});
