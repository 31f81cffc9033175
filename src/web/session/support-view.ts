/** Seeing the portal as a customer does, and ending that. The session's own verbs, apart from it because the sign-in page does not need them. */
import { stopSupport, superuserLogin } from '../../shared/support-view/support-view.ts';
import { call } from '../api/call.ts';
import { reportFailure } from '../api/report-failure.ts';
import { currentSession, setGlobalLoading } from './session.ts';
import { here } from '../browser/history.ts';
import { forget, write } from '../browser/stored-session.ts';
import { hasRoute } from '../../shared/base/routes.ts';
import { safeRedirect } from './redirect.ts';

/** For the Impersonate button: goes on as the customer with this e-mail address, at home. Nothing happens within a support view. */
export async function startSupportView(email: string) {
  if (currentSession().isSupportView) return;
  await changeView(superuserLogin.operation, async () => {
    const { auth_token } = await call(superuserLogin, { body: { name: email } });
    const { pathname, search } = here();
    enterView(auth_token, email, '/home');
    sessionStorage.setItem(beganKey, pathname + search);
  });
}

/** Goes on as the staff member, with the token that the server answers, where the view began; in a tab that it did not begin in, at home. */
export async function stopSupportView() {
  const began = safeRedirect(sessionStorage.getItem(beganKey), location.origin, hasRoute);
  await changeView(stopSupport.operation, async () => {
    const { auth_token } = await call(stopSupport, {});
    enterView(auth_token, null, began ?? '/home');
  });
}

/** Goes on as the staff member where a view has ended by itself, and says so. Throws as `call` does where their own session is over, too. */
export async function returnFromEndedView(): Promise<never> {
  const began = safeRedirect(sessionStorage.getItem(beganKey), location.origin, hasRoute);
  const { auth_token } = await call(stopSupport, {});
  enterView(auth_token, null, began ?? '/home');
  sessionStorage.setItem(overKey, 'true');
  return new Promise(() => undefined);
}

/** Whether a view has ended by itself, and nobody was told yet. */
export function takeEndOfView(): boolean {
  const isOver = sessionStorage.getItem(overKey) !== null;
  sessionStorage.removeItem(overKey);
  return isOver;
}

const overKey = 'supportViewOver';

/** Of the tab alone: the screen on which its view began. */
const beganKey = 'supportViewBegan';

/** One change at a time. Where it works the window stays covered until the fresh document is there. */
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
 * Goes on as the customer (`mainUser`) or as oneself again (`null`), at `path`, in a fresh document:
 * nothing of the one identity stays in memory for the other. Its start asks for the status; other tabs follow by their storage events.
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
