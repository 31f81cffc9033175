/** Tokens that the configuration names, for programs that are no user's. */
import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a call comes with `token`. */
export function hasBearerToken({ authorization = '' }: { readonly authorization?: string | undefined }, token: string): boolean {
  const given = /^Bearer (.+)$/.exec(authorization)?.[1] ?? '';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  // Digests have one length, so the comparison takes one time.
  return timingSafeEqual(digest(given), digest(token));
}
