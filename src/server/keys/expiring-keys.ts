/** Tells owners of keys that they expire: once a key, so many days before. */
import { sql } from 'kysely';
import { apiKeyWarningDays } from '../../shared/base/limits.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { queueEvent } from '../webhooks/queued-events.ts';
import type { MailNames } from '../mail/mailer.ts';
import type { MailOutbox } from '../mail/mail-outbox.ts';
import { keyExpiringMail } from './keys.mails.ts';
import { storedLanguage } from '../auth/stored-language.ts';

interface ExpiringKeyDependencies {
  readonly db: Db;
  readonly outbox: MailOutbox;
  readonly config: MailNames;
  readonly publicUrl: () => string;
}

const atOnce = 100;

/**
 * Queues the mails that are due. A key that was made for no longer than the warning is ahead of the end has none: its owner has just read when
 * it ends. Nor has one that another took the place of.
 */
export async function mailExpiringKeys({ db, outbox, config, publicUrl }: ExpiringKeyDependencies): Promise<void> {
  for (let count = atOnce; count === atOnce;) {
    count = await inTransaction(db, async (transaction) => {
      const expiring = await markExpiring(transaction);
      for (const { email, id, organisationId, ...key } of expiring) {
        await outbox.queue(transaction, keyExpiringMail(config, { to: email, ...key, publicUrl: publicUrl() }));
        const data = { id, prefix: key.prefix, expiresAt: key.expiresAt.toISOString() };
        await queueEvent(transaction, { type: 'key.expiring', organisationId, data });
      }
      return expiring.length;
    });
  }
}

/** Two nodes never mark the same key. */
function markExpiring(transaction: Db) {
  const due = transaction
    .selectFrom('api_keys as due')
    .innerJoin('portal_users as owners', 'owners.id', 'due.user_id')
    .innerJoin('organisations', 'organisations.id', 'due.organisation_id')
    .where('due.warned_at', 'is', null)
    .where('due.revoked_at', 'is', null)
    .where('due.rotated_at', 'is', null)
    .where('due.restored_at', 'is', null)
    .where('organisations.closed_at', 'is', null)
    .where('due.term_days', '>', apiKeyWarningDays)
    .where('due.expires_at', '>', sql<Date>`now()`)
    .where('due.expires_at', '<=', sql<Date>`now() + ${apiKeyWarningDays} * interval '1 day'`)
    .select('due.id')
    .orderBy('due.expires_at')
    .limit(atOnce)
    .forUpdate('due')
    .skipLocked();
  return transaction
    .updateTable('api_keys')
    .from('portal_users')
    .set({ warned_at: sql<Date>`now()` })
    .whereRef('portal_users.id', '=', 'api_keys.user_id')
    .where('api_keys.id', 'in', due)
    .returning([
      'api_keys.id',
      'api_keys.organisation_id as organisationId',
      'portal_users.email',
      storedLanguage.as('language'),
      'api_keys.name',
      'api_keys.prefix',
      'api_keys.expires_at as expiresAt',
    ])
    .execute();
}
