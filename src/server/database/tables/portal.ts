/** The portal itself: its key and storage, work that one node does for all, replies to repeated calls, mails and the audit log. */
import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from '../timestamp.ts';

export interface PortalTables {
  /** One row: the id of the secret key at the newest start. */
  secret_key: { only: Generated<true>; key_id: string };
  /** One row: the id that is also in the file of the storage. */
  storage_mark: { only: Generated<true>; id: string };
  /** One row: the newest backup, and whether it has every file that the database names. */
  last_backup: { only: Generated<true>; at: Date; is_whole: boolean };
  /** Leases of work that one node does for all; organisation 0 is the whole portal. */
  leases: { organisation_id: number; name: string; holder: string; locked_until: Date };
  idempotency_keys: { organisation_id: number; key: string; request_hash: Buffer; reply: unknown; created_at: Timestamp };
  mail_outbox: {
    id: Generated<number>;
    /** The message, encrypted: links in it are secrets until they are used. Empty once it was sent or given up. */
    sealed: Buffer;
    created_at: Timestamp;
    due_at: Timestamp;
    tries: Generated<number>;
    sent_at: ColumnType<Date | null, undefined, Date>;
    failed_at: ColumnType<Date | null, undefined, Date>;
  };
  audit_log: {
    /** The order of the entries. It counts those of every organisation, so it is never shown. */
    id: Generated<number>;
    public_id: Generated<string>;
    at: Timestamp;
    organisation_id: number;
    actor: string;
    subject: string;
    action: string;
    detail: string;
    /** The caller's address; empty if no call caused it. */
    address: string;
  };
}
