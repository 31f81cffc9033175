/** Every address: path, layout and access. A path that is not in this table does not exist. */
import { confirmPath, forgotPasswordPath } from './mailed-links.ts';
import { bits } from './permissions.ts';

type Layout = 'default' | 'auth' | 'empty';

export interface Route {
  /** Path, in which `$name` stands for one segment of any text. */
  path: string;
  layout: Layout;
  /** Permission bit that opens the screen; without one, a sign-in is enough. */
  permission?: number;
  /** True if any permission opens it. */
  needsSome?: boolean;
  /** True if it is only open to the platform organisation. */
  isPlatformOnly?: boolean;
  /** True if it opens without a sign-in; auth screens always do. */
  isPublic?: boolean;
  /** Target of a path that redirects and has no page. */
  leadsTo?: string;
}

const table = [
  { path: '/', layout: 'default', leadsTo: '/home' },
  { path: '/home', layout: 'default' },
  { path: '/gnr-search', layout: 'default', permission: bits.gnr_search },
  { path: '/testing', layout: 'default', permission: bits.test_and_diagnostics },
  { path: '/testing/batch/$id', layout: 'default', permission: bits.test_and_diagnostics },
  { path: '/watch', layout: 'default', permission: bits.test_and_diagnostics },
  { path: '/support', layout: 'default', permission: bits.contact },
  { path: '/support/ticket/$id', layout: 'default', permission: bits.contact },
  { path: '/reports', layout: 'default', permission: bits.reports },
  { path: '/downloads', layout: 'default', permission: bits.downloads },
  { path: '/users', layout: 'default', permission: bits.user_management },
  { path: '/users/add', layout: 'default', permission: bits.user_management },
  { path: '/users/edit/$id', layout: 'default', permission: bits.user_management },
  { path: '/admin', layout: 'default', permission: bits.user_management, isPlatformOnly: true },
  { path: '/admin/add', layout: 'default', permission: bits.user_management, isPlatformOnly: true },
  { path: '/admin/edit/$id', layout: 'default', permission: bits.user_management, isPlatformOnly: true },
  { path: '/admin/ticket/$id', layout: 'default', permission: bits.user_management, isPlatformOnly: true },
  { path: '/admin/organisation/add', layout: 'default', permission: bits.user_management, isPlatformOnly: true },
  { path: '/admin/organisation/$id', layout: 'default', permission: bits.user_management, isPlatformOnly: true },
  { path: '/account', layout: 'default' },
  { path: '/status', layout: 'default' },
  // Target of the type of a problem (server/http/problem.ts).
  { path: '/developers', layout: 'default', needsSome: true },
  { path: '/serviceLegend', layout: 'empty', isPublic: true },
  { path: '/auth/login', layout: 'auth' },
  { path: '/auth/authenticate', layout: 'auth' },
  { path: forgotPasswordPath, layout: 'auth' },
  { path: confirmPath, layout: 'auth' },
  // Return address for an organisation's own provider.
  { path: '/auth/single-sign-on', layout: 'auth' },
  { path: '/auth/logout', layout: 'auth' },
] as const satisfies readonly Route[];

type TableRow = (typeof table)[number];
type RoutePath = TableRow['path'];
export type KnownRoute = Route & { path: RoutePath };
/** Paths that have a page. */
export type ScreenPath = Exclude<TableRow, { leadsTo: string }>['path'];
/** Screens outside the router. */
export type SignInPath = Extract<TableRow, { layout: 'auth' }>['path'];
/** Screens whose link needs no parameter. */
export type PlainPath = Exclude<ScreenPath, `${string}$${string}`>;

export const routes: readonly KnownRoute[] = table;

export function isPlain(route: KnownRoute): route is Route & { path: PlainPath } {
  return route.leadsTo === undefined && !route.path.includes('$');
}

const patterns = routes.map((route) => ({ route, pattern: new RegExp(`^${route.path.replace(/\/$/, '').replace(/\$\w+/g, '[^/]+')}/?$`) }));

/** Returns the route of a path, with or without a trailing slash. */
export function routeOf(pathname: string): KnownRoute | undefined {
  return patterns.find(({ pattern }) => pattern.test(pathname))?.route;
}

export function hasRoute(pathname: string): boolean {
  return routeOf(pathname) !== undefined;
}
