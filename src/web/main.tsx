import { StrictMode, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { status } from '../shared/sign-in/sign-in.ts';
import { pathAfterSignIn } from './navigation/after-sign-in.ts';
import { loadConfig } from './api/public-config.ts';
import { here, replaceWith } from './browser/history.ts';
import { Portal, preloadRouted } from './app/Portal.tsx';
import { loadLocale } from './app/load-locale.ts';
import { signInScreenAt } from './app/sign-in-screens.ts';
import { guardNavigation, guardVisit } from './app/navigation-guard.ts';
import { routeOf } from '../shared/base/routes.ts';
import { isAtMailedLink } from './session/mailed-link.ts';
import { restoreSession } from './session/session.ts';
import { storedStage } from './browser/stored-session.ts';
import { syncPreferences } from './browser/preferences.ts';
import { syncTheme } from './browser/theme.ts';
import { LoadingOverlay } from './ui/LoadingOverlay.tsx';
import { reportFailure, screenFailure } from './api/report-failure.ts';
import { ErrorScreen } from './ui/ErrorScreen.tsx';
import { Toasts } from './ui/toast/Toasts.tsx';

/** Loads the configuration, then session, guard and screen; the screen's code loads meanwhile. */
async function start(root: Root) {
  // Before the screens: their code reads texts as it loads.
  await loadLocale();
  const screenFetched = preloadScreen();
  const otherTabs = import('./session/other-tabs.ts').catch(() => undefined);
  if (storedStage() === 'signed-in') render(root, <LoadingOverlay />);
  try {
    await loadConfig();
    await restoreSession();
  } catch (failure) {
    render(
      root,
      <>
        <ErrorScreen {...screenFailure(failure)} onRetry={() => void start(root)} />
        <Toasts />
      </>,
    );
    reportFailure(status.operation, failure);
    return;
  }
  guardNavigation();
  (await otherTabs)?.syncAcrossTabs(() => {
    if (here().pathname.startsWith('/auth/') && !isAtMailedLink()) replaceWith(pathAfterSignIn());
    else guardVisit();
  });
  await screenFetched;
  render(root, <Portal />);
}

/** Renders the app. In development each effect runs twice, which reveals one that leaves something behind. */
function render(root: Root, content: ReactNode) {
  root.render(<StrictMode>{content}</StrictMode>);
}

async function preloadScreen(): Promise<void> {
  const pathname = storedStage() === 'signed-in' || isOpenToAll() ? here().pathname : '/auth/login';
  const signInScreen = signInScreenAt(pathname);
  if (signInScreen) await signInScreen.preload();
  // The router does not wait for the screen to request its data.
  else await preloadRouted(pathname);
}

function isOpenToAll(): boolean {
  const route = routeOf(here().pathname);
  return route?.layout === 'auth' || route?.isPublic === true;
}

const container = document.getElementById('portal');
if (container === null) throw new Error('The page has no element with the id "portal"');
syncPreferences();
syncTheme();
void start(createRoot(container));
