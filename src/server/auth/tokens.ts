/** Opaque random tokens. A token identifies its holder; the database holds only its hash. */
import { createHash, randomBytes } from 'node:crypto';

/** Returns the SHA-256 of a token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The prefix of API keys, and of no token: a session with it would count as a mistyped key at every call. */
export const keyBeginning = 'dp_';

/** Returns 256 random bits as text for an address or a header. */
export function newToken(random = randomBytes): string {
  const token = random(32).toString('base64url');
  return token.startsWith(keyBeginning) ? newToken(random) : token;
}
