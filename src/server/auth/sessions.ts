/** Sign-in sessions: opaque random tokens, of which the database holds the SHA-256 alone. All times are the database's. */
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { supportViewMinutes } from '../../shared/limits.ts';
import { bits, maskOf } from '../../shared/permissions.ts';
import type { Db } from '../database/database.ts';
import { afterCommit } from '../database/transaction.ts';

/** What a token stands for. `pending` still owes its one-time code. */
export interface Session {
  readonly tokenHash: Buffer;
  readonly state: 'pending' | 'active';
  readonly portalId: string;
  readonly organisationId: number;
  readonly organisation: string;
  readonly fullName: string;
  readonly email: string;
  readonly permissions: number;
  /** Of the provider's own organisation. */
  readonly isStaff: boolean;
  /** In a support view: the staff member's e-mail address, and when the view ends. */
  readonly support: { readonly by: string; readonly endsAt: Date } | undefined;
}

const lifetimes = {
  pending: sql`interval '10 minutes'`,
  active: sql`interval '12 hours'`,
  'support view': sql`${supportViewMinutes} * interval '1 minute'`,
};
const idleLifetime = sql`interval '2 hours'`;
/** The last use is written at most this often a session, so that reading does not become writing. */
const touchEvery = sql`interval '1 minute'`;
/** How long another process may go on taking a revoked token. On this one a revocation acts at once. */
const cacheMs = 1_000;
const cacheMaxEntries = 50_000;

interface Opening {
  userId: string;
  as: keyof typeof lifetimes;
  /** What the browser says of itself, in words. */
  device?: string;
  /** For a support view: the staff member's session, with which it ends. */
  supporterHash?: Buffer;
}

export interface Sessions {
  /** Opens a session and answers its token: 256 random bits, base64url. */
  open(db: Db, opening: Opening): Promise<string>;
  /** The session of a token, or undefined where it is unknown, expired or revoked. */
  find(token: string): Promise<Session | undefined>;
  /** Notes that the session was used by a person just now, which prolongs its idle time. */
  touch(session: Session): Promise<void>;
  /** Whether the session is still there; it stays until the transaction is over. */
  renewable(db: Db, tokenHash: Buffer): Promise<boolean>;
  /** Gives the session a new token and ends every support view that hangs on the old one; undefined where it is over. */
  renew(db: Db, tokenHash: Buffer): Promise<string | undefined>;
  /** Ends one session, and the support views that hang on it; false where it was over already. */
  revoke(db: Db, tokenHash: Buffer): Promise<boolean>;
  /** Ends every session of a user, but for `except`. */
  revokeAll(db: Db, userId: string, except?: Buffer): Promise<void>;
  /** Ends every sign-in of a user whose code is still to come. */
  revokePending(db: Db, userId: string): Promise<void>;
  /** For whoever writes what a session says of its user: name, address, organisation, permissions. */
  userChanged(db: Db): void;
}

/** Sessions in `root`, remembered for a second so that a busy caller does not cost a query a call. `platformAccountId` is staff's organisation. */
export function createSessions(root: Db, platformAccountId: number, now: () => number = () => performance.now()): Sessions {
  const remembered = new Map<string, { session: Session; until: number }>();
  const touched = new WeakSet<Session>();
  let generation = 0;

  /** Drops what this process remembers: each change of sessions or of their users ends in it, once it is committed. */
  const forget = () => {
    generation += 1;
    remembered.clear();
  };

  return {
    open: openSession,

    async find(token) {
      const known = remembered.get(token);
      if (known && known.until > now()) return known.session;
      const asked = generation;
      const session = await readSession(root, hashToken(token), platformAccountId);
      // A revocation that came in between must not be undone by what was read before it.
      if (session && asked === generation) {
        if (remembered.size >= cacheMaxEntries) remembered.clear();
        remembered.set(token, { session, until: now() + cacheMs });
      }
      return session;
    },

    async touch(session) {
      if (touched.has(session)) return;
      touched.add(session);
      await writeLastUse(root, session.tokenHash);
    },

    async renewable(db, tokenHash) {
      return (
        (await db.selectFrom('sessions').where('token_hash', '=', tokenHash).select('user_id').forUpdate().executeTakeFirst()) !== undefined
      );
    },

    async renew(db, tokenHash) {
      afterCommit(db, forget);
      return renewSession(db, tokenHash);
    },

    async revoke(db, tokenHash) {
      const { numDeletedRows } = await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).executeTakeFirst();
      afterCommit(db, forget);
      return numDeletedRows > 0n;
    },

    async revokeAll(db, userId, except = Buffer.alloc(0)) {
      await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '!=', except).execute();
      afterCommit(db, forget);
    },

    async revokePending(db, userId) {
      await db.deleteFrom('sessions').where('user_id', '=', userId).where('state', '=', 'pending').execute();
      afterCommit(db, forget);
    },

    userChanged: (db) => afterCommit(db, forget),
  };
}

