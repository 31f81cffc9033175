/** Rules for every verdict, whatever the services answer. */
import { expect, test } from 'vitest';
import { SeededRandom } from '../../numbers/demo/seeded-random.ts';
import type { QueryAnswer } from '../services/legend.ts';
import { serviceCodes, type ServiceCode } from '../services/services.ts';
import { answer } from '../test-support/answer.ts';
import type { Answers } from './answers.ts';
import { verdict, type Verdict } from './verdict.ts';
import { englishVerdict } from './verdict-words.ts';

type Fields = Partial<QueryAnswer>;

const names = ['Alpha', 'Beta', 'Gamma'] as const;
const days = ['2019-03-02', '2026-10-01', '2026-11-18'] as const;
const why = (rule: NonNullable<QueryAnswer['why']>['rule']) => ({ rule, digits: '44', date: null, text: 'a question: a reason' });

const carrier = (random: SeededRandom): Fields => {
  const at = random.below(names.length + 1);
  const name = names[at];
  return name === undefined ? { cn: null, cic: null } : { cn: name, cic: random.pick([String(at), null]) };
};
const place = (random: SeededRandom): Fields => ({
  cc: random.pick(['GB', 'GB', 'US']),
  nt: random.pick(['mobile', 'mobile', 'fixed', 'fixed or mobile', 'unknown']),
});
/** Returns an answer about a number outside every range. */
const outside = (random: SeededRandom): Fields =>
  random.pick([
    { rc: 101, why: why('impossible') },
    { rc: 102, why: why('impossible') },
    { rc: 102, why: why('not-allocated') },
    { rc: 103, why: why('not-allocated') },
    { rc: 3, missing: 'ranges not loaded', why: why('ranges-missing') },
  ]);
const served = (random: SeededRandom): Fields => ({
  ...place(random),
  ...carrier(random),
  npi: random.pick(['yes', 'no', 'na']),
  rc: random.pick([0, 0, 2]),
});
const listed = (random: SeededRandom, name: 'dno' | 'dnot'): Fields =>
  random.pick([
    { [name]: false, rc: 0, why: why('no-match') },
    { [name]: true, rc: 0, why: why('number-listed') },
    { [name]: true, rc: 0, why: why('range-listed') },
    { [name]: true, rc: 0, why: why('no-subscriber') },
    { [name]: null, rc: 3, why: why('list-missing'), missing: 'not loaded' },
    { [name]: null, rc: 3, why: why('list-outdated'), missing: 'out of date' },
  ]);

const answersOf: Record<ServiceCode, (random: SeededRandom) => Fields> = {
  npq: served,
  gnr: (random) => ({ ...place(random), ...carrier(random), valid: true }),
  ported: (random) => ({
    ...place(random),
    ...carrier(random),
    npi: random.pick(['yes', 'no', 'na']),
    ccn: random.pick([null, ...names]),
    lastPorted: random.pick([null, ...days]),
  }),
  'ports&days': (random) => ({
    cc: 'GB',
    ...random.pick<Fields>([
      { ports: 0 },
      { ports: null, rc: 105 },
      { ports: 1 + random.below(4), changeSeen: random.pick(days), phdbccic: random.pick(['0', '1', null]) },
    ]),
  }),
  ukported: (random) => ({ ...served(random), lastSeen: random.pick(days), changeSeen: random.pick([null, ...days]) }),
  usmrq: (random) => ({ ...place(random), ...carrier(random), acn: random.pick([null, 'Texting']) }),
  dno: (random) => listed(random, 'dno'),
  dnoText: (random) => listed(random, 'dnot'),
  irsfCheck: (random) =>
    random.pick<Fields>([
      { irsf: false, irsfDate: null, why: why('no-match') },
      { irsf: true, irsfDate: '2026-11-01', why: why('number-listed') },
      { irsf: true, irsfDate: '2019-03-02', rc: 4, why: why('number-listed') },
      { irsf: true, irsfDate: null, rc: 4, why: why('range-listed') },
      { irsf: true, irsfDate: null, rc: 4, why: why('number-type') },
      { irsf: null, irsfDate: null, rc: 3, why: why('list-missing'), missing: 'not loaded' },
    ]),
  AITCheck: (random) => {
    const rc = random.pick([0, 3, 401, 402, 403, 404, 405, 406]);
    return {
      valid: rc === 0 ? true : rc === 3 ? null : false,
      rc,
      why: why(rc === 403 ? 'number-listed' : rc === 404 ? 'range-listed' : 'no-match'),
    };
  },
  liveStatus: (random) => ({
    source: 'live',
    ...place(random),
    ...carrier(random),
    ...random.pick<Fields>([
      { ns: 'active', nv: 'valid' },
      { ns: 'absent', rc: 200 },
      { ns: 'unavailable', nv: 'invalid', rc: 201 },
      { ns: 'unknown', rc: 203 },
    ]),
  }),
  liveRouting: (random) => ({ source: 'live', ...served(random), rc: random.pick([0, 0, 201]) }),
};
const regardless: ReadonlySet<ServiceCode> = new Set(['liveStatus', 'irsfCheck', 'AITCheck', 'dno', 'dnoText']);

