/** The visitor's preferred language. Texts are read as files load, so another language needs another page load. */
import { currentPreferences, type StoredPreferences } from './preferences.ts';

type Language = Exclude<StoredPreferences['language'], 'browser' | undefined>;
/** The languages by the tags that browsers use. */
const spoken: Readonly<Record<Language, Language>> = { en: 'en', de: 'de' };

/** The chosen language, else the first of the browser's languages that the portal has, else English. */
export function preferredLanguage(): Language {
  const { language = 'browser' } = currentPreferences();
  return language === 'browser' ? (askedFor(navigator.languages) ?? 'en') : language;
}

/** Answers the first language that the portal has, by the language alone: "de-AT" is German. */
function askedFor(tags: readonly string[]): Language | undefined {
  const languages = tags.map((tag) => tag.toLowerCase().split('-')[0]);
  return languages.map((language) => Object.values(spoken).find((one) => one === language)).find((found) => found);
}

const loadedFor = preferredLanguage();

/** Reloads the page if another language is preferred by now. Answers true if it does. */
export function followPreferredLanguage(): boolean {
  const isAnother = preferredLanguage() !== loadedFor;
  if (isAnother) location.reload();
  return isAnother;
}
