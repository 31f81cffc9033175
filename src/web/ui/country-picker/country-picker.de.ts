import type { Translated } from '../../locale/catalogue.ts';
import type { countryPickerText } from './country-picker.text.ts';

const countryPickerGerman: Translated<typeof countryPickerText> = {
  find: 'Länder finden oder Codes einfügen',
  findHelp: 'Zum Beispiel GB, FR, DE. Mit der Eingabetaste hinzufügen.',
  unknown: (names) => `Unbekannt: ${names}`,
  loading: 'Länder werden geladen',
  noMatches: 'Keine Treffer',
  regions: { Africa: 'Afrika', Americas: 'Amerika', Asia: 'Asien', Europe: 'Europa', Oceania: 'Ozeanien' },
  chosen: 'Gewählte Länder',
  remove: 'Entfernen: ',
  more: (count) => `und ${count} weitere`,
  clear: 'Länderauswahl leeren',
};

export const german = { countryPickerText: countryPickerGerman };
