/** The router of the screens behind the sign-in; the sign-in screens do without it, so that their page stays light. */
import { createRootRoute, createRoute, createRouter, type AnyRoute } from '@tanstack/react-router';
import { history } from '../browser/history.ts';
import type { ScreenPath } from '../../shared/base/routes.ts';
import { AccountSearch, AdminSearch } from '../users/admin-search.ts';
import { FailedScreen, Frame, UnknownScreen } from './Frame.tsx';
import { screens } from './screens.ts';
import { parseSearch, stringifySearch } from './search-string.ts';

const rootRoute = createRootRoute({ component: Frame, notFoundComponent: UnknownScreen });

const screen = <Path extends ScreenPath>(path: Path) => ({ getParentRoute: () => rootRoute, path, component: screens[path].Component });

/** By path. The sign-in screens are here for the links that lead to them. */
const children = {
  '/home': createRoute(screen('/home')),
  '/gnr-search': createRoute(screen('/gnr-search')),
  '/testing': createRoute(screen('/testing')),
  '/testing/batch/$id': createRoute(screen('/testing/batch/$id')),
  '/watch': createRoute(screen('/watch')),
  '/support': createRoute(screen('/support')),
  '/support/ticket/$id': createRoute(screen('/support/ticket/$id')),
  '/reports': createRoute(screen('/reports')),
  '/downloads': createRoute(screen('/downloads')),
  '/users': createRoute(screen('/users')),
  '/users/add': createRoute(screen('/users/add')),
  '/users/edit/$id': createRoute(screen('/users/edit/$id')),
  '/admin': createRoute({ ...screen('/admin'), validateSearch: AdminSearch }),
  '/admin/add': createRoute({ ...screen('/admin/add'), validateSearch: AccountSearch }),
  '/admin/edit/$id': createRoute({ ...screen('/admin/edit/$id'), validateSearch: AccountSearch }),
  '/admin/ticket/$id': createRoute(screen('/admin/ticket/$id')),
  '/admin/organisation/add': createRoute(screen('/admin/organisation/add')),
  '/admin/organisation/$id': createRoute(screen('/admin/organisation/$id')),
  '/account': createRoute(screen('/account')),
  '/status': createRoute(screen('/status')),
  '/developers': createRoute(screen('/developers')),
  '/serviceLegend': createRoute(screen('/serviceLegend')),
  '/auth/login': createRoute(screen('/auth/login')),
  '/auth/authenticate': createRoute(screen('/auth/authenticate')),
  '/auth/forgot-password': createRoute(screen('/auth/forgot-password')),
  '/auth/confirm': createRoute(screen('/auth/confirm')),
  '/auth/single-sign-on': createRoute(screen('/auth/single-sign-on')),
  '/auth/logout': createRoute(screen('/auth/logout')),
};

/** A screen without a route is a type error here. `satisfies` would say the same, and take the types of the routes away with it. */
function everyScreen<Routes extends Record<ScreenPath, AnyRoute>>(routes: Routes): Routes {
  return routes;
}

export const router = createRouter({
  history,
  routeTree: rootRoute.addChildren(everyScreen(children)),
  parseSearch,
  stringifySearch,
  defaultErrorComponent: FailedScreen,
  scrollRestoration: true,
  // As the table of routes has it: a path in other letters is another path, and would pass the guard as an unknown one.
  caseSensitive: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
