/** English words of the verdict, also used in tickets; screens have those of their language. */
import type { NumberType } from '../services/legend.ts';
import type { Why } from '../services/provenance.ts';
import { countryInSentence, placeInWords } from '../base/country-words.ts';
import type { MadeUp } from './made-up.ts';
import { englishSentence, typeInSentence } from './sentence-words.ts';

type Source = { kind: 'data' | 'cache' | 'ranges only' | 'live'; version: string | null; asOf: string | null; madeUp: MadeUp | undefined };
type Rules = Partial<Record<Why['rule'], string>>;

export const englishVerdict = {
  /** Returns "npq", "npq and gnr", "npq, gnr and ported". */
  listed: (words: readonly string[]) => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`),
  /** Mark placed after demo data. */
  madeUp: ' (demo)',
  labels: {
    operator: 'Current carrier',
    type: 'Type and country',
    ported: 'Ported',
    moves: 'Moves in 30 days',
    disagreement: 'The sources disagree',
    routing: 'Routing number',
    reachable: 'Reachable',
    dno: 'Do not originate voice',
    dnoText: 'Do not originate text',
    irsfCheck: 'Revenue share',
    AITCheck: 'Inflated traffic',
  },
  untold: {
    notAsked: 'Not queried',
    waiting: 'Waiting',
    alone: 'Unknown',
    because: (cause: string) => `Unknown (${cause})`,
    /** One cause for several facts, by their labels. */
    together: (labels: string, cause: string) => `${labels} unknown: ${cause}.`,
    doNotSay: (services: string, count: number) => `${services} ${count === 1 ? 'does' : 'do'} not say`,
    didNotAnswer: (services: string) => `${services} did not answer`,
  },
  /** Reasons for an unknown fact; a country is an ISO 3166-1 code. */
  causes: {
    neverObserved: 'the number was never observed',
    demoList: 'only a demo list is loaded',
    noList: 'no list is loaded',
    oldList: (day: string) => `the list dates from ${day}, too old to clear a number`,
    storedOnly: 'only stored data was available',
    notOfType: (service: string) => `${service} is not for numbers of this type`,
    outsideRegion: (service: string) => `the number is outside the region of ${service}`,
    notForCountry: (service: string, country: string) => `${service} is not for ${countryInSentence(country)}`,
    networkSilent: 'its network does not support live queries',
    notEnabled: (service: string) => `${service} is not enabled here`,
    blocked: 'the destination is blocked for this account',
    quota: 'the query quota is used up',
    demoPorting: 'no porting data for this number',
    noPorting: 'no porting data for this number',
    notCovered: (country: string) => `the porting data does not cover all such numbers in ${countryInSentence(country)}`,
    noPortingFor: (country: string) => `no porting data for ${countryInSentence(country)}`,
  },
  operator: {
    /** Forms alone and within a sentence. */
    notSpecified: { alone: 'Unknown', within: 'an unknown carrier' },
    unknown: { alone: 'Unknown', within: 'an unknown carrier' },
    lead: { 'not asked': 'Not queried', unknown: 'Unknown' },
    rangeHeldBy: (lead: string, holder: string) => `${lead}; its range is held by ${holder}`,
    named: (lead: string, service: string, carrier: string) => `${lead}; ${service} names ${carrier}`,
    /** Describes a carrier without its own network; `asOf` is a month. */
    hosted: (carrier: string, host: string, asOf: string | null) =>
      `${carrier}, on the network of ${host}${asOf === null ? '' : ` as of ${asOf}`}`,
  },
  type: {
    of: (type: NumberType) => capital(typeInSentence[type].replace(/ number$/, '')),
    notKnown: 'Type unknown',
    in: placeInWords,
    countryNotKnown: 'country unknown',
  },
  ported: {
    yes: (move: string) => `Yes, ${move}`,
    moved: (move: string) => `It moved, ${move}`,
    observed: (day: string) => `observed ${day}`,
    dateNotAsked: 'date not queried',
    dateNotKnown: 'date unknown',
    to: (day: string, carrier: string) => `${day}, to ${carrier}`,
    fromTo: (day: string, from: string, to: string) => `${day}, ${from} → ${to}`,
    ofOneGroup: (move: string, group: string, asOf: string | null) =>
      `${move}; both belong to ${group}${asOf === null ? '' : ` as of ${asOf}`}`,
    back: (day: string) => `No, returned to its range holder on ${day}`,
    never: 'No, never',
    no: 'No',
    takenOver: 'Carrier taken over or number ported, unknown which',
    notLately: 'Not in the last 30 days; earlier moves unknown',
    notLatelyAlone: 'Not in the last 30 days; earlier moves not queried',
  },
  /** Words for a first holder that is another company today; `since` is a year, `asOf` a month. */
  firstGiven: {
    successors: (carriers: string, since: string | null, asOf: string | null) =>
      `${carriers} ${since === null ? 'now' : `since ${since}`}${asOf === null ? '' : `, as of ${asOf}`}`,
    closed: (since: string | null, asOf: string | null) =>
      `no longer operating${since === null ? '' : ` since ${since}`}${asOf === null ? '' : `, as of ${asOf}`}`,
    fact: (ported: string, first: string, today: string) => `${ported}; first given to ${first}, ${today}`,
  },
  moves: {
    none: 'None',
    times: (count: number, day: string | null) => `${count}${day === null ? '' : `, the last on ${day}`}`,
  },
  routing: {
    none: 'None: the number is not ported',
    notOnRecord: 'Unknown (none on record)',
  },
  reachable: {
    yes: 'Yes',
    'not now': 'Not now: switched off or out of reach',
    no: 'No: barred, or the service is not provisioned',
    'unknown to the network': 'No: the network does not know this number',
  },
  lists: {
    /** Words for the sentence if a list speaks against the number. */
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
    longAgo: (day: string) => `Listed long ago, last advertised ${day}`,
    lastAdvertised: (listed: string, day: string) => `${listed}, last advertised ${day}`,
    /** Words if a rule of the numbering plan decided instead of a list. */
    rules: {
      impossible: 'Forbidden: nobody can hold the number',
      'no-subscriber': 'Forbidden: no subscriber has the number',
      'caller-rule': 'Forbidden: such numbers must not call by law',
      'number-type': 'By its type, regardless of lists',
    } as Rules,
    /** Words by reason code of inflated traffic. */
    codes: {
      401: 'Refuse: nobody has the number',
      402: 'Refuse: a premium or personal number',
      403: 'Refuse: on the revenue-share list',
      405: 'Do not text: the number is not mobile',
      406: 'Expensive: a satellite number or an international network',
    } as Readonly<Record<number, string>>,
    notSafe: 'Not safe to message',
    textsBy: (operator: string) => `Not mobile, but ${operator} takes its messages`,
    /** The reason of the list or rule that decided, without the question before it. */
    reason: (text: string) => capital(text),
  },
  sentence: englishSentence,
  source: ({ kind, version, asOf, madeUp }: Source) => {
    const made = madeUp === undefined ? '' : ', demo';
    if (kind === 'live') return `Live query${asOf === null ? '' : ` ${asOf}`}${made}`;
    const what = { data: 'Stored data', cache: 'Cached answer', 'ranges only': 'Number ranges only,' }[kind];
    return `${what}${version === null ? '' : ` ${version}`}${asOf === null ? '' : ` as of ${asOf}`}${made}`;
  },
};
export type VerdictWords = typeof englishVerdict;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
