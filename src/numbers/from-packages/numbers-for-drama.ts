import type { DramaNumbers } from '../plan-facts/plan-facts.ts';
import { callingCodeOf } from '../ranges/calling-code.ts';
import { byDigits, type PlannedAttributes, type PlannedRange } from './planned-range.ts';
import { prefixesBetween } from './prefixes-between.ts';
import type { RangeDirectory } from './range-directory.ts';
import { splitRanges, type Hole } from './split-ranges.ts';

/** Numbers of one length with the same leading digits, kept free for film, radio and examples: no subscriber ever has one. */
interface DramaRange extends Hole {
  readonly plan: PlannedAttributes;
}

/** The plan around a number, and its time zones. */
interface DramaContext {
  /** The plan without drama numbers: these take the type of the numbers around them. */
  readonly plan: RangeDirectory;
  readonly timeZonesOf: (digits: string, region: string) => string;
  /** True in the demo; elsewhere no network serves drama numbers. */
  readonly demo: boolean;
}

/** Network codes that no operator has: mobile drama numbers of these regions show one, so that the demo can answer with it. */
const exampleNetworks: Readonly<Record<string, { mcc: string; mnc: string }>> = {
  'GB MOBILE': { mcc: '234', mnc: '99' },
  'US FIXED_LINE_OR_MOBILE': { mcc: '310', mnc: '999' },
};

/** Inserts the drama numbers into the sorted ranges, which give way if they overlap. */
export function withNumbersForDrama(
  ranges: readonly PlannedRange[],
  numbers: readonly DramaNumbers[],
  context: DramaContext,
): PlannedRange[] {
  const dramaRanges = numbers.flatMap((each) => dramaRangesOf(each, context));
  const own = dramaRanges.map(({ digits, length, plan }) => ({ digits, minLength: length, maxLength: length, plan }));
  return [...splitRanges(ranges, dramaRanges), ...own].sort(byDigits);
}

/** Builds the drama ranges. In a demo the provider is made up and says so. */
function dramaRangesOf({ from, to, region, label }: DramaNumbers, { plan, timeZonesOf, demo }: DramaContext): DramaRange[] {
  const type = plan.find(from)?.type ?? typeByLabel(label, from);
  const attributes: PlannedAttributes = {
    callingCode: callingCodeOf(from),
    region,
    type,
    label: '',
    carrier: demo ? (exampleProviders[type] ?? 'Example Service') : '',
    timeZones: timeZonesOf(from, region),
    dramaNetwork: (demo && exampleNetworks[`${region} ${type}`]) || { mcc: '', mnc: '' },
  };
  return prefixesBetween(from, to).map((digits) => ({ digits, length: from.length, plan: attributes }));
}

/** Returns the type of a block that the packages lack entirely, such as British mobiles and Nottingham. */
function typeByLabel(label: string, number: string): PlannedAttributes['type'] {
  if (number.startsWith('1')) return 'FIXED_LINE_OR_MOBILE';
  return label === 'mobile' ? 'MOBILE' : 'FIXED_LINE';
}

const exampleProviders: Partial<Record<PlannedAttributes['type'], string>> = {
  MOBILE: 'Example Mobile',
  FIXED_LINE: 'Example Fixed',
  FIXED_LINE_OR_MOBILE: 'Example Wireless',
};
