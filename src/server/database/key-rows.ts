/** Keys of programs. */
import type { ColumnType, Generated } from 'kysely';
import type { RestoredAt, Timestamp } from './timestamp.ts';

type Moment = ColumnType<Date | null, undefined, Date>;

export interface ApiKeyRow {
  id: Generated<string>;
  organisation_id: number;
  /** Null once the owner is no user any more. */
  user_id: string | null;
  /** The owner's e-mail address. */
  created_by: string;
  name: string;
  /** `dp_` and eight characters: all of the key that may be shown. */
  prefix: string;
  /** SHA-256 of the key; the key itself is nowhere. */
  key_hash: Buffer;
  permissions: number;
  /** Addresses and networks from which it is taken; from everywhere where there is none. */
  addresses: string[];
  /** How long it was made for, which is how long the key works that takes its place. */
  term_days: number;
  created_at: Timestamp;
  expires_at: Date;
  /** Since when another key takes its place. */
  rotated_at: Moment;
  revoked_at: Moment;
  /** Since when it is off: it came back with a backup, and nobody kept it yet. */
  restored_at: RestoredAt;
  /** When its owner was told that it expires. */
  warned_at: Moment;
  last_used_at: Moment;
  last_address: ColumnType<string | null, undefined, string>;
}
