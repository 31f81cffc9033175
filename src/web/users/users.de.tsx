import type { Translated } from '../locale/catalogue.ts';
import type { usersPageText, usersText, invitedText, removeUserText, adminText } from './users.text.tsx';
import { formatCount, plural } from '../locale/current-locale.ts';

const usersPageGerman: Translated<typeof usersPageText> = {
  title: 'Benutzer',
  of: (organisation) => `Benutzer von ${organisation}`,
  addUser: 'Benutzer hinzufügen',
  back: 'Zurück zu den Benutzern',
  idNumber: 'ID-Nummer',
  idNumberHelp: (organisation) => `Die Nummer Ihrer Organisation, ${organisation}.`,
  edit: 'Benutzer bearbeiten',
  unknown: 'Diesen Benutzer gibt es in Ihrer Organisation nicht. Vielleicht wurde er entfernt.',
};

const usersGerman: Translated<typeof usersText> = {
  columns: {
    name: 'Name',
    email: 'E-Mail-Adresse',
    title: 'Rolle',
    titles: { Administrator: 'Administrator', User: 'Benutzer' },
    permissions: 'Berechtigungen',
    lastSignIn: 'Letzte Anmeldung',
    never: 'nie',
    state: 'Zustand',
    active: 'Aktiv',
    invited: 'Eingeladen',
    edit: 'Bearbeiten',
    all: (permissions) => `Alle ${permissions}`,
    none: 'keine',
  },
  access: 'Zugang',
  services: 'Dienste',
  add: { title: 'Benutzer hinzufügen', submit: 'Benutzer hinzufügen' },
  invitation: { resend: 'Einladung erneut senden', to: (person) => ` an ${person}` },
  endSessions: {
    button: 'Überall abmelden',
    title: (name) => `${name} überall abmelden?`,
    confirm: 'Ja, abmelden',
    back: 'Nein, zurück',
  },
  removeFactors: {
    button: 'Passkeys und App entfernen',
    title: (name) => `Passkeys und Authenticator-App von ${name} entfernen?`,
    lead: 'Für jemanden, dem sie abhandenkamen. Auch Wiederherstellungscodes und Single Sign-on werden vergessen, Sitzungen enden, und eine E-Mail sagt es. Passwort und Code aus der E-Mail gelten wieder, bis etwas Neues eingerichtet ist.',
    confirm: 'Ja, entfernen',
    back: 'Nein, zurück',
  },
  save: {
    submit: 'Speichern',
    saving: (changes) => <>Beim Speichern: {changes}</>,
    nothing: 'keine Änderung',
    adds: (labels) => `kommt hinzu: ${labels}`,
    removes: (labels) => `entfällt: ${labels}`,
  },
  fixed: {
    notHeld: (permission) => `Sie haben „${permission}“ nicht`,
    ownPermissions: 'Das ist Ihr eigenes Konto: Niemand ändert die eigenen Berechtigungen',
    ownAccount: 'Das ist Ihr eigenes Konto: Niemand ändert die eigenen Berechtigungen, und niemand entfernt sich selbst',
    administrator: 'Dieser Benutzer ist Administrator: Nur Mitarbeiter des Anbieters bearbeiten oder entfernen einen Administrator',
  },
};

const invitedGerman: Translated<typeof invitedText> = {
  title: (name) => `${name} wurde hinzugefügt`,
  mail: (product, email) => (
    <>
      Eine E-Mail mit dem Titel „{product}: your portal access“ ist unterwegs an {email}. Ihr Link zum Festlegen des Passworts gilt 7 Tage.
    </>
  ),
  spam: (name) =>
    `Kommt sie nicht an, sollte ${name} im Spam-Ordner nachsehen. Die Einladung lässt sich aus der Liste der Benutzer erneut senden.`,
  another: 'Weitere hinzufügen',
  done: 'Fertig',
};

const removeUserGerman: Translated<typeof removeUserText> = {
  button: 'Benutzer löschen',
  column: 'Löschen',
  question: (name) => `${name} löschen?`,
  consequence: (name, email) => (
    <>
      {name} ({email}) kann sich nicht mehr anmelden. Jede offene Sitzung endet sofort, und ein Link zum Festlegen des Passworts
      funktioniert nicht mehr.
    </>
  ),
  keys: (count) =>
    plural(count, {
      one: '1 API-Schlüssel endet damit: Programme, die ihn verwenden, werden abgewiesen.',
      other: `${formatCount(count)} API-Schlüssel enden damit: Programme, die sie verwenden, werden abgewiesen.`,
    }),
  forGood: 'Das lässt sich nicht rückgängig machen.',
  back: 'Nein, zurück',
  confirm: 'Ja, Benutzer löschen',
};

const adminGerman: Translated<typeof adminText> = {
  title: 'Verwaltung',
  tabs: { organisations: 'Organisationen', users: 'Benutzer', tickets: 'Tickets' },
  back: 'Zurück zur Verwaltung',
  users: {
    organisation: 'Organisation',
    organisationPlaceholder: 'Name oder Nummer eingeben',
    addUser: 'Benutzer hinzufügen',
    select: 'Bitte wählen Sie eine Organisation',
    none: 'Diese Organisation hat keine Benutzer',
    supportView: 'Support-Ansicht',
  },
  add: { title: 'Benutzer hinzufügen', userId: 'Benutzer-ID', userIdHelp: 'Die Kontonummer der Organisation.' },
  edit: {
    title: 'Benutzer bearbeiten',
    unknown: 'Diesen Benutzer gibt es nicht. Vielleicht wurde er entfernt.',
    idNumber: 'ID-Nummer',
    organisation: 'Organisation',
    organisationNumber: (account) => `Organisation ${account}`,
    administrator: 'Administrator',
    yes: 'Ja',
    no: 'Nein',
    idRequired: 'Die ID-Nummer fehlt',
    required: 'Dieses Feld fehlt',
  },
  changes: {
    noName: 'entfernt den Namen',
    name: (name) => `ändert den Namen in ${name}`,
    noEmail: 'entfernt die E-Mail-Adresse',
    email: (email) => `ändert die E-Mail-Adresse in ${email}`,
    noOrganisation: 'entfernt die Organisation',
    organisation: (organisation) => `zieht um zu ${organisation}`,
  },
};

export const german = {
  usersPageText: usersPageGerman,
  usersText: usersGerman,
  invitedText: invitedGerman,
  removeUserText: removeUserGerman,
  adminText: adminGerman,
};
