/** Every address there is: path, title, layout, and who may open it. A path that is not in this table does not exist. */
import { confirmPath, forgotPasswordPath } from './mailed-links.ts';
import { bits } from './permissions.ts';

type Layout = 'default' | 'auth' | 'empty';

export interface Route {
  /** `$name` stands for one segment of any text. */
  path: string;
  title: string;
  layout: Layout;
  /** The permission bit that opens the screen; without one a sign-in is enough. */
  permission?: number;
  /** Opens for the platform organisation only. */
  isPlatformOnly?: boolean;
  /** Opens without a sign-in, besides the auth screens. */
  isPublic?: boolean;
  /** Leads on to another path and has no page. */
  leadsTo?: string;
}

const table = [
  { path: '/', title: 'Home', layout: 'default', leadsTo: '/home' },
  { path: '/home', title: 'Home', layout: 'default' },
  { path: '/gnr-search', title: 'GNR Search', layout: 'default', permission: bits.gnr_search },
  { path: '/testing', title: 'Testing & Diagnostics', layout: 'default', permission: bits.test_and_diagnostics },
  { path: '/testing/batch/$id', title: 'Batch', layout: 'default', permission: bits.test_and_diagnostics },
  { path: '/support', title: 'Support', layout: 'default', permission: bits.contact },
  { path: '/reports', title: 'Reports', layout: 'default', permission: bits.reports },
  { path: '/downloads', title: 'Downloads', layout: 'default', permission: bits.downloads },
  { path: '/users', title: 'Users', layout: 'default', permission: bits.user_management },
  { path: '/users/add', title: 'Add user', layout: 'default', permission: bits.user_management },
  { path: '/users/edit/$id', title: 'Edit user', layout: 'default', permission: bits.user_management },
  { path: '/admin', title: 'Admin', layout: 'default', permission: bits.user_management, isPlatformOnly: true },
  { path: '/admin/add', title: 'Admin: add user', layout: 'default', permission: bits.user_management, isPlatformOnly: true },
  { path: '/admin/edit/$id', title: 'Admin: edit user', layout: 'default', permission: bits.user_management, isPlatformOnly: true },
  { path: '/account', title: 'My Account', layout: 'default' },
  { path: '/status', title: 'Service status', layout: 'default' },
  { path: '/serviceLegend', title: 'Service legend', layout: 'empty', isPublic: true },
  { path: '/auth/login', title: 'Login', layout: 'auth' },
  { path: '/auth/authenticate', title: 'Multi Factor', layout: 'auth' },
  { path: forgotPasswordPath, title: 'Forgot password', layout: 'auth' },
  { path: confirmPath, title: 'Confirm e-mail', layout: 'auth' },
  { path: '/auth/logout', title: 'Sign out', layout: 'auth' },
] as const satisfies readonly Route[];

type TableRow = (typeof table)[number];
type RoutePath = TableRow['path'];
export type KnownRoute = Route & { path: RoutePath };
/** The paths that have a page. */
export type ScreenPath = Exclude<TableRow, { leadsTo: string }>['path'];
/** The screens that stand without the router. */
export type SignInPath = Extract<TableRow, { layout: 'auth' }>['path'];
/** The screens that a link can lead to without knowing more. */
export type PlainPath = Exclude<ScreenPath, `${string}$${string}`>;

export const routes: readonly KnownRoute[] = table;

export function isPlain(route: KnownRoute): route is Route & { path: PlainPath } {
  return route.leadsTo === undefined && !route.path.includes('$');
}

const patterns = routes.map((route) => ({ route, pattern: new RegExp(`^${route.path.replace(/\/$/, '').replace(/\$\w+/g, '[^/]+')}/?$`) }));

/** The route of a path, with and without a trailing slash. */
export function routeOf(pathname: string): KnownRoute | undefined {
  return patterns.find(({ pattern }) => pattern.test(pathname))?.route;
}

export function hasRoute(pathname: string): boolean {
  return routeOf(pathname) !== undefined;
}
