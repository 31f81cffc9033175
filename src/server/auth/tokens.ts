/** Opaque random tokens. Whoever holds one is known by it; the database holds its hash alone. */
import { createHash, randomBytes } from 'node:crypto';

/** SHA-256. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** 256 random bits as text for an address or a header. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
