import type { Translated } from '../locale/catalogue.ts';
import type { usersText } from './users.text.tsx';

export const german: Translated<typeof usersText> = {
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
