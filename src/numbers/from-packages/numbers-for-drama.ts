import { carve, type Hole } from './split-ranges.ts';
import { byDigits, type PlannedAttributes, type PlannedRange } from './planned-range.ts';

/** Numbers that a regulator keeps free for film, radio and examples: no subscriber ever has one. */
interface FictionRange extends Hole {
  readonly plan: PlannedAttributes;
}

type FictionPlan = Omit<PlannedAttributes, 'carrier' | 'fiction'> & { network?: { mcc: string; mnc: string } };

/** Ofcom, numbers for drama use: 07700 900xxx, 020 7946 0xxx, 01632 960xxx. */
const britishMobile: FictionPlan = {
  callingCode: '44',
  region: 'GB',
  type: 'MOBILE',
  timeZones: 'Europe/London',
  network: { mcc: '234', mnc: '99' },
};
const britishFixed: FictionPlan = { callingCode: '44', region: 'GB', type: 'FIXED_LINE', timeZones: 'Europe/London' };
/** Arcep, national numbering plan: 06 39 98 xx xx. */
const french: FictionPlan = { callingCode: '33', region: 'FR', type: 'MOBILE', timeZones: 'Europe/Paris' };
/** PTS, numbers for books and films: 070-174 06 05 to 070-174 06 99, here in the fewest prefixes. */
const swedish: FictionPlan = { callingCode: '46', region: 'SE', type: 'MOBILE', timeZones: 'Europe/Stockholm' };
const swedishEnds = ['05', '06', '07', '08', '09', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
/** ComReg, numbers for drama use: 020 91x xxxx. */
const irish: FictionPlan = { callingCode: '353', region: 'IE', type: 'MOBILE', timeZones: 'Europe/Dublin' };

const fixedRanges: readonly FictionRange[] = [
  fiction('447700900', 12, britishMobile),
  fiction('442079460', 12, britishFixed),
  fiction('441632960', 12, britishFixed),
  fiction('3363998', 11, french),
  ...swedishEnds.map((end) => fiction(`467017406${end}`, 11, swedish)),
  fiction('3532091', 12, irish),
];

/** Puts the fiction ranges in among the ranges of the plan, which give way where they overlap. In order. */
export function withFiction(ranges: readonly PlannedRange[]): PlannedRange[] {
  const fictions = [...fixedRanges, ...americanRanges(ranges)];
  const own = fictions.map(({ digits, length, plan }) => ({ digits, minLength: length, maxLength: length, plan }));
  return [...carve(ranges, fictions), ...own].sort(byDigits);
}

/** NANPA: 555-0100 to 555-0199 in every geographic area code that the plan gives to the United States, with its time zone. */
function americanRanges(ranges: readonly PlannedRange[]): FictionRange[] {
  const geographic = ranges.filter(({ plan }) => plan.region === 'US' && plan.type === 'FIXED_LINE_OR_MOBILE');
  const plans = new Map(geographic.map(({ digits, plan }) => [digits, plan]));
  const found: FictionRange[] = [];
  for (let area = 200; area <= 999; area += 1) {
    const digits = `1${area}55501`;
    const plan = [...digits].map((_, i) => plans.get(digits.slice(0, i + 1))).find((each) => each !== undefined);
    const network = { mcc: '310', mnc: '999' };
    if (plan) found.push(fiction(digits, 11, { callingCode: '1', region: 'US', type: plan.type, timeZones: plan.timeZones, network }));
  }
  return found;
}

/** The provider is made up and says so. */
function fiction(digits: string, length: number, { network = { mcc: '', mnc: '' }, ...plan }: FictionPlan): FictionRange {
  return { digits, length, plan: { ...plan, carrier: exampleProvider(plan.type), fiction: network } };
}

function exampleProvider(type: PlannedAttributes['type']): string {
  if (type === 'MOBILE') return 'Example Mobile';
  return type === 'FIXED_LINE' ? 'Example Fixed' : 'Example Wireless';
}
