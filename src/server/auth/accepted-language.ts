/** In which language somebody wants to read who chose none: as their browser says with a call (RFC 9110, section 12.5.4). */
import { type LanguageTag, languageTags } from '../../shared/base/language.ts';

/** The one of the portal's that the header likes best, by the language alone ("de-AT" is German); undefined where it names none. */
export function acceptedLanguage(header: string | undefined): LanguageTag | undefined {
  const ranges = (header ?? '').split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    return { language: languageTags.find((language) => language === tag.split('-')[0]), quality };
  });
  return ranges.filter(({ language, quality }) => language && quality > 0).toSorted((a, b) => b.quality - a.quality)[0]?.language;
}
