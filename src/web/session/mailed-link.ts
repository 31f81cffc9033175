/**
 * The mailed link of this visit: one that sets a password, or confirms an e-mail address. Its token is removed from the address at once and lives only in this
 * page's memory: a history or a shared screen would reveal it.
 */
import { isScreenOf, type LinkPurpose, type MailedLink, mailedLinkIn } from '../../shared/base/mailed-links.ts';
import { here } from '../browser/history.ts';
import { createStore } from '../browser/store.ts';

const held = createStore<MailedLink | null>(null);

/** The link of one of these purposes, while the visitor is at its screen. */
export function useMailedLink(...purposes: LinkPurpose[]): MailedLink | null {
  const link = held.useValue();
  return link !== null && purposes.includes(link.purpose) ? link : null;
}

/** True if this visit is by such a link, with its token still in the address or already taken. */
export function isAtMailedLink(): boolean {
  const visit = here();
  const link = held.get();
  return mailedLinkIn(visit) !== undefined || (link !== null && isScreenOf(link.purpose, visit.pathname));
}

/** Takes the token from the address, and forgets it once the visitor is elsewhere. Answers true if the address must be replaced. */
export function takeMailedLink(visit: { pathname: string; hash: string }): boolean {
  const link = mailedLinkIn(visit);
  if (link) held.set(link);
  else if (!isAtMailedLink()) dropMailedLink();
  return link !== undefined;
}

export function dropMailedLink() {
  held.set(null);
}
