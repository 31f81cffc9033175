/** English sentence of the verdict, and its parts. */
import type { NumberType } from '../services/legend.ts';
import { reasonCode } from '../services/reason-codes.ts';
import type { AskedAs } from './asked-as.ts';
import { countryInSentence, originInSentence, placeInWords } from '../base/country-words.ts';

/** Noun for a number, as used after "a". */
export const typeInSentence: Record<NumberType, string> = {
  mobile: 'mobile number',
  fixed: 'fixed number',
  'fixed or mobile': 'fixed or mobile number',
  'non-geographic': 'non-geographic number',
  voip: 'VoIP number',
  tollfree: 'toll-free number',
  premium: 'premium-rate number',
  shared: 'shared-cost number',
  personal: 'personal number',
  paging: 'paging number',
  satellite: 'satellite number',
  m2m: 'machine-to-machine number',
  uan: 'corporate number',
  voicemail: 'voicemail number',
  'international network': 'number of an international network',
  special: 'special-service number',
  reserved: 'reserved number',
  unknown: 'number',
};

type Origin = { code: number; region: string };

export const englishSentence = {
  waiting: (answered: number, asked: number) => `${answered} of ${asked} ${asked === 1 ? 'service has' : 'services have'} answered.`,
  noAnswer: 'Nothing is known: no service answered.',
  nothing: (madeUp: string, code: number) => `Nothing is known${madeUp}. ${reasonCode(code)?.description ?? ''}`,
  notE164: (number: string) => `${number} is not in E.164 format: send 3 to 15 digits with the country code.`,
  noCountry: (number: string) => `${number} has an unassigned country code, so nobody can hold it.`,
  wrongLength: (number: string, origin: Origin | null) =>
    `${number} has the wrong length for a number${origin ? ` in ${originInSentence(origin)}` : ''}, so nobody can hold it.`,
  notGivenOut: (number: string, origin: Origin | null) =>
    `${number} cannot be assigned under the numbering plan${origin ? ` of ${originInSentence(origin)}` : ''}, so nobody can hold it.`,
  otherLength: (number: string, origin: Origin | null) =>
    `${number} does not have the length of the ranges that we know${origin ? ` in ${originInSentence(origin)}` : ''}.`,
  inNoRange: (number: string, origin: Origin | null) =>
    `${number} is in no range that we know${origin ? ` in ${originInSentence(origin)}` : ''}.`,
  noRanges: (number: string, origin: Origin | null) =>
    `No ranges of ${origin ? originInSentence(origin) : 'its country'} are loaded here, so little is known about ${number}.`,
  listedAs: (warnings: string) => `listed: ${warnings}`,
  unknownToNetwork: 'the network does not know this number',
  /** Conflicts between sources. */
  differ: {
    feedAndNetwork: (feed: string, network: string) => `the feed says ${feed}, the network that answers is ${network} (it may be its host)`,
    portedSince: (holder: string, network: string) =>
      `probably ported since: the network that answers is ${network}, and the feed still says ${holder}`,
    services: (said: readonly (readonly [service: string, carrier: string])[]) =>
      said.map(([service, carrier]) => `${service} says ${carrier}`).join(', '),
    networkAnswers: 'its network answers, though it is in no range that we know',
    on: (questions: string) => `the services disagree on ${questions}`,
    /** Words by question; a question not listed is named by its field. */
    questions: {
      npi: 'whether it was ported',
      lastPorted: 'when it was ported',
      rn: 'its routing number',
      cc: 'its country',
      irsf: 'whether it is a revenue-share risk',
      valid: 'whether it is valid',
      ports: 'how often it moved',
      'holder nt': 'the type of its range',
      'server nt': 'its type',
      'server mcc': 'its network code',
      'server mnc': 'its network code',
      'server cn': 'who serves it',
      'server cic': 'who serves it',
      'server cor': 'who serves it',
      'holder cn': 'who holds its range',
      'holder cic': 'who holds its range',
      'holder cor': 'who holds its range',
      'holder mcc': 'the network code of its range',
      'holder mnc': 'the network code of its range',
    } as Readonly<Record<string, string>>,
  },
  movedOften: (count: number, day: string | null) =>
    `ported ${count === 1 ? 'once' : `${count} times`} in 30 days${day === null ? '' : `, last on ${day}`}`,
  /** "A mobile number in the United Kingdom", "A fixed number in London, United Kingdom". */
  what: (type: NumberType, country: string | null, loc: string | null) =>
    `A ${typeInSentence[type]}${country === null ? '' : ` in ${loc === null ? countryInSentence(country) : placeInWords(country, loc)}`}`,
  served: (carrier: string, isNotPorted: boolean) => `, served by ${carrier}${isNotPorted ? ' and not ported' : ''}`,
  on: (day: string) => ` on ${day}`,
  observed: (day: string) => `, observed ${day}`,
  ported: (from: string | null, to: string, day: string) => `, ported${fromInWords(from)} to ${to}${day}`,
  portedToUnnamed: (from: string | null, day: string) => `, ported${fromInWords(from)}${enclosed(day)} to an unknown carrier`,
  movedToUnnamed: (from: string | null, day: string) => `, moved${fromInWords(from)}${enclosed(day)} to an unknown carrier`,
  notPorted: ', not ported',
  firstGiven: (first: string, today: string) => `, first given to ${first} (${today})`,
  holderUnknown: '; current carrier unknown',
  inRangeOf: (holder: string) => `, in a range of ${holder}`,
  whetherPorted: {
    no: '; not ported',
    notAsked: '; porting not queried',
    untold: '; porting unknown',
  },
  longAgo: (day: string) => `last advertised for revenue share on ${day}, long ago`,
  textsBy: (operator: string) => `text messages go to ${operator}`,
  reach: { yes: 'reachable now', 'not now': 'not reachable now', no: 'not reachable' },
  listsUntold: 'no current list could be checked',
  demoAmong: (count: number) => ` (${count} of them demo)`,
  notOnSome: (clear: number, asked: number, { oldest, mark }: Clear) =>
    `not on ${clear} of ${asked} lists${ofDay(clear, oldest)}${mark}, the others unknown`,
  /** Fraud lists for a called number, do-not-originate lists for a caller's number. */
  onNone: (count: number, as: AskedAs, { oldest, mark }: Clear) => {
    const list = as === 'called' ? 'fraud list' : 'do-not-originate list';
    return `${count === 1 ? `not on the ${list} that was checked` : `on none of ${count} ${list}s`}${ofDay(count, oldest)}${mark}`;
  },
};

/** Lists that clear a number: day of the oldest one, and the mark for demo data. */
interface Clear {
  readonly oldest: string | null;
  readonly mark: string;
}

function ofDay(count: number, oldest: string | null): string {
  if (oldest === null) return '';
  return count === 1 ? `, of ${oldest}` : `, the oldest of ${oldest}`;
}

function fromInWords(from: string | null): string {
  return from === null ? '' : ` from ${from}`;
}

/** Adds a comma at the end if there is one at the start. */
function enclosed(day: string): string {
  return day.startsWith(',') ? `${day},` : day;
}
