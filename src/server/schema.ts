/** The tables as Kysely sees them. The migrations make them; a column stands in both. */
import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

export interface Schema {
  organisations: { id: number; name: string; created_at: Timestamp };
  portal_users: {
    id: Generated<string>;
    organisation_id: number;
    full_name: string;
    /** In lower case; unique over all organisations, since people sign in with it. */
    email: string;
    permissions: number;
    /** argon2id of HMAC(pepper, digest); null until the person has set a password. */
    password_hash: string | null;
    created_at: Timestamp;
  };
  sessions: {
    /** SHA-256 of the token; the token itself is nowhere. */
    token_hash: Buffer;
    user_id: string;
    state: 'pending' | 'active';
    created_at: Timestamp;
    last_used_at: Timestamp;
    expires_at: Date;
  };
  one_time_codes: { user_id: string; code_hash: Buffer; sent_at: Timestamp; expires_at: Date };
  attempts: { budget: string; key: string; spent: number; window_ends_at: Date };
  service_provider_ids: { provider: string; unique_sp_id: string };
}
