/** Tells owners of keys that they expire: once a key, so many days before. */
import { sql } from 'kysely';
import { apiKeyWarningDays } from '../../shared/base/limits.ts';
import type { LanguageTag } from '../../shared/base/language.ts';
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

interface Expiring {
  readonly id: string;
  readonly organisationId: number;
  readonly email: string;
  readonly language: LanguageTag | null;
  readonly name: string;
  readonly prefix: string;
  readonly expiresAt: Date;
}

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
async function markExpiring(transaction: Db): Promise<readonly Expiring[]> {
  const { rows } = await sql<Expiring>`
    update api_keys set warned_at = now() from portal_users
    where portal_users.id = api_keys.user_id and api_keys.id in (
      select due.id from api_keys as due
      join portal_users as owners on owners.id = due.user_id
      join organisations on organisations.id = due.organisation_id
      where due.warned_at is null and due.revoked_at is null and due.rotated_at is null and due.restored_at is null and organisations.closed_at is null
        and due.term_days > ${apiKeyWarningDays}
        and due.expires_at > now() and due.expires_at <= now() + ${apiKeyWarningDays} * interval '1 day'
      order by due.expires_at limit ${atOnce} for update of due skip locked
    )
    returning api_keys.id, api_keys.organisation_id as "organisationId", portal_users.email, ${storedLanguage} as language, api_keys.name, api_keys.prefix, api_keys.expires_at as "expiresAt"`.execute(
    transaction,
  );
  return rows;
}
