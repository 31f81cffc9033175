/** In which language a portal user reads. */
import { sql } from 'kysely';
import type { LanguageTag } from '../../shared/base/language.ts';
import type { Db } from '../database/database.ts';

/** A column of a query that reads `portal_users`: the language that was chosen in My Account, null where none was, or that of the browser. */
export const chosenLanguage = sql<LanguageTag | null>`nullif(portal_users.preferences ->> 'language', 'browser')`;

/** The same, else that of the browser of their last sign-in: for mails that no call of theirs causes, by which one could tell. */
export const storedLanguage = sql<LanguageTag | null>`coalesce(${chosenLanguage}, portal_users.browser_language)`;

export async function languageOf(db: Db, userId: string): Promise<LanguageTag | null | undefined> {
  const row = await db.selectFrom('portal_users').where('id', '=', userId).select(storedLanguage.as('language')).executeTakeFirst();
  return row?.language;
}

/** Of whoever has an e-mail address; undefined where nobody has. */
export async function languageOfAddress(db: Db, email: string): Promise<LanguageTag | null | undefined> {
  const row = await db.selectFrom('portal_users').where('email', '=', email).select(storedLanguage.as('language')).executeTakeFirst();
  return row?.language;
}
