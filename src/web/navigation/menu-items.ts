/** Where the portal leads: the sidebar and the home page's tiles, in order (specification, sections 1 and 2). */
import { bits, holds } from '../../shared/permissions.ts';
import type { PlainPath } from './routes.ts';
import type { AuthState } from '../session/session.ts';
import type { IconName } from '../ui/Icon.tsx';

export interface NavigationItem {
  title: string;
  path: PlainPath;
  icon: IconName;
  permission?: number;
  isPlatformOnly?: boolean;
}

export interface Tile {
  title: string;
  text: string;
  path: PlainPath;
  permission: number;
}

const sidebar: readonly NavigationItem[] = [
  { title: 'Home', path: '/home', icon: 'home' },
  { title: 'GNR Search', path: '/gnr-search', icon: 'search', permission: bits.gnr_search },
  { title: 'Testing & Diagnostics', path: '/testing', icon: 'testing', permission: bits.test_and_diagnostics },
  { title: 'Reports', path: '/reports', icon: 'reports', permission: bits.reports },
  { title: 'Downloads', path: '/downloads', icon: 'downloads', permission: bits.downloads },
  { title: 'Support', path: '/support', icon: 'support', permission: bits.contact },
  { title: 'Users', path: '/users', icon: 'users', permission: bits.user_management },
  { title: 'Admin', path: '/admin', icon: 'admin', permission: bits.user_management, isPlatformOnly: true },
];

const sidebarEnd: readonly NavigationItem[] = [
  { title: 'My Account', path: '/account', icon: 'account' },
  { title: 'Sign out', path: '/auth/logout', icon: 'sign-out' },
];

const tiles: readonly Tile[] = [
  { title: 'Reporting', text: 'Access and review daily and weekly statistics.', path: '/reports', permission: bits.reports },
  { title: 'Downloads', text: 'Download the latest product specifications.', path: '/downloads', permission: bits.downloads },
  {
    title: 'Testing & Diagnostics',
    text: "Discover a number's attributes across all services.",
    path: '/testing',
    permission: bits.test_and_diagnostics,
  },
  { title: 'Support', text: "Open a ticket with the provider's Technical team.", path: '/support', permission: bits.contact },
];

export function sidebarFor(session: AuthState): { items: NavigationItem[]; end: NavigationItem[] } {
  return { items: sidebar.filter((item) => mayOpen(item, session)), end: sidebarEnd.filter((item) => mayOpen(item, session)) };
}

export function tilesFor(session: AuthState): Tile[] {
  return tiles.filter((tile) => mayOpen(tile, session));
}

function mayOpen({ permission, isPlatformOnly = false }: { permission?: number; isPlatformOnly?: boolean }, session: AuthState): boolean {
  const holdsIt = permission === undefined || holds(session.permissions, permission);
  return holdsIt && (!isPlatformOnly || session.isStaff);
}
