/** The secrets of authenticator apps, one a user. They must be read again, so they rest encrypted with the secret key. */
import { sql } from 'kysely';
import type { SecretKeys } from '../config/secret-key.ts';
import type { Db } from '../database/database.ts';
import { sealFor, unsealFrom } from '../database/sealed-columns.ts';
import { stepOfCode } from './totp.ts';

/** How long a secret waits for its first code. */
const unconfirmedLifetime = sql`interval '1 hour'`;

/** Stores a secret that counts once a code of it is confirmed, in place of one that waits for it. False where one counts already. */
export async function storeTotpSecret(
  db: Db,
  secretKeys: SecretKeys,
  { userId, secret }: { userId: string; secret: string },
): Promise<boolean> {
  const sealed = sealFor('totp_secrets', secret, secretKeys);
  const { rows } = await sql`
    insert into totp_secrets as t (user_id, sealed_secret) values (${userId}, ${sealed})
    on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, created_at = now(), last_step = 0
    where t.confirmed_at is null
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Uses a code up that begins the secret's use. False where it is none of the secret's, or the secret waited too long. */
export function confirmTotpSecret(db: Db, secretKeys: SecretKeys, typed: TypedCode): Promise<boolean> {
  return useCode(db, secretKeys, { ...typed, isConfirmed: false });
}

/** Uses a code up. True for exactly one caller, and for no code of the same step of time or an earlier one afterwards. */
export function consumeTotpCode(db: Db, secretKeys: SecretKeys, typed: TypedCode): Promise<boolean> {
  return useCode(db, secretKeys, { ...typed, isConfirmed: true });
}

interface TypedCode {
  readonly userId: string;
  readonly code: string;
}

async function useCode(
  db: Db,
  secretKeys: SecretKeys,
  { userId, code, isConfirmed }: TypedCode & { isConfirmed: boolean },
): Promise<boolean> {
  const counts = isConfirmed ? sql<boolean>`confirmed_at is not null` : waits;
  const row = await db
    .selectFrom('totp_secrets')
    .where('user_id', '=', userId)
    .where(counts)
    .select(['sealed_secret', sql<number>`extract(epoch from now())::float8`.as('now')])
    .executeTakeFirst();
  const secret = row && unsealFrom('totp_secrets', row.sealed_secret, secretKeys);
  const step = row && secret !== undefined ? stepOfCode(secret, code, row.now) : undefined;
  if (step === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable('totp_secrets')
    .set({ last_step: step, ...(isConfirmed ? { last_used_at: sql<Date>`now()` } : { confirmed_at: sql<Date>`now()` }) })
    .where('user_id', '=', userId)
    .where(counts)
    .where(sql<boolean>`last_step < ${step}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The confirmed one; undefined where the user has none. */
export function findTotp(db: Db, userId: string) {
  return db
    .selectFrom('totp_secrets')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .select(['confirmed_at', 'last_used_at'])
    .executeTakeFirst();
}

/** False where there was none that counts. */
export async function deleteTotp(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('totp_secrets')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const waits = sql<boolean>`(confirmed_at is null and created_at > now() - ${unconfirmedLifetime})`;

export async function removeUnconfirmedSecrets(db: Db): Promise<void> {
  await sql`delete from totp_secrets where confirmed_at is null and created_at < now() - ${unconfirmedLifetime}`.execute(db);
}
