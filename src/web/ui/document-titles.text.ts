import { catalogue } from '../locale/catalogue.ts';

/** Titles of documents in no single language: English, given by the portal or the provider. */
export const documentTitlesText = catalogue('documentTitlesText', { shown: (english: string): string => english });

/** Returns a title in the current language: the portal's are translated, the provider's stay. */
export function documentTitle(english: string): string {
  return documentTitlesText.shown(english);
}
