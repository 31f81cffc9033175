/** The session of the signed-in user. The browser's storage holds the token, this module what the server says about it. */
import { logout, status, type Status } from '../../shared/sign-in/sign-in.ts';
import { holds } from '../../shared/base/permissions.ts';
import { call, CallError, setUnauthorizedHandler } from '../api/call.ts';
import { currentConfig } from '../api/public-config.ts';
import { dropDraftsOfOthers, hasDrafts } from '../browser/drafts.ts';
import { here, replaceWith } from '../browser/history.ts';
import { rereadPreferences } from '../browser/preferences.ts';
import { carryAddress } from './carried-address.ts';
import { isAtMailedLink } from './mailed-link.ts';
import { loginPath, redirectTarget, withRedirect } from './redirect.ts';
import { createStore } from '../browser/store.ts';
import { forget, forgetSession, read, storedStage, storedToken, write } from '../browser/stored-session.ts';
import { showToast } from '../ui/toast/Toasts.tsx';
import { sessionText } from './session.text.ts';

export interface AuthState {
  isUserLoggedIn: boolean;
  isSupportView: boolean;
  userInfo: Status | null;
  /** The account number of the user's organisation. */
  userId: number;
  /** True if that organisation is the platform's own, and this is no support view of another one. */
  isStaff: boolean;
  permissions: number;
  isGlobalLoading: boolean;
}

const signedOut: AuthState = {
  isUserLoggedIn: false,
  isSupportView: false,
  userInfo: null,
  userId: 0,
  isStaff: false,
  permissions: 0,
  isGlobalLoading: false,
};
/** Calls of a page that is being left fail first; the page learns within this time that it is being left. */
const leavingPageMs = 300;

const session = createStore(signedOut);
let heldToken: string | null = null;
const endListeners = new Set<() => void>();

export function useSession(): AuthState {
  return session.useValue();
}

/** True if the signed-in user holds a permission bit; follows a change of the permissions. */
export function usePermission(bit: number): boolean {
  return holds(useSession().permissions, bit);
}

export function currentSession(): AuthState {
  return session.get();
}

/** Runs `listener` at the end of each session, whatever ends it, so that nothing of it stays in memory. */
export function onSessionEnd(listener: () => void) {
  endListeners.add(listener);
}

/**
 * Restores the session at startup and after a change by another tab: with a stored, confirmed token it fetches the status; otherwise nobody is signed in. A
 * "Network Error" signs out and says so (specification, section 4); an error of the server itself is thrown on.
 */
export async function restoreSession() {
  setUnauthorizedHandler(onUnauthorized);
  for (const event of ['pagehide', 'pageshow']) addEventListener(event, notePage);
  // Specification, section 4: a note in the log.
  if (storedStage() !== 'signed-in') return console.info('Signed out');
  try {
    await fetchStatus();
  } catch (failure) {
    if (!(failure instanceof CallError)) throw failure;
    if (failure.endsSession) return await endingView;
    if (failure.status !== 0) throw failure;
    await new Promise((resolve) => setTimeout(resolve, leavingPageMs));
    if (isPageLeft) return await untilPageReturns();
    leaveFor(loginPathFromHere());
    showToast({
      content: sessionText.unreachable,
      type: 'error',
      operationType: status.operation,
    });
  }
}

let isPageLeft = false;

/** Notes whether the page is being left, since the browser may keep it in memory and show it again. */
function notePage({ type }: Event) {
  isPageLeft = type === 'pagehide';
}

/** Waits for ever on a page that is being left: its calls break off, which must not sign out the next page. A return reloads it. */
function untilPageReturns(): Promise<never> {
  return new Promise(() => addEventListener('pageshow', () => location.reload()));
}

/** Fetches the user's status, with the global loading flag set meanwhile. */
async function fetchStatus() {
  change({ isGlobalLoading: true });
  try {
    const token = storedToken();
    const { data } = await call(status, {});
    heldToken = token;
    dropDraftsOfOthers(data.portalId);
    takeStatus(data);
  } finally {
    change({ isGlobalLoading: false });
  }
}

/** Takes over the server's status of the signed-in user. */
export function takeStatus(userInfo: Status) {
  const { isSupportView, userId, permissions } = userInfo;
  change({ isUserLoggedIn: true, userInfo, isSupportView, userId, isStaff: userId === currentConfig().platformAccountId, permissions });
}

/** Reloads the user's status after a change to it here. */
export async function rereadStatus() {
  const token = storedToken();
  const { data } = await call(status, {}, { background: true });
  if (token === storedToken()) takeStatus(data);
}

/** Enters the session after the right code: stores the new token, drops the saved address, fetches the status. */
export async function enterSession(token: string) {
  write('authToken', token);
  write('isUserLoggedIn', true);
  forget('userMail');
  await fetchStatus();
}

/** Covers the window while the session itself changes. */
export function setGlobalLoading(isGlobalLoading: boolean) {
  change({ isGlobalLoading });
}

/**
 * Informs the server and clears everything, whatever it answers and however late. Answers the server's message; throws as `call` does, except for a session
 * that the server no longer knows.
 */
export async function signOut(): Promise<string> {
  // The call has its token before everything is cleared.
  const told = storedToken() === null ? null : call(logout, {});
  endSession();
  try {
    return (await told)?.message ?? sessionText.signedOut;
  } catch (failure) {
    if (failure instanceof CallError && failure.endsSession) return sessionText.signedOut;
    throw failure;
  }
}

/** Ends the session here; `keepsDrafts` if it ended while the user may have been writing. */
function endSession({ keepsDrafts = false } = {}) {
  forgetSession({ keepsDrafts });
  drop();
}

/** Handles a refusal of the stored token. A late refusal of another token says nothing about the present session. */
function onUnauthorized({ token }: { token: string | null }) {
  if (token !== storedToken()) return;
  // Returns the staff member to their own session.
  if (read('isSupportView')) endingView ??= import('./support-view.ts').then((view) => view.returnFromEndedView()).catch(signInAnew);
  else signInAnew();
}

/** Pending while a support view that is over is being left. */
let endingView: Promise<void> | undefined;

/** Leads to the sign-in, whose form begins with the user's own address. */
function signInAnew() {
  const { isSupportView, userInfo } = currentSession();
  const isLeft = !isAtMailedLink();
  if (isLeft) carryAddress((!isSupportView && userInfo?.email) || '', hasDrafts() ? sessionText.endedKeepingText : sessionText.ended);
  leaveFor(loginPathFromHere());
  if (isLeft) showToast({ content: sessionText.unauthorized, type: 'error', operationType: 'Login' });
}

/** Ends the session and leaves for `path`, except at a mailed link, which needs no sign-in and stays open. */
function leaveFor(path: string) {
  endSession({ keepsDrafts: true });
  if (!isAtMailedLink()) replaceWith(path);
}

/** The address of the sign-in that leads back: to the target that an auth screen already has, or to the present screen. */
function loginPathFromHere(): string {
  const visit = here();
  if (!visit.pathname.startsWith('/auth/')) return loginPath(visit);
  return withRedirect('/auth/login', redirectTarget(visit));
}

/** True if this tab is signed in with the stored token, or if both have none. */
export function holdsStoredToken(): boolean {
  return storedToken() === heldToken;
}

/** Forgets the user in memory; the storage stays as it is. */
export function drop() {
  heldToken = null;
  rereadPreferences();
  change(signedOut);
  for (const listener of endListeners) listener();
}

function change(part: Partial<AuthState>) {
  session.set({ ...session.get(), ...part });
}

/** The address to which a code was sent, until the code is confirmed. */
export function savedMail(): string | null {
  return read('userMail');
}
