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
    enterView(auth_token, email);
    if (pathname !== '/home') sessionStorage.setItem(beganKey, pathname + search);
  });
}

/** Returns home in the staff member's session, with the server's new token. */
export async function stopSupportView() {
  await changeView(stopSupport.operation, leaveView);
}

/** Returns the screen of this tab on which the ended view began, for the way back from home; null if there is none. */
export function whereViewBegan(): string | null {
  return currentSession().isSupportView ? null : safeRedirect(sessionStorage.getItem(beganKey), location.origin, hasRoute);
}

export function forgetWhereViewBegan(): void {
  if (!currentSession().isSupportView) sessionStorage.removeItem(beganKey);
}

/** Returns to the staff member's session after a view has ended by itself, and says so. Throws as `call` does if that session is over, too. */
export async function returnFromEndedView(): Promise<never> {
  await leaveView();
  sessionStorage.setItem(overKey, 'true');
  return new Promise(() => undefined);
}

/** True once if a view has ended by itself and the user does not know yet. */
export function takeEndOfView(): boolean {
  const isOver = sessionStorage.getItem(overKey) !== null;
  sessionStorage.removeItem(overKey);
  return isOver;
}

/** True once after a view began or ended in this tab. */
export function takeViewSwitch(): boolean {
  const isNew = sessionStorage.getItem(switchedKey) !== null;
  sessionStorage.removeItem(switchedKey);
  return isNew;
}

const switchedKey = 'supportViewSwitched';
const overKey = 'supportViewOver';

/** The screen on which this tab's view began. */
const beganKey = 'supportViewBegan';

async function leaveView(): Promise<void> {
  const { auth_token } = await call(stopSupport, {});
  const began = sessionStorage.getItem(beganKey);
  enterView(auth_token, null);
  if (began !== null) sessionStorage.setItem(beganKey, began);
}

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
 * Continues as the customer (`mainUser`) or as the staff member again (`null`), at home, in a fresh document: nothing of one identity stays in memory for the
 * other. Its start fetches the status; other tabs follow by their storage events.
 */
function enterView(token: string, mainUser: string | null) {
  write('authToken', token);
  if (mainUser === null) {
    forget('isSupportView');
    forget('mainUser');
  } else {
    write('isSupportView', true);
    write('mainUser', mainUser);
  }
  sessionStorage.clear();
  sessionStorage.setItem(switchedKey, 'true');
  location.assign('/home');
}
