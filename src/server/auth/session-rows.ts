/** The rows of sessions: read and written here, cached in `sessions.ts`. All times are the database's. */
import { type RawBuilder, sql } from 'kysely';
import { sessionIdleMinutes, sessionMostMinutes, supportViewMinutes } from '../../shared/base/limits.ts';
import { bits, maskOf } from '../../shared/base/permissions.ts';
import type { Db } from '../database/database.ts';
import { chosenCountry } from './home-countries.ts';
import { hashToken, newToken } from './tokens.ts';

const lifetimes = {
  pending: () => sql`interval '10 minutes'`,
  // Lifetime set by the policy of the user's organisation.
  active: (userId: string) => sql`coalesce(
    (select session_minutes from sign_in_policies join portal_users using (organisation_id) where portal_users.id = ${userId}),
    ${sessionMostMinutes}
  ) * interval '1 minute'`,
  'support view': () => sql`${supportViewMinutes} * interval '1 minute'`,
};
const idleLifetime = sql`${sessionIdleMinutes} * interval '1 minute'`;
/** The idle lifetime of one session. A support view follows no policy; it is short anyway. */
const idleLifetimeOf = sql`(
  coalesce(
    (select idle_minutes from sign_in_policies join portal_users using (organisation_id)
      where portal_users.id = sessions.user_id and sessions.supporter_hash is null),
    ${sessionIdleMinutes}
  ) * interval '1 minute'
)`;
/** Minimum interval between two writes of a session's last use, so that reads do not become writes. */
const touchEvery = sql`interval '1 minute'`;

export interface Opening {
  userId: string;
  as: keyof typeof lifetimes;
  /** The browser's own description, in words. */
  device?: string;
  /** Support view only: the staff member's session; the view ends with it. */
  supporterHash?: Buffer;
  /** True if the organisation's provider identified the user. */
  bySingleSignOn?: boolean;
}

/** Opens a session and returns its token. */
export async function openSession(db: Db, { userId, as, device = '', supporterHash, bySingleSignOn = false }: Opening): Promise<string> {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      state: as === 'pending' ? 'pending' : 'active',
      expires_at: sql<Date>`now() + ${lifetimes[as](userId)}`,
      device,
      supporter_hash: supporterHash ?? null,
      by_single_sign_on: bySingleSignOn,
    })
    .execute();
  if (supporterHash)
    await db
      .insertInto('support_views')
      .values({ token_hash: hashToken(token), supporter_hash: supporterHash })
      .execute();
  return token;
}

/** Replaces the token of a session. The end of the session stays the same: a new token does not extend it. */
export async function renewSession(db: Db, tokenHash: Buffer): Promise<{ token: string; userId: string } | undefined> {
  const token = newToken();
  for (const table of ['sessions', 'support_views'] as const) await db.deleteFrom(table).where('supporter_hash', '=', tokenHash).execute();
  const renewed = await db
    .updateTable('sessions')
    .set({ token_hash: hashToken(token), last_used_at: sql<Date>`now()` })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id as userId')
    .executeTakeFirst();
  return renewed && { token, userId: renewed.userId };
}

/** The provider's own organisation. */
export interface Platform {
  /** Its account number. */
  readonly id: number;
  /** True if its users need a passkey or an authenticator app. */
  readonly staffNeedFactor: boolean;
}

/** Returns a condition: the session may only set up a passkey or an authenticator app. Users of single sign-on have met their provider's demands there. */
function needsFactor({ platformAccountId, staffNeedFactor }: { platformAccountId: number; staffNeedFactor: boolean }) {
  return sql<boolean>`(
    sessions.state = 'active' and sessions.supporter_hash is null and not sessions.by_single_sign_on
    and (
      (${staffNeedFactor}::boolean and portal_users.organisation_id = ${platformAccountId})
      or exists (select from sign_in_policies p where p.organisation_id = portal_users.organisation_id and p.factor_required)
    )
    and not exists (select from passkeys where passkeys.user_id = portal_users.id and passkeys.restored_at is null)
    and not exists (select from totp_secrets t where t.user_id = portal_users.id and t.confirmed_at is not null)
  )`;
}

