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
  unknown: 'Benutzer in Ihrer Organisation nicht gefunden. Vielleicht wurde er entfernt.',
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
    state: 'Status',
    active: 'Aktiv',
    invited: 'Eingeladen',
    all: (permissions) => `Alle ${permissions}`,
    none: 'keine',
  },
  access: 'Zugang',
  services: 'Dienste',
  roles: {
    title: 'Rolle',
    names: { analyst: 'Betrugsanalyse', engineer: 'Technik', viewer: 'Nur lesen', administrator: 'Administrator' },
  },
  makesAdministrator: 'Später können nur Mitarbeiter des Anbieters einen Administrator bearbeiten oder entfernen.',
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
    lead: 'Für Benutzer, die sie verloren haben. Auch Wiederherstellungscodes und die Verknüpfung mit Single Sign-on werden entfernt, alle Sitzungen enden. Wir informieren den Benutzer per E-Mail. Passwort und Code per E-Mail gelten wieder, bis ein neuer Passkey oder eine neue App eingerichtet ist.',
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
    ownPermissions: 'Das ist Ihr eigenes Konto: Die eigenen Berechtigungen können Sie nicht ändern',
    ownAccount: 'Das ist Ihr eigenes Konto: Sie können weder Ihre Berechtigungen ändern noch sich selbst entfernen',
    administrator: 'Dieser Benutzer ist Administrator: Nur Mitarbeiter des Anbieters können Administratoren bearbeiten oder entfernen',
  },
};

const invitedGerman: Translated<typeof invitedText> = {
  title: (name) => `${name} wurde hinzugefügt`,
  mail: (product, email) => (
    <>
      Wir haben an {email} eine E-Mail mit dem Betreff „{product}: your portal access“ gesendet. Der Link zum Festlegen des Passworts gilt 7
      Tage.
    </>
  ),
  spam: (name) =>
    `Kommt sie nicht an, sollte ${name} im Spam-Ordner nachsehen. Sie können die Einladung in der Benutzerliste erneut senden.`,
  another: 'Weitere hinzufügen',
  done: 'Fertig',
};

const removeUserGerman: Translated<typeof removeUserText> = {
  button: 'Benutzer löschen',
  action: 'Löschen',
  question: (name) => `${name} löschen?`,
  consequence: (name, email) => (
    <>
      {name} ({email}) kann sich nicht mehr anmelden. Alle Sitzungen enden sofort, und Links zum Festlegen des Passworts werden ungültig.
    </>
  ),
  keys: (count) =>
    plural(count, {
      one: 'Auch 1 API-Schlüssel wird widerrufen: Programme, die ihn verwenden, funktionieren nicht mehr.',
      other: `Auch ${formatCount(count)} API-Schlüssel werden widerrufen: Programme, die sie verwenden, funktionieren nicht mehr.`,
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
  },
  add: { title: 'Benutzer hinzufügen', userId: 'Benutzer-ID', userIdHelp: 'Die Kontonummer der Organisation.' },
  edit: {
    title: 'Benutzer bearbeiten',
    unknown: 'Benutzer nicht gefunden. Vielleicht wurde er entfernt.',
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
