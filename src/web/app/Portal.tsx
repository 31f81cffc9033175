import { Suspense, useEffect } from 'react';
import { Announcer } from '../ui/Announcer.tsx';
import { codeChunk } from '../browser/code-chunk.ts';
import { usePathname } from '../browser/history.ts';
import { storedStage } from '../browser/stored-session.ts';
import { useSession } from '../session/session.ts';
import { Toasts } from '../ui/toast/Toasts.tsx';
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx';
import { DelayedSpinner } from '../ui/DelayedSpinner.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { isOfAnotherDocument } from './navigation-guard.ts';
import { OfflineToast } from './OfflineToast.tsx';
import { signInScreenAt } from './sign-in-screens.ts';

/** Everything behind the sign-in: the router, the query cache, the sidebar. */
export const routedScreens = codeChunk(() => import('./RoutedScreens.tsx').then((module) => module.RoutedScreens));

/** Draws the portal. Floating parts stay outside the screens: an animated ancestor would capture them. */
export function Portal() {
  const { isGlobalLoading } = useSession();
  const pathname = usePathname();
  // A user who waits for the code needs the rest of the portal next.
  useEffect(() => {
    if (storedStage() === 'pending') void routedScreens.preload();
  }, [pathname]);
  return (
    <>
      <ErrorBoundary place={pathname}>
        <Suspense fallback={<DelayedSpinner />}>
          <Screen pathname={pathname} />
        </Suspense>
      </ErrorBoundary>
      <OfflineToast />
      <Toasts />
      <Announcer />
      {isGlobalLoading && <LoadingOverlay />}
    </>
  );
}

function Screen({ pathname }: { pathname: string }) {
  if (isOfAnotherDocument(pathname)) return <DelayedSpinner />;
  const page = signInScreenAt(pathname);
  if (page === undefined) return <routedScreens.Component />;
  return (
    <AuthLayout place={pathname}>
      <Suspense fallback={<DelayedSpinner room="part" />}>
        <page.Component />
      </Suspense>
    </AuthLayout>
  );
}
