import type { Translated } from '../locale/catalogue.ts';
import type { downloadsText, downloadsUnderWayText } from './documents.text.ts';

const downloadsGerman: Translated<typeof downloadsText> = {
  title: 'Downloads',
  cicList: {
    title: 'CIC-Liste',
    lead: 'Netzbetreiber nach CIC. Ein Gesamtstand enthält alle Netzbetreiber, ein Delta die Änderungen seit dem vorigen Gesamtstand.',
    delta: 'Delta',
    noDelta: 'Noch keine Änderungen veröffentlicht',
    snapshot: 'Gesamtstand',
    noSnapshot: 'Noch kein Gesamtstand veröffentlicht',
  },
  product: {
    title: 'Produktdokumentation',
    lead: 'Die Dienste und ihre Antworten: ein Handbuch zum Lesen und Dateien für Programme.',
    guide: 'Produkthandbuch (PDF)',
    downloadGuide: 'Produkthandbuch herunterladen (PDF)',
    table: 'Produktdokumente',
    none: 'Noch keine Produktdokumente veröffentlicht',
  },
  gnr: {
    title: 'GNR-Dateien',
    lead: 'Alle Rufnummernbereiche mit ihren 15 Spalten, in einer Datei oder nach Zonen des Nummernplans.',
    table: 'Bereichsdateien',
    none: 'Noch keine GNR-Dateien veröffentlicht',
  },
  own: {
    title: 'Meine Dokumente',
    lead: 'Die Abfragen Ihrer Organisation nach Woche (Montag bis Sonntag) und nach Monat. Tage sind UTC.',
    weekly: 'Wöchentlich',
    noWeekly: 'Noch keine Wochenberichte. Einer kommt nach jeder Woche hinzu, in der Ihre Organisation Rufnummern abgefragt hat.',
    monthly: 'Monatlich',
    noMonthly: 'Noch keine Monatsberichte. Einer kommt nach jedem Monat hinzu, in dem Ihre Organisation Rufnummern abgefragt hat.',
  },
  table: {
    filter: (table) => `${table}: nach Namen suchen`,
    name: 'Name des Dokuments',
    isNew: 'Neu',
    download: 'Herunterladen',
    type: 'Typ',
    size: 'Größe',
    modified: 'Geändert',
    hash: 'SHA-256',
    copyHash: (document) => `SHA-256 von ${document} kopieren`,
    file: 'Datei',
    ago: (moment) => `(${moment})`,
    justNow: 'gerade eben',
  },
};

const downloadsUnderWayGerman: Translated<typeof downloadsUnderWayText> = {
  name: 'Laufende Downloads',
  of: (title) => `Download von ${title}`,
  bytes: (bytes, of) => `${bytes} von ${of}`,
  cancel: 'Abbrechen',
  cancelOf: (title) => `: Download von ${title}`,
  buttonOf: (title) => `: ${title}`,
  failed: (title) => `${title} konnte nicht heruntergeladen werden`,
  again: 'Erneut versuchen',
  close: 'Schließen',
  said: {
    started: (title) => `${title}: Download gestartet`,
    finished: (title) => `${title}: Download abgeschlossen`,
    cancelled: (title) => `${title}: Download abgebrochen`,
  },
};

export const german = { downloadsText: downloadsGerman, downloadsUnderWayText: downloadsUnderWayGerman };
