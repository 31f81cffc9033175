import type { Translated } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';
import type { statusText } from './status.text.ts';

const statusGerman: Translated<typeof statusText> = {
  title: 'Status der Dienste',
  lead: 'Alle Kunden, letzte 24 Stunden. Status der letzten Minuten.',
  asOf: (time) => `Stand ${time}`,
  columns: {
    service: 'Dienst',
    state: 'Status',
    answered: 'Beantwortet',
    failed: 'Fehler',
    latency: 'Antwortzeit: Median, 95. Perzentil',
    answeredBy: 'Beantwortet von',
    data: 'Daten',
  },
  states: {
    working: 'Funktioniert',
    disturbed: 'Eingeschränkt',
    failing: 'Gestört',
    unused: 'Keine Abfragen',
    'not set up': 'Nicht eingerichtet',
  },
  since: (time) => `seit ${time}`,
  noQueries: 'Keine Abfragen in den letzten 24 Stunden',
  queries: (count) => plural(count, { one: '1 Abfrage', other: `${formatCount(count)} Abfragen` }),
  inPart: (share) => `${share} nur aus gespeicherten Daten oder Rufnummernbereichen`,
  refused: (share) => `${share} vor der Abfrage abgelehnt: ungültige Rufnummer oder fehlende Berechtigung`,
  noneFailed: 'keine',
  notReasonCode: 'Unbekannter Reason-Code',
  overLongest: 'über 20 s',
  eachTime: 'live',
  ago: (age) => `vor ${age}`,
  age: {
    days: (count) => plural(count, { one: '1 Tag', other: `${count} Tagen` }),
    hours: (count) => plural(count, { one: '1 Stunde', other: `${count} Stunden` }),
    minutes: (count) => plural(count, { one: '1 Minute', other: `${count} Minuten` }),
    less: 'weniger als einer Minute',
  },
  answerer: {
    data: 'Datensätze',
    simulation: 'Demo-Netz',
    nobody: 'Nicht eingerichtet',
    upstream: 'Vorgelagertes Netz',
    open: 'Vorgelagertes Netz, Abfragen pausiert',
    'half-open': 'Vorgelagertes Netz, Abfragen laufen wieder an',
  },
  dataSets: {
    title: 'Verwendete Daten',
    set: 'Datensatz',
    version: 'Datenversion',
    asOf: 'Stand',
    loaded: 'Geladen',
    by: 'Geladen von',
    from: 'Datei',
    hash: 'SHA-256 der Datei',
    origins: { imported: 'importiert', 'built in': 'mitgeliefert', demo: 'Demo', 'not loaded': 'nicht geladen' },
    age: 'Alter',
    days: (count) => (count <= 0 ? 'heute' : plural(count, { one: '1 Tag', other: `${count} Tage` })),
    outOfDate: (age) => `${age}, veraltet`,
    covers: (entries) => `deckt ab: ${entries.join(' · ')}`,
    coverageNotDeclared: 'Abdeckung nicht angegeben',
  },
};

export const german = { statusText: statusGerman };
