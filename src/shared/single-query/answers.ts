/** Answers of the queried services about one number. */
import type { QueryAnswer } from '../services/legend.ts';
import { reasonCode, type ReasonClass } from '../services/reason-codes.ts';
import { serviceCodes, type ServiceCode } from '../services/services.ts';
import type { AskedAs } from './asked-as.ts';
import type { VerdictWords } from './verdict-words.ts';

/** A missing service was not queried. `failed`: it gave no answer; `waiting`: no answer yet. */
export type Answers = { readonly [Service in ServiceCode]?: QueryAnswer | 'failed' | 'waiting' | undefined };

/** Answers, with the words to describe them. */
export type Telling = { readonly answers: Answers; readonly words: VerdictWords; readonly as: AskedAs };

export type Answered = { readonly service: ServiceCode; readonly answer: QueryAnswer };

/** Classes of codes without an answer: nothing was queried, or no reply came. */
const withoutAnswer: ReadonlySet<ReasonClass | undefined> = new Set(['account', 'failure', undefined]);

/** Returns the meaningful answers, in the order of the specification. */
export function answeredOf(answers: Answers): Answered[] {
  const answered: Answered[] = [];
  for (const service of serviceCodes) {
    const answer = answers[service];
    if (typeof answer === 'object' && saysSomething(answer)) answered.push({ service, answer });
  }
  return answered;
}

/** Returns the answer of one service if it is meaningful. */
export function answerOf(answers: Answers, service: ServiceCode): QueryAnswer | undefined {
  const answer = answers[service];
  return typeof answer === 'object' && saysSomething(answer) ? answer : undefined;
}

/** Returns the services that were queried. */
export function askedAmong(answers: Answers, services: readonly ServiceCode[]): ServiceCode[] {
  return services.filter((service) => answers[service] !== undefined);
}

function saysSomething({ rc }: QueryAnswer): boolean {
  return !withoutAnswer.has(reasonCode(rc)?.class);
}
