/** Answers of every service about a number in the demo, with provenance, in the form of a screen. */
import { isDataService, serviceCodes, type ServiceCode } from '../../shared/services/services.ts';
import type { Answers } from '../../shared/single-query/answers.ts';
import { queryAnswerFromData } from '../answers/answer.ts';
import { askSimulatedNetwork } from '../answers/simulated-network.ts';
import type { NumberData } from '../number-data.ts';
import { demo } from './ask.ts';
import { testToday } from './test-ranges.ts';

/** Returns the answers of the given services; an answer that failed in the network is `failed`. */
export function everyAnswer(
  number: string,
  { services = serviceCodes, data = demo }: { services?: readonly ServiceCode[]; data?: NumberData } = {},
): Answers {
  return Object.fromEntries(services.map((service) => [service, answerOf(data, service, number)]));
}

function answerOf(data: NumberData, service: ServiceCode, number: string): Answers[ServiceCode] {
  if (isDataService(service)) return queryAnswerFromData(data, { service, number }, { days: 30, now: testToday });
  const outcome = askSimulatedNetwork(data, { service, number }, { now: testToday });
  return outcome.outcome === 'answered' ? outcome.answer : 'failed';
}
