/** The router of the screens behind the sign-in; the sign-in screens do without it, so that their page stays light. */
import { createRootRoute, createRoute, createRouter, type AnyRoute, type RouteComponent } from '@tanstack/react-router';
import { createElement } from 'react';
import type { CodeChunk } from '../browser/code-chunk.ts';
import { history } from '../browser/history.ts';
import type { ScreenPath, SignInPath } from '../../shared/base/routes.ts';
import { DelayedSpinner } from '../ui/DelayedSpinner.tsx';
import { asking } from './asking.ts';
import { firstReads } from './first-reads.ts';
import { FailedScreen, Frame, UnknownScreen } from './Frame.tsx';
import { screenSearch } from './screen-search.ts';
import { screens } from './screens.ts';
import { parseSearch, stringifySearch } from './search-string.ts';
import type { Search } from '../ui/search.ts';

const rootRoute = createRootRoute({ component: Frame, notFoundComponent: UnknownScreen });

const plain = <Path extends ScreenPath>(path: Path) => ({ getParentRoute: () => rootRoute, path, component: fetched(screens[path]) });

/** A screen with what it reads first. Another tab, or another organisation, is another place; the parameters of tables are not. */
const screen = <Path extends Exclude<ScreenPath, SignInPath>>(path: Path) => ({
  ...plain(path),
  validateSearch: screenSearch[path],
  loaderDeps: ({ search }: { search: Search }) => ({ tab: search['tab'], account: search['account'] }),
  loader: asking(firstReads[path]),
});

/** The component that the router fetches ahead, beside the data. Code that is there is waited for no more: its screen follows at once. */
function fetched({ Component, preload }: CodeChunk): RouteComponent {
  const component: RouteComponent = Object.assign((props: object) => createElement(Component, props), {
    preload: async () => {
      await preload();
      delete component.preload;
    },
  });
  return component;
}

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
  '/admin': createRoute(screen('/admin')),
  '/admin/add': createRoute(screen('/admin/add')),
  '/admin/edit/$id': createRoute(screen('/admin/edit/$id')),
  '/admin/ticket/$id': createRoute(screen('/admin/ticket/$id')),
  '/admin/organisation/add': createRoute(screen('/admin/organisation/add')),
  '/admin/organisation/$id': createRoute(screen('/admin/organisation/$id')),
  '/account': createRoute(screen('/account')),
  '/status': createRoute(screen('/status')),
  '/developers': createRoute(screen('/developers')),
  '/serviceLegend': createRoute(screen('/serviceLegend')),
  '/auth/login': createRoute(plain('/auth/login')),
  '/auth/authenticate': createRoute(plain('/auth/authenticate')),
  '/auth/forgot-password': createRoute(plain('/auth/forgot-password')),
  '/auth/confirm': createRoute(plain('/auth/confirm')),
  '/auth/single-sign-on': createRoute(plain('/auth/single-sign-on')),
  '/auth/logout': createRoute(plain('/auth/logout')),
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
  // Pointing at a link fetches its code and what it reads. How long that is fresh, the cache of the queries knows.
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  // A place that stays asks by its own queries.
  defaultStaleTime: Number.POSITIVE_INFINITY,
  // The screen that is left goes at once: its fields are no longer those of the address and of the title.
  defaultPendingComponent: DelayedSpinner,
  defaultPendingMs: 0,
  defaultPendingMinMs: 0,
  // As the table of routes has it: a path in other letters is another path, and would pass the guard as an unknown one.
  caseSensitive: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
