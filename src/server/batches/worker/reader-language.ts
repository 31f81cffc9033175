/** The language of the mail about a batch. */
import type { LanguageTag } from '../../../shared/base/language.ts';
import { storedLanguage } from '../../auth/stored-language.ts';
import type { Db } from '../../database/database.ts';

interface MailedBatch {
  readonly organisationId: number;
  readonly id: string;
  readonly email: string;
}

/**
 * Returns the language of the organisation's user with the address, else of the user who started the batch: an outside reader gets the language of their
 * partner.
 */
export async function readerLanguage(db: Db, { organisationId, id, email }: MailedBatch): Promise<LanguageTag | null | undefined> {
  const row = await db
    .selectFrom('portal_users')
    .where('portal_users.organisation_id', '=', organisationId)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('portal_users.email', '=', email),
        eb(
          'portal_users.id',
          '=',
          selectFrom('batches').where('batches.organisation_id', '=', organisationId).where('batches.id', '=', id).select('portal_user_id'),
        ),
      ]),
    )
    .orderBy(({ eb }) => eb('portal_users.email', '=', email), 'desc')
    .select(storedLanguage.as('language'))
    .executeTakeFirst();
  return row?.language;
}
