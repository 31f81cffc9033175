/** Sessions, and what leads to one. */
import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from '../timestamp.ts';

export interface SignInTables {
  sessions: {
    /** SHA-256 of the token; the token itself is not stored. */
    token_hash: Buffer;
    user_id: string;
    state: 'pending' | 'active';
    created_at: Timestamp;
    last_used_at: Timestamp;
    expires_at: Date;
    /** The browser's description of itself, in words. */
    device: ColumnType<string, string | undefined, string>;
    /** The staff member's own session behind a support view: the view ends with it. */
    supporter_hash: ColumnType<Buffer | null, Buffer | null | undefined, never>;
    /** True if the organisation's identity provider confirmed the sign-in. */
    by_single_sign_on: Generated<boolean>;
  };
  /** The staff member's own session by the token of the view, which may have ended; kept as long as that session. */
  support_views: { token_hash: Buffer; supporter_hash: Buffer };
  one_time_codes: { user_id: string; code_hash: Buffer; sent_at: Timestamp; expires_at: Date };
  attempts: { budget: string; key: string; spent: number; window_ends_at: Date };
  /** One link per user that sets a password: the newest. */
  password_links: { user_id: string; token_hash: Buffer; purpose: 'invitation' | 'reset'; created_at: Timestamp; expires_at: Date };
  /** One link per user that changes the e-mail address of the account: the newest. */
  email_changes: { user_id: string; new_email: string; token_hash: Buffer; created_at: Timestamp; expires_at: Date };
  spent_human_checks: { proof: string; expires_at: Date };
}
