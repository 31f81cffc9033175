/**
 * Preferences of a user. They belong to the account; this browser holds a copy while the user is signed in, so that a page is drawn in the right theme at once.
 * It also holds choices from before a sign-in.
 */
import { createStore } from './store.ts';

/** The shape of `src/shared/account/preferences.ts`. Values that another version of the portal stored may differ. */
export interface StoredPreferences {
  theme?: 'light' | 'dark' | 'system' | undefined;
  /** `browser` follows the browser's language on each device: without a choice, one made here before a sign-in remains. */
  language?: 'en' | 'de' | 'browser' | undefined;
  homeCountry?: string | undefined;
  timeZone?: 'UTC' | 'local' | undefined;
  density?: 'compact' | 'default' | 'comfortable' | undefined;
  menu?: 'wide' | 'minimised' | undefined;
  keys?: 'on' | 'off' | undefined;
  services?: string[] | undefined;
  queryTables?: ('answers' | 'fields')[] | undefined;
  chart?: 'every' | 'top' | undefined;
  columns?: Record<string, string[]> | undefined;
  watchMails?: 'daily' | 'none' | undefined;
  documentsSeen?: { before: string | null; latest: string } | undefined;
}

/** Also read by `public/theme-first.js`. */
const key = 'preferences';
const held = createStore(stored());
let whenChosen: (part: StoredPreferences) => void = () => undefined;

export const usePreferences = held.useValue;
export const currentPreferences = held.get;
/** Runs at every change; answers the function that stops it. */
export const subscribePreferences = held.subscribe;

/** Takes over the user's choice. */
export function choosePreferences(part: StoredPreferences) {
  keepPreferences({ ...held.get(), ...part });
  whenChosen(part);
}

/** Sets the listener of every choice, which saves it to the account. */
export function onPreferenceChosen(listener: (part: StoredPreferences) => void) {
  whenChosen = listener;
}

export function keepPreferences(all: StoredPreferences) {
  localStorage.setItem(key, JSON.stringify(all));
  held.set(all);
}

/** Reads the preferences again after the storage was changed, here or in another tab. */
export function rereadPreferences() {
  held.set(stored());
}

/** Follows changes in other tabs from now on. */
export function syncPreferences() {
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) rereadPreferences();
  });
}

function stored(): StoredPreferences {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as StoredPreferences;
  } catch {
    return {};
  }
}

let sent: Promise<unknown> = Promise.resolve();
/** Longest time that a sign-out waits for the latest choice to be saved. */
const patienceMs = 10_000;

/** Keeps the promise of the choice that is being saved to the account. */
export function notePreferencesSent(saving: Promise<unknown>) {
  sent = saving;
}

/** Settles once the choice is saved, could not be saved, or takes too long. */
export function preferencesSent(): Promise<unknown> {
  return Promise.race([sent, new Promise((resolve) => void setTimeout(resolve, patienceMs))]);
}
