/** The router of the screens behind the sign-in; the sign-in screens do without it, so that their page stays light. */
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  type ParsedLocation,
  type RouteComponent,
} from '@tanstack/react-router';
import { createElement } from 'react';
import type { CodeChunk } from '../browser/code-chunk.ts';
import { history } from '../browser/history.ts';
import { routeOf, type ScreenPath, type SignInPath } from '../../shared/base/routes.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { type FirstReadOf, firstReads } from './first-reads.ts';
import { FailedScreen, Frame, UnknownScreen } from './Frame.tsx';
import { screenSearch } from './screen-search.ts';
import { screens } from './screens.ts';
import { parseSearch, stringifySearch } from './search-string.ts';
import type { Search } from '../ui/search.ts';
import type { FetchQueryOptions } from '@tanstack/react-query';
import type { Endpoint, InputOf } from '../../shared/base/endpoint.ts';
import { apiDocument } from '../api/api-document.ts';
import { askAhead, replyOf } from '../api/queries.ts';
import { decideNavigation } from '../navigation/guard.ts';
import { currentSession } from '../session/session.ts';

const rootRoute = createRootRoute({ component: Frame, notFoundComponent: UnknownScreen });

const plain = <Path extends ScreenPath>(path: Path) => ({ getParentRoute: () => rootRoute, path, component: fetched(screens[path]) });

/** Makes a screen with its first reads. Another tab or organisation is another place; table parameters are not. */
const screen = <Path extends Exclude<ScreenPath, SignInPath>>(path: Path) => ({
  ...plain(path),
  validateSearch: screenSearch[path],
  loaderDeps: ({ search }: { search: Search }) => ({ tab: search['tab'], account: search['account'] }),
  loader: asking(firstReads[path]),
});

/** Makes the component that the router fetches beside the data. Loaded code is not awaited again: its screen follows at once. */
function fetched({ Component, preload }: CodeChunk): RouteComponent {
  const component: RouteComponent = Object.assign((props: object) => createElement(Component, props), {
    preload: async () => {
      await preload();
      delete component.preload;
    },
  });
  return component;
}

/** Routes by path. The sign-in screens are here for the links to them. */
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

/** Makes a screen without a route a type error. `satisfies` would do so too, but lose the types of the routes. */
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
  // Hovering over a link fetches its code and its first reads. The query cache knows how long they stay fresh.
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  // A place that stays refreshes by its own queries.
  defaultStaleTime: Number.POSITIVE_INFINITY,
  // The old screen goes at once: its fields no longer match the address and the title.
  defaultPendingComponent: Skeleton,
  defaultPendingMs: 0,
  defaultPendingMinMs: 0,
  // Matches the table of routes: a path in other letters is another path, and would pass the guard as an unknown one.
  caseSensitive: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

/** Loaders of the routes: fetch the first read of a screen while its code loads. */
interface Loaded {
  location: ParsedLocation;
  /** True if the link was only hovered. */
  preload: boolean;
}

/** Makes a loader that neither waits nor stores: the screen itself shows the wait or the failure. */
function asking(firstRead: FirstReadOf) {
  return ({ location, preload }: Loaded): void => {
    const id = location.pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
    // The router parsed it as a query string.
    const search = location.search as Search;
    const place = { id, search, hash: location.hash, isSupportView: currentSession().isSupportView };
    const read = opens(location, preload) ? firstRead(place) : undefined;
    if (read === undefined) return;
    const how = { isFollowed: !preload };
    if (read === 'API document') return askAhead(apiDocument as FetchQueryOptions, how);
    const { endpoint, input } = read;
    askAhead(replyOf(endpoint, input as InputOf<Endpoint>, read.how) as FetchQueryOptions, how);
  };
}

/**
 * True if the guard opens the screen: a hovered link may lead to one that it does not. A support view prefetches nothing on hover, since its reads are
 * written to the audit log.
 */
function opens({ pathname, searchStr, hash }: ParsedLocation, isPointedAt: boolean): boolean {
  const session = currentSession();
  if (session.isSupportView && isPointedAt) return false;
  const visitor = { ...session, needsFactor: session.userInfo?.needsFactor === true };
  return decideNavigation({ pathname, search: searchStr, hash }, routeOf(pathname), visitor).kind === 'stay';
}
