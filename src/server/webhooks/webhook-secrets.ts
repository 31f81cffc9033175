/** The secrets with which deliveries are signed: they must be read again, so they rest encrypted with the secret key. */
import { randomBytes } from 'node:crypto';
import { seal, unseal } from '../config/sealed-text.ts';
import { derivedKey, type SecretKeys } from '../config/secret-key.ts';
import type { Db } from '../database/database.ts';

const keyOf = (secretKey: string) => derivedKey(secretKey, 'webhook secrets');
/** As many as the hash has (Standard Webhooks asks for 24 to 64). */
const secretBytes = 32;

export function newWebhookSecret(): string {
  return `whsec_${randomBytes(secretBytes).toString('base64')}`;
}

export function sealSecret(secret: string, [current]: SecretKeys): Buffer {
  return seal(secret, keyOf(current));
}

/** Undefined where it was sealed with a secret key that is not configured. */
export function readSecret(sealed: Buffer, secretKeys: SecretKeys): string | undefined {
  return unseal(Buffer.from(sealed), secretKeys.map(keyOf));
}

/** While the secret key is changed, so that nothing needs the previous one once that is over. */
export async function resealSecrets(db: Db, secretKeys: SecretKeys): Promise<void> {
  const [current, ...previous] = secretKeys;
  if (previous.length === 0) return;
  for (const { id, sealed_secret: sealed } of await db.selectFrom('webhooks').select(['id', 'sealed_secret']).execute()) {
    const secret = readSecret(sealed, secretKeys);
    if (secret === undefined || readSecret(sealed, [current]) !== undefined) continue;
    await db
      .updateTable('webhooks')
      .set({ sealed_secret: sealSecret(secret, secretKeys) })
      .where('id', '=', id)
      .execute();
  }
}
