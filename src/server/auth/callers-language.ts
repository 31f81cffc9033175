/** The language of a caller. */
import type { FastifyRequest } from 'fastify';
import type { LanguageTag } from '../../shared/base/language.ts';
import type { Db } from '../database/database.ts';
import { acceptedLanguage } from './accepted-language.ts';
import type { Session } from './sessions.ts';
import { chosenLanguage } from './stored-language.ts';

/**
 * Returns the language chosen in My Account, else that of the call, else the browser's at the last sign-in, else English. A program reads in the
 * language of its key's owner, a support view in that of the staff member.
 */
export async function languageOfCaller(
  db: Db,
  { portalId, support }: Pick<Session, 'portalId' | 'support'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<LanguageTag> {
  const row = await db
    .selectFrom('portal_users')
    .where('id', '=', support?.portalId ?? portalId)
    .select([chosenLanguage.as('chosen'), 'browser_language as browser'])
    .executeTakeFirst();
  return row?.chosen ?? acceptedLanguage(headers['accept-language']) ?? row?.browser ?? 'en';
}
