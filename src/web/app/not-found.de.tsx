import type { Translated } from '../locale/catalogue.ts';
import type { notFoundText } from './not-found.text.tsx';

const notFoundGerman: Translated<typeof notFoundText> = {
  title: 'Seite nicht gefunden',
  lead: (path) => <>Unter {path} gibt es keine Seite. Vielleicht meinten Sie eine von diesen.</>,
  search: 'Seiten durchsuchen',
};

export const german = { notFoundText: notFoundGerman };
