import { createHash } from 'node:crypto';

/** The key of an account's password budget: also an address that nobody has may be guessed at only so often. */
export function accountKey(email: string): string {
  return createHash('sha256').update(email).digest('hex');
}
