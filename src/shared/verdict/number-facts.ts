/** The facts "Type and country", "Routing number" and "Reachable". */
import type { NumberType, QueryAnswer } from '../services/legend.ts';
import { serviceCodes, type ServiceCode } from '../services/services.ts';
import { answeredOf, answerOf, type Answers } from './answers.ts';
import { countryName } from './country-words.ts';
import { notTold, marksOf, type Fact } from './facts.ts';
import { sideOf } from './same-question.ts';

const tellingType: readonly ServiceCode[] = serviceCodes.filter((service) => service !== 'dno' && service !== 'dnoText');
const routing: readonly ServiceCode[] = ['npq', 'liveRouting'];

/** "number" or the kind of number, as a sentence has it after "a". */
export const typeInSentence: Record<NumberType, string> = {
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

type TypeAndCountry = { nt: NumberType | null; cc: string | null; from: QueryAnswer | undefined };

/** Type and country of a number: a number that moved may be of another type than its range, so who serves it is heard first. */
export function typeAndCountryOf(answers: Answers): TypeAndCountry {
  const answered = answeredOf(answers);
  const serving = answered.filter((one) => sideOf(one) === 'server');
  const typing = [...serving, ...answered].find(({ answer: { nt } }) => nt && nt !== 'unknown')?.answer;
  const placing = answered.find(({ answer }) => answer.cc)?.answer;
  return { nt: typing?.nt ?? null, cc: placing?.cc ?? null, from: typing ?? placing };
}

export function typeFact(answers: Answers): Fact {
  const label = 'Type and country';
  const { nt, cc, from } = typeAndCountryOf(answers);
  if (from === undefined) return notTold(label, answers, tellingType);
  const type = nt === null ? 'Type not known' : typeInSentence[nt].replace(/ number$/, '');
  const country = cc === null ? 'country not known' : countryName(cc);
  return { label, state: 'known', text: `${type.charAt(0).toUpperCase()}${type.slice(1)}, ${country}`, ...marksOf(from) };
}

export function routingNumberFact(answers: Answers): Fact {
  const label = 'Routing number';
  const answered = routing.flatMap((service) => answerOf(answers, service) ?? []);
  const routed = answered.find(({ rn }) => rn);
  if (routed?.rn) return { label, state: 'known', text: routed.rn, ...marksOf(routed) };
  const notMoved = answered.find(({ npi, rn }) => npi === 'no' && rn === null);
  if (notMoved) return { label, state: 'known', text: 'None: the number is not ported', ...marksOf(notMoved) };
  const moved = answered.find(({ npi }) => npi === 'yes');
  if (moved) return { label, state: 'unknown', text: 'Cannot be told: none is on record', ...marksOf(moved) };
  const fact = notTold(label, answers, routing);
  // "Ported" stands beside it, and names the country.
  if (!fact.text.includes('porting data')) return fact;
  return { ...fact, text: `Cannot be told: ${fact.text.includes('demo') ? 'only demo' : 'no'} porting data` };
}

const reachability: Record<NonNullable<QueryAnswer['ns']>, { state: Fact['state']; text: string }> = {
  active: { state: 'known', text: 'Yes' },
  absent: { state: 'warning', text: 'Not now: switched off or out of reach' },
  unavailable: { state: 'warning', text: 'No: barred, or the service is not provisioned' },
  unknown: { state: 'unknown', text: 'Cannot be told' },
};

/** From live status alone: no stored data tells whether a subscriber can be reached. */
export function reachableFact(answers: Answers): Fact {
  const label = 'Reachable';
  const answer = answerOf(answers, 'liveStatus');
  const ns = answer?.ns ?? 'unknown';
  if (answer === undefined || ns === 'unknown') {
    const fact = notTold(label, answers, ['liveStatus']);
    return answer === undefined ? fact : { ...fact, ...marksOf(answer) };
  }
  if (answer.nv === 'invalid') return { label, state: 'warning', text: 'No: the number is assigned to nobody', ...marksOf(answer) };
  return { label, ...reachability[ns], ...marksOf(answer) };
}
