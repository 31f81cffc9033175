import type { Translated } from '../locale/catalogue.ts';
import type { usersPageText } from './users-page.text.ts';

export const german: Translated<typeof usersPageText> = {
  title: 'Benutzer',
  of: (organisation) => `Benutzer von ${organisation}`,
  addUser: 'Benutzer hinzufügen',
  back: 'Zurück zu den Benutzern',
  idNumber: 'ID-Nummer',
  idNumberHelp: (organisation) => `Die Nummer Ihrer Organisation, ${organisation}.`,
  edit: 'Benutzer bearbeiten',
  unknown: 'Diesen Benutzer gibt es in Ihrer Organisation nicht. Vielleicht wurde er entfernt.',
};
