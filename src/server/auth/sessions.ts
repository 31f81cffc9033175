/** Sign-in sessions: opaque random tokens, of which the database holds the SHA-256 alone. */
import { takesNoWrites } from '../database/absence.ts';
import type { Db } from '../database/database.ts';
import { afterCommit } from '../database/transaction.ts';
import { type CallingKey, readKey } from './key-rows.ts';
import { type Opening, openSession, type Platform, readEndedView, readSession, renewSession, writeLastUse } from './session-rows.ts';
import { hashToken } from './tokens.ts';

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
  /** In a support view: the staff member's e-mail address and id, and when the view ends. */
  readonly support: { readonly by: string; readonly portalId: string; readonly endsAt: Date } | undefined;
  /** Where a program calls: its key, of which the token hash is then the hash, and the permissions are those that its owner holds as well. */
  readonly key: CallingKey | undefined;
  /** As of which countries national forms are read: the user's own, which wins and is no key's, and the organisation's. ISO 3166-1 alpha-2. */
  readonly homeCountry: { readonly own: string | null; readonly ofOrganisation: string | null };
  /** Nothing opens yet but what sets a passkey or an authenticator app up. */
  readonly needsFactor: boolean;
}

/** How long another process may go on taking a revoked token. On this one a revocation acts at once. */
const cacheMs = 1_000;
const cacheMaxEntries = 50_000;
/** No user has this id. */
const everybody = '';

export interface Sessions {
  /** Opens a session and answers its token: 256 random bits, base64url. */
  open(db: Db, opening: Opening): Promise<string>;
  /** The session of a token, or undefined where it is unknown, expired or revoked. */
  find(token: string): Promise<Session | undefined>;
  /** Who goes back from a support view that is over; undefined where their own session is over, too. */
  findEndedView(token: string): Promise<Session | undefined>;
  /** What a program may do with a key of the right form, or why it is not taken. */
  findKey(key: string): Promise<Session | { readonly refusal: string }>;
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
  /** For whoever writes what a session says of its user: name, address, organisation, permissions, passkeys and apps, policies; and what a key says. */
  changed(db: Db, userId: string): void;
  /** The same of everybody: where an organisation or its policy changes. */
  allChanged(db: Db): void;
}

/** Sessions in `root`, remembered for a second so that a busy caller does not cost a query a call. */
export function createSessions(root: Db, platform: Platform, now: () => number = () => performance.now()): Sessions {
  const remembered = new Map<string, { session: Session; until: number }>();
  const tokensOf = new Map<string, Set<string>>();
  const touched = new WeakSet<Session>();
  /** For each reading under way the users whose sessions ended or changed since it began. */
  const readings = new Set<Set<string>>();

  /** Drops what this process remembers of the sessions of a user, and of the support views that they hold: each change ends in it, once it is committed. */
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
  /** Reads, and remembers what it found, unless that changed meanwhile. */
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
        // What only reads is answered all the same.
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

/** With whose sessions it ends. */
function usersOf({ portalId, support }: Session): readonly string[] {
  return support ? [portalId, support.portalId] : [portalId];
}

function isSession(found: object | undefined): found is Session {
  return found !== undefined && 'tokenHash' in found;
}
