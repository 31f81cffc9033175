/** The portal's main places: the sidebar and the home page's tiles, in order (specification, sections 1 and 2). */
import { mayOpen } from './guard.ts';
import { routeOf, type PlainPath } from '../../shared/base/routes.ts';
import type { AuthState } from '../session/session.ts';
import * as screenDrawings from '../ui/screen-drawings.ts';
import { screensText } from './screens.text.ts';
import { tilesText } from './tiles.text.ts';

export interface NavigationItem {
  title: string;
  path: PlainPath;
  /** One of `ui/screen-drawings.ts`. */
  drawing: string;
}

type Entry = Omit<NavigationItem, 'title'>;

export interface Tile {
  title: string;
  text: string;
  path: PlainPath;
}

const sidebar: readonly Entry[] = [
  { path: '/home', drawing: screenDrawings.home },
  { path: '/gnr-search', drawing: screenDrawings.ranges },
  { path: '/testing', drawing: screenDrawings.testing },
  { path: '/watch', drawing: screenDrawings.watch },
  { path: '/reports', drawing: screenDrawings.reports },
  { path: '/downloads', drawing: screenDrawings.downloads },
  { path: '/support', drawing: screenDrawings.support },
  { path: '/users', drawing: screenDrawings.users },
  { path: '/admin', drawing: screenDrawings.admin },
];

const sidebarEnd: readonly Entry[] = [
  { path: '/developers', drawing: screenDrawings.code },
  { path: '/account', drawing: screenDrawings.account },
  { path: '/auth/logout', drawing: screenDrawings.signOut },
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
