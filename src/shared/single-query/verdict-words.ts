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
    operator: 'Operator now',
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
    notAsked: 'Not asked',
    waiting: 'Waiting',
    alone: 'Cannot be told',
    because: (cause: string) => `Cannot be told: ${cause}`,
    /** One cause for several facts, by their labels. */
    together: (labels: string, cause: string) => `${labels} cannot be told: ${cause}.`,
    doNotSay: (services: string, count: number) => `${services} ${count === 1 ? 'does' : 'do'} not say`,
    didNotAnswer: (services: string) => `${services} did not answer`,
  },
  /** Reasons for an unknown fact; a country is an ISO 3166-1 code. */
  causes: {
    neverObserved: 'the number was never observed',
    demoList: 'only a demo list is loaded',
    noList: 'no list is loaded that could tell',
    oldList: (day: string) => `the list is of ${day}, too long ago to clear a number`,
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
    notCovered: (country: string) => `the porting data here does not cover all such numbers of ${countryInSentence(country)}`,
    noPortingFor: (country: string) => `there is no porting data for ${countryInSentence(country)} here`,
  },
  operator: {
    /** Forms alone and within a sentence. */
    notSpecified: { alone: 'an operator that is not specified', within: 'an operator that is not specified' },
    unknown: { alone: 'an unknown carrier', within: 'an unknown carrier' },
    lead: { 'not asked': 'Not asked', unknown: 'Cannot be told' },
    rangeHeldBy: (lead: string, holder: string) => `${lead}; its range is held by ${holder}`,
    named: (lead: string, service: string, carrier: string) => `${lead}; ${service} names ${carrier}`,
    /** Describes a carrier without its own network; `asOf` is a month. */
    hosted: (carrier: string, host: string, asOf: string | null) =>
      `${carrier}, on the network of ${host}${asOf === null ? '' : ` as of ${asOf}`}`,
  },
  type: {
    of: (type: NumberType) => capital(typeInSentence[type].replace(/ number$/, '')),
    notKnown: 'Type not known',
    in: placeInWords,
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
    ofOneGroup: (move: string, group: string, asOf: string | null) =>
      `${move}; both belong to ${group}${asOf === null ? '' : ` as of ${asOf}`}`,
    back: (day: string) => `No, it is back with the holder of its range since ${day}`,
    never: 'No, never',
    no: 'No',
    takenOver: 'Taken over or ported, which cannot be told',
    notLately: 'Not in the last 30 days; earlier moves cannot be told',
    notLatelyAlone: 'Not in the last 30 days; earlier moves were not asked',
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
    notOnRecord: 'Cannot be told: none is on record',
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
      'caller-rule': 'Forbidden: a law keeps such numbers from calling',
      'number-type': 'By its type, whatever lists say',
    } as Rules,
    /** Words by reason code of inflated traffic. */
    codes: {
      401: 'Refuse: nobody has the number',
      402: 'Refuse: a premium or personal number',
      403: 'Refuse: on the revenue-share list',
      405: 'Do not text: the number is not mobile',
      406: 'Dear: a satellite number, or of an international network',
    } as Readonly<Record<number, string>>,
    notSafe: 'Not safe to message',
    textsBy: (operator: string) => `Not mobile, but ${operator} takes its messages`,
    /** The reason of the list or rule that decided, without the question before it. */
    reason: (text: string) => capital(text),
  },
  sentence: englishSentence,
  source: ({ kind, version, asOf, madeUp }: Source) => {
    const made = madeUp === undefined ? '' : ', demo';
    if (kind === 'live') return `Asked of the network${asOf === null ? '' : ` ${asOf}`}${made}`;
    const what = { data: 'Stored data', cache: 'Kept answer', 'ranges only': 'Number ranges alone,' }[kind];
    return `${what}${version === null ? '' : ` ${version}`}${asOf === null ? '' : ` as of ${asOf}`}${made}`;
  },
};
export type VerdictWords = typeof englishVerdict;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
