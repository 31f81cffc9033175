/** The facts "Type and country", "Routing number" and "Reachable". */
import type { NumberType, QueryAnswer } from '../services/legend.ts';
import { serviceCodes, type ServiceCode } from '../services/services.ts';
import { answeredOf, answerOf, type Answers } from './answers.ts';
import { countryName } from './country-words.ts';
import { notTold, simulatedAs, type Fact } from './facts.ts';
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

/** Type and country of a number: a number that moved may be of another type than its range, so who serves it is heard first. */
export function typeAndCountryOf(answers: Answers): { nt: NumberType | null; cc: string | null } {
  const answered = answeredOf(answers);
  const serving = answered.filter((one) => sideOf(one) === 'server');
  const nt = [...serving, ...answered].map(({ answer }) => answer.nt).find((type) => type && type !== 'unknown');
  const cc = answered.map(({ answer }) => answer.cc).find(Boolean);
  return { nt: nt ?? null, cc: cc ?? null };
}

export function typeFact(answers: Answers): Fact {
  const label = 'Type and country';
  const { nt, cc } = typeAndCountryOf(answers);
  if (nt === null && cc === null) return notTold(label, answers, tellingType);
  const type = nt === null ? 'Type not known' : typeInSentence[nt].replace(/ number$/, '');
  const country = cc === null ? 'country not known' : countryName(cc);
  return { label, state: 'known', text: `${type.charAt(0).toUpperCase()}${type.slice(1)}, ${country}` };
}

export function routingNumberFact(answers: Answers): Fact {
  const label = 'Routing number';
  const answered = routing.flatMap((service) => answerOf(answers, service) ?? []);
  const routed = answered.find(({ rn }) => rn);
  if (routed?.rn) return { label, state: 'known', text: routed.rn, ...simulatedAs(routed) };
  const notMoved = answered.find(({ npi, rn }) => npi === 'no' && rn === null);
  if (notMoved) return { label, state: 'known', text: 'None: the number is not ported', ...simulatedAs(notMoved) };
  const moved = answered.find(({ npi }) => npi === 'yes');
  if (moved) return { label, state: 'unknown', text: 'Cannot be told: none is on record', ...simulatedAs(moved) };
  const fact = notTold(label, answers, routing);
  // "Ported" stands beside it, and names the country.
  return fact.text.includes('porting data') ? { ...fact, text: 'Cannot be told: no porting data' } : fact;
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
    return answer === undefined ? fact : { ...fact, ...simulatedAs(answer) };
  }
  if (answer.nv === 'invalid') return { label, state: 'warning', text: 'No: the number is assigned to nobody', ...simulatedAs(answer) };
  return { label, ...reachability[ns], ...simulatedAs(answer) };
}
