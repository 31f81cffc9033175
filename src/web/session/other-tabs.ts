/** Signing in or out in one tab does so in every tab. Separate from the session, because the sign-in page is drawn without it. */
import { replaceWith } from '../browser/history.ts';
import { storedStage } from '../browser/stored-session.ts';
import { showToast } from '../ui/toast/Toasts.tsx';
import { isAtMailedLink } from './mailed-link.ts';
import { currentSession, drop, holdsStoredToken, restoreSession } from './session.ts';
import { sessionText } from './session.text.ts';

const settlesMs = 50;

/** Follows the other tabs; `onEnter` runs when another tab has signed in or changed the view. */
export function syncAcrossTabs(onEnter: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  watchOtherTabs(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void followOtherTab(onEnter), settlesMs);
  });
}

async function followOtherTab(onEnter: () => void) {
  const { isUserLoggedIn } = currentSession();
  const isSignedIn = storedStage() === 'signed-in';
  if (isUserLoggedIn && !isSignedIn) {
    followOut();
  } else if (isUserLoggedIn && !holdsStoredToken()) {
    // Another view, or another person: this tab follows in a fresh document, as the other one did.
    sessionStorage.clear();
    location.assign('/home');
  } else if (isSignedIn && !holdsStoredToken()) {
    await restoreSession();
    if (currentSession().isUserLoggedIn) onEnter();
  }
}

/** Forgets the session in this tab alone, since the stored one may be the other tab's next sign-in. */
function followOut() {
  sessionStorage.clear();
  drop();
  if (isAtMailedLink()) return;
  replaceWith('/auth/login');
  showToast({ content: sessionText.signedOutElsewhere, type: 'info', operationType: 'Login' });
}

/** Runs when another tab has changed the session, and when this page returns from the browser's memory, where it missed such changes. */
function watchOtherTabs(onChange: () => void) {
  addEventListener('storage', ({ key }) => {
    if (key === null || key === 'authToken' || key === 'isUserLoggedIn' || key === 'isSupportView') onChange();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) onChange();
  });
}
