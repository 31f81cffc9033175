/** The columns that hold secrets which must be read again: they rest encrypted, each with a key of its own that is derived from the secret key. */
import { sql } from 'kysely';
import { seal, unseal } from '../config/sealed-text.ts';
import { derivedKey, type SecretKeys } from '../config/secret-key.ts';
import type { Db } from './database.ts';
import type { Schema } from './schema.ts';

type SealedTable = { [Name in keyof Schema]: 'sealed_secret' extends keyof Schema[Name] ? Name : never }[keyof Schema];

interface SealedColumn<Name extends SealedTable> {
  /** The purpose that the key is derived for. Another text makes every secret of the table unreadable. */
  readonly purpose: string;
  /** The column that names a row. */
  readonly row: keyof Schema[Name] & string;
}

const columns: { readonly [Name in SealedTable]: SealedColumn<Name> } = {
  webhooks: { purpose: 'webhook secrets', row: 'id' },
  totp_secrets: { purpose: 'totp secrets', row: 'user_id' },
  identity_providers: { purpose: 'client secrets of identity providers', row: 'organisation_id' },
};

export function sealFor(table: SealedTable, secret: string, [current]: SecretKeys): Buffer {
  return seal(secret, derivedKey(current, columns[table].purpose));
}

/** Undefined where it was sealed with a secret key that is not among these. */
export function unsealFrom(table: SealedTable, sealed: Buffer, secretKeys: readonly string[]): string | undefined {
  const keys = secretKeys.map((key) => derivedKey(key, columns[table].purpose));
  return unseal(Buffer.from(sealed), keys);
}

/** While the secret key is changed, so that nothing needs the previous one once that is over. */
export async function resealSecrets(db: Db, secretKeys: SecretKeys): Promise<void> {
  const [, ...previous] = secretKeys;
  if (previous.length === 0) return;
  for (const table of Object.keys(columns) as SealedTable[]) {
    const row = sql.ref(columns[table].row);
    const { rows } = await sql<{ id: string | number; sealed: Buffer }>`
      select ${row} as id, sealed_secret as sealed from ${sql.table(table)}`.execute(db);
    for (const { id, sealed } of rows) {
      const secret = unsealFrom(table, sealed, previous);
      if (secret === undefined) continue;
      // A secret that was written meanwhile stays.
      await sql`
        update ${sql.table(table)} set sealed_secret = ${sealFor(table, secret, secretKeys)}
        where ${row} = ${id} and sealed_secret = ${sealed}`.execute(db);
    }
  }
}
