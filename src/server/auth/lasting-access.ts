/**
 * Every kind of access that outlives the call that made it, or that informs somebody of the account, and its fate at each event that revokes access.
 * A new kind or event is a type error until both sides cover it. The table is in docs/security.md.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { lockUser } from './session-rows.ts';
import type { Sessions } from './sessions.ts';

type AccessKind =
  /** Includes the support views of a session and pending sign-ins. */
  | 'sessions'
  | 'sessionsBySingleSignOn'
  | 'keys'
  /** Webhooks of an organisation, added by any of its users. */
  | 'webhooks'
  | 'passkeys'
  | 'apps'
  | 'recoveryCodes'
  | 'identities'
  /** Mailed links and mailed codes. */
  | 'links';

/** `asked`: the caller of the event chooses. `off`: the row exists, and opens nothing until an authorised person keeps it. */
type Effect = 'ends' | 'stays' | 'asked' | 'off';
type Effects = Readonly<Record<AccessKind, Effect>>;

const signInStays = { passkeys: 'stays', apps: 'stays', recoveryCodes: 'stays', identities: 'stays' } as const;
const signInEnds = { passkeys: 'ends', apps: 'ends', recoveryCodes: 'ends', identities: 'ends' } as const;
const sessionsEnd = { sessions: 'ends', sessionsBySingleSignOn: 'ends' } as const;

const accessEvents = {
  /** Caused by the owner: ends their other sessions. */
  'password changed': { ...sessionsEnd, keys: 'asked', webhooks: 'stays', ...signInStays, links: 'ends' },
  'password set by a mailed link': { ...sessionsEnd, keys: 'ends', webhooks: 'stays', ...signInStays, links: 'ends' },
  'signed out everywhere else': { ...sessionsEnd, keys: 'asked', webhooks: 'stays', ...signInStays, links: 'stays' },
  /** Caused by an administrator. */
  'sessions ended': { ...sessionsEnd, keys: 'asked', webhooks: 'stays', ...signInStays, links: 'stays' },
  'factors removed': { ...sessionsEnd, keys: 'asked', webhooks: 'stays', ...signInEnds, links: 'stays' },
  /** Caused by the owner, whose current session goes on. */
  'e-mail address changed': { ...sessionsEnd, keys: 'ends', webhooks: 'stays', ...signInStays, links: 'ends' },
  /** Moved by staff to another mailbox or organisation: the account has a new owner. */
  'account moved': { ...sessionsEnd, keys: 'ends', webhooks: 'stays', ...signInEnds, links: 'ends' },
  /** Done by the references of the tables; linked identities stay on record, so that removed users do not come back. */
  'user removed': { ...sessionsEnd, keys: 'ends', webhooks: 'stays', ...signInEnds, links: 'ends' },
  /** Passwords and factors work again once the organisation is reopened; keys and webhooks do not. */
  'organisation closed': { ...sessionsEnd, keys: 'ends', webhooks: 'ends', ...signInStays, links: 'ends' },
  /** Also if another provider replaces it. */
  'provider removed': {
    sessions: 'stays',
    sessionsBySingleSignOn: 'ends',
    keys: 'stays',
    webhooks: 'stays',
    ...signInStays,
    identities: 'ends',
    links: 'stays',
  },
  /** A backup restores access that was revoked since, and lacks the kinds that end here. */
  'backup restored': {
    ...sessionsEnd,
    keys: 'off',
    webhooks: 'off',
    passkeys: 'off',
    apps: 'stays',
    recoveryCodes: 'ends',
    identities: 'off',
    links: 'ends',
  },
} as const satisfies Record<string, Effects>;
type AccessEvent = Exclude<keyof typeof accessEvents, 'user removed' | 'backup restored'>;

type AfterRestore = (typeof accessEvents)['backup restored'];
/** Kinds that are off after a restore: `restored-access.ts` has the tables. */
export type RestoredKind = { [Kind in AccessKind]: AfterRestore[Kind] extends 'off' ? Kind : never }[AccessKind];

