/**
 * Secrets that bind a sign-in at a provider to one browser. All derive from a cookie of 256 random bits that no script reads: the provider sees state, nonce
 * and the hash of the verifier, none of which reveals another, or the cookie.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface BrowserSecrets {
  readonly state: string;
  readonly nonce: string;
  /** RFC 7636. */
  readonly verifier: string;
}

export function browserSecrets(cookie: string): BrowserSecrets {
  const derived = (use: string) => createHmac('sha256', cookie).update(`single sign-on ${use}`).digest('base64url');
  return { state: derived('state'), nonce: derived('nonce'), verifier: derived('verifier') };
}

/** True if an answer belongs to the sign-in that this browser began. */
export function isStateOf(cookie: string, state: string): boolean {
  const [own, given] = [Buffer.from(browserSecrets(cookie).state), Buffer.from(state)];
  return own.byteLength === given.byteLength && timingSafeEqual(own, given);
}
