/** Who answers each service: the data sets, the demo's simulated network, or nobody here. */
import type { QueryAnswer } from '../../shared/legend.ts';
import { singleQueryPortsDays } from '../../shared/limits.ts';
import { type ServiceCode, serviceCodes } from '../../shared/services.ts';
import { isDataService, queryAnswerFromData } from '../../numbers/answers/answer.ts';
import { simulateLive } from '../../numbers/answers/simulated.ts';
import type { DataSets } from '../data-sets.ts';
import { AppError } from '../errors.ts';

/** Answers one service about one number. Throws `AppError` (502, 504) where an upstream failed and nothing is known. */
export type Answerer = (number: string) => Promise<QueryAnswer>;
export type Answerers = Readonly<Record<ServiceCode, Answerer>>;

export function createAnswerers({ dataSets, demo, clock }: { dataSets: DataSets; demo: boolean; clock: () => Date }): Answerers {
  const answererOf = (service: ServiceCode): Answerer => {
    if (isDataService(service)) {
      const days = singleQueryPortsDays;
      return async (number) => queryAnswerFromData(dataSets.current().numbers, service, number, { days, now: clock() });
    }
    if (!demo) return async (tel) => ({ tel, rc: 500, source: 'data', dataVersion: null, asOf: null });
    return async (number) => {
      const { outcome, answer } = simulateLive(dataSets.current().numbers, service, number, { now: clock() });
      if (outcome === 'answered') return answer;
      throw outcome === 'timed-out'
        ? new AppError('upstream-timed-out', `${service}: the upstream network timed out`, { response: answer })
        : new AppError('upstream-failed', `${service}: the upstream network returned an error`, { response: answer });
    };
  };
  // One entry a service: the keys are the closed list itself.
  return Object.fromEntries(serviceCodes.map((service) => [service, answererOf(service)])) as Answerers;
}
