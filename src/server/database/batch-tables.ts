/** The tables about batches, their parts and the addresses to which they are announced. */
import type { ColumnType, Generated } from 'kysely';
import type { BatchServiceCode } from '../../shared/services/services.ts';
import type { OwnColumns, PartTally } from './batch-json.ts';
import type { Timestamp } from './timestamp.ts';

export interface BatchTables {
  batches: {
    organisation_id: number;
    id: string;
    portal_user_id: string | null;
    created_at: Timestamp;
    finished_at: ColumnType<Date | null, undefined, Date>;
    /** As it was uploaded. */
    file_name: string;
    email: string;
    /** How far back the ports service looks; null where it is not asked. */
    days: number | null;
    records: number;
    state: ColumnType<
      'queued' | 'running' | 'done' | 'failed' | 'cancelled',
      undefined,
      'queued' | 'running' | 'done' | 'failed' | 'cancelled'
    >;
    /** The checkpoint: rows answered, in so many parts, which took so many bytes of the file. */
    rows_done: Generated<number>;
    parts: Generated<number>;
    bytes_done: Generated<number>;
    /** What the file takes until the batch is finished, and what its results take so far. */
    input_bytes: Generated<number>;
    result_bytes: Generated<number>;
    /** Counts who took the batch up: a worker whose number is not this one any more may write nothing. */
    fence: Generated<number>;
    locked_until: ColumnType<Date | null, undefined, Date | null>;
    /** How often it was taken up since its last checkpoint. */
    tries: Generated<number>;
    /** The mail about it waits until its reader has confirmed the address. */
    mail_waits: ColumnType<boolean, boolean | undefined, boolean>;
    /** The end of a sentence; null where it did not fail, or an older version failed it. */
    failed_of: ColumnType<string | null, undefined, string>;
    /** When a worker first took it up. */
    started_at: ColumnType<Date | null, undefined, Date>;
    /** Of the file that was sent, in hex; null where that was not yet kept. */
    input_sha256: ColumnType<string | null, string | undefined, string>;
    /** Written as JSON text. */
    own_columns: ColumnType<OwnColumns | null, string | null | undefined, string>;
    /** Queries of the organisation's quota that the part at hand holds, and of which UTC day. */
    quota_held: Generated<number>;
    quota_day: ColumnType<string | null, undefined, string | null>;
  };
  /** Addresses outside the organisation whose reader agreed to the mails about its batches. */
  batch_addresses: {
    organisation_id: number;
    email: string;
    confirmed_at: ColumnType<Date, undefined, never>;
    /** By that reader; null while they agree. */
    withdrawn_at: ColumnType<Date | null, undefined, Date | null>;
  };
  /** One link an address that asks for that: the newest. */
  batch_address_links: { organisation_id: number; email: string; token_hash: Buffer; created_at: Timestamp; expires_at: Date };
  /** One link a mail to an address that agreed. */
  batch_withdrawal_links: { organisation_id: number; email: string; token_hash: Buffer; expires_at: Date };
  batch_services: {
    organisation_id: number;
    batch_id: string;
    service: BatchServiceCode;
    position: number;
    /** Of the result, unique in the organisation. */
    file_name: string;
    failed: Generated<number>;
  };
  /** What a checkpoint stored: one file with the rows of every service, one after the other, of these lengths. */
  batch_parts: {
    organisation_id: number;
    batch_id: string;
    part: number;
    fence: number;
    lengths: number[];
    /** Of each of these, in hex; null where that was not yet kept, as the tally. */
    sha256s: ColumnType<string[] | null, string[] | undefined, never>;
    /** Written as JSON text. */
    tally: ColumnType<PartTally | null, string | undefined, never>;
  };
}
