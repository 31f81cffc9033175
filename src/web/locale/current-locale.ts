/** Formats of the shown language. */
import type { LanguageTag } from '../../shared/base/language.ts';

let current: LanguageTag = 'en';

export function setLocale(language: LanguageTag) {
  current = language;
}

/** Selects the form of a noun or sentence for the count; every language of the portal has these two. */
export function plural(count: number, forms: { one: string; other: string }): string {
  return new Intl.PluralRules(current).select(count) === 'one' ? forms.one : forms.other;
}

/** Formats a count with grouped digits: "1,234", "1.234". */
export function formatCount(count: number, options?: Intl.NumberFormatOptions): string {
  return count.toLocaleString(current, options);
}

const regional: Record<LanguageTag, string> = { en: 'en-GB', de: 'de-DE' };

/** The locale for controls with words of their own, such as a calendar: weeks begin on Monday in each. */
export function regionalLocale(): string {
  return regional[current];
}

/** The shown language. */
export function currentLanguage(): LanguageTag {
  return current;
}