/** Reads a session. A support view lasts only as long as the staff member's own session, and only while they are staff with bit 6. */
export async function readSession(db: Db, tokenHash: Buffer, { id: platformAccountId, staffNeedFactor }: Platform) {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('portal_users', 'portal_users.id', 'sessions.user_id')
    .innerJoin('organisations', 'organisations.id', 'portal_users.organisation_id')
    .leftJoin('sessions as supporting', 'supporting.token_hash', 'sessions.supporter_hash')
    .leftJoin('portal_users as staff', (join) =>
      join
        .onRef('staff.id', '=', 'supporting.user_id')
        .on('staff.organisation_id', '=', platformAccountId)
        .on(sql<boolean>`staff.permissions & ${maskOf([bits.user_management])}::int <> 0`)
        .on('supporting.expires_at', '>', sql<Date>`now()`),
    )
    .where('sessions.token_hash', '=', tokenHash)
    .where('organisations.closed_at', 'is', null)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .where('sessions.last_used_at', '>', sql<Date>`now() - ${idleLifetimeOf}`)
    .where((where) => where.or([where('sessions.supporter_hash', 'is', null), where('staff.id', 'is not', null)]))
    .select([
      'sessions.state',
      'sessions.expires_at as endsAt',
      'staff.email as supportedBy',
      'staff.id as supporterId',
      'portal_users.id as portalId',
      'portal_users.organisation_id as organisationId',
      'organisations.name as organisation',
      'portal_users.full_name as fullName',
      'portal_users.email',
      'portal_users.permissions',
      chosenCountry.as('own'),
      'organisations.home_country as ofOrganisation',
      needsFactor({ platformAccountId, staffNeedFactor }).as('needsFactor'),
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { supportedBy, supporterId, endsAt, own, ofOrganisation, ...session } = row;
  const isStaff = session.organisationId === platformAccountId;
  const support = supportedBy === null || supporterId === null ? undefined : { by: supportedBy, portalId: supporterId, endsAt };
  return { tokenHash, ...session, homeCountry: { own, ofOrganisation }, isStaff, support, key: undefined };
}

/**
 * Reads the staff member behind the token of an ended support view (expired, or its customer is gone); undefined if their own session ended too.
 * Serves only to return to that session.
 */
export async function readEndedView(db: Db, tokenHash: Buffer) {
  const row = await db
    .selectFrom('support_views')
    .innerJoin('sessions', 'sessions.token_hash', 'support_views.supporter_hash')
    .innerJoin('portal_users', 'portal_users.id', 'sessions.user_id')
    .innerJoin('organisations', 'organisations.id', 'portal_users.organisation_id')
    .where('support_views.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .where('sessions.last_used_at', '>', sql<Date>`now() - ${idleLifetimeOf}`)
    .select([
      'sessions.state',
      'sessions.expires_at as endsAt',
      'portal_users.id as portalId',
      'portal_users.organisation_id as organisationId',
      'organisations.name as organisation',
      'portal_users.full_name as fullName',
      'portal_users.email',
      'portal_users.permissions',
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { endsAt, ...staff } = row;
  const support = { by: staff.email, portalId: staff.portalId, endsAt };
  return {
    tokenHash,
    ...staff,
    homeCountry: { own: null, ofOrganisation: null },
    isStaff: true,
    support,
    key: undefined,
    needsFactor: false,
  };
}

/** Writes the last use. In a support view the staff member is present, so their own session counts as used too. */
export async function writeLastUse(db: Db, tokenHash: Buffer): Promise<void> {
  const supporter = db.selectFrom('sessions').where('token_hash', '=', tokenHash).select('supporter_hash');
  await db
    .updateTable('sessions')
    .set({ last_used_at: sql<Date>`now()` })
    .where('token_hash', 'in', [tokenHash, supporter])
    .where('last_used_at', '<', sql<Date>`now() - ${touchEvery}`)
    .execute();
}

interface Lasting {
  readonly tokenHash: Buffer;
  readonly key: { readonly expiresAt: Date } | undefined;
}

/** Returns the seconds, rounded down, until the session ends unused, and until it ends in any case. Keys have no idle limit. */
export async function secondsLeft(db: Db, { tokenHash, key }: Lasting): Promise<{ unused: number; atMost: number }> {
  const whole = (end: RawBuilder<unknown>) => sql<number>`greatest(0, floor(extract(epoch from ${end} - now())))::int`;
  if (key) {
    const { rows } = await sql<{ left: number }>`select ${whole(sql`${key.expiresAt}::timestamptz`)} as left`.execute(db);
    return { unused: rows[0]?.left ?? 0, atMost: rows[0]?.left ?? 0 };
  }
  const left = await db
    .selectFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .select([whole(sql`least(expires_at, last_used_at + ${idleLifetimeOf})`).as('unused'), whole(sql`expires_at`).as('atMost')])
    .executeTakeFirst();
  return left ?? { unused: 0, atMost: 0 };
}

/** Removes ended sessions, which `find` ignores already. */
export async function removeEndedSessions(db: Db): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((where) =>
      where.or([where('expires_at', '<', sql<Date>`now()`), where('last_used_at', '<', sql<Date>`now() - ${idleLifetime}`)]),
    )
    .execute();
}

/** Makes every change of a user's sessions and password in other transactions wait for this one, so that none escapes a revocation. */
export async function lockUser(db: Db, userId: string): Promise<void> {
  await db.selectFrom('portal_users').where('id', '=', userId).select('id').forUpdate().execute();
}

/** Returns the token hash of the staff session behind a support view, ended or not. */
export async function supporterOf(db: Db, tokenHash: Buffer): Promise<Buffer | undefined> {
  const row = await db.selectFrom('support_views').where('token_hash', '=', tokenHash).select('supporter_hash').executeTakeFirst();
  return row && Buffer.from(row.supporter_hash);
}
