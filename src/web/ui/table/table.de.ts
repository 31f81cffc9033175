import type { Translated } from '../../locale/catalogue.ts';
import { formatCount, plural } from '../../locale/current-locale.ts';
import type { tableText } from './table.text.ts';

const rows = (count: number) => plural(count, { one: `${formatCount(count)} Zeile`, other: `${formatCount(count)} Zeilen` });

const tableGerman: Translated<typeof tableText> = {
  none: 'Keine Treffer',
  rows,
  rowsOf: (found, all) => `${formatCount(found)} von ${rows(all)}`,
  among: (all) => `unter ${rows(all)}`,
  clearFilter: 'Filter löschen',
  said: {
    sorted: (title, direction) => `sortiert nach ${title}, ${direction === 'ascending' ? 'aufsteigend' : 'absteigend'}`,
    unsorted: 'nicht sortiert',
    page: (page, of) => `Seite ${page} von ${of}`,
    size: (size) => `${size} Zeilen je Seite`,
  },
  order: 'Reihenfolge',
  sortBy: (title) => `Sortieren nach ${title}`,
  inZone: (title, isLocal) => `${title} (${isLocal ? 'Ortszeit' : 'UTC'})`,
  actions: 'Aktionen',
  view: 'Ansicht',
  total: 'Summe',
  filterBy: 'Filtern nach',
  search: 'Suche',
  pages: {
    name: (table) => `Seiten von ${table}`,
    previous: { label: 'Zurück', name: 'Zurück zur vorigen Seite' },
    next: { label: 'Weiter', name: 'Weiter zur nächsten Seite' },
    page: 'Seite',
    size: 'Zeilen je Seite',
  },
  density: { name: 'Zeilenhöhe', compact: 'niedrig', default: 'normal', comfortable: 'hoch' },
  downloadCsv: 'Daten herunterladen',
  otherFormats: 'Andere Formate',
  downloadXlsx: 'XLSX herunterladen',
  columns: {
    title: 'Spalten',
    namesRow: 'Immer angezeigt',
    fewer: 'Weniger Spalten',
    all: 'Alle Spalten',
    reset: 'Zurücksetzen',
    downloads: 'Heruntergeladene Dateien enthalten alle Spalten.',
  },
  cell: {
    unknown: 'Unbekannt',
    yes: 'ja',
    no: 'nein',
    download: 'Herunterladen',
    downloadFile: (name, form) => `${name} herunterladen: ${form}`,
    impersonate: 'Ansehen als',
    edit: 'Bearbeiten',
  },
};

export const german = { tableText: tableGerman };
