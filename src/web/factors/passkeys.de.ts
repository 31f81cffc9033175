import type { Translated } from '../locale/catalogue.ts';
import type { passkeysText } from './passkeys.text.ts';

export const german: Translated<typeof passkeysText> = {
  signIn: 'Mit einem Passkey anmelden',
  instead: 'Stattdessen einen Passkey verwenden',
  title: 'Passkeys',
  lead: 'Mit einem Passkey melden Sie sich durch Fingerabdruck, Gesicht oder PIN an, statt mit dem Code aus der E-Mail oder statt mit Passwort und Code. Er verlässt Ihr Gerät oder dessen Schlüsselbund nie.',
  notHere: 'Dieser Browser kann unter dieser Adresse keine Passkeys verwenden.',
  table: 'Ihre Passkeys',
  name: 'Name',
  added: 'Hinzugefügt',
  lastUsed: 'Zuletzt benutzt',
  never: 'nie',
  changes: 'Ändern',
  empty: 'Noch gibt es keine Passkeys',
  add: 'Neuer Passkey',
  create: {
    title: 'Neuer Passkey',
    lead: 'Ihr Gerät fragt nach Fingerabdruck, Gesicht oder PIN. Über den neuen Passkey erhalten Sie eine E-Mail.',
    name: 'Name',
    nameHelp: 'Worauf er liegt, etwa „Laptop im Büro“.',
    submit: 'Passkey erstellen',
  },
  rename: {
    action: 'Umbenennen',
    title: 'Diesen Passkey umbenennen',
    submit: 'Umbenennen',
  },
  remove: {
    action: 'Entfernen',
    title: 'Diesen Passkey entfernen?',
    lead: (name) =>
      `Mit „${name}“ kann man sich dann nicht mehr anmelden. Sie erhalten darüber eine E-Mail. Löschen Sie ihn auch auf dem Gerät.`,
    confirm: 'Ja, entfernen',
  },
  back: 'Abbrechen',
};
