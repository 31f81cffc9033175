/** The frame around every screen that the router draws. */
import { Outlet, useRouterState } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { routeOf } from '../../shared/base/routes.ts';
import { useAccountPreferences } from './account-preferences.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { codeChunk } from '../browser/code-chunk.ts';
import { screenFailure } from '../api/report-failure.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ErrorScreen } from '../ui/ErrorScreen.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useSession } from '../session/session.ts';
import { DefaultLayout } from './DefaultLayout.tsx';
import { Keyboard } from './Keyboard.tsx';
import { Main } from './Main.tsx';

const factorStep = codeChunk(() => import('./FactorStep.tsx').then((step) => step.FactorStep));

/** Draws the layout of the current screen, which lags behind the address while its code loads. The screen itself waits for the user's preferences. */
export function Frame() {
  const { isUserLoggedIn, userInfo } = useSession();
  const screen = useAccountPreferences() ? <Outlet /> : <Spinner />;
  // Recovery codes come with the factor, when every screen opens already, and are shown only once.
  const [areCodesShown, setCodesShown] = useState(false);
  const place = useRouterState({ select: ({ matches, location }) => matches[1]?.pathname ?? location.pathname });
  if (routeOf(place)?.layout === 'empty') {
    return (
      <>
        <Main place={place} className="p-4">
          {screen}
        </Main>
        {isUserLoggedIn && <Keyboard />}
      </>
    );
  }
  if (userInfo?.needsFactor === true || areCodesShown)
    return (
      <Suspense fallback={<Skeleton />}>
        <factorStep.Component onCodes={setCodesShown} />
      </Suspense>
    );
  return (
    <>
      <DefaultLayout place={place}>{screen}</DefaultLayout>
      <Keyboard />
    </>
  );
}

export function UnknownScreen() {
  return <NotFoundPage />;
}

export function FailedScreen({ error }: { error: unknown }) {
  return <ErrorScreen {...screenFailure(error)} onRetry={() => location.reload()} />;
}
