/** What organisations may ask, and how much of it they asked. */
import type { ColumnType } from 'kysely';
import type { BatchServiceCode } from '../../shared/services/services.ts';

/** There is none of an organisation of which nothing is limited. */
export interface EntitlementRow {
  organisation_id: number;
  /** Null: all of them. */
  services: BatchServiceCode[] | null;
  /** Queries of a UTC day; null: without end. */
  daily_quota: number | null;
  /** Countries (ISO 3166-1 alpha-2, or `001`) and calling codes that are not asked about. */
  blocked_destinations: ColumnType<string[], string[] | undefined, string[]>;
}

/** One a day of an organisation that had a quota then. */
export interface QuotaUseRow {
  organisation_id: number;
  /** `YYYY-MM-DD`, UTC, by the clock of the database. */
  day: string;
  /** Queries that were answered, or are being answered. */
  used: number;
  /** What the statement that wrote the row last was given. */
  granted: number;
}
