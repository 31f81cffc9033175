import type { reportsSaid } from '../../shared/reports/said.ts';
import type { reportsWanted } from '../../shared/reports/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';
import { formatCount } from '../locale/current-locale.ts';

const said: Translated<typeof reportsSaid> = {
  searchSaved: (name) => `Die Suche „${name}“ wurde gespeichert`,
  searchRemoved: 'Die Suche wurde entfernt',
  manySearches: (most) => `Sie haben schon ${most} gespeicherte Suchen. Entfernen Sie zuerst eine`,
};

const wanted: Translated<typeof reportsWanted> = {
  incorrectDate: 'Das Datum stimmt nicht',
  dateRequired: 'Bitte wählen Sie das Anfangsdatum des Berichts',
  countryRequired: 'Bitte wählen Sie ein Land',
  order: 'Das Enddatum liegt vor dem Anfangsdatum',
  day: 'Schreiben Sie einen Tag als JJJJ-MM-TT, zum Beispiel 2026-05-31',
  fromRequired: 'Nennen Sie auch den ersten Tag, in from',
  toRequired: 'Nennen Sie auch den letzten Tag, in to',
  fewerDays: (most) => `Ein Bericht umfasst höchstens ${most} Tage auf einmal`,
  daysBack: (most) => `Berichte reichen höchstens ${formatCount(most)} Tage zurück`,
  eitherPeriod: 'Nennen Sie daysAgo, oder from und to, und nicht beides',
  failed: 'Nennen Sie 1 für fehlgeschlagene Abfragen, sonst 0',
  countries: 'Trennen Sie die Länder durch Kommas',
  countryCodes: 'Trennen Sie Codes nach ISO 3166-1 alpha-2 durch Kommas, wie GB,FR,',
  searchName: 'Geben Sie der Suche einen Namen',
  noSuchPeriod: 'Einen Zeitraum dieses Namens gibt es nicht',
  savedCountries: 'Nennen Sie Länder mit Codes nach ISO 3166-1 alpha-2, wie GB',
  fewerCountries: 'Das sind zu viele Länder',
  periodOrFrom: 'Nennen Sie entweder period oder from',
  noSuchSearch: 'Diese Suche gibt es nicht',
};

export const german = { reportsSaid: said, reportsWanted: wanted };
