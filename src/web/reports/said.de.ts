import type { reportsSaid } from '../../shared/reports/said.ts';
import type { reportsWanted } from '../../shared/reports/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';
import { formatCount } from '../locale/current-locale.ts';

const said: Translated<typeof reportsSaid> = {
  searchSaved: (name) => `Die Suche „${name}“ wurde gespeichert`,
  searchRemoved: 'Die Suche wurde entfernt',
  manySearches: (most) => `Sie haben bereits ${most} gespeicherte Suchen. Entfernen Sie zuerst eine`,
};

const wanted: Translated<typeof reportsWanted> = {
  incorrectDate: 'Ungültiges Datum',
  dateRequired: 'Bitte wählen Sie das Startdatum des Berichts',
  countryRequired: 'Bitte wählen Sie ein Land',
  order: 'Das Enddatum liegt vor dem Startdatum',
  day: 'Geben Sie das Datum als JJJJ-MM-TT ein, zum Beispiel 2026-05-31',
  fromRequired: 'Geben Sie in from auch den ersten Tag an',
  toRequired: 'Geben Sie in to auch den letzten Tag an',
  fewerDays: (most) => `Ein Bericht umfasst höchstens ${most} Tage`,
  daysBack: (most) => `Berichte reichen höchstens ${formatCount(most)} Tage zurück`,
  eitherPeriod: 'Verwenden Sie entweder daysAgo oder from und to',
  failed: 'Verwenden Sie 1, um fehlgeschlagene Abfragen einzuschließen, sonst 0',
  countries: 'Trennen Sie Länder durch Kommas',
  countryCodes: 'Trennen Sie Codes nach ISO 3166-1 Alpha-2 durch Kommas, etwa GB,FR,',
  searchName: 'Geben Sie einen Namen für die Suche ein',
  noSuchPeriod: 'Unbekannter Zeitraum',
  savedCountries: 'Verwenden Sie für Länder Codes nach ISO 3166-1 Alpha-2, etwa GB',
  fewerCountries: 'Zu viele Länder. Wählen Sie weniger',
  periodOrFrom: 'Verwenden Sie entweder period oder from',
  noSuchSearch: 'Gespeicherte Suche nicht gefunden',
};

export const german = { reportsSaid: said, reportsWanted: wanted };
