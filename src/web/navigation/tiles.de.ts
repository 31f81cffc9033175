import type { Translated } from '../locale/catalogue.ts';
import type { tilesText } from './tiles.text.ts';

const tilesGerman: Translated<typeof tilesText> = {
  reports: { title: 'Berichte', text: 'Statistiken je Tag und je Woche ansehen.' },
  downloads: { title: 'Downloads', text: 'Die neuesten Produktbeschreibungen herunterladen.' },
  testing: { title: 'Test & Diagnose', text: 'Die Eigenschaften einer Rufnummer über alle Dienste ermitteln.' },
  support: { title: 'Support', text: 'Ein Ticket beim technischen Team des Anbieters eröffnen.' },
};

export const german = { tilesText: tilesGerman };
