/** Text that rests encrypted, with a key that is derived from the secret key. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

export function seal(text: string, key: Buffer): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** With the one of `keys` that it was encrypted with; undefined where it was none of them. */
export function unseal(bytes: Buffer, [key, ...others]: readonly Buffer[]): string | undefined {
  if (key === undefined) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return unseal(bytes, others);
  }
}