/** Removes carrier, country and type, which a number outside every range lacks. */
const withoutCarrier = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !['cn', 'cic', 'cc', 'nt'].includes(name)));

/** Returns answers of some services; of a number outside every range all but lists and networks report that. */
function randomAnswers(random: SeededRandom): Answers {
  const isOutside = random.below(5) === 0;
  return Object.fromEntries(
    serviceCodes.flatMap((service): [ServiceCode, Answers[ServiceCode]][] => {
      if (random.below(3) === 0) return [];
      if (random.below(12) === 0) return [[service, 'failed']];
      const isSilent = isOutside && (!regardless.has(service) || random.below(2) === 0);
      const fields = isSilent ? outside(random) : answersOf[service](random);
      return [
        [
          service,
          answer({ asOf: random.pick(['2026-11-19T00:00:00Z', '2026-11-20T00:00:00Z']), ...(isOutside ? withoutCarrier(fields) : fields) }),
        ],
      ];
    }),
  );
}

const faultsIn: Record<string, (sentence: string, about: { answers: Answers; told: Verdict; caller: Verdict }) => boolean> = {
  'it is no sentence': (sentence) => !/^\S.*\.$/.test(sentence) || /undefined|null|NaN|\[object/.test(sentence),
  'ported from a carrier to itself': (sentence) => /ported from (\w+) to \1\b/.test(sentence),
  'nobody can hold a number that answers': (sentence, { answers: { liveStatus } }) =>
    typeof liveStatus === 'object' && liveStatus.ns === 'active' && sentence.includes('nobody can hold it'),
  'a listed number is not said first': (sentence, { answers }) =>
    [answers.irsfCheck, answers.dno, answers.dnoText].some(
      (one) => typeof one === 'object' && one.rc === 0 && one.why?.rule === 'number-listed',
    ) && !sentence.startsWith('Listed: '),
  'it is cleared by no list': (_, { answers, told }) =>
    told.state === 'clear' &&
    ![answers.irsfCheck, answers.AITCheck].some((one) => typeof one === 'object' && (one.rc === 0 || one.rc === 405)),
  'it is cleared in spite of a list': (_, { told, caller }) =>
    [told, caller].some(({ state, details }) => state === 'clear' && details?.fraudLists.some(({ isSaid, isRisk }) => isSaid && isRisk)),
  'a disagreement is not said': (sentence, { told }) =>
    (told.details?.disagreements.length ?? 0) > 0 && !/disagree on|feed (still )?says|[\w&]+ says \w+, [\w&]+ says/i.test(sentence),
  'a disagreement is no warning': (_, { told }) => (told.details?.disagreements.length ?? 0) > 0 && told.state !== 'warning',
};

function faultsOf(count: number, seed: number): string[] {
  const random = new SeededRandom(seed);
  const faults: string[] = [];
  for (let index = 0; index < count && faults.length < 5; index += 1) {
    const answers = randomAnswers(random);
    const [told, caller] = [verdict(answers), verdict(answers, englishVerdict, 'caller')];
    for (const [fault, isThere] of Object.entries(faultsIn))
      if ([told.sentence, caller.sentence].some((sentence) => isThere(sentence, { answers, told, caller })))
        faults.push(`${fault}: ${told.sentence} ${JSON.stringify(answers)}`);
  }
  return faults;
}

test('5,000 verdicts on random answers contradict none of them', () => expect(faultsOf(5_000, 20_261_120)).toEqual([]));

test('300,000 do not either', { tags: ['full'], timeout: 300_000 }, () => expect(faultsOf(300_000, 7)).toEqual([]));
