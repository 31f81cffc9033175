/** Sign-in sessions: opaque random tokens, of which the database holds the SHA-256 alone. All times are the database's. */
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './db.ts';

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
}

const pendingLifetime = sql`interval '10 minutes'`;
const activeLifetime = sql`interval '12 hours'`;
const idleLifetime = sql`interval '2 hours'`;
/** The last use is written at most this often a session, so that reading does not become writing. */
const touchEvery = sql`interval '1 minute'`;
/** How long another process may go on taking a revoked token. On this one a revocation acts at once. */
const cacheMs = 1_000;
const cacheMaxEntries = 50_000;

export interface Sessions {
  /** Opens a session and answers its token: 256 random bits, base64url. */
  open(db: Db, userId: string, state: Session['state']): Promise<string>;
  /** The session of a token, or undefined where it is unknown, expired or revoked. */
  find(token: string): Promise<Session | undefined>;
  /** Notes that the session was used by a person just now, which prolongs its idle time. */
  touch(session: Session): Promise<void>;
  /** Ends one session; false where it was over already. */
  revoke(db: Db, tokenHash: Buffer): Promise<boolean>;
  /** Drops what this process remembers of sessions: after a change of a user's rights. */
  forget(): void;
}

/** Sessions in `root`, remembered for a second so that a busy caller does not cost a query a call. */
export function createSessions(root: Db, now: () => number = () => performance.now()): Sessions {
  const remembered = new Map<string, { session: Session; until: number }>();
  const touched = new WeakSet<Session>();
  let generation = 0;

  const forget = () => {
    generation += 1;
    remembered.clear();
  };

  return {
    async open(db, userId, state) {
      const token = randomBytes(32).toString('base64url');
      const lifetime = state === 'pending' ? pendingLifetime : activeLifetime;
      await sql`
        insert into sessions (token_hash, user_id, state, expires_at)
        values (${hashToken(token)}, ${userId}, ${state}, now() + ${lifetime})`.execute(db);
      return token;
    },

    async find(token) {
      const known = remembered.get(token);
      if (known && known.until > now()) return known.session;
      const asked = generation;
      const session = await readSession(root, hashToken(token));
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

    async revoke(db, tokenHash) {
      const { numDeletedRows } = await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).executeTakeFirst();
      forget();
      return numDeletedRows > 0n;
    },

    forget,
  };
}

/** Removes sessions and budgets that are over. Run now and then; nothing depends on it but the size of the tables. */
export async function sweepExpired(db: Db): Promise<void> {
  await sql`delete from sessions where expires_at < now() or last_used_at < now() - ${idleLifetime}`.execute(db);
  await sql`delete from one_time_codes where expires_at < now() - interval '1 day'`.execute(db);
  await sql`delete from attempts where window_ends_at < now()`.execute(db);
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

async function readSession(db: Db, tokenHash: Buffer): Promise<Session | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('portal_users', 'portal_users.id', 'sessions.user_id')
    .innerJoin('organisations', 'organisations.id', 'portal_users.organisation_id')
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .where('sessions.last_used_at', '>', sql<Date>`now() - ${idleLifetime}`)
    .select([
      'sessions.state',
      'portal_users.id as portalId',
      'portal_users.organisation_id as organisationId',
      'organisations.name as organisation',
      'portal_users.full_name as fullName',
      'portal_users.email',
      'portal_users.permissions',
    ])
    .executeTakeFirst();
  return row && { tokenHash, ...row };
}

async function writeLastUse(db: Db, tokenHash: Buffer): Promise<void> {
  await sql`
    update sessions set last_used_at = now()
    where token_hash = ${tokenHash} and last_used_at < now() - ${touchEvery}`.execute(db);
}
