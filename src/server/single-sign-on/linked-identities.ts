/** Identities of users at their organisation's provider: issuer and subject (OpenID Connect Core 1.0, 5.7), never an e-mail address. */
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

export interface IdentityKey {
  readonly organisationId: number;
  readonly issuer: string;
  readonly subject: string;
}

interface Link {
  /** Null if that user was removed. */
  readonly userId: string | null;
  /** True if it was restored from a backup, and no user has kept it yet. */
  readonly isOff: boolean;
}

/** Finds the link of an identity; undefined if there is none. */
export async function findLink(db: Db, { organisationId, issuer, subject }: IdentityKey): Promise<Link | undefined> {
  return db
    .selectFrom('linked_identities')
    .where('organisation_id', '=', organisationId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .select(['user_id as userId', sql<boolean>`restored_at is not null`.as('isOff')])
    .executeTakeFirst();
}

/** Links a user and an identity that are both unlinked. False if either has another link. */
export async function link(db: Db, { organisationId, issuer, subject }: IdentityKey, userId: string): Promise<boolean> {
  const { rows } = await sql`
    insert into linked_identities as l (organisation_id, issuer, subject, user_id)
    select ${organisationId}::integer, ${issuer}::text, ${subject}::text, ${userId}::uuid
    where not exists (select from linked_identities where user_id = ${userId})
    on conflict (organisation_id, issuer, subject) do update set user_id = excluded.user_id, linked_at = now(), last_used_at = now()
    where l.user_id is null
    returning 1`.execute(db);
  return rows.length > 0;
}

export async function noteLinkUse(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('linked_identities')
    .where('user_id', '=', userId)
    .set({ last_used_at: sql<Date>`now()` })
    .execute();
}

/** True if a provider's identity is linked to this user. */
export async function findLinkOf(db: Db, userId: string): Promise<boolean> {
  return (await db.selectFrom('linked_identities').where('user_id', '=', userId).select('user_id').executeTakeFirst()) !== undefined;
}

export async function countLinked(db: Db, organisationId: number): Promise<number> {
  const { count } = await db
    .selectFrom('linked_identities')
    .where('organisation_id', '=', organisationId)
    .where('user_id', 'is not', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
