/** How the language that is shown writes counts, and the nouns that go with them. */
import type { LanguageTag } from '../../shared/language.ts';

let current: LanguageTag = 'en';

export function setLocale(language: LanguageTag) {
  current = language;
}

/** For `Intl`. */
export const currentLocale = (): LanguageTag => current;

/** 1,204 in English, 1.204 in German. */
export function formatCount(count: number): string {
  return count.toLocaleString(current);
}

/** The form of a noun or sentence that goes with the count; every language of the portal has these two. */
export function plural(count: number, forms: { one: string; other: string }): string {
  return new Intl.PluralRules(current).select(count) === 'one' ? forms.one : forms.other;
}
