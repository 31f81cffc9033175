/** The language of a portal user. */
import { sql } from 'kysely';
import type { LanguageTag } from '../../shared/base/language.ts';
import type { Db } from '../database/database.ts';

/** A column of a query on `portal_users`: the language chosen in My Account; null if none was chosen, or the choice is the browser's. */
export const chosenLanguage = sql<LanguageTag | null>`nullif(portal_users.preferences ->> 'language', 'browser')`;

/** The same, else the browser's language at the last sign-in: for mails without a call of the user to take it from. */
export const storedLanguage = sql<LanguageTag | null>`coalesce(${chosenLanguage}, portal_users.browser_language)`;

export async function languageOf(db: Db, userId: string): Promise<LanguageTag | null | undefined> {
  const row = await db.selectFrom('portal_users').where('id', '=', userId).select(storedLanguage.as('language')).executeTakeFirst();
  return row?.language;
}

/** Returns the language of the user with the e-mail address; undefined if there is none. */
export async function languageOfAddress(db: Db, email: string): Promise<LanguageTag | null | undefined> {
  const row = await db.selectFrom('portal_users').where('email', '=', email).select(storedLanguage.as('language')).executeTakeFirst();
  return row?.language;
}
