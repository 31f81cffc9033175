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
  { answerers, dataSets, queryRecords, clock, config }: Deps,
  session: Session,
  { phonenumber: tel, service }: { phonenumber: string; service: ServiceCode },
): Promise<QueryAnswer> {
  const { ranges } = dataSets.current();
  const { support } = session;
  const [organisationId, portalId] = support ? [config.PLATFORM_ACCOUNT_ID, support.portalId] : [session.organisationId, session.portalId];
  const record = (rc: number) =>
    queryRecords.record({
      organisationId,
      at: clock(),
      portalUserId: portalId,
      channel: 'single',
      service: batchNameOf(service),
      tel,
      country: countryOfNumber(ranges, tel),
      rc,
    });
  try {
    const answer = await answerers[service](tel);
    await record(answer.rc);
    return answer;
  } catch (error) {
    const failed = error instanceof AppError ? error.details.response : undefined;
    if (failed) await record(failed.rc);
    throw error;
  }
}
