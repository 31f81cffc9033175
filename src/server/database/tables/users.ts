/** Organisations and their users. */
import type { ColumnType, Generated, RawBuilder } from 'kysely';
import type { Preferences } from '../../../shared/account/preferences.ts';
import type { LanguageTag } from '../../../shared/base/language.ts';
import type { Timestamp } from '../timestamp.ts';

export interface UserTables {
  organisations: {
    id: number;
    name: string;
    created_at: Timestamp;
    /** Time since which its users cannot sign in. */
    closed_at: ColumnType<Date | null, undefined, Date | RawBuilder<Date> | null>;
    /** The country (ISO 3166-1 alpha-2) for numbers without a country code. */
    home_country: ColumnType<string | null, undefined, string | null>;
  };
  portal_users: {
    id: Generated<string>;
    organisation_id: number;
    full_name: string;
    /** Lower case; unique over all organisations, since people sign in with it. */
    email: string;
    permissions: number;
    /** argon2id of HMAC(pepper, digest), with the id of the pepper's key; null until the person has set a password. */
    password_hash: string | null;
    created_at: Timestamp;
    last_sign_in_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** The sign-in before the last: anything later is new to them. Null if there was none. */
    previous_sign_in_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** Written as JSON text. */
    preferences: ColumnType<Preferences, string | undefined, string>;
    /** The language of the portal that their browser requested at their last sign-in. Null if it named none. */
    browser_language: ColumnType<LanguageTag | null, undefined, LanguageTag>;
  };
  /** People removed by an administrator, by the SHA-256 of the e-mail address: single sign-on no longer admits them. */
  removed_people: { organisation_id: number; email_hash: Buffer };
  /** Organisations that are being erased, with the counts of deleted rows so far. */
  erasures: { organisation_id: number; actor: string; begun_at: Timestamp; counts: Generated<Readonly<Record<string, number>>> };
}
