import { catalogue } from '../locale/catalogue.ts';

/** Documents that are not of one language have English titles, which the portal or the provider gave them. */
export const documentTitlesText = catalogue('documentTitlesText', { shown: (english: string): string => english });

/** A title as it is read here: those of the portal in the language of the screen, the provider's own as they are. */
export function documentTitle(english: string): string {
  return documentTitlesText.shown(english);
}
