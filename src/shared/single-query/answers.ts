/** What is known about one number: the answers of the services that were asked. */
import type { QueryAnswer } from '../services/legend.ts';
import { reasonCode, type ReasonClass } from '../services/reason-codes.ts';
import { serviceCodes, type ServiceCode } from '../services/services.ts';
import type { AskedAs } from './asked-as.ts';
import type { VerdictWords } from './verdict-words.ts';

/** A service that is missing was not asked. `failed`: it was, and nothing came of it; `waiting`: nothing has come yet. */
export type Answers = { readonly [Service in ServiceCode]?: QueryAnswer | 'failed' | 'waiting' | undefined };

/** The answers, and the words in which to tell what they say. */
export type Telling = { readonly answers: Answers; readonly words: VerdictWords; readonly as: AskedAs };

export type Answered = { readonly service: ServiceCode; readonly answer: QueryAnswer };

/** Classes of a code that stands where an answer would: nothing was asked, or nothing came back. */
const withoutAnswer: ReadonlySet<ReasonClass | undefined> = new Set(['account', 'failure', undefined]);

/** The answers that say something, in the order of the specification. */
export function answeredOf(answers: Answers): Answered[] {
  const answered: Answered[] = [];
  for (const service of serviceCodes) {
    const answer = answers[service];
    if (typeof answer === 'object' && saysSomething(answer)) answered.push({ service, answer });
  }
  return answered;
}

/** The answer of one service, where it says something. */
export function answerOf(answers: Answers, service: ServiceCode): QueryAnswer | undefined {
  const answer = answers[service];
  return typeof answer === 'object' && saysSomething(answer) ? answer : undefined;
}

/** Which of the services were asked. */
export function askedAmong(answers: Answers, services: readonly ServiceCode[]): ServiceCode[] {
  return services.filter((service) => answers[service] !== undefined);
}

function saysSomething({ rc }: QueryAnswer): boolean {
  return !withoutAnswer.has(reasonCode(rc)?.class);
}
