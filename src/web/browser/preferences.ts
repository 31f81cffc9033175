/**
 * What a person likes of the portal. It belongs to their account; this browser holds a copy while they are signed in, so that a page is
 * drawn in the right theme at once. What is chosen before a sign-in is held as well.
 */
import { createStore } from './store.ts';

/** As `src/shared/account/preferences.ts` has them. What another version of the portal stored may hold something else. */
export interface StoredPreferences {
  theme?: 'light' | 'dark' | 'system' | undefined;
  /** `browser` for whichever the browser asks for, on each device: without a choice, one that was made here before a sign-in goes on. */
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

/** `public/theme-first.js` reads it, too. */
const key = 'preferences';
const held = createStore(stored());
let whenChosen: (part: StoredPreferences) => void = () => undefined;

export const usePreferences = held.useValue;
export const currentPreferences = held.get;
/** Runs at every change; answers how to stop that. */
export const subscribePreferences = held.subscribe;

/** Takes on what somebody has just chosen. */
export function choosePreferences(part: StoredPreferences) {
  keepPreferences({ ...held.get(), ...part });
  whenChosen(part);
}

/** Learns of every choice: that is how it gets to the account. */
export function onPreferenceChosen(listener: (part: StoredPreferences) => void) {
  whenChosen = listener;
}

export function keepPreferences(all: StoredPreferences) {
  localStorage.setItem(key, JSON.stringify(all));
  held.set(all);
}

/** After the storage was changed, here or in another tab. */
export function rereadPreferences() {
  held.set(stored());
}

/** Follows the other tabs from now on. */
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
/** The longest that somebody who signs out waits for what they chose last. */
const patienceMs = 10_000;

/** Holds what is on its way to the account. */
export function notePreferencesSent(saving: Promise<unknown>) {
  sent = saving;
}

/** Settles once the account has what was chosen, or could not be told, or takes too long. */
export function preferencesSent(): Promise<unknown> {
  return Promise.race([sent, new Promise((resolve) => void setTimeout(resolve, patienceMs))]);
}
