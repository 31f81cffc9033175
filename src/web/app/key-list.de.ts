import type { Translated } from '../locale/catalogue.ts';
import type { keyListText } from './key-list.text.ts';

const keyListGerman: Translated<typeof keyListText> = {
  title: 'Tasten',
  close: 'Schließen',
  everywhere: 'Auf jeder Seite',
  screens: 'Zu einer Seite: g, dann ihr Buchstabe',
  escape: 'Esc',
  does: {
    box: 'Eine Rufnummer, einen Namen oder eine Seite finden',
    keys: 'Diese Liste',
    search: 'In das Feld der Seite, das eine Rufnummer nimmt oder filtert',
    escape: 'Schließen, was über der Seite liegt',
  },
};

export const german = { keyListText: keyListGerman };
