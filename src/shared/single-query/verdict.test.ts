/**
 * The verdict for every mix of services that were queried, were not, failed, or are waiting. The expected claims come from the raw answers, by rules
 * independent of the verdict's code.
 */
import { describe, expect, test } from 'vitest';
import { emptyNumberData } from '../../numbers/number-data.ts';
import { everyAnswer } from '../../numbers/test-support/every-answer.ts';
import { testRanges } from '../../numbers/test-support/test-ranges.ts';
import type { QueryAnswer } from '../services/legend.ts';
import { serviceCodes, type ServiceCode } from '../services/services.ts';
import type { Answers } from './answers.ts';
import { verdict, type Verdict } from './verdict.ts';

/** Services that can establish a fact; no others may. */
const tells: Record<string, readonly ServiceCode[]> = {
  'Current carrier': ['npq', 'liveRouting', 'ported', 'ukported', 'ports&days'],
  Ported: ['npq', 'liveRouting', 'ported', 'ukported', 'ports&days'],
  'Routing number': ['npq', 'liveRouting'],
  Reachable: ['liveStatus'],
  'Do not originate voice': ['dno'],
  'Do not originate text': ['dnoText'],
  'Revenue share': ['irsfCheck'],
  'Inflated traffic': ['AITCheck'],
};

/** The only answer of each service that means "not listed". */
const clears: Record<string, (answer: QueryAnswer) => boolean> = {
  'Do not originate voice': ({ dno, rc }) => dno === false && rc === 0,
  'Do not originate text': ({ dnot, rc }) => dnot === false && rc === 0,
  'Revenue share': ({ irsf, rc }) => irsf === false && rc === 0,
  'Inflated traffic': ({ valid, rc }) => valid === true && rc === 0,
};

/** Magic numbers of every kind: ported, ported back, without porting data, failing, toll-free, listed, unassigned, refused. */
const numbers = [
  '447700900123',
  '447700900125',
  '61255500123',
  '447700900300',
  '18005550199',
  '447700900987',
  '446000000000',
  '447700900500',
];
const noData = emptyNumberData(testRanges);

/** Yields every subset of services: those in the bits are answered, all others are `rest`. */
function* mixes(answers: Answers, rest: 'failed' | 'waiting' | undefined): Generator<Answers> {
  for (let bits = 0; bits < 2 ** serviceCodes.length; bits += 1) {
    yield Object.fromEntries(
      serviceCodes.flatMap((service, at) => {
        const answer = (bits & (1 << at)) === 0 ? rest : answers[service];
        return answer === undefined ? [] : [[service, answer]];
      }),
    );
  }
}

const factsOf = ({ details }: Verdict) => [...(details?.facts ?? []), ...(details?.fraudLists ?? [])];
const answersAmong = (answers: Answers, services: readonly ServiceCode[]) =>
  services.flatMap((service) => (typeof answers[service] === 'object' ? [answers[service]] : []));

