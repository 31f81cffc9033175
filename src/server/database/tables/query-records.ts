/** Query records, their counts, and the state of those who write them. */
import type { Generated } from 'kysely';
import type { BatchServiceCode } from '../../../shared/services/services.ts';
import type { CountComparisonRow, QueryDayRow } from '../count-arrays.ts';
import type { Timestamp } from '../timestamp.ts';

/** Origin of a query: a single query of the portal, a program with a key, or the provider's platform by an import. */
export type QueryChannel = 'single' | 'api' | 'import';

export interface QueryRecordTables {
  /** Partitioned by day of `at` (UTC). */
  query_records: {
    organisation_id: number;
    at: Date;
    id: Generated<string>;
    portal_user_id: string | null;
    channel: QueryChannel;
    service: BatchServiceCode;
    tel: string;
    country: string;
    rc: number;
    /** The `query_imports` row of the record. It stays hidden from everybody until that is loaded. */
    import_id: number | null;
    /** The key of the query; null if a person made it, or nobody. */
    key_id: string | null;
  };
  /** Position in each partition of the stream of query records, the node that writes it, and the end of its lease. */
  record_positions: { partition: number; sequence: number; message_at: Date | null; holder: string | null; held_until: Date | null };
  /** Counts that every report reads. */
  query_daily: QueryDayRow;
  /** The part of these counts that came from batches. */
  batch_daily: QueryDayRow;
  count_comparison: CountComparisonRow;
  /** Queries of ten minutes from `slot` on; one element per duration (`service-counts.ts`). */
  service_counts: { slot: Date; service: BatchServiceCode; rc: number; counts: number[] };
  /** Circuit breakers that are not closed, by node. */
  upstream_circuits: { node: string; service: BatchServiceCode; state: 'open' | 'half-open'; since: Date; seen_at: Timestamp };
}
