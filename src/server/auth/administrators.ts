import { sql } from 'kysely';
import { bits, maskOf } from '../../shared/base/permissions.ts';
import type { LanguageTag } from '../../shared/base/language.ts';
import { hasJoined } from './has-joined.ts';
import { storedLanguage } from './stored-language.ts';
import type { Db } from '../database/database.ts';

const administrators = maskOf([bits.user_management]);

interface Administrator {
  readonly email: string;
  readonly language: LanguageTag | null;
}

/** The mail addresses and languages of an organisation's administrators who have taken up their account. */
export async function administratorsOf(db: Db, organisationId: number): Promise<Administrator[]> {
  return db
    .selectFrom('portal_users')
    .where('organisation_id', '=', organisationId)
    .where(hasJoined)
    .where(sql<boolean>`permissions & ${administrators} <> 0`)
    .select(['email', storedLanguage.as('language')])
    .orderBy('email')
    .execute();
}