/** Removes sessions that are over; `find` knows them no more already. */
export async function removeEndedSessions(db: Db): Promise<void> {
  await sql`delete from sessions where expires_at < now() or last_used_at < now() - ${idleLifetime}`.execute(db);
}

/** Makes every change of a user's sessions and password in other transactions wait for this one, so that none slips past a revocation. */
export async function lockUser(db: Db, userId: string): Promise<void> {
  await db.selectFrom('portal_users').where('id', '=', userId).select('id').forUpdate().execute();
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** 256 random bits as text for an address or a header. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The token hash of the staff session on which a support view hangs. */
export async function supporterOf(db: Db, tokenHash: Buffer): Promise<Buffer | undefined> {
  const row = await db.selectFrom('sessions').where('token_hash', '=', tokenHash).select('supporter_hash').executeTakeFirst();
  return row?.supporter_hash ? Buffer.from(row.supporter_hash) : undefined;
}

async function openSession(db: Db, { userId, as, device = '', supporterHash }: Opening): Promise<string> {
  const token = newToken();
  await sql`
    insert into sessions (token_hash, user_id, state, expires_at, device, supporter_hash)
    values (${hashToken(token)}, ${userId}, ${as === 'pending' ? 'pending' : 'active'}, now() + ${lifetimes[as]}, ${device}, ${supporterHash ?? null})`.execute(
    db,
  );
  return token;
}

/** The end of the session stays where it was: a new token does not make a longer session. */
async function renewSession(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const token = newToken();
  await sql`delete from sessions where supporter_hash = ${tokenHash}`.execute(db);
  const { rows } = await sql`
    update sessions set token_hash = ${hashToken(token)}, last_used_at = now()
    where token_hash = ${tokenHash} and expires_at > now() returning 1`.execute(db);
  return rows.length > 0 ? token : undefined;
}

/** A support view holds only while the staff member's own session does, and while they are staff with bit 6. */
async function readSession(db: Db, tokenHash: Buffer, platformAccountId: number): Promise<Session | undefined> {
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
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .where('sessions.last_used_at', '>', sql<Date>`now() - ${idleLifetime}`)
    .where((where) => where.or([where('sessions.supporter_hash', 'is', null), where('staff.id', 'is not', null)]))
    .select([
      'sessions.state',
      'sessions.expires_at as endsAt',
      'staff.email as supportedBy',
      'portal_users.id as portalId',
      'portal_users.organisation_id as organisationId',
      'organisations.name as organisation',
      'portal_users.full_name as fullName',
      'portal_users.email',
      'portal_users.permissions',
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { supportedBy, endsAt, ...session } = row;
  const isStaff = session.organisationId === platformAccountId;
  return { tokenHash, ...session, isStaff, support: supportedBy === null ? undefined : { by: supportedBy, endsAt } };
}

async function writeLastUse(db: Db, tokenHash: Buffer): Promise<void> {
  await sql`
    update sessions set last_used_at = now()
    where token_hash = ${tokenHash} and last_used_at < now() - ${touchEvery}`.execute(db);
}
