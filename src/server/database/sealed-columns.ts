/** The columns that hold secrets which must be read again: they rest encrypted, each with a key of its own that is derived from the secret key. */
import { sql } from 'kysely';
import { seal, unseal } from '../config/sealed-text.ts';
import { derivedKey, type SecretKeys } from '../config/secret-key.ts';
import type { Db } from './database.ts';
import type { Schema } from './schema.ts';

type SealedTable = { [Name in keyof Schema]: 'sealed_secret' extends keyof Schema[Name] ? Name : never }[keyof Schema];

/** For which the key is derived. Another text makes every secret of the table unreadable. */
const purposes: Readonly<Record<SealedTable, string>> = {
  webhooks: 'webhook secrets',
  totp_secrets: 'totp secrets',
  identity_providers: 'client secrets of identity providers',
};

export function sealFor(table: SealedTable, secret: string, [current]: SecretKeys): Buffer {
  return seal(secret, derivedKey(current, purposes[table]));
}

/** Undefined where it was sealed with a secret key that is not among these. */
export function unsealFrom(table: SealedTable, sealed: Buffer, secretKeys: readonly string[]): string | undefined {
  const keys = secretKeys.map((key) => derivedKey(key, purposes[table]));
  return unseal(Buffer.from(sealed), keys);
}

/** While the secret key is changed, so that nothing needs the previous one once that is over. */
export async function resealSecrets(db: Db, secretKeys: SecretKeys): Promise<void> {
  const [, ...previous] = secretKeys;
  if (previous.length === 0) return;
  for (const table of Object.keys(purposes) as SealedTable[]) {
    const { rows } = await sql<{ sealed: Buffer }>`select sealed_secret as sealed from ${sql.table(table)}`.execute(db);
    for (const { sealed } of rows) {
      const secret = unsealFrom(table, sealed, previous);
      if (secret === undefined) continue;
      // No two are the same, even of one secret; and whoever wrote another one meanwhile keeps that.
      await sql`
        update ${sql.table(table)} set sealed_secret = ${sealFor(table, secret, secretKeys)} where sealed_secret = ${sealed}`.execute(db);
    }
  }
}
