/** Starts and ends support views, in which staff see the portal as a customer does. Separate from the session, because the sign-in page does not need it. */
import { stopSupport, superuserLogin } from '../../shared/support-view/support-view.ts';
import { call } from '../api/call.ts';
import { reportFailure } from '../api/report-failure.ts';
import { currentSession, setGlobalLoading } from './session.ts';
import { here } from '../browser/history.ts';
import { forget, write } from '../browser/stored-session.ts';
import { hasRoute } from '../../shared/base/routes.ts';
import { safeRedirect } from './redirect.ts';

/** Starts a support view of the customer with this e-mail address, at home, for the Impersonate button. Does nothing within a support view. */
export async function startSupportView(email: string) {
  if (currentSession().isSupportView) return;
  await changeView(superuserLogin.operation, async () => {
    const { auth_token } = await call(superuserLogin, { body: { name: email } });
    const { pathname, search } = here();
    enterView(auth_token, email, '/home');
    sessionStorage.setItem(beganKey, pathname + search);
  });
}

/** Returns to the staff member's session, with the server's new token, at the screen on which the view began; in another tab, at home. */
export async function stopSupportView() {
  const began = safeRedirect(sessionStorage.getItem(beganKey), location.origin, hasRoute);
  await changeView(stopSupport.operation, async () => {
    const { auth_token } = await call(stopSupport, {});
    enterView(auth_token, null, began ?? '/home');
  });
}

/** Returns to the staff member's session after a view has ended by itself, and says so. Throws as `call` does if that session is over, too. */
export async function returnFromEndedView(): Promise<never> {
  const began = safeRedirect(sessionStorage.getItem(beganKey), location.origin, hasRoute);
  const { auth_token } = await call(stopSupport, {});
  enterView(auth_token, null, began ?? '/home');
  sessionStorage.setItem(overKey, 'true');
  return new Promise(() => undefined);
}

/** True once if a view has ended by itself and the user does not know yet. */
export function takeEndOfView(): boolean {
  const isOver = sessionStorage.getItem(overKey) !== null;
  sessionStorage.removeItem(overKey);
  return isOver;
}

const overKey = 'supportViewOver';

/** The screen on which this tab's view began. */
const beganKey = 'supportViewBegan';

/** Runs one change at a time. If it succeeds, the window stays covered until the fresh document is there. */
async function changeView(operation: string, change: () => Promise<void>) {
  if (currentSession().isGlobalLoading) return;
  setGlobalLoading(true);
  try {
    await change();
  } catch (failure) {
    setGlobalLoading(false);
    reportFailure(operation, failure);
  }
}

/**
 * Continues as the customer (`mainUser`) or as the staff member again (`null`), at `path`, in a fresh document: nothing of one identity stays in memory for the
 * other. Its start fetches the status; other tabs follow by their storage events.
 */
function enterView(token: string, mainUser: string | null, path: string) {
  write('authToken', token);
  if (mainUser === null) {
    forget('isSupportView');
    forget('mainUser');
  } else {
    write('isSupportView', true);
    write('mainUser', mainUser);
  }
  sessionStorage.clear();
  location.assign(path);
}
