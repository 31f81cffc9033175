/** The entitlement of an organisation, and the rule that refuses queries beyond it. */
import { callingCodeOf } from '../../numbers/ranges/calling-code.ts';
import { batchNameOf, type BatchServiceCode, type ServiceCode } from '../../shared/services/services.ts';
import type { Db } from '../database/database.ts';

export interface Entitlement {
  /** Allowed services; null means all. */
  readonly services: readonly BatchServiceCode[] | null;
  /** Queries per UTC day; null means no limit. */
  readonly dailyQuota: number | null;
  /** Blocked countries (ISO 3166-1 alpha-2, or `001`) and calling codes. */
  readonly destinations: readonly string[];
}

/** Entitlement of an organisation that has no row. */
export const nothingLimited: Entitlement = { services: null, dailyQuota: null, destinations: [] };

/** Reason codes of refused queries, as the reason-code list explains them. */
export const refusals = { service: 500, destination: 501, quota: 502 } as const;
export type Refusal = (typeof refusals)[keyof typeof refusals];

/** True if a query is admitted; otherwise the outcome is the reason. */
export function isAdmitted<Asked extends object>(outcome: Asked | Refusal): outcome is Asked {
  return typeof outcome === 'object';
}

export function refusesService({ services }: Entitlement, service: ServiceCode): boolean {
  return services !== null && !services.includes(batchNameOf(service));
}

/** True if the number's calling code or the country of its range is blocked: several countries share a code. */
export function refusesDestination({ destinations }: Entitlement, tel: string, country: string): boolean {
  return destinations.length > 0 && (destinations.includes(country) || destinations.includes(callingCodeOf(tel)));
}

export async function readEntitlement(db: Db, organisationId: number): Promise<Entitlement | undefined> {
  return db
    .selectFrom('entitlements')
    .where('organisation_id', '=', organisationId)
    .select(['services', 'daily_quota as dailyQuota', 'blocked_destinations as destinations'])
    .executeTakeFirst();
}

/** Writes the new entitlement in the transaction `db`. An organisation without limits keeps no row. */
export async function writeEntitlement(db: Db, organisationId: number, { services, dailyQuota, destinations }: Entitlement): Promise<void> {
  if (services === null && dailyQuota === null && destinations.length === 0) {
    await db.deleteFrom('entitlements').where('organisation_id', '=', organisationId).execute();
    return;
  }
  const row = {
    services: services === null ? null : [...services],
    daily_quota: dailyQuota,
    blocked_destinations: [...destinations],
  };
  await db
    .insertInto('entitlements')
    .values({ organisation_id: organisationId, ...row })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(row))
    .execute();
}
