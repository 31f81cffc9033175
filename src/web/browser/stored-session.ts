/** The session in the browser's storage: these five keys (specification, section 3). */
import { forgetAllButDrafts } from './drafts.ts';
import { rereadPreferences } from './preferences.ts';

type StoredKey = 'authToken' | 'isUserLoggedIn' | 'userMail' | 'isSupportView' | 'mainUser';

export function read(key: StoredKey): string | null {
  return localStorage.getItem(key);
}

export function write(key: StoredKey, value: string | boolean) {
  localStorage.setItem(key, String(value));
}

export function forget(key: StoredKey) {
  localStorage.removeItem(key);
}

/** Clears all storage (specification, section 4), including this tab's own: the next person here finds nothing. */
export function forgetSession({ keepsDrafts }: { keepsDrafts: boolean }) {
  localStorage.clear();
  rereadPreferences();
  if (keepsDrafts) forgetAllButDrafts();
  else sessionStorage.clear();
}

/** The bearer token, pending or active. */
export function storedToken(): string | null {
  return read('authToken');
}

/** The stage of the sign-in: until the one-time code is confirmed, the stored token is pending and the user counts as signed out. */
export function storedStage(): 'signed-out' | 'pending' | 'signed-in' {
  if (storedToken() === null) return 'signed-out';
  return read('isUserLoggedIn') === 'true' ? 'signed-in' : 'pending';
}
