/**
 * The token of the mailed link that sets a password.
 * It is taken out of the address at once and lives in this page's memory alone: a history or a shared screen would give it away.
 */
import { hasLinkToken, isForgotPassword, linkTokenMark } from '../../shared/password-link.ts';
import { here } from '../browser/history.ts';
import { createStore } from '../browser/store.ts';

const token = createStore<string | null>(null);

export function usePasswordLink(): string | null {
  return token.useValue();
}

/** Whether this visit is by such a link, be its token still in the address or already taken. */
export function isAtPasswordLink(): boolean {
  const { pathname, hash } = here();
  return isForgotPassword(pathname) && (token.get() !== null || hasLinkToken(hash));
}

/** Takes the token from the address, and forgets it once the visitor is elsewhere. Answers whether the address has to be replaced. */
export function takePasswordLink({ pathname, hash }: { pathname: string; hash: string }): boolean {
  if (!isForgotPassword(pathname)) dropPasswordLink();
  else if (hasLinkToken(hash)) {
    token.set(hash.slice(linkTokenMark.length));
    return true;
  }
  return false;
}

export function dropPasswordLink() {
  token.set(null);
}
