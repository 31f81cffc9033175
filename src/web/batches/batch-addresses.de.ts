import type { Translated } from '../locale/catalogue.ts';
import type { batchAddressesText } from './batch-addresses.text.ts';

const batchAddressesGerman: Translated<typeof batchAddressesText> = {
  title: 'Adressen für Stapel',
  lead: 'Adressen außerhalb Ihrer Organisation, die zugestimmt haben, dass sie erfahren, wann Stapel von Ihnen fertig sind. Jede Mail an sie hat einen Link, der das beendet.',
  table: 'Adressen für Stapel',
  empty: 'Keine Adresse außerhalb Ihrer Organisation bekommt Mails zu Stapeln',
  address: 'Adresse',
  agreedAt: 'Zugestimmt am',
  withdraw: 'Widerrufen',
  question: 'Diese Adresse widerrufen?',
  consequence: (address) => `${address} bekommt keine Mails zu Ihren Stapeln mehr. Der nächste Stapel, der sie nennt, fragt dort neu.`,
  back: 'Nein, zurück',
  confirm: 'Ja, widerrufen',
};

export const german = { batchAddressesText: batchAddressesGerman };
