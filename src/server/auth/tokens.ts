/** Opaque random tokens. Whoever holds one is known by it; the database holds its hash alone. */
import { createHash, randomBytes } from 'node:crypto';

/** SHA-256. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** How the keys of programs begin, and no token: a session that did would be taken for a mistyped key at every call. */
export const keyBeginning = 'dp_';

/** 256 random bits as text for an address or a header. */
export function newToken(random = randomBytes): string {
  const token = random(32).toString('base64url');
  return token.startsWith(keyBeginning) ? newToken(random) : token;
}
