/** The tables of batches, their parts and the addresses that get mails about them. */
import type { ColumnType, Generated } from 'kysely';
import type { BatchServiceCode } from '../../../shared/services/services.ts';
import type { OwnColumns, PartTally } from '../batch-json.ts';
import type { Timestamp } from '../timestamp.ts';

export interface BatchTables {
  batches: {
    organisation_id: number;
    id: string;
    portal_user_id: string | null;
    created_at: Timestamp;
    finished_at: ColumnType<Date | null, undefined, Date>;
    /** The uploaded name. */
    file_name: string;
    email: string;
    /** Days that the ports service looks back; null without that service. */
    days: number | null;
    records: number;
    state: ColumnType<
      'queued' | 'running' | 'done' | 'failed' | 'cancelled',
      undefined,
      'queued' | 'running' | 'done' | 'failed' | 'cancelled'
    >;
    /** The checkpoint: rows answered, the parts they are in, and the bytes of the file they took. */
    rows_done: Generated<number>;
    parts: Generated<number>;
    bytes_done: Generated<number>;
    /** Size of the file until the batch is finished, and of its results so far. */
    input_bytes: Generated<number>;
    result_bytes: Generated<number>;
    /** Counts the workers that took the batch: one with an older number may write nothing. */
    fence: Generated<number>;
    locked_until: ColumnType<Date | null, undefined, Date | null>;
    /** Tries since the last checkpoint. */
    tries: Generated<number>;
    /** True while the mail about it waits for its reader to confirm the address. */
    mail_waits: ColumnType<boolean, boolean | undefined, boolean>;
    /** The reason of the failure as the end of a sentence; null if it did not fail, or an older version failed it. */
    failed_of: ColumnType<string | null, undefined, string | null>;
    /** Time when a worker first took it. */
    started_at: ColumnType<Date | null, undefined, Date>;
    /** SHA-256 of the file that was sent, in hex; null if an older version did not store it. */
    input_sha256: ColumnType<string | null, string | undefined, string>;
    /** Written as JSON text. */
    own_columns: ColumnType<OwnColumns | null, string | null | undefined, string>;
    /** Quota held by the current part, in queries, and its UTC day. */
    quota_held: Generated<number>;
    quota_day: ColumnType<string | null, undefined, string | null>;
  };
  /** Addresses outside the organisation whose reader agreed to the mails about its batches. */
  batch_addresses: {
    organisation_id: number;
    email: string;
    confirmed_at: ColumnType<Date, undefined, never>;
    /** Time of the reader's withdrawal; null while they agree. */
    withdrawn_at: ColumnType<Date | null, undefined, Date | null>;
  };
  /** One link per address with a pending request: the newest. */
  batch_address_links: { organisation_id: number; email: string; token_hash: Buffer; created_at: Timestamp; expires_at: Date };
  /** One link per mail to an address that agreed. */
  batch_withdrawal_links: { organisation_id: number; email: string; token_hash: Buffer; expires_at: Date };
  batch_services: {
    organisation_id: number;
    batch_id: string;
    service: BatchServiceCode;
    position: number;
    /** The name of the result, unique in the organisation. */
    file_name: string;
    failed: Generated<number>;
  };
  /** Stored parts, one per checkpoint: one file with the rows of every service, one after the other, of these lengths. */
  batch_parts: {
    organisation_id: number;
    batch_id: string;
    part: number;
    fence: number;
    lengths: number[];
    /** SHA-256 of each of these, in hex; null if an older version did not store it, like the tally. */
    sha256s: ColumnType<string[] | null, string[] | undefined, never>;
    /** Written as JSON text. */
    tally: ColumnType<PartTally | null, string | undefined, never>;
  };
}
