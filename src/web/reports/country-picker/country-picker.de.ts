import type { Translated } from '../../locale/catalogue.ts';
import { formatCount, plural } from '../../locale/current-locale.ts';
import type { countryPickerText } from './country-picker.text.ts';

export const german: Translated<typeof countryPickerText> = {
  title: 'Länder für den Bericht wählen',
  find: 'Länder finden oder Codes einfügen',
  findHelp: 'Zum Beispiel GB, FR, DE. Die Eingabetaste wählt, was eingegeben ist.',
  unknown: (names) => `Nicht bekannt: ${names}`,
  loading: 'Länder werden geladen',
  noMatches: 'Keine Treffer',
  regions: { Africa: 'Afrika', Americas: 'Amerika', Asia: 'Asien', Europe: 'Europa', Oceania: 'Ozeanien' },
  chosen: 'Gewählte Länder',
  remove: 'Entfernen: ',
  more: (count) => `und ${count} weitere`,
  clear: 'Länder leeren',
  count: (count) =>
    plural(count, {
      one: 'Sie haben 1 Land für den Bericht gewählt.',
      other: `Sie haben ${formatCount(count)} Länder für den Bericht gewählt.`,
    }),
};
