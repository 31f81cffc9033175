/** The frame around every screen that the router draws. */
import { Outlet, useRouterState } from '@tanstack/react-router';
import { routeOf } from '../../shared/base/routes.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { screenFailure } from '../api/report-failure.ts';
import { ErrorScreen } from '../ui/ErrorScreen.tsx';
import { useSession } from '../session/session.ts';
import { DefaultLayout } from './DefaultLayout.tsx';
import { Keyboard } from './Keyboard.tsx';
import { Main } from './Main.tsx';

/** Draws the layout of the current screen, which lags behind the address while its code loads. */
export function Frame() {
  const { isUserLoggedIn } = useSession();
  const place = useRouterState({ select: ({ matches, location }) => matches[1]?.pathname ?? location.pathname });
  if (routeOf(place)?.layout === 'empty') {
    return (
      <>
        <Main place={place} className="p-4">
          <Outlet />
        </Main>
        {isUserLoggedIn && <Keyboard />}
      </>
    );
  }
  return (
    <>
      <DefaultLayout place={place}>
        <Outlet />
      </DefaultLayout>
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
