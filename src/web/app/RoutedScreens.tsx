/** The router and the screens behind the sign-in. The sign-in screens do without it, so that their page stays light. */
import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider, useRouterState } from '@tanstack/react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { history } from '../browser/history.ts';
import { NotFoundPage } from '../pages/not-found/NotFoundPage.tsx';
import { queryClient } from '../api/queries.ts';
import { routes, type Layout } from '../navigation/routes.ts';
import { onSessionEnd } from '../session/session.ts';
import { ErrorScreen } from '../ui/ErrorScreen.tsx';
import { DefaultLayout } from './DefaultLayout.tsx';
import { EmptyLayout } from './EmptyLayout.tsx';
import { screens } from './screens.ts';
import { parseSearch, stringifySearch } from './search-string.ts';

onSessionEnd(() => queryClient.clear());

const rootRoute = createRootRoute({ component: Outlet, notFoundComponent: NotFound });
const defaultRoute = createRoute({ getParentRoute: () => rootRoute, id: 'default', component: Chrome });
const emptyRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'empty',
  component: () => (
    <EmptyLayout>
      <Outlet />
    </EmptyLayout>
  ),
});

const router = createRouter({
  history,
  routeTree: rootRoute.addChildren([
    defaultRoute.addChildren(screensIn('default', () => defaultRoute)),
    emptyRoute.addChildren(screensIn('empty', () => emptyRoute)),
  ]),
  parseSearch,
  stringifySearch,
  defaultErrorComponent: ({ error }) => <ErrorScreen error={error} onRetry={() => location.reload()} />,
  scrollRestoration: true,
});

export function RoutedScreens() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}

function screensIn(layout: Layout, getParentRoute: () => typeof defaultRoute | typeof emptyRoute) {
  return routes.flatMap((route) =>
    route.layout === layout && route.path !== '/'
      ? [createRoute({ getParentRoute, path: route.path, component: screens[route.path].Component })]
      : [],
  );
}

function Chrome() {
  const place = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? '/' });
  return (
    <DefaultLayout place={place}>
      <Outlet />
    </DefaultLayout>
  );
}

function NotFound() {
  const place = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <DefaultLayout place={place}>
      <NotFoundPage />
    </DefaultLayout>
  );
}
