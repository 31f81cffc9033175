/** The page of every screen, fetched on first use. A path that is missing here is a type error. */
import { codeChunk, type CodeChunk } from '../browser/code-chunk.ts';
import { routeOf, type ScreenPath } from '../../shared/base/routes.ts';
import { signInScreens } from './sign-in-screens.ts';

export const screens: Record<ScreenPath, CodeChunk> = {
  ...signInScreens,
  '/home': codeChunk(() => import('../screens/HomePage.tsx').then((page) => page.HomePage)),
  '/gnr-search': codeChunk(() => import('../screens/GnrSearchPage.tsx').then((page) => page.GnrSearchPage)),
  '/testing': codeChunk(() => import('../screens/TestingPage.tsx').then((page) => page.TestingPage)),
  '/testing/batch/$id': codeChunk(() => import('../screens/BatchPage.tsx').then((page) => page.BatchPage)),
  '/watch': codeChunk(() => import('../screens/WatchPage.tsx').then((page) => page.WatchPage)),
  '/support': codeChunk(() => import('../screens/SupportPage.tsx').then((page) => page.SupportPage)),
  '/support/ticket/$id': codeChunk(() => import('../screens/TicketPage.tsx').then((page) => page.TicketPage)),
  '/reports': codeChunk(() => import('../screens/ReportsPage.tsx').then((page) => page.ReportsPage)),
  '/downloads': codeChunk(() => import('../screens/DownloadsPage.tsx').then((page) => page.DownloadsPage)),
  '/users': codeChunk(() => import('../screens/UsersPage.tsx').then((page) => page.UsersPage)),
  '/users/add': codeChunk(() => import('../screens/AddUserPage.tsx').then((page) => page.AddUserPage)),
  '/users/edit/$id': codeChunk(() => import('../screens/EditUserPage.tsx').then((page) => page.EditUserPage)),
  '/admin': codeChunk(() => import('../screens/AdminPage.tsx').then((page) => page.AdminPage)),
  '/admin/add': codeChunk(() => import('../screens/AdminAddPage.tsx').then((page) => page.AdminAddPage)),
  '/admin/edit/$id': codeChunk(() => import('../screens/AdminEditPage.tsx').then((page) => page.AdminEditPage)),
  '/admin/ticket/$id': codeChunk(() => import('../screens/AdminTicketPage.tsx').then((page) => page.AdminTicketPage)),
  '/admin/organisation/add': codeChunk(() => import('../screens/AddOrganisationPage.tsx').then((page) => page.AddOrganisationPage)),
  '/admin/organisation/$id': codeChunk(() => import('../screens/OrganisationPage.tsx').then((page) => page.OrganisationPage)),
  '/account': codeChunk(() => import('../screens/AccountPage.tsx').then((page) => page.AccountPage)),
  '/status': codeChunk(() => import('../screens/StatusPage.tsx').then((page) => page.StatusPage)),
  '/developers': codeChunk(() => import('../screens/DevelopersPage.tsx').then((page) => page.DevelopersPage)),
  '/serviceLegend': codeChunk(() => import('../screens/ServiceLegendPage.tsx').then((page) => page.ServiceLegendPage)),
};

/** Returns the page of an address; undefined if it redirects or is unknown. */
export function screenAt(pathname: string): CodeChunk | undefined {
  const path = routeOf(pathname)?.path;
  return path === undefined || path === '/' ? undefined : screens[path];
}