/** Returns the false claims about these answers; empty if there are none. */
function faultsOf(answers: Answers): string[] {
  const told = verdict(answers);
  const faults: string[] = [];
  if (
    !/^\S.*\.$/.test(told.sentence) ||
    /undefined|null|NaN|\[object/.test(
      told.sentence +
        factsOf(told)
          .map(({ text, cic = '' }) => text + cic)
          .join(),
    )
  )
    faults.push(`sentence: ${told.sentence}`);
  if ((told.details?.disagreements ?? []).length > 0) faults.push('disagreement');
  for (const { label, state, text, madeUp } of factsOf(told)) {
    const services = tells[label];
    if (services === undefined) continue;
    const isAsked = services.some((service) => answers[service] !== undefined);
    if ((state === 'not asked') === isAsked) faults.push(`${label} is "${state}"`);
    if (isAsked && text.startsWith('Not queried')) faults.push(`${label}: "${text}"`);
    const own = answersAmong(answers, services);
    if ((state === 'known' || state === 'warning') && own.length === 0) faults.push(`${label} without an answer: "${text}"`);
    if (text === 'Not listed' && !own.some((answer) => clears[label]?.(answer))) faults.push(`${label} is cleared`);
    if (label === 'Ported' && /^No\b/.test(text) && !own.some(({ npi }) => npi === 'no')) faults.push(`Ported: "${text}"`);
    if (label === 'Ported' && text.startsWith('Yes') && !own.some(({ npi }) => npi === 'yes')) faults.push(`Ported: "${text}"`);
    if (label === 'Routing number' && text.startsWith('None') && !own.some(({ npi }) => npi === 'no')) faults.push(`${label}: "${text}"`);
    if (own.length > 0 && own.every(({ simulated }) => simulated) && (state === 'known' || state === 'warning') && madeUp === undefined)
      faults.push(`${label}: "${text}" is made up and not marked`);
    if (madeUp !== undefined && !answersAmong(answers, serviceCodes).some(({ simulated }) => simulated))
      faults.push(`${label}: "${text}" is marked`);
    if (label === 'Reachable' && text.startsWith('Yes') && !own.some(({ ns }) => ns === 'active')) faults.push(`${label}: "${text}"`);
    if (label === 'Reachable' && /^(No:|Not now)/.test(text) && !own.some(({ ns }) => ns === 'absent' || ns === 'unavailable'))
      faults.push(`${label}: "${text}"`);
  }
  return faults;
}

/** Returns the faults of every mix, each with its services. */
function faultsInMixes(answers: Answers, rest: 'failed' | 'waiting' | undefined): string[] {
  return [...mixes(answers, rest)].flatMap((mix) => {
    const faults = faultsOf(mix);
    return faults.length === 0 ? [] : [`${Object.keys(mix).join(', ')}; rest ${rest}: ${faults.join(', ')}`];
  });
}

/** Returns the known facts, without their words. */
const knownIn = (answers: Answers) =>
  factsOf(verdict(answers))
    .filter(({ state }) => state === 'known' || state === 'warning')
    .map(({ label, state }) => `${label} ${state}`);

describe.each(numbers)('of every subset of the services about %s', (number) => {
  const demo = everyAnswer(number);
  test('nothing is said that no answer says, and a ported number is no disagreement', () => {
    expect(faultsInMixes(demo, undefined)).toEqual([]);
    expect(faultsInMixes(demo, 'failed')).toEqual([]);
  });
});

test('a service that failed takes nothing away, and adds nothing', () => {
  for (const number of ['447700900123', '61255500123', '447700900987']) {
    const demo = everyAnswer(number);
    const [absent, failed] = [undefined, 'failed' as const].map((rest) => [...mixes(demo, rest)].map((mix) => knownIn(mix).join()));
    expect(failed).toEqual(absent);
  }
});

test('without any list or port event nothing is cleared and nothing is "not ported", in any mix', () => {
  for (const number of ['447700123456', '881612345678']) {
    const answers = everyAnswer(number, { data: noData });
    expect(faultsInMixes(answers, undefined)).toEqual([]);
    const said = [...mixes(answers, undefined)].flatMap((mix) => factsOf(verdict(mix)));
    expect(said.filter(({ text }) => text === 'Not listed')).toEqual([]);
    expect(said.filter(({ label, text }) => label === 'Ported' && /^(Yes|No\b)/.test(text))).toEqual([]);
  }
});

test('while services are waited for, nothing of theirs is told, and the sentence counts them', () => {
  const faults = [...mixes(everyAnswer('447700900123'), 'waiting')].flatMap((answers) => {
    const told = verdict(answers);
    const waiting = serviceCodes.filter((service) => answers[service] === 'waiting').length;
    const isCounted = told.sentence === `${12 - waiting} of 12 services have answered.`;
    const early = factsOf(told).filter(
      ({ label, state }) => state !== 'waiting' && tells[label]?.every((service) => answers[service] === 'waiting'),
    );
    return isCounted === waiting > 0 ? early : [told.sentence, ...early];
  });
  expect(faults).toEqual([]);
});

describe('where it comes from', () => {
  const lines = (answers: Answers) => verdict(answers).details?.sources;
  test('is one line where all agree, and names the services where they do not', () => {
    const { npq, ported, gnr } = everyAnswer('447700900123');
    expect(lines({ npq, ported })).toEqual(['Stored data demo-2026-11-20 as of 2026-11-20 00:00 UTC, demo']);
    expect(lines({ npq, ported, gnr })).toEqual([
      'Stored data demo-2026-11-20 as of 2026-11-20 00:00 UTC, demo: npq and ported',
      expect.stringMatching(/^Stored data \w+ as of 2026-11-20 00:00 UTC, demo: gnr$/),
    ]);
  });
});
