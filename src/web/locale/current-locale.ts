/** What follows from the language that is shown. */
import type { LanguageTag } from '../../shared/base/language.ts';

let current: LanguageTag = 'en';

export function setLocale(language: LanguageTag) {
  current = language;
}

/** The form of a noun or sentence that goes with the count; every language of the portal has these two. */
export function plural(count: number, forms: { one: string; other: string }): string {
  return new Intl.PluralRules(current).select(count) === 'one' ? forms.one : forms.other;
}

/** A count with its digits grouped: "1,234", "1.234". */
export function formatCount(count: number, options?: Intl.NumberFormatOptions): string {
  return count.toLocaleString(current, options);
}

const regional: Record<LanguageTag, string> = { en: 'en-GB', de: 'de-DE' };

/** For what has words of its own, such as a calendar: weeks begin on Monday in each. */
export function regionalLocale(): string {
  return regional[current];
}

/** The language that is shown. */
export function currentLanguage(): LanguageTag {
  return current;
}
