import type { Translated } from '../locale/catalogue.ts';
import type { serviceLegendText } from './service-legend.text.ts';
import type { testingText } from './testing.text.ts';

const serviceLegendGerman: Translated<typeof serviceLegendText> = {
  title: 'Legende der Dienste',
  caption: 'Die Felder, die die Abfragedienste liefern',
  filter: 'Nach Feld oder Bedeutung filtern',
  fields: (count) => `${count} Felder`,
  found: (found, all) => `${found} von ${all} Feldern`,
  codes: 'Reason-Codes',
  none: 'Keine Treffer',
  name: 'Feldname',
  definition: 'Bedeutung',
  always: 'ja',
  known: 'ja, falls bekannt',
};

const testingGerman: Translated<typeof testingText> = {
  title: 'Test und Diagnose',
  singleQuery: 'Einzelabfrage',
  batchQuery: 'Stapelabfrage',
  batchResults: 'Stapelergebnisse',
  decoder: 'Decoder',
  services: {
    title: 'Dienste',
    selectAll: 'Alle auswählen',
    deselectAll: 'Alle abwählen',
    chosen: (chosen, offered) => `${chosen} von ${offered}`,
  },
};

export const german = { serviceLegendText: serviceLegendGerman, testingText: testingGerman };
