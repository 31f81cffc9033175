import type { Translated } from '../locale/catalogue.ts';
import type { frameText } from './frame.text.ts';

const frameGerman: Translated<typeof frameText> = {
  skip: 'Zum Inhalt',
  offline: 'Offline',
  contact: 'Support kontaktieren',
  legalLinks: 'Rechtliches',
  socialLinks: 'Soziale Netzwerke',
};

export const german = { frameText: frameGerman };
