import type { Operation } from '../../shared/base/operation.ts';
import type { Translated } from '../locale/catalogue.ts';
import type { controlsText } from './controls.text.tsx';

/** The headings of toasts: an endpoint's operation, which is a word of the specification, or words of a screen, which are German already. */
const operationsGerman: Record<Operation, string> = {
  'Add User': 'Benutzer hinzufügen',
  'Change Password': 'Passwort ändern',
  Country: 'Land',
  'Delete User': 'Benutzer entfernen',
  Download: 'Download',
  'Edit User': 'Benutzer bearbeiten',
  GNR: 'GNR',
  Login: 'Anmeldung',
  Organisations: 'Organisationen',
  Query: 'Abfrage',
  'Reason Codes': 'Reason-Codes',
  Report: 'Bericht',
  'Report graph': 'Diagramm',
  Request: 'Anfrage',
  Search: 'Suche',
  Status: 'Status',
  'Stop support': 'Support beenden',
  Submit: 'Senden',
  Support: 'Support',
  'Take Control': 'Ansicht übernehmen',
  'User Management': 'Benutzerverwaltung',
  Users: 'Benutzer',
};
const operations: Readonly<Record<string, string>> = operationsGerman;

const controlsGerman: Translated<typeof controlsText> = {
  tone: { error: 'Fehler', success: 'Erfolg', warning: 'Warnung', info: 'Hinweis' },
  tryAgain: 'Erneut versuchen',
  failedScreen: {
    title: 'Diese Seite konnte nicht angezeigt werden',
    what: 'Versuchen Sie es erneut. Geschieht es noch einmal, sagen Sie dem Support, was Sie gerade getan haben.',
    request: (id) => <>Anfrage {id}</>,
  },
  wait: {
    loading: 'Wird geladen',
    working: (seconds) => (seconds > 0 ? `In Arbeit … ${seconds} s` : 'In Arbeit …'),
    long: 'Noch in Arbeit',
  },
  password: {
    capsLock: 'Die Feststelltaste ist an',
    show: (label) => `${label} anzeigen`,
  },
  theme: { name: 'Farben', light: 'Hell', dark: 'Dunkel', system: 'Wie das System' },
  toast: {
    heading: (operation) => operations[operation] ?? operation,
    open: 'Öffnen',
    close: (heading) => `Schließen: ${heading}`,
  },
};

export const german = { controlsText: controlsGerman };
