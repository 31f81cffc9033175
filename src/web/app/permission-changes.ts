/**
 * Permissions that are changed while the portal stands open. They are read again with navigation, when the window is looked at again,
 * and after a refusal; sidebar, tabs and the guard follow what is read.
 */
import { status, type Status } from '../../shared/sign-in/sign-in.ts';
import { permissionsIn } from '../../shared/base/permissions.ts';
import { call, setForbiddenHandler } from '../api/call.ts';
import { reportFailure } from '../api/report-failure.ts';
import { history } from '../browser/history.ts';
import { storedToken } from '../browser/stored-session.ts';
import { currentSession, takeStatus } from '../session/session.ts';
import { showToast } from '../ui/toast/Toasts.tsx';
import { guardVisit } from './navigation-guard.ts';
import { permissionLabels } from '../session/permission-labels.text.ts';
import { portalText } from './portal.text.ts';

/** Who goes from screen to screen asks at most this often. */
const navigationPauseMs = 30_000;

/** From now on, until what it answers is called. */
export function followPermissions(): () => void {
  let readAt = Date.now();
  let isReading = false;
  const readAgain = async () => {
    if (isReading) return;
    isReading = true;
    const token = storedToken();
    try {
      const { data } = await call(status, {}, { background: true });
      if (token === storedToken() && currentSession().isUserLoggedIn) follow(data);
    } catch (failure) {
      reportFailure(status.operation, failure);
    } finally {
      readAt = Date.now();
      isReading = false;
    }
  };
  const read = () => void readAgain();
  // What is asked in a support view stands in the customer's audit log, so there only a refusal asks.
  const readUnlessLooking = () => currentSession().isSupportView || read();
  const stopNavigation = history.subscribe(() => {
    if (Date.now() - readAt >= navigationPauseMs) readUnlessLooking();
  });
  addEventListener('focus', readUnlessLooking);
  setForbiddenHandler(read);
  return () => {
    stopNavigation();
    removeEventListener('focus', readUnlessLooking);
    setForbiddenHandler(() => undefined);
  };
}

function follow(data: Status) {
  const { userInfo, permissions } = currentSession();
  if (JSON.stringify({ ...data, sessionSecondsLeft: userInfo?.sessionSecondsLeft }) === JSON.stringify(userInfo)) return;
  takeStatus(data);
  if (data.permissions !== permissions)
    showToast({
      content: changesOf(permissions, data.permissions),
      type: 'info',
      operationType: status.operation,
    });
  // A policy may have begun, after which nothing opens but My Account.
  if (data.permissions !== permissions || data.needsFactor !== userInfo?.needsFactor) guardVisit();
}

/** "Batch Query was added. Downloads and Billing were removed." */
function changesOf(before: number, after: number): string {
  const { changed, added, removed } = portalText.permissions;
  const sentence = (mask: number, done: (names: readonly string[]) => string) =>
    mask === 0 ? [] : [done(permissionLabels(permissionsIn(mask)))];
  return [changed, ...sentence(after & ~before, added), ...sentence(before & ~after, removed)].join(' ');
}
