/** Which queries an organisation may ask: of the others no service is asked, and the answer says why. */
import type { QueryAnswer } from '../../shared/services/legend.ts';
import type { ServiceCode } from '../../shared/services/services.ts';
import type { Session } from '../auth/sessions.ts';
import type { Deps } from '../deps.ts';
import { type Entitlement, refusals, type Refusal, refusesDestination, refusesService } from '../entitlements/entitlement.ts';

interface Query {
  readonly service: ServiceCode;
  readonly tel: string;
  readonly country: string;
}

interface Admission {
  /** For each query why it is not asked; undefined where it is. */
  readonly refused: readonly (Refusal | undefined)[];
  /** Gives queries back to the quota that were asked, and failed. */
  giveBack(failed: number): Promise<void>;
}

/**
 * Looks at the services and destinations of the organisation that is seen, and takes the others from the quota of the one that the queries are
 * recorded for: they differ in a support view, where staff see what the customer may ask and spend nothing of theirs.
 */
export async function admitQueries(
  { entitlements, config }: Pick<Deps, 'entitlements' | 'config'>,
  { organisationId, support }: Session,
  queries: readonly Query[],
): Promise<Admission> {
  const payer = support ? config.PLATFORM_ACCOUNT_ID : organisationId;
  const own = await entitlements.of(organisationId);
  const payers = payer === organisationId ? own : await entitlements.of(payer);
  if (!own && !payers) return { refused: [], giveBack: async () => undefined };
  const refused = queries.map((query) => own && refusalOf(own, query));
  const asked = refused.filter((rc) => rc === undefined).length;
  const grant = typeof payers?.dailyQuota === 'number' && asked > 0 ? await entitlements.take(payer, asked) : undefined;
  if (grant) refuseBeyond(refused, grant.queries);
  countAll(refused, entitlements.countRefused);
  return {
    refused,
    giveBack: async (failed) => grant && entitlements.giveBack(payer, { ...grant, queries: failed }),
  };
}

function refusalOf(own: Entitlement, { service, tel, country }: Query): Refusal | undefined {
  if (refusesService(own, service)) return refusals.service;
  return refusesDestination(own, tel, country) ? refusals.destination : undefined;
}

/** The first ones are asked. */
function refuseBeyond(refused: (Refusal | undefined)[], given: number): void {
  let left = given;
  for (const [index, rc] of refused.entries()) {
    if (rc !== undefined) continue;
    if (left > 0) left -= 1;
    else refused[index] = refusals.quota;
  }
}

function countAll(refused: readonly (Refusal | undefined)[], count: (rc: Refusal, queries: number) => void): void {
  for (const rc of Object.values(refusals)) {
    const queries = refused.filter((one) => one === rc).length;
    if (queries > 0) count(rc, queries);
  }
}

/** What is answered in place of a service. */
export function refusedAnswer(tel: string, rc: Refusal): QueryAnswer {
  return { tel, rc, source: 'data', dataVersion: null, asOf: null };
}
