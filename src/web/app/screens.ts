/** The page of every screen, fetched when it is first needed. A path of the table of routes that is missing here is a type error. */
import { codeChunk, type CodeChunk } from '../browser/code-chunk.ts';
import { routeOf, type ScreenPath } from '../../shared/base/routes.ts';
import { signInScreens } from './sign-in-screens.ts';

export const screens: Record<ScreenPath, CodeChunk> = {
  ...signInScreens,
  '/home': codeChunk(() => import('../pages/home/HomePage.tsx').then((page) => page.HomePage)),
  '/gnr-search': codeChunk(() => import('../pages/gnr-search/GnrSearchPage.tsx').then((page) => page.GnrSearchPage)),
  '/testing': codeChunk(() => import('../pages/testing/TestingPage.tsx').then((page) => page.TestingPage)),
  '/testing/batch/$id': codeChunk(() => import('../pages/testing/batch/BatchPage.tsx').then((page) => page.BatchPage)),
  '/watch': codeChunk(() => import('../pages/watch/WatchPage.tsx').then((page) => page.WatchPage)),
  '/support': codeChunk(() => import('../pages/support/SupportPage.tsx').then((page) => page.SupportPage)),
  '/support/ticket/$id': codeChunk(() => import('../pages/support/TicketPage.tsx').then((page) => page.TicketPage)),
  '/reports': codeChunk(() => import('../pages/reports/ReportsPage.tsx').then((page) => page.ReportsPage)),
  '/downloads': codeChunk(() => import('../pages/downloads/DownloadsPage.tsx').then((page) => page.DownloadsPage)),
  '/users': codeChunk(() => import('../pages/users/UsersPage.tsx').then((page) => page.UsersPage)),
  '/users/add': codeChunk(() => import('../pages/users/AddUserPage.tsx').then((page) => page.AddUserPage)),
  '/users/edit/$id': codeChunk(() => import('../pages/users/EditUserPage.tsx').then((page) => page.EditUserPage)),
  '/admin': codeChunk(() => import('../pages/admin/AdminPage.tsx').then((page) => page.AdminPage)),
  '/admin/add': codeChunk(() => import('../pages/admin/AdminAddPage.tsx').then((page) => page.AdminAddPage)),
  '/admin/edit/$id': codeChunk(() => import('../pages/admin/AdminEditPage.tsx').then((page) => page.AdminEditPage)),
  '/admin/ticket/$id': codeChunk(() => import('../pages/admin/AdminTicketPage.tsx').then((page) => page.AdminTicketPage)),
  '/admin/organisation/add': codeChunk(() =>
    import('../pages/admin/organisation/AddOrganisationPage.tsx').then((page) => page.AddOrganisationPage),
  ),
  '/admin/organisation/$id': codeChunk(() =>
    import('../pages/admin/organisation/OrganisationPage.tsx').then((page) => page.OrganisationPage),
  ),
  '/account': codeChunk(() => import('../pages/account/AccountPage.tsx').then((page) => page.AccountPage)),
  '/status': codeChunk(() => import('../pages/status/StatusPage.tsx').then((page) => page.StatusPage)),
  '/developers': codeChunk(() => import('../pages/developers/DevelopersPage.tsx').then((page) => page.DevelopersPage)),
  '/serviceLegend': codeChunk(() => import('../pages/serviceLegend/ServiceLegendPage.tsx').then((page) => page.ServiceLegendPage)),
};

/** The page of an address; none where the address leads on or is unknown. */
export function screenAt(pathname: string): CodeChunk | undefined {
  const path = routeOf(pathname)?.path;
  return path === undefined || path === '/' ? undefined : screens[path];
}
