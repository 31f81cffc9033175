/** Every screen there is: path, title, layout, who may open it, page. A path that is not in this table does not exist. */
import type { ComponentType } from 'react';
import { bits } from '../../shared/permissions.ts';
import { codeChunk, type CodeChunk } from '../browser/code-chunk.ts';

export type Layout = 'default' | 'auth' | 'empty';

export interface RouteEntry {
  /** `$name` stands for one segment of any text. */
  path: string;
  title: string;
  layout?: Layout;
  /** The permission bit that opens the screen; without one a sign-in is enough. */
  permission?: number;
  /** Opens for the platform organisation only. */
  isPlatformOnly?: boolean;
  /** Opens without a sign-in, besides the auth screens. */
  isPublic?: boolean;
  /** Leads on to another path and has no page. */
  leadsTo?: string;
  load?: () => Promise<ComponentType>;
}

const table: readonly RouteEntry[] = [
  { path: '/', title: 'Home', leadsTo: '/home' },
  { path: '/home', title: 'Home', load: () => import('../pages/home/HomePage.tsx').then((page) => page.HomePage) },
  {
    path: '/gnr-search',
    title: 'GNR Search',
    permission: bits.gnr_search,
    load: () => import('../pages/gnr-search/GnrSearchPage.tsx').then((page) => page.GnrSearchPage),
  },
  {
    path: '/testing',
    title: 'Testing & Diagnostics',
    permission: bits.test_and_diagnostics,
    load: () => import('../pages/testing/TestingPage.tsx').then((page) => page.TestingPage),
  },
  {
    path: '/support',
    title: 'Support',
    permission: bits.contact,
    load: () => import('../pages/support/SupportPage.tsx').then((page) => page.SupportPage),
  },
  {
    path: '/reports',
    title: 'Reports',
    permission: bits.reports,
    load: () => import('../pages/reports/ReportsPage.tsx').then((page) => page.ReportsPage),
  },
  {
    path: '/downloads',
    title: 'Downloads',
    permission: bits.downloads,
    load: () => import('../pages/downloads/DownloadsPage.tsx').then((page) => page.DownloadsPage),
  },
  {
    path: '/users',
    title: 'Users',
    permission: bits.user_management,
    load: () => import('../pages/users/UsersPage.tsx').then((page) => page.UsersPage),
  },
  {
    path: '/users/add',
    title: 'Add user',
    permission: bits.user_management,
    load: () => import('../pages/users/AddUserPage.tsx').then((page) => page.AddUserPage),
  },
  {
    path: '/users/edit/$id',
    title: 'Edit user',
    permission: bits.user_management,
    load: () => import('../pages/users/EditUserPage.tsx').then((page) => page.EditUserPage),
  },
  {
    path: '/admin',
    title: 'Admin',
    permission: bits.user_management,
    isPlatformOnly: true,
    load: () => import('../pages/admin/AdminPage.tsx').then((page) => page.AdminPage),
  },
  {
    path: '/admin/add',
    title: 'Admin: add user',
    permission: bits.user_management,
    isPlatformOnly: true,
    load: () => import('../pages/admin/AdminAddPage.tsx').then((page) => page.AdminAddPage),
  },
  {
    path: '/admin/edit/$id',
    title: 'Admin: edit user',
    permission: bits.user_management,
    isPlatformOnly: true,
    load: () => import('../pages/admin/AdminEditPage.tsx').then((page) => page.AdminEditPage),
  },
  {
    path: '/account',
    title: 'My Account',
    load: () => import('../pages/account/AccountPage.tsx').then((page) => page.AccountPage),
  },
  {
    path: '/serviceLegend',
    title: 'Service legend',
    layout: 'empty',
    isPublic: true,
    load: () => import('../pages/serviceLegend/ServiceLegendPage.tsx').then((page) => page.ServiceLegendPage),
  },
  { path: '/auth/login', title: 'Login', layout: 'auth', load: () => import('../pages/auth/LoginPage.tsx').then((page) => page.LoginPage) },
  {
    path: '/auth/authenticate',
    title: 'Multi Factor',
    layout: 'auth',
    load: () => import('../pages/auth/AuthenticatePage.tsx').then((page) => page.AuthenticatePage),
  },
  {
    path: '/auth/forgot-password',
    title: 'Forgot password',
    layout: 'auth',
    load: () => import('../pages/auth/ForgotPasswordPage.tsx').then((page) => page.ForgotPasswordPage),
  },
  {
    path: '/auth/logout',
    title: 'Sign out',
    layout: 'auth',
    load: () => import('../pages/auth/LogoutPage.tsx').then((page) => page.LogoutPage),
  },
];

export interface Route extends Omit<RouteEntry, 'load' | 'layout'> {
  layout: Layout;
  page: CodeChunk | null;
}

export const routes: readonly Route[] = table.map(({ load, layout = 'default', ...entry }) => ({
  ...entry,
  layout,
  page: load ? codeChunk(load) : null,
}));

/** The route of a path, with and without a trailing slash. */
export function routeOf(pathname: string): Route | undefined {
  const segments = segmentsOf(pathname);
  return routes.find(({ path }) => isMatch(segmentsOf(path), segments));
}

export function hasRoute(path: string): boolean {
  return routeOf(path) !== undefined;
}

function segmentsOf(path: string): string[] {
  return path.replace(/\/$/, '').split('/');
}

function isMatch(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length && pattern.every((part, at) => (part.startsWith('$') ? segments[at] !== '' : part === segments[at]))
  );
}
