import type { Admitted } from '../../numbers/answers/admitted.ts';
import { countryOfNumber } from '../../numbers/ranges/country-of-number.ts';
import type { QueryAnswer } from '../../shared/services/legend.ts';
import { isFailure } from '../../shared/services/reason-codes.ts';
import type { ServiceCode } from '../../shared/services/services.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';
import type { Session } from '../auth/sessions.ts';
import { isAdmitted } from '../entitlements/entitlement.ts';
import { admitQuery, refusedAnswer } from '../entitlements/admit-queries.ts';
import { recorderFor } from '../query-records/query-recorder.ts';

type Needs = Pick<Deps, 'config' | 'dataSets' | 'answerers' | 'entitlements' | 'queryRecords' | 'serviceHealth' | 'clock'>;

interface Query {
  readonly service: ServiceCode;
  readonly tel: string;
}

/**
 * Answers one query and records it before the answer is sent, even if it failed or was refused. A failed query uses no quota. Throws the errors of the
 * answerer.
 */
export async function answerAndRecord(
  deps: Needs,
  session: Session,
  { phonenumber: tel, service }: { phonenumber: string; service: ServiceCode },
): Promise<QueryAnswer> {
  deps.queryRecords.requireThere();
  const record = recorderFor(deps, session);
  const query = { service, tel, country: countryOfNumber(deps.dataSets.current().ranges, tel) };
  const { outcome, giveBack } = await admitQuery(deps, session, query);
  if (!isAdmitted(outcome)) {
    await record(query, outcome);
    return refusedAnswer(tel, outcome);
  }
  let hasFailed = true;
  try {
    const answer = await answerAndCount(deps, outcome, session.organisationId);
    await record(query, answer.rc);
    hasFailed = isFailure(answer.rc);
    return answer;
  } catch (error) {
    const failed = responseOf(error);
    if (failed) await record(query, failed.rc);
    throw error;
  } finally {
    if (hasFailed) await giveBack();
  }
}

export const internalError = 900;

/** Answers, and counts the outcome and the duration. */
export async function answerAndCount(
  { answerers, serviceHealth }: Pick<Deps, 'answerers' | 'serviceHealth'>,
  query: Admitted<Query>,
  customer: number,
): Promise<QueryAnswer> {
  const { service } = query;
  const started = performance.now();
  const count = (rc: number) => serviceHealth.count(service, rc, performance.now() - started);
  try {
    const answer = await answerers[service](query, { customer });
    count(answer.rc);
    return answer;
  } catch (error) {
    count(responseOf(error)?.rc ?? internalError);
    throw error;
  }
}

/** Returns the reply for a failed query; undefined for any other error. */
export function responseOf(error: unknown): { rc: number } | undefined {
  return error instanceof AppError ? error.details.response : undefined;
}
