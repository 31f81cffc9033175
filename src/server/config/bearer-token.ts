/** Configured tokens, for programs that are not users. */
import { createHash, timingSafeEqual } from 'node:crypto';

/** True if a call presents `token`. */
export function hasBearerToken({ authorization = '' }: { readonly authorization?: string | undefined }, token: string): boolean {
  const given = /^Bearer (.+)$/.exec(authorization)?.[1] ?? '';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  // Digests have equal length, so the comparison takes constant time.
  return timingSafeEqual(digest(given), digest(token));
}
