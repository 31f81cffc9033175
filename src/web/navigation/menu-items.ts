/** Where the portal leads: the sidebar and the home page's tiles, in order (specification, sections 1 and 2). */
import { mayOpen } from './guard.ts';
import { routeOf, type PlainPath } from '../../shared/routes.ts';
import type { AuthState } from '../session/session.ts';
import type { IconName } from '../ui/Icon.tsx';

export interface NavigationItem {
  title: string;
  path: PlainPath;
  icon: IconName;
}

export interface Tile {
  title: string;
  text: string;
  path: PlainPath;
}

const sidebar: readonly NavigationItem[] = [
  { title: 'Home', path: '/home', icon: 'home' },
  { title: 'GNR Search', path: '/gnr-search', icon: 'search' },
  { title: 'Testing & Diagnostics', path: '/testing', icon: 'testing' },
  { title: 'Reports', path: '/reports', icon: 'reports' },
  { title: 'Downloads', path: '/downloads', icon: 'downloads' },
  { title: 'Support', path: '/support', icon: 'support' },
  { title: 'Users', path: '/users', icon: 'users' },
  { title: 'Admin', path: '/admin', icon: 'admin' },
];

const sidebarEnd: readonly NavigationItem[] = [
  { title: 'My Account', path: '/account', icon: 'account' },
  { title: 'Sign out', path: '/auth/logout', icon: 'sign-out' },
];

const tiles: readonly Tile[] = [
  { title: 'Reporting', text: 'Access and review daily and weekly statistics.', path: '/reports' },
  { title: 'Downloads', text: 'Download the latest product specifications.', path: '/downloads' },
  {
    title: 'Testing & Diagnostics',
    text: "Discover a number's attributes across all services.",
    path: '/testing',
  },
  { title: 'Support', text: "Open a ticket with the provider's Technical team.", path: '/support' },
];

export function sidebarFor(session: AuthState): { items: NavigationItem[]; end: NavigationItem[] } {
  return { items: sidebar.filter((item) => isOpen(item, session)), end: sidebarEnd.filter((item) => isOpen(item, session)) };
}

export function tilesFor(session: AuthState): Tile[] {
  return tiles.filter((tile) => isOpen(tile, session));
}

function isOpen({ path }: { path: PlainPath }, session: AuthState): boolean {
  const route = routeOf(path);
  return route !== undefined && mayOpen(route, session);
}
