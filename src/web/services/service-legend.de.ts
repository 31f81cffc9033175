import type { Translated } from '../locale/catalogue.ts';
import type { serviceLegendText } from './service-legend.text.ts';

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
  known: 'ja, wo bekannt',
};

export const german = { serviceLegendText: serviceLegendGerman };
