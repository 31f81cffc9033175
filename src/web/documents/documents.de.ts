import type { Translated } from '../locale/catalogue.ts';
import type { downloadsText, downloadsUnderWayText } from './documents.text.ts';

const downloadsGerman: Translated<typeof downloadsText> = {
  title: 'Downloads',
  cicList: {
    title: 'CIC-Liste',
    lead: 'Für welchen Netzbetreiber ein cic steht. Ein Gesamtstand enthält alle, ein Delta das, was sich seit dem Gesamtstand davor geändert hat.',
    delta: 'Delta',
    noDelta: 'Noch wurden keine Änderungen veröffentlicht',
    snapshot: 'Gesamtstand',
    noSnapshot: 'Noch wurde kein Gesamtstand veröffentlicht',
  },
  product: {
    title: 'Produktdokumentation',
    lead: 'Was die Dienste antworten, als Handbuch zum Lesen und als Dateien für Programme.',
    guide: 'Produkthandbuch (PDF)',
    downloadGuide: 'Produkthandbuch herunterladen (PDF)',
    table: 'Produktdokumente',
    none: 'Noch wurden keine Produktdokumente veröffentlicht',
  },
  gnr: {
    title: 'GNR-Dateien',
    lead: 'Alle Rufnummernbereiche mit ihren 15 Spalten, als eine Datei und nach den Zonen des weltweiten Nummernplans.',
    table: 'Bereichsdateien',
    none: 'Noch wurden keine GNR-Dateien veröffentlicht',
  },
  own: {
    title: 'Meine Dokumente',
    lead: 'Was Ihre Organisation abgefragt hat, Woche für Woche (Montag bis Sonntag) und Monat für Monat. Tage sind UTC.',
    weekly: 'Wöchentlich',
    noWeekly: 'Noch keine Wochenberichte: Es gibt einen nach jeder Woche, in der Ihre Organisation Rufnummern abgefragt hat',
    monthly: 'Monatlich',
    noMonthly: 'Noch keine Monatsberichte: Es gibt einen nach jedem Monat, in dem Ihre Organisation Rufnummern abgefragt hat',
  },
  table: {
    filter: (table) => `${table}: nach Namen suchen`,
    noMatches: 'Keine Treffer',
    name: 'Name des Dokuments',
    isNew: 'Neu',
    download: 'Herunterladen',
    type: 'Art',
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
  again: 'Noch einmal versuchen',
  close: 'Schließen',
  said: {
    started: (title) => `${title}: Download begonnen`,
    finished: (title) => `${title}: Download fertig`,
    cancelled: (title) => `${title}: Download abgebrochen`,
  },
};

export const german = { downloadsText: downloadsGerman, downloadsUnderWayText: downloadsUnderWayGerman };
