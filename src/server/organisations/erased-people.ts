/** The people of an organisation that is erased, and what names them in places that are not its own. */
import { sql } from 'kysely';
import { accountKey } from '../auth/account-key.ts';
import { allowAuditRemoval } from '../auth/old-audit-entries.ts';
import type { Db } from '../database/database.ts';
import type { Correspondents } from '../mail/mails-of.ts';

/** Of its people; of an address that is another organisation's by now nothing goes. */
export async function addressesOf(db: Db, id: number): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`select email from portal_users where organisation_id = ${id}`.execute(db);
  return rows.map(({ email }) => email);
}

/** Addresses outside of it that its batches named: mails to one that others name too may be theirs. */
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

/** Whose mails go, while its batches are there to say so. */
export async function correspondentsOf(db: Db, id: number): Promise<Correspondents> {
  const { name } = await db.selectFrom('organisations').where('id', '=', id).select('name').executeTakeFirstOrThrow();
  const outside = await batchAddressesOf(db, id);
  const addresses = (shared: boolean) => outside.filter(({ isShared }) => isShared === shared).map(({ email }) => email);
  return { people: await addressesOf(db, id), recipients: addresses(false), shared: addresses(true), organisation: name };
}

/** What they tried, each by their address, account or user, and what others sent to their addresses. */
export async function removeAttempts(db: Db, id: number, addresses: readonly string[]): Promise<number> {
  const users = await db.selectFrom('portal_users').where('organisation_id', '=', id).select('id').execute();
  const keys = [String(id), ...addresses, ...addresses.map(accountKey), ...users.map((user) => user.id)];
  const { rows } = await sql`
    delete from attempts where split_part(key, ' ', 1) = any(${keys}::text[]) or split_part(key, ' ', 2) = any(${addresses.map(accountKey)}::text[])
    returning 1`.execute(db);
  return rows.length;
}

/** Entries of other organisations in which its people acted or were acted on. */
export async function removeMentions(db: Db, addresses: readonly string[]): Promise<number> {
  await allowAuditRemoval(db);
  const { rows } = await sql`
    delete from audit_log where actor = any(${[...addresses]}::text[]) or subject = any(${[...addresses]}::text[]) returning 1`.execute(db);
  return rows.length;
}
