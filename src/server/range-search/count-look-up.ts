/** Look-ups in the number ranges by a program. They equal an answer of the service gnr, and count like one: a query with its record and quota. */
import { utcDay, addDays } from '../../shared/base/utc-day.ts';
import { inEnglish } from '../../shared/base/sayings.ts';
import type { Session } from '../auth/sessions.ts';
import type { Deps } from '../deps.ts';
import { isAdmitted, refusals, type Refusal } from '../entitlements/entitlement.ts';
import { AppError } from '../base/errors.ts';
import { admitQuery } from '../entitlements/admit-queries.ts';
import { recorderFor } from '../query-records/query-recorder.ts';

type Needs = Pick<Deps, 'config' | 'entitlements' | 'queryRecords' | 'clock'>;

interface LookUp {
  /** The requested digits; empty for an operator or a whole country. */
  readonly tel: string;
  readonly country: string;
  /** The resulting reason code. */
  readonly rc: number;
}

/**
 * Counts and records a look-up with a key, before its reply is sent. People on a screen look up freely, within the rate limit. Throws `AppError`: 403
 * `not_entitled` and 429 `quota_reached` if the organisation may not query; that is recorded too, and costs nothing.
 */
export async function countLookUp(deps: Needs, session: Session, { tel, country, rc }: LookUp): Promise<void> {
  if (!session.key) return;
  deps.queryRecords.requireThere();
  const query = { service: 'gnr', tel, country } as const;
  const record = recorderFor(deps, session);
  const { outcome, giveBack } = await admitQuery(deps, session, query);
  const refusal = isAdmitted(outcome) ? undefined : outcome;
  try {
    await record(query, refusal ?? rc);
  } catch (error) {
    // A look-up that could not be recorded is not answered, and uses no quota.
    if (refusal === undefined) await giveBack();
    throw error;
  }
  if (refusal !== undefined) throw refusalOf(refusal, deps.clock());
}

function refusalOf(rc: Refusal, now: Date): AppError {
  if (rc === refusals.service)
    return new AppError('not_entitled', inEnglish('The service gnr is not enabled for your organisation: ask your provider to enable it'));
  if (rc === refusals.destination)
    return new AppError('not_entitled', inEnglish('This destination is switched off for your organisation: ask your provider to open it'));
  const midnight = Date.parse(addDays(utcDay(now), 1));
  return new AppError('quota_reached', inEnglish('The daily quota of your organisation is used up. Retry after midnight UTC'), {
    retryAfterSeconds: Math.ceil((midnight - now.getTime()) / 1_000),
  });
}
