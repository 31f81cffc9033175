import type { Translated } from '../locale/catalogue.ts';
import { formatCount } from '../locale/current-locale.ts';
import type { reportsText } from './reports.text.ts';

export const german: Translated<typeof reportsText> = {
  title: 'Berichte',
  tabs: {
    historical: 'Verlauf',
    previous: 'Vortag',
    tailored: 'Gezielte Suche',
    records: 'Abfrageprotokoll',
  },
  historical: {
    chart: (days) => `Daten der letzten ${days} Tage`,
    period: (days) => `Letzte ${days} Tage`,
    all: 'Alle Dienste',
  },
  previous: { chart: 'Daten des Vortags', period: 'Vortag', all: 'Alle Dienste' },
  controls: {
    service: 'Daten zeigen für',
    failed: 'Fehlgeschlagene Abfragen einschließen',
    upToNow: (day) => `Daten bis ${day}, soweit der Tag vorbei ist, UTC. Ein Tag ist ein Kalendertag in UTC.`,
    upTo: (day) => `Daten bis ${day} 23:59 UTC. Ein Tag ist ein Kalendertag in UTC.`,
  },
  counts: {
    all: (answered, failed) => `${formatCount(answered)} beantwortet, ${formatCount(failed)} fehlgeschlagen`,
    of: (counts, country) => `${counts}: ${country}`,
    like: (counts, filter) => `${counts} in Ländern mit „${filter}“`,
    chosen: (count) => `${formatCount(count)} im Diagramm gewählte`,
  },
  everyFailed: 'Alle Abfragen dieser Zeit sind fehlgeschlagen.',
  nothing: 'In dieser Zeit wurde nichts abgefragt.',
  totals: {
    byCountry: 'Summen nach Land',
    byDay: 'Summen nach Tag',
    country: 'Land',
    day: 'Tag',
    queries: 'Abfragen',
    answered: 'Beantwortet',
    failed: 'Davon fehlgeschlagen',
    share: 'Anteil',
  },
  table: {
    name: 'Abfragen nach Land',
    filter: 'Land suchen',
    nothing: 'In dieser Zeit wurde nichts abgefragt',
    noMatches: 'Keine Treffer',
    country: 'Land',
    iso: 'ISO',
    date: 'Datum',
    quantity: 'Anzahl QDRs',
    failed: 'Davon fehlgeschlagen',
  },
};
