/** Seeing the portal as a customer does, and ending that. The session's own verbs, apart from it because the sign-in page does not need them. */
import { stopSupport, superuserLogin } from '../../shared/api/support-view.ts';
import { call } from '../api/call.ts';
import { reportFailure } from '../api/report-failure.ts';
import { currentSession, setGlobalLoading } from './session.ts';
import { forget, write } from '../browser/stored-session.ts';

/** For the Impersonate button: goes on as the customer with this e-mail address, at home. Nothing happens within a support view. */
export async function startSupportView(email: string) {
  if (currentSession().isSupportView) return;
  await changeView(superuserLogin.operation, async () => {
    const { auth_token } = await call(superuserLogin, { body: { name: email } });
    enterView(auth_token, email);
  });
}

/** Goes on as the staff member, with the token that the server answers. */
export async function stopSupportView() {
  await changeView(stopSupport.operation, async () => {
    const { auth_token } = await call(stopSupport, {});
    enterView(auth_token, null);
  });
}

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
 * Goes on as the customer (`mainUser`) or as oneself again (`null`), at home, in a fresh document:
 * nothing of the one identity stays in memory for the other. Its start asks for the status; other tabs follow by their storage events.
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
  location.assign('/home');
}
