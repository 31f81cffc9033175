/** Single sign-on by OpenID Connect, and the sign-in policy of an organisation. */
import type { ColumnType, RawBuilder } from 'kysely';
import type { RestoredAt, Timestamp } from '../timestamp.ts';

export interface SingleSignOnTables {
  identity_providers: IdentityProviderRow;
  single_sign_on_domains: SingleSignOnDomainRow;
  linked_identities: LinkedIdentityRow;
  single_sign_ons: SingleSignOnRow;
  sign_in_policies: SignInPolicyRow;
}

/** One row per organisation. */
interface IdentityProviderRow {
  organisation_id: number;
  /** The issuer in the provider's own spelling. */
  issuer: string;
  client_id: string;
  /** Encrypted with the secret key. */
  sealed_secret: Buffer;
  /** True if unknown people of the domains get an account without permissions. */
  admits_unknown: boolean;
  /** True if its people have no other way to sign in. */
  is_only_way: boolean;
  /** True if the provider has to confirm a second factor. */
  requires_mfa: boolean;
  /** A new value after each change. */
  version: ColumnType<string, undefined, string | RawBuilder<string>>;
}

/** A mail domain whose people are sent to the organisation's identity provider. */
interface SingleSignOnDomainRow {
  /** Lower case. */
  domain: string;
  organisation_id: number;
}

interface LinkedIdentityRow {
  organisation_id: number;
  issuer: string;
  subject: string;
  /** Null if the user was removed. */
  user_id: string | null;
  linked_at: Timestamp;
  last_used_at: ColumnType<Date, undefined, Date | RawBuilder<Date>>;
  /** Time since which it is off: it came back with a backup, and nobody has kept it yet. */
  restored_at: RestoredAt;
}

/** A sign-in that waits for the provider's reply. */
interface SingleSignOnRow {
  /** SHA-256 of the browser's cookie. */
  browser_hash: Buffer;
  organisation_id: number;
  provider_version: string;
  expires_at: ColumnType<Date, RawBuilder<Date>, never>;
}

/** The sign-in policy of an organisation that differs from the default. */
interface SignInPolicyRow {
  organisation_id: number;
  mailed_code: boolean;
  factor_required: boolean;
  idle_minutes: number;
  session_minutes: number;
}
