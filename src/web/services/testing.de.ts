import type { Translated } from '../locale/catalogue.ts';
import type { testingText } from './testing.text.ts';

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

export const german = { testingText: testingGerman };
