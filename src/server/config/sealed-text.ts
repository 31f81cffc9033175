/** Text encrypted at rest, with a key derived from the secret key. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

export function seal(text: string, key: Buffer): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Decrypts with whichever of `keys` encrypted it; undefined if none did. */
export function unseal(bytes: Buffer, [key, ...others]: readonly Buffer[]): string | undefined {
  if (key === undefined) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return unseal(bytes, others);
  }
}
