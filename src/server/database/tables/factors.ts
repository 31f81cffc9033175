/** Factors for signing in besides the mailed code. */
import type { ColumnType, Generated } from 'kysely';
import type { RestoredAt, Timestamp } from '../timestamp.ts';

export interface FactorTables {
  /** Factors for signing in besides the mailed code, or instead of it. */
  passkeys: PasskeyRow;
  passkey_challenges: PasskeyChallengeRow;
  totp_secrets: TotpSecretRow;
  recovery_codes: RecoveryCodeRow;
}

interface PasskeyRow {
  id: Generated<string>;
  user_id: string;
  /** The owner's name for it. */
  name: string;
  /** The authenticator's id for it. */
  credential_id: Buffer;
  /** COSE (RFC 9052). */
  public_key: Buffer;
  /** The authenticator's counter at its last use; 0 if it does not count. PostgreSQL's bigint comes as text. */
  counter: ColumnType<string, number, number>;
  /** Transports by which a browser reaches the authenticator, as reported by the authenticator. */
  transports: string[];
  created_at: Timestamp;
  last_used_at: ColumnType<Date | null, undefined, Date>;
  /** Time since which it is off: it came back with a backup, and nobody has kept it yet. */
  restored_at: RestoredAt;
}

/** The newest challenge given to a session or a browser. */
interface PasskeyChallengeRow {
  /** SHA-256 of the session's token, or of the cookie of a browser without a sign-in. */
  holder_hash: Buffer;
  /** SHA-256 of the challenge. */
  challenge_hash: Buffer;
  expires_at: Date;
}

/** Secrets of authenticator apps. */
interface TotpSecretRow {
  user_id: string;
  /** Encrypted with the secret key. */
  sealed_secret: Buffer;
  created_at: Timestamp;
  /** Null while the secret waits for its first code and is not valid yet. */
  confirmed_at: ColumnType<Date | null, undefined, Date>;
  /** The time step of the last code used. PostgreSQL's bigint comes as text. */
  last_step: ColumnType<string, undefined, number>;
  last_used_at: ColumnType<Date | null, undefined, Date>;
}

/** A recovery code; its row exists until it is used. */
interface RecoveryCodeRow {
  user_id: string;
  /** Argon2id with the salt; older codes have no salt and are SHA-256. */
  code_hash: Buffer;
  salt: Buffer | null;
}
