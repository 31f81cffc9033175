/** Secrets of authenticator apps, one per user. They must be read again, so they are stored encrypted with the secret key. */
import { sql } from 'kysely';
import type { SecretKeys } from '../config/secret-key.ts';
import type { Db } from '../database/database.ts';
import { sealFor, unsealFrom } from '../database/sealed-columns.ts';
import { stepOfCode } from './totp.ts';

/** Time for which a secret waits for its first code. */
const unconfirmedLifetime = sql`interval '1 hour'`;

/** Stores a secret that becomes valid once a code confirms it, replacing one that still waits. False if the user already has a valid one. */
export async function storeTotpSecret(
  db: Db,
  secretKeys: SecretKeys,
  { userId, secret }: { userId: string; secret: string },
): Promise<boolean> {
  const sealed_secret = sealFor('totp_secrets', secret, secretKeys);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('totp_secrets')
    .values({ user_id: userId, sealed_secret })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_secret, created_at: sql<Date>`now()`, last_step: 0 })
        .where('totp_secrets.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Confirms a secret with its first code, which is used up. False if the code does not match, or the secret waited too long. */
export function confirmTotpSecret(db: Db, secretKeys: SecretKeys, typed: TypedCode): Promise<boolean> {
  return useCode(db, secretKeys, { ...typed, isConfirmed: false });
}

/** Uses up a code. True for exactly one caller; later codes of the same or an earlier time step fail. */
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

/** Finds the confirmed secret; undefined if the user has none. */
export function findTotp(db: Db, userId: string) {
  return db
    .selectFrom('totp_secrets')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .select(['confirmed_at', 'last_used_at'])
    .executeTakeFirst();
}

/** Deletes the secret. False if there was no confirmed one. */
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
  await db
    .deleteFrom('totp_secrets')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', sql<Date>`now() - ${unconfirmedLifetime}`)
    .execute();
}
