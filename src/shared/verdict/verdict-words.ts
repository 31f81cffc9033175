/** The verdict in words: here the English ones, which tickets carry, too; screens have those of the language in which they are read. */
import type { NumberType, Why } from '../services/legend.ts';
import { reasonCode } from '../services/reason-codes.ts';
import { countryInSentence, countryName, originInSentence } from './country-words.ts';
import type { MadeUp } from './made-up.ts';

/** A number as a sentence has it after "a". */
const typeInSentence: Record<NumberType, string> = {
  mobile: 'mobile number',
  fixed: 'fixed number',
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
  unknown: 'number',
};

type Source = { kind: 'data' | 'cache' | 'ranges only' | 'live'; version: string | null; asOf: string | null; madeUp: MadeUp | undefined };
type Origin = { code: number; region: string };
type Rules = Partial<Record<Why['rule'], string>>;

export const englishVerdict = {
  /** "npq", "npq and gnr", "npq, gnr and ported". */
  listed: (words: readonly string[]) => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`),
  /** As it stands behind what it is said of. */
  madeUp: { demo: ' (demo data)', simulated: ' (simulated)' },
  labels: {
    operator: 'Operator now',
    type: 'Type and country',
    ported: 'Ported',
    routing: 'Routing number',
    reachable: 'Reachable',
    dno: 'Do not originate voice',
    dnoText: 'Do not originate text',
    irsfCheck: 'Revenue share',
    AITCheck: 'Inflated traffic',
  },
  untold: {
    notAsked: 'Not asked',
    waiting: 'Waiting',
    because: (cause: string) => `Cannot be told: ${cause}`,
    doNotSay: (services: string, count: number) => `${services} ${count === 1 ? 'does' : 'do'} not say`,
    didNotAnswer: (services: string) => `${services} did not answer`,
  },
  /** Why an answer does not tell; a country is a code of ISO 3166-1. */
  causes: {
    neverObserved: 'the number was never observed',
    demoList: 'only a demo list is loaded',
    noList: 'no list is loaded that could tell',
    storedOnly: 'only stored data was at hand',
    notOfType: (service: string) => `${service} is not for numbers of this type`,
    outsideRegion: (service: string) => `the number is outside the region of ${service}`,
    notForCountry: (service: string, country: string) => `${service} is not for ${countryInSentence(country)}`,
    networkSilent: 'its network does not answer such questions',
    notEnabled: (service: string) => `${service} is not enabled here`,
    blocked: 'the destination is blocked for this account',
    quota: 'the quota of queries is reached',
    demoPorting: 'only demo porting data is loaded',
    noPorting: 'there is no porting data for it here',
    noPortingFor: (country: string) => `there is no porting data for ${countryInSentence(country)} here`,
  },
  operator: {
    /** By itself, and within a sentence. */
    notSpecified: { alone: 'an operator that is not specified', within: 'an operator that is not specified' },
    unknown: { alone: 'an unknown carrier', within: 'an unknown carrier' },
    lead: { 'not asked': 'Not asked', unknown: 'Cannot be told' },
    rangeHeldBy: (lead: string, holder: string) => `${lead}; its range is held by ${holder}`,
    named: (lead: string, service: string, carrier: string) => `${lead}; ${service} names ${carrier}`,
  },
  type: {
    of: (type: NumberType) => capital(typeInSentence[type].replace(/ number$/, '')),
    notKnown: 'Type not known',
    in: (country: string) => countryName(country),
    countryNotKnown: 'country not known',
  },
  ported: {
    yes: (move: string) => `Yes, ${move}`,
    moved: (move: string) => `It moved, ${move}`,
    observed: (day: string) => `observed ${day}`,
    dateNotAsked: 'date not asked',
    dateNotKnown: 'date not known',
    to: (day: string, carrier: string) => `${day}, to ${carrier}`,
    fromTo: (day: string, from: string, to: string) => `${day}, ${from} → ${to}`,
    back: (day: string) => `No, it is back with the holder of its range since ${day}`,
    never: 'No, never',
    no: 'No',
    notLately: 'Not in the last 30 days; earlier moves cannot be told',
    notLatelyAlone: 'Not in the last 30 days; earlier moves were not asked',
  },
  routing: {
    none: 'None: the number is not ported',
    notOnRecord: 'Cannot be told: none is on record',
    onlyDemo: 'Cannot be told: only demo porting data',
    noData: 'Cannot be told: no porting data',
  },
  reachable: {
    yes: 'Yes',
    'not now': 'Not now: switched off or out of reach',
    no: 'No: barred, or the service is not provisioned',
    nobody: 'No: the number is assigned to nobody',
  },
  lists: {
    /** What a list adds to the sentence where it speaks against the number. */
    warnings: {
      dno: 'must not originate voice',
      dnoText: 'must not originate text',
      irsfCheck: 'a revenue-share risk',
      AITCheck: 'not safe to text',
    },
    notListed: 'Not listed',
    listed: 'Listed',
    rangeListed: 'Its range is listed',
    since: (listed: string, day: string) => `${listed} since ${day}`,
    lastAdvertised: (listed: string, day: string) => `${listed}, last advertised ${day}`,
    /** Where a rule of the numbering plan decided, and no list. */
    rules: {
      'not-allocated': 'Forbidden: nobody holds the number',
      'number-type': 'By its type, whatever lists say',
      'global-code': 'By its global code, whatever lists say',
    } as Rules,
    /** By the codes of inflated traffic. */
    codes: {
      401: 'Refuse: the number is assigned to nobody',
      402: 'Refuse: its type earns the called side a share',
      403: 'Refuse: on the revenue-share list',
      405: 'Do not text: the number is not mobile',
    } as Readonly<Record<number, string>>,
    notSafe: 'Not safe to message',
    /** The reason of the list or rule that decided, without the question in front. */
    reason: (text: string) => capital(text),
  },
  /** The sentence and its parts. */
  sentence: {
    waiting: (answered: number, asked: number) => `${answered} of ${asked} ${asked === 1 ? 'service has' : 'services have'} answered.`,
    noAnswer: 'Nothing is known: no service answered.',
    nothing: (madeUp: string, code: number) => `Nothing is known${madeUp}. ${reasonCode(code)?.description ?? ''}`,
    notE164: (number: string) => `${number} is not in E.164 format: send 3 to 15 digits with the country code.`,
    noCountry: (number: string) => `${number} begins with the code of no country, so nobody can hold it.`,
    wrongLength: (number: string, origin: Origin | null) =>
      `${number} has the wrong length for a number${origin ? ` in ${originInSentence(origin)}` : ''}, so nobody can hold it.`,
    notAllocated: (number: string, origin: Origin | null) =>
      `${number} lies in no allocated range${origin ? ` in ${originInSentence(origin)}` : ''}, so nobody can hold it.`,
    /** "A mobile number in the United Kingdom". */
    what: (type: NumberType, country: string | null) =>
      `A ${typeInSentence[type]}${country === null ? '' : ` in ${countryInSentence(country)}`}`,
    served: (carrier: string, isNotPorted: boolean) => `, served by ${carrier}${isNotPorted ? ' and not ported' : ''}`,
    on: (day: string) => ` on ${day}`,
    observed: (day: string) => `, observed ${day}`,
    ported: (from: string | null, to: string, day: string) => `, ported${fromInWords(from)} to ${to}${day}`,
    portedToUnnamed: (from: string | null, day: string) => `, ported${fromInWords(from)}${enclosed(day)} to a carrier that is not named`,
    movedToUnnamed: (from: string | null, day: string) => `, moved${fromInWords(from)}${enclosed(day)} to a carrier that is not named`,
    notPorted: ', not ported',
    inRangeOf: (holder: string) => `, in a range of ${holder}`,
    whetherPorted: {
      no: '; not ported',
      notAsked: '; whether it was ported was not asked',
      untold: '; whether it was ported cannot be told',
    },
    reach: { yes: 'reachable now', 'not now': 'not reachable now', no: 'not reachable' },
    listsUntold: 'whether it is on a fraud list cannot be told',
    demoAmong: (count: number) => ` (${count} of them demo data)`,
    notOnSome: (clear: number, asked: number, mark: string) => `not on ${clear} of ${asked} fraud lists${mark}, the others cannot be told`,
    onNone: (clear: number, mark: string) =>
      `${clear === 1 ? 'not on the fraud list that was asked' : `on none of ${clear} fraud lists`}${mark}`,
  },
  source: ({ kind, version, asOf, madeUp }: Source) => {
    const made = madeUp === undefined ? '' : { demo: ', made up for the demo', simulated: ', simulated' }[madeUp];
    if (kind === 'live') return `Asked of the network${asOf === null ? '' : ` ${asOf}`}${made}`;
    const what = { data: 'Stored data', cache: 'Kept answer', 'ranges only': 'Number ranges alone,' }[kind];
    return `${what}${version === null ? '' : ` ${version}`}${asOf === null ? '' : ` as of ${asOf}`}${made}`;
  },
};
export type VerdictWords = typeof englishVerdict;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function fromInWords(from: string | null): string {
  return from === null ? '' : ` from ${from}`;
}

/** With a comma behind it where one stands before. */
function enclosed(day: string): string {
  return day.startsWith(',') ? `${day},` : day;
}
