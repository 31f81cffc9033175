/** Every organisation with its current activity, from stored rows and counts: no query record is read. */
import { sql } from 'kysely';
import { bits, maskOf } from '../../shared/base/permissions.ts';
import { addDays, utcDay } from '../../shared/base/utc-day.ts';
import { hasJoined } from '../auth/has-joined.ts';
import type { Db } from '../database/database.ts';
import { holding, readPage, type SearchedPage } from '../database/pages.ts';

/** Complete UTC days before today, like the reports' "Last 7 days". */
const countedDays = 7;

export interface ListedOrganisation {
  /** The account number. */
  readonly id: number;
  readonly name: string;
  readonly createdAt: Date;
  readonly closedAt: Date | null;
  readonly users: number;
  /** Those of the users who have not set a password yet. */
  readonly invited: number;
  /** Newest UTC day with a user's activity or with queries. */
  readonly lastActivity: string | null;
  /** Answered and failed queries of the last seven complete days. */
  readonly queries: number;
  /** Tickets that are not closed. */
  readonly openTickets: number;
  /** First user for a support view: an administrator who has set a password, else the user with the most permissions. */
  readonly firstUser: { readonly display: string; readonly emailAddress: string } | null;
}

const byAccount = [['o.id', 'integer', 'asc']] as const;

/** Lists a page by account number; `account` selects a single one. Counts are read only for the organisations on the page. */
export function listOrganisations(db: Db, now: Date, { account, search, ...page }: SearchedPage & { readonly account?: number } = {}) {
  const today = utcDay(now);
  const administrator = maskOf([bits.user_management]);
  const people = sql<{ users: number; invited: number; signedIn: Date | null }>`(
    select count(*)::int as users, (count(*) filter (where not ${hasJoined}))::int as invited,
      max(last_sign_in_at) at time zone 'UTC' as "signedIn"
    from portal_users where organisation_id = o.id
  )`;
  const used = sql<{ at: Date | null }>`(
    select max(s.last_used_at) at time zone 'UTC' as at
    from sessions s join portal_users u on u.id = s.user_id
    where u.organisation_id = o.id and s.state = 'active' and s.supporter_hash is null
  )`;
  const newest = sql<{ day: string }>`(select day from query_daily where organisation_id = o.id order by day desc limit 1)`;
  const asked = sql<number>`(
    select coalesce(sum(coalesce(queries, (select sum(count) from unnest(succeeded || failed) as count))), 0)::float8
    from query_daily where organisation_id = o.id and day between ${addDays(today, -countedDays)} and ${addDays(today, -1)}
  )`;
  const openTickets = sql<number>`(select count(*)::int from tickets where organisation_id = o.id and state <> 'closed')`;
  const firstUser = sql<ListedOrganisation['firstUser']>`(
    select jsonb_build_object('display', full_name, 'emailAddress', email)
    from portal_users where organisation_id = o.id and ${hasJoined}
    order by (permissions & ${administrator}::int) desc, permissions desc, full_name, id limit 1
  )`;
  const organisations = db
    .selectFrom('organisations as o')
    .leftJoinLateral(people.as('people'), (join) => join.onTrue())
    .leftJoinLateral(used.as('used'), (join) => join.onTrue())
    .leftJoinLateral(newest.as('newest'), (join) => join.onTrue())
    .where(holding(search, ['o.name', sql<string>`o.id::text`]))
    .$if(account !== undefined, (all) => all.where('o.id', '=', account ?? 0))
    .select([
      'o.id',
      'o.name',
      'o.created_at as createdAt',
      'o.closed_at as closedAt',
      sql<number>`people.users`.as('users'),
      sql<number>`people.invited`.as('invited'),
      sql<string | null>`to_char(greatest(people."signedIn", used.at, newest.day::timestamp), 'YYYY-MM-DD')`.as('lastActivity'),
      asked.as('queries'),
      openTickets.as('openTickets'),
      firstUser.as('firstUser'),
    ]);
  return readPage(organisations, byAccount, page);
}

/** The largest possible account number. */
const largest = 2_147_483_647;

/** Lists the existing account numbers. */
export async function accountsOf(db: Db): Promise<number[]> {
  const found = await db.selectFrom('organisations').select('id').execute();
  return found.map(({ id }) => id);
}

/** Returns an account number for the next organisation: one above the highest or, if that is the maximum, the first free one. */
export function nextAccount(taken: readonly number[]): number {
  const above = Math.max(0, ...taken) + 1;
  if (above <= largest) return above;
  const known = new Set(taken);
  let free = 1;
  while (known.has(free)) free += 1;
  return free;
}
