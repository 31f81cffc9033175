/** The rows of passkeys. An authenticator keeps the private keys; what is here opens nothing. */
import { type RawBuilder, sql } from 'kysely';
import { isPasskeyTransport, type PasskeyTransport } from '../../shared/factors/passkey-credentials.ts';
import type { Db } from '../database/database.ts';

/** A passkey as an authenticator is told of it. */
export interface KnownCredential {
  /** Base64url. */
  readonly id: string;
  readonly type: 'public-key';
  readonly transports: PasskeyTransport[];
}

export function passkeysOf(db: Db, userId: string) {
  return db
    .selectFrom('passkeys')
    .where('user_id', '=', userId)
    .select(['id', 'name', 'created_at', 'last_used_at', 'restored_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Those that sign in; with `andOff` those too that came back with a backup and that nobody kept yet. */
export async function credentialsOf(db: Db, userId: string, { andOff = false } = {}): Promise<KnownCredential[]> {
  const all = db.selectFrom('passkeys').where('user_id', '=', userId).select(['credential_id', 'transports']);
  const rows = await (andOff ? all : all.where('restored_at', 'is', null)).execute();
  return rows.map(({ credential_id, transports }) => ({
    id: Buffer.from(credential_id).toString('base64url'),
    type: 'public-key',
    transports: transports.filter(isPasskeyTransport),
  }));
}

/** The passkey of an authenticator's id (base64url), with whom it lets in; undefined where there is none, or it is off. */
export function findPasskey(db: Db, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('portal_users', 'portal_users.id', 'passkeys.user_id')
    .innerJoin('organisations', 'organisations.id', 'portal_users.organisation_id')
    .where('credential_id', '=', Buffer.from(credentialId, 'base64url'))
    .where('restored_at', 'is', null)
    .select(['passkeys.id', 'passkeys.name', 'public_key as publicKey', 'user_id as portalId'])
    .select(['portal_users.organisation_id as organisationId', 'email', 'closed_at as closedAt'])
    .executeTakeFirst();
}

export type FoundPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

interface NewPasskey {
  readonly name: string;
  /** Base64url. */
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** Answers the id; undefined where the credential is somebody's already. */
export async function insertPasskey(db: Db, userId: string, passkey: NewPasskey): Promise<string | undefined> {
  const row = await db
    .insertInto('passkeys')
    .values({
      user_id: userId,
      name: passkey.name,
      credential_id: Buffer.from(passkey.credentialId, 'base64url'),
      public_key: Buffer.from(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports.filter(isPasskeyTransport),
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Notes a use. False where the passkey is gone, or the authenticator counted no further than at the use before, as only a copy of it does
 * (Web Authentication, 6.1.1); one that does not count says 0 each time.
 */
export async function countUse(db: Db, id: string, counter: number): Promise<boolean> {
  const isFurther: RawBuilder<boolean> = sql`(counter < ${counter} or (counter = 0 and ${counter} = 0))`;
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(isFurther)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Answers the name; undefined where the user has no such passkey. */
export async function deletePasskey(db: Db, userId: string, id: string): Promise<string | undefined> {
  const row = await db.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', userId).returning('name').executeTakeFirst();
  return row?.name;
}

/** Answers the name that it had; undefined where the user has no such passkey. */
export async function changePasskeyName(db: Db, userId: string, { id, name }: { id: string; name: string }): Promise<string | undefined> {
  const own = db.selectFrom('passkeys').where('id', '=', id).where('user_id', '=', userId);
  const before = await own.select('name').forUpdate().executeTakeFirst();
  if (before) await db.updateTable('passkeys').set({ name }).where('id', '=', id).execute();
  return before?.name;
}
