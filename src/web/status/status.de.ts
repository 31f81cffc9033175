import type { Translated } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';
import type { statusText } from './status.text.ts';

const statusGerman: Translated<typeof statusText> = {
  title: 'Status der Dienste',
  lead: 'Die letzten 24 Stunden, Einzelabfragen und Stapelabfragen an Netze, von allen. Zustand und Schutzschalter sind die der letzten Minuten.',
  asOf: (time) => `Stand ${time}`,
  columns: {
    service: 'Dienst',
    state: 'Zustand',
    answered: 'Beantwortet',
    failed: 'Fehlgeschlagen, weil',
    latency: 'Die Hälfte, 95 von 100 in',
    answeredBy: 'Beantwortet von',
    data: 'Datenstand',
  },
  states: {
    working: 'In Ordnung',
    disturbed: 'Gestört',
    failing: 'Ausgefallen',
    unused: 'Keine Abfragen',
    'not set up': 'Nicht eingerichtet',
  },
  since: (time) => `seit ${time}`,
  noQueries: 'Keine Abfragen in den letzten 24 Stunden',
  queries: (count) => plural(count, { one: '1 Abfrage', other: `${formatCount(count)} Abfragen` }),
  inPart: (share) => `${share} nur zum Teil: gespeicherte Daten oder allein die Bereiche`,
  refused: (share) => `${share} aller Abfragen nicht gestellt: wegen der Rufnummer oder des Kontos`,
  noneFailed: 'keine fehlgeschlagen',
  notReasonCode: 'Kein Reason-Code',
  overLongest: 'über 20 s',
  eachTime: 'jedes Mal gefragt',
  ago: (age) => `vor ${age}`,
  age: {
    days: (count) => plural(count, { one: '1 Tag', other: `${count} Tagen` }),
    hours: (count) => plural(count, { one: '1 Stunde', other: `${count} Stunden` }),
    minutes: (count) => plural(count, { one: '1 Minute', other: `${count} Minuten` }),
    less: 'weniger als einer Minute',
  },
  answerer: {
    data: 'Datensätze',
    simulation: 'Simuliertes Netz',
    nobody: 'Niemand',
    upstream: 'Vorgelagertes Netz',
    open: 'Vorgelagertes Netz, Schutzschalter offen',
    'half-open': 'Vorgelagertes Netz, Schutzschalter halb offen',
  },
};

export const german = { statusText: statusGerman };
