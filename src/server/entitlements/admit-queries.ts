/** Admission of an organisation's queries: refused ones reach no service, and their answer has the reason. */
import type { Admitted } from '../../numbers/answers/admitted.ts';
import type { QueryAnswer } from '../../shared/services/legend.ts';
import type { ServiceCode } from '../../shared/services/services.ts';
import type { Session } from '../auth/sessions.ts';
import type { Deps } from '../deps.ts';
import { type Entitlement, isAdmitted, refusals, type Refusal, refusesDestination, refusesService } from './entitlement.ts';

interface Query {
  readonly service: ServiceCode;
  readonly tel: string;
  readonly country: string;
}

interface Admission<Asked> {
  /** Each admitted query, or the reason of its refusal. */
  readonly outcomes: readonly (Admitted<Asked> | Refusal)[];
  /** Gives failed queries back to the quota. */
  giveBack(failed: number): Promise<void>;
}

/**
 * Checks services and destinations of the organisation on screen, and charges the quota of the one that the queries are recorded for: in a support view these
 * differ, so staff see the customer's limits without using them up.
 */
export async function admitQueries<Asked extends Query>(
  { entitlements, config }: Pick<Deps, 'entitlements' | 'config'>,
  { organisationId, support }: Session,
  queries: readonly Asked[],
): Promise<Admission<Asked>> {
  const payer = support ? config.PLATFORM_ACCOUNT_ID : organisationId;
  const own = await entitlements.of(organisationId);
  const payers = payer === organisationId ? own : await entitlements.of(payer);
  const outcomes = queries.map((query) => (own && refusalOf(own, query)) ?? (query as Admitted<Asked>));
  if (!own && !payers) return { outcomes, giveBack: async () => undefined };
  const asked = outcomes.filter(isAdmitted).length;
  const grant = typeof payers?.dailyQuota === 'number' && asked > 0 ? await entitlements.take(payer, asked) : undefined;
  if (grant) refuseBeyond(outcomes, grant.queries);
  countAll(outcomes, entitlements.countRefused);
  return {
    outcomes,
    giveBack: async (failed) => grant && entitlements.giveBack(payer, { ...grant, queries: failed }),
  };
}

/** Admits one query in the same way. */
export async function admitQuery<Asked extends Query>(
  deps: Pick<Deps, 'entitlements' | 'config'>,
  session: Session,
  query: Asked,
): Promise<{ outcome: Admitted<Asked> | Refusal; giveBack: () => Promise<void> }> {
  const { outcomes, giveBack } = await admitQueries(deps, session, [query]);
  return { outcome: outcomes[0]!, giveBack: () => giveBack(1) };
}

function refusalOf(own: Entitlement, { service, tel, country }: Query): Refusal | undefined {
  if (refusesService(own, service)) return refusals.service;
  return refusesDestination(own, tel, country) ? refusals.destination : undefined;
}

/** Refuses the queries beyond the quota; the first ones are admitted. */
function refuseBeyond(outcomes: (object | Refusal)[], given: number): void {
  let left = given;
  for (const [index, outcome] of outcomes.entries()) {
    if (!isAdmitted(outcome)) continue;
    if (left > 0) left -= 1;
    else outcomes[index] = refusals.quota;
  }
}

function countAll(outcomes: readonly (object | Refusal)[], count: (rc: Refusal, queries: number) => void): void {
  for (const rc of Object.values(refusals)) {
    const queries = outcomes.filter((outcome) => outcome === rc).length;
    if (queries > 0) count(rc, queries);
  }
}

/** Returns the answer that replaces a service's. */
export function refusedAnswer(tel: string, rc: Refusal): QueryAnswer {
  return { tel, rc, source: 'data', dataVersion: null, asOf: null };
}
