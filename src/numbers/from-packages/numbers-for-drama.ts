import { splitRanges, type Hole } from './split-ranges.ts';
import { byDigits, type PlannedAttributes, type PlannedRange } from './planned-range.ts';

/** Numbers that a regulator keeps free for film, radio and examples: no subscriber ever has one. */
interface DramaRange extends Hole {
  readonly plan: PlannedAttributes;
}

type DramaPlan = Omit<PlannedAttributes, 'carrier' | 'dramaNetwork'> & { network?: { mcc: string; mnc: string } };

/** Ofcom, numbers for drama use: 07700 900xxx, 020 7946 0xxx, 01632 960xxx. */
const britishMobile: DramaPlan = {
  callingCode: '44',
  region: 'GB',
  type: 'MOBILE',
  timeZones: 'Europe/London',
  network: { mcc: '234', mnc: '99' },
};
const britishFixed: DramaPlan = { callingCode: '44', region: 'GB', type: 'FIXED_LINE', timeZones: 'Europe/London' };
/** Arcep, national numbering plan: 06 39 98 xx xx. */
const french: DramaPlan = { callingCode: '33', region: 'FR', type: 'MOBILE', timeZones: 'Europe/Paris' };
/** PTS, numbers for books and films: 070-174 06 05 to 070-174 06 99, here in the fewest prefixes. */
const swedish: DramaPlan = { callingCode: '46', region: 'SE', type: 'MOBILE', timeZones: 'Europe/Stockholm' };
const swedishEnds = ['05', '06', '07', '08', '09', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
/** ComReg, numbers for drama use: 020 91x xxxx. */
const irish: DramaPlan = { callingCode: '353', region: 'IE', type: 'MOBILE', timeZones: 'Europe/Dublin' };

const fixedRanges: readonly DramaRange[] = [
  dramaRange('447700900', 12, britishMobile),
  dramaRange('442079460', 12, britishFixed),
  dramaRange('441632960', 12, britishFixed),
  dramaRange('3363998', 11, french),
  ...swedishEnds.map((end) => dramaRange(`467017406${end}`, 11, swedish)),
  dramaRange('3532091', 12, irish),
];

/** Puts the ranges for drama in among the ranges of the plan, which give way where they overlap. In order. */
export function withNumbersForDrama(ranges: readonly PlannedRange[]): PlannedRange[] {
  const dramaRanges = [...fixedRanges, ...americanRanges(ranges)];
  const own = dramaRanges.map(({ digits, length, plan }) => ({ digits, minLength: length, maxLength: length, plan }));
  return [...splitRanges(ranges, dramaRanges), ...own].sort(byDigits);
}

/** NANPA: 555-0100 to 555-0199 in every geographic area code that the plan gives to the United States, with its time zone. */
function americanRanges(ranges: readonly PlannedRange[]): DramaRange[] {
  const geographic = ranges.filter(({ plan }) => plan.region === 'US' && plan.type === 'FIXED_LINE_OR_MOBILE');
  const plans = new Map(geographic.map(({ digits, plan }) => [digits, plan]));
  const found: DramaRange[] = [];
  for (let area = 200; area <= 999; area += 1) {
    const digits = `1${area}55501`;
    const plan = [...digits].map((_, i) => plans.get(digits.slice(0, i + 1))).find((each) => each !== undefined);
    const network = { mcc: '310', mnc: '999' };
    if (plan) found.push(dramaRange(digits, 11, { callingCode: '1', region: 'US', type: plan.type, timeZones: plan.timeZones, network }));
  }
  return found;
}

/** The provider is made up and says so. */
function dramaRange(digits: string, length: number, { network = { mcc: '', mnc: '' }, ...plan }: DramaPlan): DramaRange {
  return { digits, length, plan: { ...plan, carrier: exampleProvider(plan.type), dramaNetwork: network } };
}

function exampleProvider(type: PlannedAttributes['type']): string {
  if (type === 'MOBILE') return 'Example Mobile';
  return type === 'FIXED_LINE' ? 'Example Fixed' : 'Example Wireless';
}
