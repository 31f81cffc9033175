/** What people sign in with besides the mailed code. */
import type { ColumnType, Generated } from 'kysely';
import type { RestoredAt, Timestamp } from './timestamp.ts';

export interface PasskeyRow {
  id: Generated<string>;
  user_id: string;
  /** What its owner calls it. */
  name: string;
  /** What the authenticator calls it. */
  credential_id: Buffer;
  /** COSE (RFC 9052). */
  public_key: Buffer;
  /** What the authenticator counted to when it was last used; 0 for one that does not count. PostgreSQL's bigint comes as text. */
  counter: ColumnType<string, number, number>;
  /** How a browser reaches the authenticator, as it said itself. */
  transports: string[];
  created_at: Timestamp;
  last_used_at: ColumnType<Date | null, undefined, Date>;
  /** Since when it is off: it came back with a backup, and nobody kept it yet. */
  restored_at: RestoredAt;
}

/** The newest challenge that a session or a browser was given. */
export interface PasskeyChallengeRow {
  /** SHA-256 of the session's token, or of the cookie of a browser in which nobody is signed in. */
  holder_hash: Buffer;
  /** SHA-256. */
  challenge_hash: Buffer;
  expires_at: Date;
}

/** Of authenticator apps. */
export interface TotpSecretRow {
  user_id: string;
  /** Encrypted with the secret key. */
  sealed_secret: Buffer;
  created_at: Timestamp;
  /** Null while the secret waits for its first code, and counts for nothing. */
  confirmed_at: ColumnType<Date | null, undefined, Date>;
  /** The step of time of the last code that was used. PostgreSQL's bigint comes as text. */
  last_step: ColumnType<string, undefined, number>;
  last_used_at: ColumnType<Date | null, undefined, Date>;
}

/** Each is there until it is used. */
export interface RecoveryCodeRow {
  user_id: string;
  /** Argon2id with the salt; SHA-256 where there is none, of codes of before. */
  code_hash: Buffer;
  salt: Buffer | null;
}
