import { sql } from 'kysely';
import { bits, maskOf } from '../../shared/base/permissions.ts';
import type { LanguageTag } from '../../shared/base/language.ts';
import { hasJoined } from './has-joined.ts';
import { storedLanguage } from './stored-language.ts';
import type { Db } from '../database/database.ts';

const administrators = maskOf([bits.user_management]);

export interface Administrator {
  readonly portalId: string;
  readonly name: string;
  readonly email: string;
  readonly permissions: number;
  readonly language: LanguageTag | null;
}

/** Lists an organisation's administrators who have taken up their account, by name. */
export async function administratorsOf(db: Db, organisationId: number): Promise<Administrator[]> {
  return db
    .selectFrom('portal_users')
    .where('organisation_id', '=', organisationId)
    .where(hasJoined)
    .where(sql<boolean>`permissions & ${administrators} <> 0`)
    .select(['id as portalId', 'full_name as name', 'email', 'permissions', storedLanguage.as('language')])
    .orderBy('full_name')
    .orderBy('id')
    .execute();
}
