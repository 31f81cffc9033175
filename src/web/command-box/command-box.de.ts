import type { Translated } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';
import type { commandBoxText } from './command-box.text.ts';

const commandBoxGerman: Translated<typeof commandBoxText> = {
  title: 'Suchen oder öffnen',
  label: 'Eine Rufnummer, ein Name oder eine Seite',
  placeholder: 'Rufnummer oder Name',
  results: 'Ergebnisse',
  found: (count) => plural(count, { one: `${count} Eintrag`, other: `${count} Einträge` }),
  none: 'Keine Ergebnisse.',
  loading: 'Namen von Stapelabfragen, Dokumenten und Personen werden noch geladen.',
  notLoaded: (names) => `Nicht geladen: ${names}.`,
  help: 'Pfeiltasten wählen, Enter öffnet, Esc schließt.',
  sections: {
    recent: 'Letzte Rufnummern',
    number: 'Rufnummer',
    ranges: 'Bereiche',
    screens: 'Seiten',
    meanings: 'Felder und Reason-Codes',
    actions: 'Aktionen',
    account: 'Mein Konto',
    batches: 'Stapelabfragen',
    documents: 'Dokumente',
    tickets: 'Tickets',
    users: 'Benutzer',
    organisations: 'Organisationen',
    countries: 'Bereiche eines Landes',
    operators: 'Bereiche eines Netzbetreibers',
  },
  number: {
    query: (digits) => `${digits} abfragen`,
    queryDetail: 'Aktueller Netzbetreiber und Portierung',
    lookUp: (digits) => `${digits} in den Bereichen nachschlagen`,
    lookUpDetail: 'Inhaber des Bereichs',
  },
  ranges: {
    ofDigits: (digits) => `Bereiche zu ${digits}`,
    count: (count) => plural(count, { one: `${formatCount(count)} Bereich`, other: `${formatCount(count)} Bereiche` }),
  },
  account: {
    password: 'Passwort ändern',
    email: 'E-Mail-Adresse ändern',
    passkeys: 'Passkeys',
    authenticatorApp: 'Authenticator-App',
    language: 'Sprache',
    times: 'Zeitzone',
    singleKeys: 'Tastenkürzel',
    apiKeys: 'API-Schlüssel',
    createKey: 'API-Schlüssel erstellen',
    sessions: 'Sitzungen',
  },
  meanings: {
    field: (name) => `Feld ${name}`,
    code: (code) => `Reason-Code ${code}`,
  },
  actions: {
    signOut: 'Abmelden',
    keys: 'Alle Tastenkürzel zeigen',
    leaveView: 'Supportansicht beenden',
    theme: { light: 'Farben: hell', dark: 'Farben: dunkel', system: 'Farben: wie das System' },
    seeAs: (name) => `Portal als ${name} sehen`,
  },
  organisation: (account) => `Konto ${account}`,
  tabs: {
    numberLookup: 'Number Lookup',
    whatChanged: 'Bereichsänderungen',
    rangeTree: 'Bereichsbaum',
    batchQuery: 'Stapelabfrage',
    batchResults: 'Stapelergebnisse',
    decoder: 'Decoder',
    previousDay: 'Vortag',
    tailoredSearch: 'Gezielte Suche',
    queryRecords: 'Abfrageprotokoll',
    auditLog: 'Audit-Log',
  },
};

export const german = { commandBoxText: commandBoxGerman };
