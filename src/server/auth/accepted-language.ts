/** The language of a reader who chose none, from the Accept-Language header of a call (RFC 9110, section 12.5.4). */
import { type LanguageTag, languageTags } from '../../shared/base/language.ts';

/** Returns the language of the portal that the header prefers, by the language alone ("de-AT" is German); undefined if it names none. */
export function acceptedLanguage(header: string | undefined): LanguageTag | undefined {
  const ranges = (header ?? '').split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    return { language: languageTags.find((language) => language === tag.split('-')[0]), quality };
  });
  return ranges.filter(({ language, quality }) => language && quality > 0).toSorted((a, b) => b.quality - a.quality)[0]?.language;
}