/** The owner: one user, or all users of an organisation. */
type Whose = { readonly userId: string } | { readonly organisationId: number };

interface Ending {
  readonly whose: Whose;
  /** Query of the users' ids, in parentheses. */
  readonly users: RawBuilder<string>;
  /** The caller's own session, which stays. */
  readonly except: Buffer | null;
}

const endings: Record<AccessKind, (db: Db, ending: Ending) => Promise<unknown>> = {
  sessions: (db, { users, except }) => endSessions(db, { users, except, bySingleSignOn: false }),
  sessionsBySingleSignOn: (db, { users, except }) => endSessions(db, { users, except, bySingleSignOn: true }),
  keys: (db, { users }) =>
    db
      .updateTable('api_keys')
      .set({ revoked_at: sql<Date>`now()` })
      .where('user_id', 'in', users)
      .where('revoked_at', 'is', null)
      .execute(),
  webhooks: (db, { whose }) => {
    if ('userId' in whose) throw new Error('Webhooks are an organisation’s');
    return db
      .updateTable('webhooks')
      .set({ switched_off_at: sql<Date>`now()` })
      .where('organisation_id', '=', whose.organisationId)
      .where('switched_off_at', 'is', null)
      .execute();
  },
  passkeys: (db, { users }) => db.deleteFrom('passkeys').where('user_id', 'in', users).execute(),
  apps: (db, { users }) => db.deleteFrom('totp_secrets').where('user_id', 'in', users).execute(),
  recoveryCodes: (db, { users }) => db.deleteFrom('recovery_codes').where('user_id', 'in', users).execute(),
  // Identities of removed users stay on record.
  identities: (db, { users }) => db.deleteFrom('linked_identities').where('user_id', 'in', users).execute(),
  links: async (db, { users }) => {
    for (const table of ['password_links', 'email_changes', 'one_time_codes'] as const)
      await sql`delete from ${sql.table(table)} where user_id in ${users}`.execute(db);
  },
};

function endSessions(db: Db, { users, except, bySingleSignOn }: Omit<Ending, 'whose'> & { bySingleSignOn: boolean }): Promise<unknown> {
  return db
    .deleteFrom('sessions')
    .where('user_id', 'in', users)
    .where('by_single_sign_on', '=', bySingleSignOn)
    .where('token_hash', 'is distinct from', except)
    .execute();
}

interface Taken {
  readonly whose: Whose;
  readonly except?: Buffer;
  /** The caller's choice for each kind with effect `asked`. */
  readonly asked?: Partial<Readonly<Record<AccessKind, boolean | undefined>>>;
  /** The session cache of this process; other processes notice within a second. */
  readonly sessions?: Pick<Sessions, 'changed' | 'allChanged'> | undefined;
}

/** Ends the access that the event ends, within the transaction. Locks the user: a concurrent change of their access commits before, or fails. */
export async function endAccess(db: Db, event: AccessEvent, { whose, except, asked = {}, sessions }: Taken): Promise<void> {
  const users =
    'userId' in whose
      ? sql<string>`(select ${whose.userId}::uuid)`
      : sql<string>`(select id from portal_users where organisation_id = ${whose.organisationId})`;
  if ('userId' in whose) await lockUser(db, whose.userId);
  else
    await db
      .selectFrom('portal_users')
      .where('organisation_id', '=', whose.organisationId)
      .select('id')
      .orderBy('id')
      .forUpdate()
      .execute();
  const effects: Effects = accessEvents[event];
  // The keys of a constant are its own.
  for (const kind of Object.keys(endings) as AccessKind[]) {
    const ends = effects[kind] === 'ends' || (effects[kind] === 'asked' && asked[kind] === true);
    if (ends) await endings[kind](db, { whose, users, except: except ?? null });
  }
  if ('userId' in whose) sessions?.changed(db, whose.userId);
  else sessions?.allChanged(db);
}

/** Returns a user's valid keys. */
export function workingKeysOf(db: Db, userId: string) {
  return db
    .selectFrom('api_keys')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('restored_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .select(['id', 'name', 'prefix'])
    .orderBy('created_at')
    .execute();
}
