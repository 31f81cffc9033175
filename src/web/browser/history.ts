/** The visitor's address. One browser history for the sign-in screens, which have no router, and for the router behind them. */
import { createBrowserHistory } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';

export const history = createBrowserHistory();

/** The address that this page was loaded with: opened, linked from elsewhere, or reloaded. */
export const loadedAt = here();

/** Goes to a path of this portal; query and hash may follow it. */
export function goTo(path: string) {
  history.push(path);
}

/** Goes to a path without a new entry in the history, and without a question about unsaved changes, since the portal itself navigates. */
export function replaceWith(path: string) {
  history.replace(path, undefined, { ignoreBlocker: true });
}

export function here() {
  const { pathname, search, hash } = history.location;
  return { pathname, search, hash };
}

export function usePathname(): string {
  return useSyncExternalStore(history.subscribe, () => history.location.pathname);
}

export function useHash(): string {
  return useSyncExternalStore(history.subscribe, () => history.location.hash);
}
