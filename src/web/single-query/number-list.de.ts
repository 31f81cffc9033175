import type { Translated } from '../locale/catalogue.ts';
import type { numberListText } from './number-list.text.ts';

const numberListGerman: Translated<typeof numberListText> = {
  name: 'Gesamtaussagen',
  number: 'Rufnummer',
  verdict: 'Gesamtaussage',
  country: 'Land',
  network: 'Netzbetreiber',
  status: 'Status',
  states: {
    danger: 'Risiko',
    warning: 'Widerspruch',
    clear: 'Auf keiner Liste',
    neutral: 'Keine Warnung',
    unknown: 'Unbekannt',
    unread: 'Nicht lesbar',
  },
};

export const german = { numberListText: numberListGerman };
