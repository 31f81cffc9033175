/** API keys. */
import type { ColumnType, Generated } from 'kysely';
import type { RestoredAt, Timestamp } from '../timestamp.ts';

export interface KeyTables {
  /** API keys of programs. */
  api_keys: ApiKeyRow;
}

type Moment = ColumnType<Date | null, undefined, Date>;

interface ApiKeyRow {
  id: Generated<string>;
  organisation_id: number;
  /** Null once the owner is no longer a user. */
  user_id: string | null;
  /** The owner's e-mail address. */
  created_by: string;
  name: string;
  /** `dp_` and eight characters: the only part of the key that may be shown. */
  prefix: string;
  /** SHA-256 of the key; the key itself is not stored. */
  key_hash: Buffer;
  permissions: number;
  /** Addresses and networks from which the key is accepted; empty for any. */
  addresses: string[];
  /** Term of the key in days, which a replacement key gets, too. */
  term_days: number;
  created_at: Timestamp;
  expires_at: Date;
  /** Time since which another key replaces it. */
  rotated_at: Moment;
  revoked_at: Moment;
  /** Time since which it is off: it came back with a backup, and nobody has kept it yet. */
  restored_at: RestoredAt;
  /** Time when its owner was warned that it expires. */
  warned_at: Moment;
  last_used_at: Moment;
  last_address: ColumnType<string | null, undefined, string>;
}
