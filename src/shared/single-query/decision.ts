/** The single answer that decides on porting, and with it on the current carrier: both come from one source. */
import type { ServiceCode } from '../services/services.ts';
import { answerOf, type Answered, type Answers } from './answers.ts';
import { later, timeOf } from './same-question.ts';
import { tellersOf } from './tellers.ts';

/** Services that answer yes or no. */
export const deciding = tellersOf('porting');

/** Returns the newest decisive answer, real data before demo data. */
export function decisionOf(answers: Answers): Answered | undefined {
  const saying = deciding.flatMap((service) => sayingSo(answers, service));
  const real = saying.filter(({ answer }) => !answer.simulated);
  const among = real.length > 0 ? real : saying;
  const latest = among.map(timeOf).reduce(later, null);
  return among.find((one) => timeOf(one) === latest);
}

function sayingSo(answers: Answers, service: ServiceCode): Answered[] {
  const answer = answerOf(answers, service);
  return answer?.npi === 'yes' || answer?.npi === 'no' ? [{ service, answer }] : [];
}
