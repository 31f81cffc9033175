/** Withdrawal of the consent of an outside address: by a link in any mail that it got, or by the organisation. */
import { sql } from 'kysely';
import { batchLinkDays } from '../../shared/base/limits.ts';
import type { Db } from '../database/database.ts';
import type { BatchAddress } from './batch-addresses.ts';
import { hashToken, newToken } from '../auth/tokens.ts';

/** Lifetime of a link: as long as the results behind the mail are kept. */
const lifetime = sql`${batchLinkDays} * interval '1 day'`;

/** Returns the token of a link for one mail to the address; undefined if the address never had to agree. Every such link works, not only the newest. */
export async function makeWithdrawalLink(db: Db, { organisationId, email }: BatchAddress): Promise<string | undefined> {
  const token = newToken();
  const { rows } = await sql`
    insert into batch_withdrawal_links (token_hash, organisation_id, email, expires_at)
    select ${hashToken(token)}::bytea, organisation_id, email, now() + ${lifetime} from batch_addresses
    where organisation_id = ${organisationId} and email = ${email} and withdrawn_at is null
    returning 1`.execute(db);
  return rows.length > 0 ? token : undefined;
}

/** Returns the address of a withdrawal link; undefined if the link was used or has expired. */
export async function findWithdrawalLink(db: Db, token: string): Promise<BatchAddress | undefined> {
  return db
    .selectFrom('batch_withdrawal_links')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .select(['organisation_id as organisationId', 'email'])
    .executeTakeFirst();
}

/** Withdraws the reader's consent, and blocks new requests for a while. Returns true if they had agreed until now. */
export async function withdrawByLink(db: Db, { organisationId, email }: BatchAddress): Promise<boolean> {
  const { rows } = await sql`
    with withdrawn as (
      update batch_addresses set withdrawn_at = now()
      where organisation_id = ${organisationId} and email = ${email} and withdrawn_at is null returning 1
    ), links as (
      delete from batch_withdrawal_links where organisation_id = ${organisationId} and email = ${email}
    )
    select 1 from withdrawn`.execute(db);
  return rows.length > 0;
}

/** Removes the consent for the organisation; its next batch requests a new one. Returns true if there was one. */
export async function removeAddress(db: Db, { organisationId, email }: BatchAddress): Promise<boolean> {
  const removed = await db
    .deleteFrom('batch_addresses')
    .where('organisation_id', '=', organisationId)
    .where('email', '=', email)
    .where('withdrawn_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Lists the addresses that agreed to mails about the organisation's batches. */
export function agreedAddresses(db: Db, organisationId: number) {
  return db
    .selectFrom('batch_addresses')
    .where('organisation_id', '=', organisationId)
    .where('withdrawn_at', 'is', null)
    .select(['email', 'confirmed_at as agreedAt'])
    .orderBy('email')
    .execute();
}
