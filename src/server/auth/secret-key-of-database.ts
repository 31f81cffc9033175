/** The secret key that belongs to the database. Another one would silently fail to read passwords and waiting mails. */
import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import { hasSecretKey, keyIdOf, loadSecretKeys, type SecretKeys } from '../config/secret-key.ts';
import type { Db } from '../database/database.ts';

/** The configured secret keys are not those of the database. */
export class SecretKeyMisfit extends Error {}

/**
 * Returns the configured keys and makes them those of the database, within `transaction`. Throws `SecretKeyMisfit` if neither the current nor the
 * previous key is the one on record. A database without a key takes the current one; if two keys are configured and its passwords name none, this
 * throws instead of guessing.
 */
export async function takeUpSecretKeys(transaction: Db, config: Config): Promise<SecretKeys> {
  // Without the lock, two nodes that start at once would each find that their key fits, and the later one would overwrite the other's.
  await sql`select pg_advisory_xact_lock(hashtext('secret_key'))`.execute(transaction);
  const keys = await fittingSecretKeys(transaction, config);
  const [current] = keys;
  const before = (await notedKeyId(transaction)) ?? keyIdOf(current);
  await nameKeyOfPasswords(transaction, before);
  await transaction
    .insertInto('secret_key')
    .values({ key_id: keyIdOf(current) })
    .onConflict((conflict) => conflict.column('only').doUpdateSet({ key_id: keyIdOf(current) }))
    .execute();
  return keys;
}

/** Returns the same keys, without a change to the database. */
export async function fittingSecretKeys(db: Db, config: Config): Promise<SecretKeys> {
  const noted = await notedKeyId(db);
  if (noted !== undefined && !hasSecretKey(config))
    throw new SecretKeyMisfit(
      `SECRET_KEY is missing: it is not set, and the file secret-key of this database is not in ${config.DATA_DIR}`,
    );
  const keys = loadSecretKeys(config);
  if (noted === undefined && keys.length > 1 && (await hasUnnamedPasswords(db)))
    throw new SecretKeyMisfit(
      'SECRET_KEY_PREVIOUS is set, but the database belongs to an older version that does not record the key of its passwords: start once with only that key as SECRET_KEY, then with both',
    );
  if (noted !== undefined && !keys.map(keyIdOf).includes(noted))
    throw new SecretKeyMisfit(
      'SECRET_KEY does not fit the database: its passwords and e-mails were written with another key. Set that one, or name it in SECRET_KEY_PREVIOUS',
    );
  return keys;
}

/** Counts the passwords that the current key can compare, those of the previous key, and those of no configured key. */
export async function countPasswords(db: Db, keys: SecretKeys): Promise<{ current: number; previous: number; lost: number }> {
  const { rows } = await sql<{ keyId: string | null; count: number }>`
    select substring(password_hash from ',keyid=([^,$]+)') as "keyId", count(*)::int as count
    from portal_users where password_hash is not null group by 1`.execute(db);
  const [current, ...previous] = keys.map(keyIdOf);
  const counts = { current: 0, previous: 0, lost: 0 };
  for (const { keyId, count } of rows)
    counts[keyId === null || keyId === current ? 'current' : previous.includes(keyId) ? 'previous' : 'lost'] += count;
  return counts;
}

async function notedKeyId(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('secret_key').select('key_id').executeTakeFirst())?.key_id;
}

/** Hashes of versions that had one key only. */
const unnamed = sql<boolean>`password_hash like '$argon2id$%' and password_hash not like '%,keyid=%'`;

async function hasUnnamedPasswords(db: Db): Promise<boolean> {
  return (await db.selectFrom('portal_users').where(unnamed).select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function nameKeyOfPasswords(db: Db, keyId: string): Promise<void> {
  await sql`
    update portal_users set password_hash = regexp_replace(password_hash, '(,p=\\d+)\\$', ${`\\1,keyid=${keyId}$`})
    where ${unnamed}`.execute(db);
}
