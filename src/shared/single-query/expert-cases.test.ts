/** Cases that an expert would judge differently from a portal that reads its data literally: false all-clears, and false alarms. */
import { describe, expect, test } from 'vitest';
import { queryAnswerFromData } from '../../numbers/answers/answer.ts';
import { PrefixList } from '../../numbers/lists/exact-list.ts';
import { buildPorted } from '../../numbers/lists/ported-numbers.ts';
import type { NumberData } from '../../numbers/number-data.ts';
import { list, loaded, now, ports } from '../../numbers/test-support/loaded-data.ts';
import { isDataService, serviceCodes } from '../services/services.ts';
import { answer } from '../test-support/answer.ts';
import type { Answers } from './answers.ts';
import type { AskedAs } from './asked-as.ts';
import { verdict } from './verdict.ts';
import { englishVerdict } from './verdict-words.ts';

const lists = (asOf: string): Partial<NumberData> => ({
  dno: { ...loaded.dno, asOf },
  dnoText: { ...loaded.dnoText, asOf },
  irsf: { ...loaded.irsf, asOf },
  aitRisk: { ...loaded.aitRisk, asOf },
});

interface Case {
  readonly tel: string;
  readonly as?: AskedAs;
  readonly data?: Partial<NumberData>;
  /** Answers of networks and upstreams. */
  readonly answers?: Answers;
  readonly state: 'warning' | 'neutral' | 'clear' | 'unknown';
  /** First words of the sentence. */
  readonly first: string;
  /** Words in the sentence, and words not in it. */
  readonly says?: string;
  readonly never?: RegExp;
  readonly dno: boolean | null;
  /** Safe to text or not, and the reason code. */
  readonly ait: readonly [boolean | null, number];
  readonly irsf: boolean | null;
}

const vodafone = '447900123456';
const live = { source: 'live', cc: 'GB', nt: 'mobile', asOf: '2026-11-20T12:00:00Z' } as const;
const clear = { state: 'clear', dno: false, ait: [true, 0], irsf: false } as const;
/** Numbers that take no texts, with nothing else against them. */
const notMobile = { state: 'neutral', dno: false, ait: [false, 405], irsf: false } as const;

const mayCall = { ...notMobile, as: 'caller', state: 'clear', never: /must not/ } as const;
const mayNotCall = { as: 'caller', state: 'warning', says: 'must not originate voice', dno: true, ait: [false, 401], irsf: false } as const;

