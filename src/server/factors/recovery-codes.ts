/** Recovery codes: 80 random bits each, of which a password hash alone is kept, with one salt for the codes of a set. */
import { randomBytes, randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import type { Db } from '../database/database.ts';
import { argon2Cost } from '../auth/password-hashes.ts';
import { hashToken } from '../auth/tokens.ts';

const codesMade = 10;
/** Crockford's base32: no letter that is taken for a digit, nor U. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Ten codes in place of the user's before. Answers them, in four groups of four. */
export async function makeRecoveryCodes(db: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: codesMade }, newCode);
  const salt = randomBytes(16);
  const hashes = await Promise.all(codes.map((code) => hashOf(code, salt)));
  await removeRecoveryCodes(db, userId);
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, salt })))
    .execute();
  return codes;
}

/** Uses a code up, however it is written down. Answers how many are left then; undefined where it is none of the user's. */
export async function consumeRecoveryCode(db: Db, userId: string, code: string): Promise<number | undefined> {
  const set = await db.selectFrom('recovery_codes').where('user_id', '=', userId).select('salt').limit(1).executeTakeFirst();
  if (!set) return undefined;
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', await hashOf(code, set.salt))
    .executeTakeFirst();
  return numDeletedRows > 0n ? countRecoveryCodes(db, userId) : undefined;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .where('user_id', '=', userId)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function removeRecoveryCodes(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

function newCode(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

/** Sets of before have no salt. */
async function hashOf(code: string, salt: Buffer | null): Promise<Buffer> {
  const plain = code
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  return salt === null ? hashToken(plain) : hashRaw(plain, { ...argon2Cost, salt });
}
