/** What one organisation may ask, and the rule that refuses what it may not. */
import { callingCodeOf } from '../../numbers/ranges/calling-code.ts';
import { batchNameOf, type BatchServiceCode, type ServiceCode } from '../../shared/services/services.ts';
import type { Db } from '../database/database.ts';

export interface Entitlement {
  /** Null: all of them. */
  readonly services: readonly BatchServiceCode[] | null;
  /** Queries of a UTC day; null: without end. */
  readonly dailyQuota: number | null;
  /** Countries (ISO 3166-1 alpha-2, or `001`) and calling codes that are switched off. */
  readonly destinations: readonly string[];
}

/** Of an organisation that has no row of its own. */
export const nothingLimited: Entitlement = { services: null, dailyQuota: null, destinations: [] };

/** Codes of refused queries, as the list of reason codes explains them. */
export const refusals = { service: 500, destination: 501, quota: 502 } as const;
export type Refusal = (typeof refusals)[keyof typeof refusals];

/** Whether a query is asked: the other outcome is why not. */
export function isAdmitted<Asked extends object>(outcome: Asked | Refusal): outcome is Asked {
  return typeof outcome === 'object';
}

export function refusesService({ services }: Entitlement, service: ServiceCode): boolean {
  return services !== null && !services.includes(batchNameOf(service));
}

/** A number is switched off by its calling code, and by the country of its range: several countries share a code. */
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

/** Writes what the organisation may ask from now on, within the transaction `db`. Of one that may ask everything no row stays. */
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
