/** In which language a portal user reads. */
import { sql } from 'kysely';
import type { LanguageTag } from '../../shared/language.ts';
import type { Db } from '../database/database.ts';

/** A column of a query that reads `portal_users`: the language that was chosen in My Account, null where none was. */
export const storedLanguage = sql<LanguageTag | null>`portal_users.preferences ->> 'language'`;

export async function languageOf(db: Db, userId: string): Promise<LanguageTag | null | undefined> {
  const row = await db.selectFrom('portal_users').where('id', '=', userId).select(storedLanguage.as('language')).executeTakeFirst();
  return row?.language;
}