const cases: Record<string, Case> = {
  '1 a listed test number outside every range': {
    tel: '441000000000',
    data: { irsf: { ...loaded.irsf, content: list({ digits: '441000000000', date: '2026-11-01' }) } },
    state: 'warning',
    first: 'Listed: a revenue-share risk and not safe to text.',
    never: /nobody can hold/,
    dno: null,
    ait: [false, 403],
    irsf: true,
  },
  '2 three ports in 30 days, the last two hours ago': {
    ...clear,
    tel: vodafone,
    data: {
      ported: {
        ...loaded.ported,
        content: buildPorted(ports(vodafone, ['2026-11-01', '0044041'], ['2026-11-10', '0044080'], ['2026-11-20T10:00:00Z', '0044041'])),
      },
    },
    state: 'warning',
    first: 'Ported 3 times in 30 days, last on 2026-11-20.',
  },
  '3 live status: not assigned': {
    ...clear,
    tel: vodafone,
    answers: { liveStatus: answer({ ...live, ns: 'unavailable', nv: 'invalid', rc: 201 }) },
    state: 'warning',
    first: 'The network does not know this number.',
    never: /reachable/,
  },
  '4 live routing: not assigned': {
    ...clear,
    tel: vodafone,
    answers: { liveRouting: answer({ ...live, rc: 201 }) },
    state: 'warning',
    first: 'The network does not know this number.',
  },
  '5 lists of 2023': {
    tel: vodafone,
    data: lists('2023-03-01T00:00:00Z'),
    state: 'neutral',
    first: 'A mobile number in the United Kingdom, served by Vodafone and not ported; no current list could be checked.',
    dno: null,
    ait: [null, 3],
    irsf: null,
  },
  '6 a number for drama, in production': {
    tel: '447700900123',
    state: 'warning',
    first: 'A mobile number in the United Kingdom',
    says: 'not safe to text',
    dno: true,
    ait: [false, 401],
    irsf: false,
  },
  '7a 212-911 as caller': { ...mayNotCall, tel: '12129110000', first: 'A special-service number in the United States' },
  '7b 212-555-1234 as caller': { ...mayNotCall, tel: '12125551234', first: 'A special-service number in the United States' },
  '8 212-976 as called': {
    tel: '12129761234',
    state: 'warning',
    first: 'A premium-rate number in the United States',
    says: 'a revenue-share risk and not safe to text',
    dno: false,
    ait: [false, 402],
    irsf: true,
  },
  '10 a country that one row is of': {
    ...clear,
    tel: '393401234567',
    first: 'A mobile number in Italy, in a range of Vodafone; porting unknown;',
    never: /not ported/,
  },
  '11 the network that answers is not the holder of the range': {
    ...clear,
    tel: vodafone,
    answers: { liveStatus: answer({ ...live, ns: 'active', nv: 'valid', cn: '3', cic: '0044001' }) },
    state: 'warning',
    first: 'Probably ported since: the network that answers is 3, and the feed still says Vodafone.',
  },
  '12 a range at risk of inflated traffic': {
    tel: vodafone,
    data: { aitRisk: { ...loaded.aitRisk, content: new PrefixList([['44790012', { reason: 'bursts', date: '2026-11-01' }]]) } },
    state: 'warning',
    first: 'Listed: not safe to text.',
    dno: false,
    ait: [false, 404],
    irsf: false,
  },
  '13 another length than the plan, and a network that answers': {
    tel: '47590123456789',
    answers: { liveStatus: answer({ source: 'live', ns: 'active', nv: 'valid', asOf: '2026-11-20T12:00:00Z' }) },
    state: 'warning',
    first: 'Its network answers, though it is in no range that we know.',
    says: 'reachable now',
    never: /nobody can hold/,
    dno: null,
    ait: [null, 102],
    irsf: null,
  },
  '14 toll-free of the United States as caller': { ...mayCall, tel: '18005551999', first: 'A toll-free number in the United States' },
  '15a 0300 of the United Kingdom as caller': { ...mayCall, tel: '443001234567', first: 'A corporate number in the United Kingdom' },
  '15b 0345 of the United Kingdom as caller': { ...mayCall, tel: '443451234567', first: 'A corporate number in the United Kingdom' },
  '16 the 140 series of India as caller': { ...mayCall, tel: '911401234567', first: 'A special-service number in India' },
  '17 a machine-to-machine number of Belgium': { ...notMobile, tel: '327712345678901', first: 'A machine-to-machine number in Belgium' },
  '18a 5XX of the United States': {
    ...notMobile,
    tel: '15002345678',
    first: 'A non-geographic number in the United States',
    never: /revenue-share/,
  },
  '18b Iridium': {
    tel: '881612345678',
    state: 'warning',
    first: 'A satellite number',
    never: /revenue-share/,
    dno: false,
    ait: [false, 406],
    irsf: false,
  },
  '19 an advert of 2019': {
    tel: vodafone,
    data: { irsf: { ...loaded.irsf, content: list({ digits: vodafone, date: '2019-03-02' }) } },
    state: 'neutral',
    first:
      'A mobile number in the United Kingdom, served by Vodafone and not ported; last advertised for revenue share on 2019-03-02, long ago.',
    dno: false,
    ait: [false, 403],
    irsf: true,
  },
  '20 a toll-free number that takes texts': {
    ...notMobile,
    tel: '18002345678',
    state: 'clear',
    first: 'A toll-free number in the United States',
    says: 'text messages go to Texting Inc',
    never: /not safe to text/,
  },
  '21 ported from Vodafone to Lebara, whose host Vodafone is': {
    ...clear,
    tel: vodafone,
    answers: {
      npq: answer({ npi: 'yes', cn: 'Lebara', cic: '0044555', cc: 'GB', nt: 'mobile', rn: null }),
      liveStatus: answer({ ...live, ns: 'active', nv: 'valid', cn: 'Vodafone', cic: '0044080' }),
    },
    state: 'warning',
    first:
      'The feed says Lebara, the network that answers is Vodafone (it may be its host). A mobile number in the United Kingdom, ported from Vodafone to Lebara',
    never: /from Vodafone to Vodafone/,
  },
};

describe('an expert agrees on', () => {
  test.each(Object.entries(cases))('%s', (_what, { tel, as = 'called', data = {}, answers = {}, ...expected }) => {
    const numbers = { ...loaded, ...data };
    // Of `ukported`, `ported` and `npq` only one source gives the answer here.
    const services = serviceCodes.filter(isDataService).filter((service) => answers.npq === undefined || service !== 'ported');
    const stored = Object.fromEntries(
      services.map((service) => [service, queryAnswerFromData(numbers, { service, number: tel }, { days: 30, now })]),
    );
    const all: Answers = { ...stored, ...answers };
    const { state, sentence } = verdict(all, englishVerdict, as);
    const found = [all.dno, all.AITCheck, all.irsfCheck].map((one) => (typeof one === 'object' ? one : null));
    expect({
      state,
      first: sentence.slice(0, expected.first.length),
      dno: found[0]?.dno,
      ait: [found[1]?.valid, found[1]?.rc],
      irsf: found[2]?.irsf ?? null,
    }).toEqual({ state: expected.state, first: expected.first, dno: expected.dno, ait: expected.ait, irsf: expected.irsf });
    expect(sentence).toContain(expected.says ?? '');
    expect(sentence).not.toMatch(expected.never ?? /undefined/);
  });
});
