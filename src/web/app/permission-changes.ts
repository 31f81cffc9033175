/**
 * Permission changes while the portal is open. They are read again on navigation, when the window regains focus, and after a refusal; sidebar, tabs and the
 * guard follow.
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

/** Minimum milliseconds between two reads caused by navigation. */
const navigationPauseMs = 30_000;

/** Follows the permissions until the returned function is called. */
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
  // Reads in a support view enter the customer's audit log, so only a refusal causes one there.
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
  // A policy may now require another factor, or no longer.
  if (data.permissions !== permissions || data.needsFactor !== userInfo?.needsFactor) guardVisit();
}

/** Names the changes: "Batch Query was added. Downloads and Billing were removed." */
function changesOf(before: number, after: number): string {
  const { changed, added, removed } = portalText.permissions;
  const sentence = (mask: number, done: (names: readonly string[]) => string) =>
    mask === 0 ? [] : [done(permissionLabels(permissionsIn(mask)))];
  return [changed, ...sentence(after & ~before, added), ...sentence(before & ~after, removed)].join(' ');
}
