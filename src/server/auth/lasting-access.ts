/**
 * All that opens an account, or tells somebody of it, beyond the call that made it, and what becomes of each kind when access is taken away. A new kind
 * or event is a type error until both sides say so. The table stands in docs/security.md.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { lockUser } from './session-rows.ts';
import type { Sessions } from './sessions.ts';

type AccessKind =
  /** Support views that hang on them included, and sign-ins under way. */
  | 'sessions'
  | 'sessionsBySingleSignOn'
  | 'keys'
  /** An organisation's, whoever added them. */
  | 'webhooks'
  | 'passkeys'
  | 'apps'
  | 'recoveryCodes'
  | 'identities'
  /** Mailed ones, and mailed codes. */
  | 'links';

/** `asked`: whoever causes the event says whether it ends. `off`: it is there, and opens nothing until somebody keeps it. */
type Effect = 'ends' | 'stays' | 'asked' | 'off';
type Effects = Readonly<Record<AccessKind, Effect>>;

const signInStays = { passkeys: 'stays', apps: 'stays', recoveryCodes: 'stays', identities: 'stays' } as const;
const signInEnds = { passkeys: 'ends', apps: 'ends', recoveryCodes: 'ends', identities: 'ends' } as const;
const sessionsEnd = { sessions: 'ends', sessionsBySingleSignOn: 'ends' } as const;

const accessEvents = {
  /** By its owner: their other sessions. */
  'password changed': { ...sessionsEnd, keys: 'asked', webhooks: 'stays', ...signInStays, links: 'ends' },
  'password set by a mailed link': { ...sessionsEnd, keys: 'ends', webhooks: 'stays', ...signInStays, links: 'ends' },
  'signed out everywhere else': { ...sessionsEnd, keys: 'asked', webhooks: 'stays', ...signInStays, links: 'stays' },
  /** By an administrator. */
  'sessions ended': { ...sessionsEnd, keys: 'asked', webhooks: 'stays', ...signInStays, links: 'stays' },
  'factors removed': { ...sessionsEnd, keys: 'asked', webhooks: 'stays', ...signInEnds, links: 'stays' },
  /** By its owner, who goes on. */
  'e-mail address changed': { ...sessionsEnd, keys: 'ends', webhooks: 'stays', ...signInStays, links: 'ends' },
  /** To another mailbox or organisation, by staff: it is somebody else's from now on. */
  'account moved': { ...sessionsEnd, keys: 'ends', webhooks: 'stays', ...signInEnds, links: 'ends' },
  /** By the references of the tables: it stays known who was linked, so that they do not come back. */
  'user removed': { ...sessionsEnd, keys: 'ends', webhooks: 'stays', ...signInEnds, links: 'ends' },
  /** Passwords and what confirms them are there again when it is opened; what calls by itself is not. */
  'organisation closed': { ...sessionsEnd, keys: 'ends', webhooks: 'ends', ...signInStays, links: 'ends' },
  /** Or replaced by another one. */
  'provider removed': {
    sessions: 'stays',
    sessionsBySingleSignOn: 'ends',
    keys: 'stays',
    webhooks: 'stays',
    ...signInStays,
    identities: 'ends',
    links: 'stays',
  },
  /** A backup brings back what was taken away since, and has nothing of what ends here. */
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
/** What is off after a restore: `restored-access.ts` has the tables. */
export type RestoredKind = { [Kind in AccessKind]: AfterRestore[Kind] extends 'off' ? Kind : never }[AccessKind];

/** Of whom: one user, or everybody of an organisation. */
type Whose = { readonly userId: string } | { readonly organisationId: number };

interface Ending {
  readonly whose: Whose;
  /** The ids of its users. */
  readonly users: RawBuilder<unknown>;
  /** The session of whoever causes it. */
  readonly except: Buffer | null;
}

const endings: Record<AccessKind, (db: Db, ending: Ending) => Promise<unknown>> = {
  sessions: (db, { users, except }) => endSessions(db, { users, except, bySingleSignOn: false }),
  sessionsBySingleSignOn: (db, { users, except }) => endSessions(db, { users, except, bySingleSignOn: true }),
  keys: (db, { users }) => sql`update api_keys set revoked_at = now() where user_id in (${users}) and revoked_at is null`.execute(db),
  webhooks: (db, { whose }) => {
    if ('userId' in whose) throw new Error('Webhooks are an organisation’s');
    return sql`update webhooks set switched_off_at = now() where organisation_id = ${whose.organisationId} and switched_off_at is null`.execute(
      db,
    );
  },
  passkeys: (db, { users }) => sql`delete from passkeys where user_id in (${users})`.execute(db),
  apps: (db, { users }) => sql`delete from totp_secrets where user_id in (${users})`.execute(db),
  recoveryCodes: (db, { users }) => sql`delete from recovery_codes where user_id in (${users})`.execute(db),
  // Of removed users it stays known that they were.
  identities: (db, { users }) => sql`delete from linked_identities where user_id in (${users})`.execute(db),
  links: async (db, { users }) => {
    for (const table of ['password_links', 'email_changes', 'one_time_codes'] as const)
      await sql`delete from ${sql.table(table)} where user_id in (${users})`.execute(db);
  },
};

function endSessions(db: Db, { users, except, bySingleSignOn }: Omit<Ending, 'whose'> & { bySingleSignOn: boolean }): Promise<unknown> {
  return sql`
    delete from sessions where user_id in (${users}) and by_single_sign_on = ${bySingleSignOn} and token_hash is distinct from ${except}`.execute(
    db,
  );
}

interface Taken {
  readonly whose: Whose;
  readonly except?: Buffer;
  /** What whoever causes it says of the kinds that are asked. */
  readonly asked?: Partial<Readonly<Record<AccessKind, boolean | undefined>>>;
  /** What this process remembers of sessions and keys; other processes learn it within a second. */
  readonly sessions?: Pick<Sessions, 'changed' | 'allChanged'> | undefined;
}

/** Ends, within the transaction, what the event ends. The user is locked: what is being made of theirs comes before it, or not at all. */
export async function endAccess(db: Db, event: AccessEvent, { whose, except, asked = {}, sessions }: Taken): Promise<void> {
  const users =
    'userId' in whose
      ? sql`select ${whose.userId}::uuid`
      : sql`select id from portal_users where organisation_id = ${whose.organisationId}`;
  if ('userId' in whose) await lockUser(db, whose.userId);
  else await sql`select id from portal_users where organisation_id = ${whose.organisationId} order by id for update`.execute(db);
  const effects: Effects = accessEvents[event];
  // The keys of a constant are its own.
  for (const kind of Object.keys(endings) as AccessKind[]) {
    const ends = effects[kind] === 'ends' || (effects[kind] === 'asked' && asked[kind] === true);
    if (ends) await endings[kind](db, { whose, users, except: except ?? null });
  }
  if ('userId' in whose) sessions?.changed(db, whose.userId);
  else sessions?.allChanged(db);
}

/** The keys of a user that open something. */
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
