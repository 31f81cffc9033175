/** Entitlements of organisations, and their use of the quota. */
import type { ColumnType } from 'kysely';
import type { BatchServiceCode } from '../../../shared/services/services.ts';

export interface EntitlementTables {
  entitlements: EntitlementRow;
  quota_use: QuotaUseRow;
}

/** The limits of an organisation; one without limits has no row. */
interface EntitlementRow {
  organisation_id: number;
  /** Null allows all. */
  services: BatchServiceCode[] | null;
  /** Queries per UTC day; null for no limit. */
  daily_quota: number | null;
  /** Blocked countries (ISO 3166-1 alpha-2, or `001`) and calling codes. */
  blocked_destinations: ColumnType<string[], string[] | undefined, string[]>;
}

/** One row per day of an organisation that had a quota then. */
interface QuotaUseRow {
  organisation_id: number;
  /** `YYYY-MM-DD`, UTC, by the clock of the database. */
  day: string;
  /** Queries answered or in progress. */
  used: number;
  /** Queries granted to the last statement that wrote the row. */
  granted: number;
}
