/** In which language somebody wants to read the portal. Its texts are read as files load, so that another language takes another page load. */
import { currentPreferences, type StoredPreferences } from './preferences.ts';

type Language = NonNullable<StoredPreferences['language']>;

/** The one that was chosen, else English. */
export function preferredLanguage(): Language {
  return currentPreferences().language ?? 'en';
}

const loadedFor = preferredLanguage();

/** Loads the page anew where another language is preferred by now. Answers whether it does. */
export function followPreferredLanguage(): boolean {
  const isAnother = preferredLanguage() !== loadedFor;
  if (isAnother) location.reload();
  return isAnother;
}
