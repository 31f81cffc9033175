/** What follows from the language that is shown. */
import type { LanguageTag } from '../../shared/language.ts';

let current: LanguageTag = 'en';

export function setLocale(language: LanguageTag) {
  current = language;
}

/** The form of a noun or sentence that goes with the count; every language of the portal has these two. */
export function plural(count: number, forms: { one: string; other: string }): string {
  return new Intl.PluralRules(current).select(count) === 'one' ? forms.one : forms.other;
}
