import { createRoot, type Root } from 'react-dom/client';
import { pathAfterSignIn } from './navigation/after-sign-in.ts';
import { loadConfig } from './api/public-config.ts';
import { here, replaceWith } from './browser/history.ts';
import { Portal, routedScreens } from './app/Portal.tsx';
import { screenAt } from './app/screens.ts';
import { guardNavigation, guardVisit } from './app/navigation-guard.ts';
import { redirectTarget, withRedirect } from './session/redirect.ts';
import { routeOf } from './navigation/routes.ts';
import { syncAcrossTabs, restoreSession } from './session/session.ts';
import { storedStage } from './browser/stored-session.ts';
import { syncTheme } from './browser/theme.ts';
import { LoadingOverlay } from './ui/LoadingOverlay.tsx';
import { screenFailure } from './api/report-failure.ts';
import { ErrorScreen } from './ui/ErrorScreen.tsx';

/** Configuration, then session, then guard, then the screen; the screen's code is on its way meanwhile. */
async function start(root: Root) {
  preloadScreen();
  if (storedStage() === 'signed-in') root.render(<LoadingOverlay />);
  try {
    await loadConfig();
    await restoreSession();
  } catch (failure) {
    root.render(<ErrorScreen {...screenFailure(failure)} onRetry={() => void start(root)} />);
    return;
  }
  openCodeStep();
  guardNavigation();
  syncAcrossTabs(() => {
    if (here().pathname.startsWith('/auth/')) replaceWith(pathAfterSignIn());
    else guardVisit();
  });
  root.render(<Portal />);
}

function preloadScreen() {
  const pathname = storedStage() === 'signed-in' || isOpenToAll() ? here().pathname : '/auth/login';
  screenAt(pathname)?.preload();
  if (routeOf(pathname)?.layout !== 'auth') routedScreens.preload();
}

/** A sign-in that waits for its code goes on where it stood: a reload or a second tab loses nothing. */
function openCodeStep() {
  const { pathname, search, hash } = here();
  if (storedStage() !== 'pending' || (isOpenToAll() && pathname !== '/auth/login')) return;
  const target = pathname.startsWith('/auth/') ? redirectTarget(search) : pathname.replace(/\/+$/, '') + search + hash;
  replaceWith(withRedirect('/auth/authenticate', target));
}

function isOpenToAll(): boolean {
  const route = routeOf(here().pathname);
  return route?.layout === 'auth' || route?.isPublic === true;
}

const container = document.getElementById('portal');
if (container === null) throw new Error('The page has no element with the id "portal"');
syncTheme();
void start(createRoot(container));
