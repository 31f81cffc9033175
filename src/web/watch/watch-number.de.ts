import type { Translated } from '../locale/catalogue.ts';
import type { watchNumberText } from './watch-number.text.ts';

const watchNumberGerman: Translated<typeof watchNumberText> = {
  watch: 'Diese Rufnummer beobachten',
  added: 'In die Beobachtungsliste aufgenommen',
  already: 'Schon auf der Beobachtungsliste',
  madeUp: 'Demo: nicht für die Beobachtungsliste',
  notAsked: 'Nicht beobachtet: Ihre Organisation darf nicht danach fragen',
  refused: 'Nicht beobachtet: Die Antworten sind Demo',
};

export const german = { watchNumberText: watchNumberGerman };
