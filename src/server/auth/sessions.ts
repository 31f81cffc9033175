/** Sign-in sessions: opaque random tokens; the database holds only their SHA-256. */
import { takesNoWrites } from '../database/absence.ts';
import type { Db } from '../database/database.ts';
import { afterCommit } from '../database/transaction.ts';
import { type CallingKey, readKey } from './key-rows.ts';
import { type Opening, openSession, type Platform, readEndedView, readSession, renewSession, writeLastUse } from './session-rows.ts';
import { hashToken } from './tokens.ts';

/** The session of a token. `pending` still needs its one-time code. */
export interface Session {
  readonly tokenHash: Buffer;
  readonly state: 'pending' | 'active';
  readonly portalId: string;
  readonly organisationId: number;
  readonly organisation: string;
  readonly fullName: string;
  readonly email: string;
  readonly permissions: number;
  /** True for users of the provider's own organisation. */
  readonly isStaff: boolean;
  /** Support view only: the staff member's e-mail address and id, and the end of the view. */
  readonly support: { readonly by: string; readonly portalId: string; readonly endsAt: Date } | undefined;
  /** The key of a calling program. The token hash is then the key's hash, and the permissions are those that its owner also holds. */
  readonly key: CallingKey | undefined;
  /** Countries whose national number formats are read: the user's own, which wins and which keys lack, and the organisation's. ISO 3166-1 alpha-2. */
  readonly homeCountry: { readonly own: string | null; readonly ofOrganisation: string | null };
  /** True if the session may only set up a passkey or an authenticator app. */
  readonly needsFactor: boolean;
}

/** Time for which another process may still accept a revoked token. In this process a revocation acts at once. */
const cacheMs = 1_000;
const cacheMaxEntries = 50_000;
/** A key that is no user's id. */
const everybody = '';

export interface Sessions {
  /** Opens a session and returns its token: 256 random bits, base64url. */
  open(db: Db, opening: Opening): Promise<string>;
  /** Returns the session of a token, or undefined if it is unknown, expired or revoked. */
  find(token: string): Promise<Session | undefined>;
  /** Returns the staff member of an ended support view; undefined if their own session ended too. */
  findEndedView(token: string): Promise<Session | undefined>;
  /** Returns the rights of a program with a key of the right form, or the reason to refuse the key. */
  findKey(key: string): Promise<Session | { readonly refusal: string }>;
  /** Records that a person used the session just now, which restarts its idle time. */
  touch(session: Session): Promise<void>;
  /** Returns true if the session still exists; it then stays until the transaction ends. */
  renewable(db: Db, tokenHash: Buffer): Promise<boolean>;
  /** Gives the session a new token and ends every support view of the old one; undefined if the session is over. */
  renew(db: Db, tokenHash: Buffer): Promise<string | undefined>;
  /** Ends one session and its support views; false if it was over already. */
  revoke(db: Db, tokenHash: Buffer): Promise<boolean>;
  /** Ends every session of a user, except `except`. */
  revokeAll(db: Db, userId: string, except?: Buffer): Promise<void>;
  /** Ends every sign-in of a user that still awaits its code. */
  revokePending(db: Db, userId: string): Promise<void>;
  /**
   * Drops the user's cached sessions; required after a change of their data in sessions (name, address, organisation, permissions, passkeys and apps,
   * policies) or in keys.
   */
  changed(db: Db, userId: string): void;
  /** Does the same for all users: after a change of an organisation or its policy. */
  allChanged(db: Db): void;
}

/** Creates the sessions in `root`, cached for a second so that a busy caller does not cost a query per call. */
export function createSessions(root: Db, platform: Platform, now: () => number = () => performance.now()): Sessions {
  const remembered = new Map<string, { session: Session; until: number }>();
  const tokensOf = new Map<string, Set<string>>();
  const touched = new WeakSet<Session>();
  /** One set per pending read: the users whose sessions ended or changed since it began. */
  const readings = new Set<Set<string>>();

  /** Drops the cached sessions of a user, and of the support views that they hold. Each change ends with this call, once it is committed. */
  const forget = (userId: string) => {
    for (const changed of readings) changed.add(userId);
    for (const token of tokensOf.get(userId) ?? []) remembered.delete(token);
    tokensOf.delete(userId);
  };
  const forgetAll = () => {
    for (const changed of readings) changed.add(everybody);
    remembered.clear();
    tokensOf.clear();
  };

  const recall = (token: string) => {
    const known = remembered.get(token);
    return known && known.until > now() ? known.session : undefined;
  };
  const remember = (token: string, session: Session, until: number) => {
    if (remembered.size >= cacheMaxEntries) forgetAll();
    remembered.set(token, { session, until });
    for (const user of usersOf(session)) {
      const tokens = tokensOf.get(user) ?? new Set();
      tokensOf.set(user, tokens.add(token));
    }
  };
  /** Reads, and caches the result unless it changed meanwhile. */
  const read = async <Found extends object | undefined>(token: string, from: () => Promise<Found>): Promise<Found> => {
    const changed = new Set<string>();
    readings.add(changed);
    const until = now() + cacheMs;
    try {
      const found = await from();
      if (isSession(found) && ![everybody, ...usersOf(found)].some((user) => changed.has(user))) remember(token, found, until);
      return found;
    } finally {
      readings.delete(changed);
    }
  };

  return {
    open: openSession,

    async find(token) {
      return recall(token) ?? read<Session | undefined>(token, () => readSession(root, hashToken(token), platform));
    },

    findEndedView: (token) => readEndedView(root, hashToken(token)),

    async findKey(key) {
      return recall(key) ?? read<Session | { readonly refusal: string }>(key, () => readKey(root, hashToken(key)));
    },

    async touch(session) {
      if (touched.has(session)) return;
      touched.add(session);
      await writeLastUse(root, session.tokenHash).catch((error: unknown) => {
        // The failed write does not matter: calls that only read are answered all the same.
        if (!takesNoWrites(error)) throw error;
      });
    },

    async renewable(db, tokenHash) {
      return (
        (await db.selectFrom('sessions').where('token_hash', '=', tokenHash).select('user_id').forUpdate().executeTakeFirst()) !== undefined
      );
    },

    async renew(db, tokenHash) {
      const renewed = await renewSession(db, tokenHash);
      if (renewed) afterCommit(db, () => forget(renewed.userId));
      return renewed?.token;
    },

    async revoke(db, tokenHash) {
      const ended = await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).returning('user_id').executeTakeFirst();
      if (ended) afterCommit(db, () => forget(ended.user_id));
      return ended !== undefined;
    },

    async revokeAll(db, userId, except = Buffer.alloc(0)) {
      await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '!=', except).execute();
      afterCommit(db, () => forget(userId));
    },

    async revokePending(db, userId) {
      await db.deleteFrom('sessions').where('user_id', '=', userId).where('state', '=', 'pending').execute();
      afterCommit(db, () => forget(userId));
    },

    changed: (db, userId) => afterCommit(db, () => forget(userId)),
    allChanged: (db) => afterCommit(db, forgetAll),
  };
}

/** Returns the users whose sessions the session ends with. */
function usersOf({ portalId, support }: Session): readonly string[] {
  return support ? [portalId, support.portalId] : [portalId];
}

function isSession(found: object | undefined): found is Session {
  return found !== undefined && 'tokenHash' in found;
}
