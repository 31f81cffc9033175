/** The labelled facts of a verdict, and how one says that it cannot be told. */
import type { QueryAnswer } from '../services/legend.ts';
import type { ServiceCode } from '../services/services.ts';
import { answerOf, askedAmong, listed, type Answers } from './answers.ts';
import { countryInSentence } from './country-words.ts';
import { madeUpOf, type MadeUp } from './made-up.ts';

/**
 * `known`: told, also where it is a "no". `warning`: told, and a reason for care. `unknown`: asked, but it cannot be told. `not asked`: no
 * service that tells it was asked. `waiting`: its services have not answered yet.
 */
type FactState = 'known' | 'warning' | 'unknown' | 'not asked' | 'waiting';

export interface Fact {
  readonly label: string;
  readonly state: FactState;
  /** In words; begins with a capital letter. */
  readonly text: string;
  /** The carrier's id, where the fact names a carrier. */
  readonly cic?: string;
  /** Why it is so, in the words of whoever decided. */
  readonly why?: string;
  /** Rests on an answer that was made up. */
  readonly madeUp?: MadeUp;
}

/** The mark of a fact that rests on this answer. */
export function marksOf(answer: QueryAnswer): Pick<Fact, 'madeUp'> {
  const madeUp = madeUpOf(answer);
  return madeUp === undefined ? {} : { madeUp };
}

/**
 * A fact that none of the services told: not asked, waited for, or not to be told, and then why. An answer that could not tell decides
 * before a service that failed.
 */
export function notTold(label: string, answers: Answers, services: readonly ServiceCode[]): Fact {
  const asked = askedAmong(answers, services);
  if (asked.length === 0) return { label, state: 'not asked', text: 'Not asked' };
  if (asked.some((service) => answers[service] === 'waiting')) return { label, state: 'waiting', text: 'Waiting' };
  const cause = causeIn(answers, asked);
  if (cause !== undefined) return { label, state: 'unknown', text: `Cannot be told: ${cause}` };
  const isSilent = (service: ServiceCode) => answerOf(answers, service) === undefined;
  const silent = asked.filter(isSilent);
  const others = asked.filter((service) => !isSilent(service));
  const why = [
    ...(others.length === 0 ? [] : [`${listed(others)} ${others.length === 1 ? 'does' : 'do'} not say`]),
    ...(silent.length === 0 ? [] : [`${listed(silent)} did not answer`]),
  ];
  return { label, state: 'unknown', text: `Cannot be told: ${listed(why)}` };
}

const neverObserved = 'the number was never observed';

/** The first cause that an answer gives. That porting data is missing, and that an observation of others has not seen the number, are two. */
function causeIn(answers: Answers, asked: readonly ServiceCode[]): string | undefined {
  const causes = asked.flatMap((service) => {
    const answer = answers[service];
    return typeof answer === 'object' ? (causeOf(answer, service) ?? []) : [];
  });
  const [first] = causes;
  return first?.includes('porting data') && causes.includes(neverObserved) ? `${first} and ${neverObserved}` : first;
}

/** Why an answer does not tell; nothing for codes that say no more than that. */
function causeOf(answer: QueryAnswer, service: ServiceCode): string | undefined {
  const country = answer.cc ? countryInSentence(answer.cc) : null;
  const isOfPorting = answer.npi !== undefined || service === 'ports&days';
  switch (answer.rc) {
    case 2:
      return service === 'ukported' && answer.missing === undefined ? neverObserved : noPortingData(answer, country);
    case 3:
      if (isOfPorting && answer.missing) return noPortingData(answer, country);
      if (answer.missing === 'demo only') return 'only a demo list is loaded';
      return answer.missing || answer.source === 'ranges only' ? 'no list is loaded that could tell' : 'only stored data was at hand';
    case 104:
      return `${service} is not for numbers of this type`;
    case 105:
      return noPortingData(answer, country);
    case 106:
      return country === null ? `the number is outside the region of ${service}` : `${service} is not for ${country}`;
    case 203:
      return 'its network does not answer such questions';
    case 500:
      return `${service} is not enabled here`;
    case 501:
      return 'the destination is blocked for this account';
    case 502:
      return 'the quota of queries is reached';
    default:
      return undefined;
  }
}

function noPortingData({ missing }: QueryAnswer, country: string | null): string {
  if (missing === 'demo only') return 'only demo porting data is loaded';
  return country === null ? 'there is no porting data for it here' : `there is no porting data for ${country} here`;
}
