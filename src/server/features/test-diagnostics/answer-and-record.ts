import { countryOfNumber } from '../../../numbers/ranges/country-of-number.ts';
import type { QueryAnswer } from '../../../shared/services/legend.ts';
import { batchNameOf, type ServiceCode } from '../../../shared/services/services.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Session } from '../../auth/sessions.ts';

/**
 * Answers one query, and records it before the answer leaves: a failed one too. Throws what the answerer throws.
 * What staff ask in a support view counts for them and their own organisation, never for the customer.
 */
export async function answerAndRecord(
  deps: Deps,
  session: Session,
  { phonenumber: tel, service }: { phonenumber: string; service: ServiceCode },
): Promise<QueryAnswer> {
  const { dataSets, queryRecords, clock, config } = deps;
  const { ranges } = dataSets.current();
  const { support } = session;
  const [organisationId, portalId] = support ? [config.PLATFORM_ACCOUNT_ID, support.portalId] : [session.organisationId, session.portalId];
  const record = (rc: number) =>
    queryRecords.record({
      organisationId,
      at: clock(),
      portalUserId: portalId,
      ...(session.key ? { channel: 'api', keyId: session.key.id } : { channel: 'single' }),
      service: batchNameOf(service),
      tel,
      country: countryOfNumber(ranges, tel),
      rc,
    });
  try {
    const answer = await answerAndCount(deps, service, tel);
    await record(answer.rc);
    return answer;
  } catch (error) {
    const failed = responseOf(error);
    if (failed) await record(failed.rc);
    throw error;
  }
}

const internalError = 900;

/** Answers, and counts how that ended and how long it took. */
async function answerAndCount(
  { answerers, serviceHealth }: Pick<Deps, 'answerers' | 'serviceHealth'>,
  service: ServiceCode,
  tel: string,
): Promise<QueryAnswer> {
  const started = performance.now();
  const count = (rc: number) => serviceHealth.count(service, rc, performance.now() - started);
  try {
    const answer = await answerers[service](tel);
    count(answer.rc);
    return answer;
  } catch (error) {
    count(responseOf(error)?.rc ?? internalError);
    throw error;
  }
}

/** What is said of a query that failed; undefined where something else went wrong. */
function responseOf(error: unknown): { rc: number } | undefined {
  return error instanceof AppError ? error.details.response : undefined;
}
