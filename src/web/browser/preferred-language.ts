/** In which language somebody wants to read the portal. Its texts are read as files load, so that another language takes another page load. */
import { currentPreferences, type StoredPreferences } from './preferences.ts';

type Language = Exclude<StoredPreferences['language'], 'browser' | undefined>;
/** By the tag that browsers name them with. */
const spoken: Readonly<Record<Language, Language>> = { en: 'en', de: 'de' };

/** The one that was chosen, else the first of those that the browser asks for that there is, else English. */
export function preferredLanguage(): Language {
  const { language = 'browser' } = currentPreferences();
  return language === 'browser' ? (askedFor(navigator.languages) ?? 'en') : language;
}

/** By the language alone: "de-AT" is German. */
function askedFor(tags: readonly string[]): Language | undefined {
  const languages = tags.map((tag) => tag.toLowerCase().split('-')[0]);
  return languages.map((language) => Object.values(spoken).find((one) => one === language)).find((found) => found);
}

const loadedFor = preferredLanguage();

/** Loads the page anew where another language is preferred by now. Answers whether it does. */
export function followPreferredLanguage(): boolean {
  const isAnother = preferredLanguage() !== loadedFor;
  if (isAnother) location.reload();
  return isAnother;
}
