/** People of an erased organisation, and their traces outside of it. */
import { sql } from 'kysely';
import { accountKey } from '../auth/account-key.ts';
import { allowAuditRemoval } from '../auth/old-audit-entries.ts';
import type { Db } from '../database/database.ts';
import type { Correspondents } from '../mail/mails-of.ts';

/** Reads the addresses of its people; an address that now belongs to another organisation is left out. */
export async function addressesOf(db: Db, id: number): Promise<string[]> {
  const people = await db.selectFrom('portal_users').where('organisation_id', '=', id).select('email').execute();
  return people.map(({ email }) => email);
}

/** Reads outside addresses named in its batches: mails to one that others also name may be theirs. */
async function batchAddressesOf(db: Db, id: number): Promise<{ email: string; isShared: boolean }[]> {
  const { rows } = await sql<{ email: string; isShared: boolean }>`
    with named as (
      select organisation_id, lower(email) as email from batches
      union select organisation_id, lower(email) from batch_addresses
      union select organisation_id, lower(email) from batch_address_links
      union select organisation_id, lower(email) from portal_users
    )
    select email, exists (select 1 from named as other where other.email = named.email and other.organisation_id <> ${id}) as "isShared"
    from named where organisation_id = ${id}`.execute(db);
  return rows;
}

/** Returns the people whose mails are removed; its batches must still exist. */
export async function correspondentsOf(db: Db, id: number): Promise<Correspondents> {
  const { name } = await db.selectFrom('organisations').where('id', '=', id).select('name').executeTakeFirstOrThrow();
  const outside = await batchAddressesOf(db, id);
  const addresses = (shared: boolean) => outside.filter(({ isShared }) => isShared === shared).map(({ email }) => email);
  return { people: await addressesOf(db, id), recipients: addresses(false), shared: addresses(true), organisation: name };
}

/** Removes attempts recorded under their addresses, account or user ids, and those of others that sent mails to their addresses. */
export async function removeAttempts(db: Db, id: number, addresses: readonly string[]): Promise<number> {
  const users = await db.selectFrom('portal_users').where('organisation_id', '=', id).select('id').execute();
  const keys = [String(id), ...addresses, ...addresses.map(accountKey), ...users.map((user) => user.id)];
  const { rows } = await sql`
    delete from attempts where split_part(key, ' ', 1) = any(${keys}::text[]) or split_part(key, ' ', 2) = any(${addresses.map(accountKey)}::text[])
    returning 1`.execute(db);
  return rows.length;
}

/** Removes audit entries of other organisations that name it, or its people, as actor or subject. */
export async function removeMentions(db: Db, id: number, addresses: readonly string[]): Promise<number> {
  await allowAuditRemoval(db);
  const anyOfThem = sql<string>`any(${[...addresses]}::text[])`;
  const { numDeletedRows } = await db
    .deleteFrom('audit_log')
    .where(({ eb, or }) => or([eb('actor', '=', anyOfThem), eb('subject', '=', anyOfThem), eb('subject', '=', `account ${id}`)]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
