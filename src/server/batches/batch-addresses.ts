/** Addresses outside an organisation that receive mails about its batches: each consents once, by a mailed link, until that is withdrawn. */
import { sql } from 'kysely';
import { batchLinkDays } from '../../shared/base/limits.ts';
import type { Db } from '../database/database.ts';
import { hashToken, newToken } from '../auth/tokens.ts';

export interface BatchAddress {
  readonly organisationId: number;
  readonly email: string;
}

/** Lifetime of a link: as long as the results behind the mail are kept. */
const lifetime = sql`${batchLinkDays} * interval '1 day'`;
/** Least time between two requests to a reader who does not answer, however many batches name the address. */
const pause = sql`interval '1 day'`;
/** Least time between a withdrawal and the next request. */
const quiet = sql`interval '30 days'`;

export async function isConfirmed(db: Db, { organisationId, email }: BatchAddress): Promise<boolean> {
  const row = await db
    .selectFrom('batch_addresses')
    .where('organisation_id', '=', organisationId)
    .where('email', '=', email)
    .where('withdrawn_at', 'is', null)
    .select('email')
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes the link's token the only one that works. Returns undefined and changes nothing if a request or a withdrawal was too recent. */
export async function makeAddressLink(db: Db, { organisationId, email }: BatchAddress): Promise<string | undefined> {
  const token = newToken();
  const { rows } = await sql`
    insert into batch_address_links as asked (organisation_id, email, token_hash, expires_at)
    select ${organisationId}::int, ${email}, ${hashToken(token)}::bytea, now() + ${lifetime}
    where not exists (
      select 1 from batch_addresses
      where organisation_id = ${organisationId} and email = ${email} and withdrawn_at > now() - ${quiet}
    )
    on conflict (organisation_id, email) do update set
      token_hash = excluded.token_hash, created_at = now(), expires_at = excluded.expires_at
    where asked.created_at < now() - ${pause} or asked.expires_at < now()
    returning 1`.execute(db);
  return rows.length > 0 ? token : undefined;
}

/** Returns the address of a link; undefined if the link was used, replaced or has expired. */
export async function findAddressLink(db: Db, token: string): Promise<BatchAddress | undefined> {
  return db
    .selectFrom('batch_address_links')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .select(['organisation_id as organisationId', 'email'])
    .executeTakeFirst();
}

/** Uses the link up and records the consent of the address; true for exactly one caller. */
export async function confirmByLink(db: Db, token: string): Promise<boolean> {
  const { rows } = await sql`
    with used as (delete from batch_address_links where token_hash = ${hashToken(token)} returning organisation_id, email)
    insert into batch_addresses (organisation_id, email) select organisation_id, email from used
    on conflict (organisation_id, email) do update set confirmed_at = now(), withdrawn_at = null returning 1`.execute(db);
  return rows.length > 0;
}
