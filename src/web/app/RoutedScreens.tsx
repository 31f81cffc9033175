import { RouterProvider } from '@tanstack/react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../api/queries.ts';
import { onSessionEnd } from '../session/session.ts';
import { router } from './router.ts';

onSessionEnd(() => queryClient.clear());

/** Everything behind the sign-in. */
export function RoutedScreens() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
