/** Where the portal leads: the sidebar and the home page's tiles, in order (specification, sections 1 and 2). */
import { mayOpen } from './guard.ts';
import { routeOf, type PlainPath } from '../../shared/base/routes.ts';
import type { AuthState } from '../session/session.ts';
import type { IconName } from '../ui/Icon.tsx';
import { screensText } from './screens.text.ts';
import { tilesText } from './tiles.text.ts';

export interface NavigationItem {
  title: string;
  path: PlainPath;
  icon: IconName;
}

type Entry = Omit<NavigationItem, 'title'>;

export interface Tile {
  title: string;
  text: string;
  path: PlainPath;
}

const sidebar: readonly Entry[] = [
  { path: '/home', icon: 'home' },
  { path: '/gnr-search', icon: 'search' },
  { path: '/testing', icon: 'testing' },
  { path: '/watch', icon: 'watch' },
  { path: '/reports', icon: 'reports' },
  { path: '/downloads', icon: 'downloads' },
  { path: '/support', icon: 'support' },
  { path: '/users', icon: 'users' },
  { path: '/admin', icon: 'admin' },
];

const sidebarEnd: readonly Entry[] = [
  { path: '/developers', icon: 'code' },
  { path: '/account', icon: 'account' },
  { path: '/auth/logout', icon: 'sign-out' },
];

const tiles: readonly Tile[] = [
  { ...tilesText.reports, path: '/reports' },
  { ...tilesText.downloads, path: '/downloads' },
  { ...tilesText.testing, path: '/testing' },
  { ...tilesText.support, path: '/support' },
];

export function sidebarFor(session: AuthState): { items: NavigationItem[]; end: NavigationItem[] } {
  const itemsOf = (entries: readonly Entry[]) =>
    entries.filter((entry) => isOpen(entry, session)).map((entry) => ({ ...entry, title: screensText.titles[entry.path] }));
  return { items: itemsOf(sidebar), end: itemsOf(sidebarEnd) };
}

export function tilesFor(session: AuthState): Tile[] {
  return tiles.filter((tile) => isOpen(tile, session));
}

function isOpen({ path }: { path: PlainPath }, session: AuthState): boolean {
  const route = routeOf(path);
  return route !== undefined && mayOpen(route, session);
}
