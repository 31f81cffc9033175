/** Single sign-on by OpenID Connect, and how else people of an organisation sign in. */
import type { ColumnType, RawBuilder } from 'kysely';
import type { RestoredAt, Timestamp } from './timestamp.ts';

/** One an organisation. */
export interface IdentityProviderRow {
  organisation_id: number;
  /** As the provider writes it itself. */
  issuer: string;
  client_id: string;
  /** Encrypted with the secret key. */
  sealed_secret: Buffer;
  /** Whether somebody of the domains whom the portal does not know gets an account without permissions. */
  admits_unknown: boolean;
  /** Whether its people sign in in no other way. */
  is_only_way: boolean;
  /** Whether the provider has to confirm a second factor. */
  requires_mfa: boolean;
  /** Another one after each change. */
  version: ColumnType<string, undefined, string | RawBuilder<string>>;
}

/** Who begins at these mail domains is led to the organisation's provider. */
export interface SingleSignOnDomainRow {
  /** In lower case. */
  domain: string;
  organisation_id: number;
}

export interface LinkedIdentityRow {
  organisation_id: number;
  issuer: string;
  subject: string;
  /** Null where the user was removed. */
  user_id: string | null;
  linked_at: Timestamp;
  last_used_at: ColumnType<Date, undefined, Date | RawBuilder<Date>>;
  /** Since when it is off: it came back with a backup, and nobody kept it yet. */
  restored_at: RestoredAt;
}

/** A sign-in that waits for what the provider says. */
export interface SingleSignOnRow {
  /** SHA-256 of the cookie of the browser. */
  browser_hash: Buffer;
  organisation_id: number;
  provider_version: string;
  expires_at: ColumnType<Date, RawBuilder<Date>, never>;
}

/** Of an organisation that is not as usual. */
export interface SignInPolicyRow {
  organisation_id: number;
  mailed_code: boolean;
  factor_required: boolean;
  idle_minutes: number;
  session_minutes: number;
}
