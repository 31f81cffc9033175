import { Suspense, useEffect } from 'react';
import { Announcer } from '../ui/Announcer.tsx';
import { codeChunk } from '../browser/code-chunk.ts';
import { usePathname } from '../browser/history.ts';
import { storedStage } from '../browser/stored-session.ts';
import { pathAfterSignIn } from '../navigation/after-sign-in.ts';
import { useSession } from '../session/session.ts';
import { Toasts } from '../ui/toast/Toasts.tsx';
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { isOfAnotherDocument } from './navigation-guard.ts';
import { OfflineToast } from './OfflineToast.tsx';
import { signInScreenAt } from './sign-in-screens.ts';

/** Everything behind the sign-in: the router, the query cache, the sidebar. */
const routedScreens = codeChunk(() => import('./RoutedScreens.tsx').then((module) => module.RoutedScreens));

/** Fetches the code behind the sign-in, and that of the screen at a path; settles once the former is there. */
export async function preloadRouted(pathname: string): Promise<void> {
  void import('./screens.ts').then(({ screenAt }) => screenAt(pathname)?.preload()).catch(() => undefined);
  await routedScreens.preload();
}

/** Draws the portal. Floating parts stay outside the screens: an animated ancestor would capture them. */
export function Portal() {
  const { isGlobalLoading } = useSession();
  const pathname = usePathname();
  // A user who waits for the code needs the rest of the portal next.
  useEffect(() => {
    if (storedStage() === 'pending') void preloadRouted(new URL(pathAfterSignIn(), location.origin).pathname);
  }, [pathname]);
  return (
    <>
      <ErrorBoundary place={pathname}>
        <Suspense fallback={<Wait />}>
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
  if (isOfAnotherDocument(pathname)) return <Wait />;
  const page = signInScreenAt(pathname);
  if (page === undefined) return <routedScreens.Component />;
  return (
    <AuthLayout place={pathname}>
      <Suspense fallback={<Wait />}>
        <page.Component />
      </Suspense>
    </AuthLayout>
  );
}

/** A wait for code, which shows only once it is long. */
function Wait() {
  return (
    <div className="min-h-40 appears-late">
      <Spinner />
    </div>
  );
}
