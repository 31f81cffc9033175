import type { Translated } from '../locale/catalogue.ts';
import type { documentText } from './document.text.ts';

const documentGerman: Translated<typeof documentText> = {
  title: {
    page: (screen, page) => `${screen}, Seite ${page}`,
    error: (title) => `Fehler: ${title}`,
    supportView: (title) => `[Supportansicht] ${title}`,
  },
  codeMissing: 'Ein Teil des Portals konnte nicht geladen werden. Vielleicht wurde es gerade aktualisiert, oder Sie sind offline.',
};

export const german = { documentText: documentGerman };
