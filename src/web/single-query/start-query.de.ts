import type { Translated } from '../locale/catalogue.ts';
import type { startQueryText } from './start-query.text.ts';

const startQueryGerman: Translated<typeof startQueryText> = {
  title: 'Wem gehört eine Rufnummer?',
  number: 'Rufnummer',
  help: (most) => `Beliebige Schreibweise. Mehrere Rufnummern durch Kommas trennen, bis zu ${most}.`,
  helpOfOne: 'Beliebige Schreibweise.',
  willQuery: 'Abgefragt wird',
  willLookUp: 'Nachgeschlagen wird',
  several: (numbers) => `${numbers} Rufnummern werden abgefragt`,
  tooMany: (most) => `Geben Sie hier höchstens ${most} Rufnummern ein. Senden Sie mehr als Stapel.`,
  submit: 'Suchen',
  recent: 'Zuletzt',
};

export const german = { startQueryText: startQueryGerman };
