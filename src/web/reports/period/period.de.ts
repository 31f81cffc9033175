import type { Translated } from '../../locale/catalogue.ts';
import type { periodText } from './period.text.ts';

export const german: Translated<typeof periodText> = {
  period: 'Zeitraum',
  presets: {
    today: 'Heute',
    yesterday: 'Gestern',
    'last-7': (days) => `Letzte ${days} Tage`,
    'this-week': 'Diese Woche',
    'last-week': 'Letzte Woche',
    'this-month': 'Dieser Monat',
    'last-month': 'Letzter Monat',
  },
  fromTo: 'Von – bis',
  from: 'Von',
  to: 'Bis',
  selectDate: 'Datum wählen',
  show: 'Zeigen',
  days: (from, to) => `${from} bis ${to}`,
};
