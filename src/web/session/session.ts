/** Who is signed in. The browser's storage holds the token, this module what the server says about it. */
import { logout, status, type Status } from '../../shared/sign-in/sign-in.ts';
import { holds } from '../../shared/base/permissions.ts';
import { call, CallError, setUnauthorizedHandler } from '../api/call.ts';
import { currentConfig } from '../api/public-config.ts';
import { dropDraftsOfOthers } from '../browser/drafts.ts';
import { here, replaceWith } from '../browser/history.ts';
import { rereadPreferences } from '../browser/preferences.ts';
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
  /** Whether that organisation is the platform's own, and this is no support view of another one. */
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
/** A page that is being left sees its calls fail first, and hears only within this time that it is being left. */
const leavingPageMs = 300;

const session = createStore(signedOut);
let heldToken: string | null = null;
const endListeners = new Set<() => void>();

export function useSession(): AuthState {
  return session.useValue();
}

/** Whether the signed-in user holds a permission bit; follows a change of the permissions. */
export function usePermission(bit: number): boolean {
  return holds(useSession().permissions, bit);
}

export function currentSession(): AuthState {
  return session.get();
}

/** Runs when a session ends, however it ends, so that nothing of it stays in memory. */
export function onSessionEnd(listener: () => void) {
  endListeners.add(listener);
}

/**
 * At startup and after a change by another tab: with a stored, confirmed token the status is fetched; otherwise nobody is signed in.
 * A "Network Error" signs out and says so (specification, section 4); what the server itself answers is thrown on.
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

/** The browser may keep a page that is left in its memory, and show it again. */
function notePage({ type }: Event) {
  isPageLeft = type === 'pagehide';
}

/** Leaving a page breaks off its calls, which is no reason to sign out the page that comes next. Whoever comes back to it starts anew. */
function untilPageReturns(): Promise<never> {
  return new Promise(() => addEventListener('pageshow', () => location.reload()));
}

/** Fetches who is signed in, with the global loading flag set meanwhile. */
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

/** What the server says of the signed-in user holds from now on. */
export function takeStatus(userInfo: Status) {
  const { isSupportView, userId, permissions } = userInfo;
  change({ isUserLoggedIn: true, userInfo, isSupportView, userId, isStaff: userId === currentConfig().platformAccountId, permissions });
}

/** After something that the server says of the signed-in user was changed here. */
export async function rereadStatus() {
  const token = storedToken();
  const { data } = await call(status, {}, { background: true });
  if (token === storedToken()) takeStatus(data);
}

/** The code was right: the new token is stored, the saved address goes, the status is fetched. */
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
 * Tells the server and clears everything, whatever it answers and however late. Answers what it says; throws as `call` does, but for a session
 * that the server knows no more.
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

/** `keepsDrafts` where the session ended under somebody who may have been writing. */
function endSession({ keepsDrafts = false } = {}) {
  forgetSession({ keepsDrafts });
  drop();
}

/** A late refusal of a token that is no longer the stored one says nothing about the present session. */
function onUnauthorized({ token }: { token: string | null }) {
  if (token !== storedToken()) return;
  // The staff member goes on as oneself.
  if (read('isSupportView')) endingView ??= import('./support-view.ts').then((view) => view.returnFromEndedView()).catch(signInAnew);
  else signInAnew();
}

/** Of a support view that is over, until it is left. */
let endingView: Promise<void> | undefined;

function signInAnew() {
  leaveFor(loginPathFromHere());
  if (!isAtMailedLink()) showToast({ content: sessionText.unauthorized, type: 'error', operationType: 'Login' });
}

/** A mailed link needs no sign-in and stays open. */
function leaveFor(path: string) {
  endSession({ keepsDrafts: true });
  if (!isAtMailedLink()) replaceWith(path);
}

/** The sign-in leads back to where it was called from: to the target that an auth screen already has, or to the present screen. */
function loginPathFromHere(): string {
  const visit = here();
  if (!visit.pathname.startsWith('/auth/')) return loginPath(visit);
  return withRedirect('/auth/login', redirectTarget(visit));
}

/** Whether this tab is signed in with the token that is stored, or both have none. */
export function holdsStoredToken(): boolean {
  return storedToken() === heldToken;
}

/** Forgets in memory who is signed in; what is stored stays as it is. */
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
