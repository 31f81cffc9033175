import { RouterProvider } from '@tanstack/react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '../api/queries.ts';
import { onSessionEnd, useSession } from '../session/session.ts';
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx';
import { useAccountPreferences } from './account-preferences.ts';
import { followPermissions } from './permission-changes.ts';
import { followPrinting } from './print-footer.ts';
import { router } from './router.ts';

onSessionEnd(() => queryClient.clear());

/** With the connection back, what the screen could not read is read once more. */
addEventListener('online', () => {
  for (const query of queryClient.getQueryCache().findAll({ type: 'active', predicate: ({ state }) => state.status === 'error' })) {
    void query.fetch().catch(() => undefined);
  }
});

/** Everything behind the sign-in. */
export function RoutedScreens() {
  const { isUserLoggedIn } = useSession();
  useEffect(() => (isUserLoggedIn ? followPermissions() : undefined), [isUserLoggedIn]);
  useEffect(followPrinting, []);
  const arePreferencesThere = useAccountPreferences();
  const isRouterReady = useRouterReady();
  if (!arePreferencesThere || !isRouterReady) return <LoadingOverlay />;
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}

/** One spinner until the first screen can be drawn: a router that is drawn while it looks for its screen is blank. */
function useRouterReady(): boolean {
  const [isReady, setReady] = useState(() => router.state.resolvedLocation !== undefined);
  useEffect(() => {
    void router.load().then(() => setReady(true));
  }, []);
  return isReady;
}
