import type { Translated } from '../locale/catalogue.ts';
import { formatCount } from '../locale/current-locale.ts';
import type { batchResultsText } from './batch-results.text.ts';

const batchResultsGerman: Translated<typeof batchResultsText> = {
  title: 'Stapelergebnisse',
  about: (days) => `Die letzten ${days} Tage, die neuesten zuerst. Zeiten sind UTC.`,
  waitingMails:
    'Eine Mail an eine Adresse außerhalb Ihrer Organisation wartet, bis sie dort bestätigt ist, über einen Link, der an sie ging. Die Ergebnisse stehen inzwischen hier.',
  table: {
    name: 'Stapelergebnisse',
    filter: 'Nach Dateiname suchen',
    nothing: 'Keine Ergebnisse',
    noMatches: 'Keine Treffer',
    servicesOf: (file) => `Dienste zu ${file}`,
  },
  older: { about: 'Es gibt weitere Stapel aus diesen Tagen.', show: 'Ältere zeigen' },
  columns: {
    date: 'Datum',
    service: 'Dienst',
    state: 'Zustand',
    records: 'Zeilen',
    answered: 'Antworten',
    files: 'Dateien',
    filename: 'Dateiname',
    email: 'E-Mail',
    action: 'Aktion',
  },
  mailWaits: 'Mail wartet auf Bestätigung',
  states: {
    queued: 'Wartet',
    running: 'Läuft',
    done: 'Fertig',
    partly: 'Zum Teil fertig',
    failed: 'Fehlgeschlagen',
    cancelled: 'Abgebrochen',
  },
  progress: (state, percent) => `${state} ${percent} %`,
  failed: (state, rows) => `${state}, ${formatCount(rows)} fehlgeschlagen`,
  forms: {
    semicolons: { label: 'CSV ;', spoken: 'CSV mit Semikolons' },
    commas: { label: 'CSV ,', spoken: 'CSV mit Kommas' },
    failedRows: { label: 'Fehlgeschlagene', spoken: 'CSV der fehlgeschlagenen Zeilen' },
  },
  menu: {
    label: 'Dateien',
    all: 'Alle Dienste in einer Datei',
    one: 'Ein Dienst',
    failedRows: 'fehlgeschlagene Zeilen',
  },
  cancel: {
    short: 'Abbrechen',
    label: 'Diesen Stapel abbrechen',
    title: 'Diesen Stapel abbrechen?',
    back: 'Nein, zurück',
    confirm: 'Ja, Stapel abbrechen',
    stops: (count, services) =>
      `${count === 1 ? 'Sein Dienst hält an' : `Alle ${count} Dienste halten an`} (${services}). Was bis jetzt beantwortet ist, bleibt gezählt, und eine Ergebnisdatei gibt es nicht.`,
    forGood: 'Das kann nicht rückgängig gemacht werden.',
  },
  rerun: {
    short: 'Noch einmal',
    label: 'Fehlgeschlagene Zeilen noch einmal',
    title: 'Die fehlgeschlagenen Zeilen noch einmal abfragen?',
    back: 'Abbrechen',
    confirm: 'Bestätigen',
    about: (name) =>
      `Ein neuer Stapel fragt die fehlgeschlagenen Rufnummern von ${name} ab, mit den Diensten, bei denen sie fehlschlugen. Ihre eigenen Spalten kommen mit.`,
  },
};

export const german = { batchResultsText: batchResultsGerman };
