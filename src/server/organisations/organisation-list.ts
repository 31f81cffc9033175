/** Every organisation with what is going on in it, from rows and counts that are kept: no query record is read for it. */
import { sql } from 'kysely';
import { bits, maskOf } from '../../shared/permissions.ts';
import { addDays, utcDay } from '../../shared/utc-day.ts';
import { hasJoined } from '../auth/linked-identities.ts';
import type { Db } from '../database/database.ts';

/** Complete UTC days before today, as the reports' "Last 7 days". */
const countedDays = 7;

export interface ListedOrganisation {
  /** The account number. */
  readonly id: number;
  readonly name: string;
  readonly createdAt: Date;
  readonly closedAt: Date | null;
  readonly users: number;
  /** Of these, who have set no password yet. */
  readonly invited: number;
  /** The newest UTC day on which somebody of it used the portal, or it had queries. */
  readonly lastActivity: string | null;
  /** Answered and failed ones of the last seven complete days. */
  readonly queries: number;
  /** Tickets that are not closed. */
  readonly openTickets: number;
  /** Of whom staff see the portal first: an administrator where one has set a password, else whoever may most. */
  readonly firstUser: { readonly display: string; readonly emailAddress: string } | null;
}

/** By account number; `account` asks for one alone. */
export async function listOrganisations(db: Db, now: Date, account?: number): Promise<ListedOrganisation[]> {
  const today = utcDay(now);
  const administrator = maskOf([bits.user_management]);
  const { rows } = await sql<ListedOrganisation>`
    select o.id, o.name, o.created_at as "createdAt", o.closed_at as "closedAt",
      coalesce(people.users, 0)::int as users, coalesce(people.invited, 0)::int as invited,
      to_char(greatest(people.signed_in, used.at, newest.day::timestamp), 'YYYY-MM-DD') as "lastActivity",
      coalesce(asked.queries, 0)::float8 as queries, coalesce(tickets.open, 0)::int as "openTickets",
      first_user.found as "firstUser"
    from organisations o
    left join (
      select organisation_id, count(*) as users, count(*) filter (where not ${hasJoined}) as invited,
        max(last_sign_in_at) at time zone 'UTC' as signed_in
      from portal_users group by organisation_id
    ) people on people.organisation_id = o.id
    left join (
      select u.organisation_id, max(s.last_used_at) at time zone 'UTC' as at
      from sessions s join portal_users u on u.id = s.user_id
      where s.state = 'active' and s.supporter_hash is null group by u.organisation_id
    ) used on used.organisation_id = o.id
    left join (
      select organisation_id, count(*) as open from tickets where state <> 'closed' group by organisation_id
    ) tickets on tickets.organisation_id = o.id
    left join lateral (
      select day from query_daily where organisation_id = o.id order by day desc limit 1
    ) newest on true
    left join lateral (
      select sum(coalesce(queries, (select sum(count) from unnest(succeeded || failed) as count))) as queries
      from query_daily where organisation_id = o.id and day between ${addDays(today, -countedDays)} and ${addDays(today, -1)}
    ) asked on true
    left join lateral (
      select jsonb_build_object('display', full_name, 'emailAddress', email) as found
      from portal_users where organisation_id = o.id and ${hasJoined}
      order by (permissions & ${administrator}::int) desc, permissions desc, full_name, id limit 1
    ) first_user on true
    ${account === undefined ? sql`` : sql`where o.id = ${account}`}
    order by o.id`.execute(db);
  return rows;
}

/** The largest account number that there can be. */
const largest = 2_147_483_647;

/** An account number for the next organisation: one above those that there are, or, where there is none above, the first that is free. */
export function nextAccount(taken: readonly number[]): number {
  const above = Math.max(0, ...taken) + 1;
  if (above <= largest) return above;
  const known = new Set(taken);
  let free = 1;
  while (known.has(free)) free += 1;
  return free;
}
