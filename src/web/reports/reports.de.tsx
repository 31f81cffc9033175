import type { Translated } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';
import type { reportsText, tailoredSearchText, periodText, chartText } from './reports.text.tsx';

const reportsGerman: Translated<typeof reportsText> = {
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
    upToNow: (day) => `Einschließlich heute, ${day}, bis jetzt (UTC).`,
    upTo: (day) => `Daten bis ${day} 23:59 UTC.`,
  },
  counts: {
    all: (answered, failed) => `${formatCount(answered)} beantwortet, ${formatCount(failed)} fehlgeschlagen`,
    answered: (answered) => `${formatCount(answered)} beantwortet`,
    counted: ({ organisation, service, days, withFailed }) =>
      `${withFailed ? 'Beantwortete und fehlgeschlagene Abfragen' : 'Beantwortete Abfragen'} von ${organisation}, ${service === undefined ? 'alle Dienste' : `Dienst ${service}`}, ${days} (UTC).`,
    leftOut: (failed) =>
      plural(failed, {
        one: '1 fehlgeschlagene Abfrage ist nicht enthalten.',
        other: `${formatCount(failed)} fehlgeschlagene Abfragen sind nicht enthalten.`,
      }),
    of: (counts, country) => `${counts}: ${country}`,
    like: (counts, filter) => `${counts} in Ländern mit „${filter}“`,
    chosen: (count) => plural(count, { one: 'Auswahl', other: `${formatCount(count)} ausgewählte Länder` }),
  },
  everyFailed: 'Alle Abfragen in diesem Zeitraum sind fehlgeschlagen.',
  nothing: 'Keine Abfragen in diesem Zeitraum.',
  totals: {
    byCountry: 'Summen nach Land',
    byDay: 'Summen nach Tag',
    country: 'Land',
    day: 'Tag',
    queries: 'Abfragen',
    answered: 'Beantwortet',
    failed: 'Fehlgeschlagen',
    share: 'Anteil',
  },
  table: {
    name: 'Abfragen nach Land',
    filter: 'Land suchen',
    country: 'Land',
    iso: 'ISO',
    date: 'Datum',
    quantity: 'Anzahl QDRs',
    failed: 'Fehlgeschlagen',
  },
};

const these = (countries: number) => (countries === 1 ? 'diesem Land' : 'diesen Ländern');

const tailoredSearchGerman: Translated<typeof tailoredSearchText> = {
  title: 'Gezielte Suche',
  form: {
    date: 'Datum wählen',
    datePlaceholder: 'Datum wählen',
    dateHelp: (today) => `Erster Tag des Berichts. Tage gelten in UTC; heute ist der ${today}.`,
    end: 'Enddatum',
    endPlaceholder: 'Bis jetzt',
    endHelp: 'Letzter Tag des Berichts. Leer lassen für „bis jetzt“.',
    period: 'Zeitraum',
    periodHelp: 'Setzt beide Daten.',
    byDates: 'Eigener Zeitraum',
    failed: 'Fehlgeschlagene Abfragen einschließen',
    countries: 'Länder für den Bericht wählen',
    countryCount: (count) =>
      plural(count, {
        one: 'Sie haben 1 Land für den Bericht gewählt.',
        other: `Sie haben ${formatCount(count)} Länder für den Bericht gewählt.`,
      }),
    submit: 'Suchen',
  },
  saved: {
    title: 'Gespeicherte Suchen',
    notLoaded: 'Laden fehlgeschlagen',
    loading: 'Lädt',
    choose: 'Suche wählen',
    remove: 'Gespeicherte Suche entfernen',
    name: 'Diese Suche speichern als',
    save: 'Suche speichern',
  },
  searching: 'Suche läuft',
  begin: 'Wählen Sie ein Datum und mindestens ein Land und starten Sie die Suche.',
  failed: 'Der Bericht konnte nicht geladen werden. Der Fehler steht über dem Formular. Ihre Auswahl bleibt erhalten.',
  none: 'Keine Ergebnisse, bitte wählen Sie Suchkriterien.',
  nothing: {
    since: (countries, date) =>
      `Keine Abfragen in ${these(countries)} seit ${date} UTC. Wählen Sie ein früheres Datum oder andere Länder oder schließen Sie fehlgeschlagene Abfragen ein.`,
    fromTo: (countries, from, to) =>
      `Keine Abfragen in ${these(countries)} vom ${from} bis ${to}, UTC. Wählen Sie andere Daten oder andere Länder oder schließen Sie fehlgeschlagene Abfragen ein.`,
  },
  days: {
    upToSearch: (date) => `vom ${date} 00:00 UTC bis zum Zeitpunkt der Suche`,
    fromTo: (from, to) => `vom ${from} bis ${to}, UTC`,
  },
  found: ({ total, failed, countries, days }) => (
    <>
      <strong>{formatCount(total)}</strong>
      {` QDRs${failed === null ? '' : `, davon ${formatCount(failed)} fehlgeschlagen,`} in ${formatCount(countries)} ${plural(countries, { one: 'Land', other: 'Ländern' })} ${days}.`}
    </>
  ),
  table: 'Gezielter Bericht',
  filter: 'Land suchen',
};

const periodGerman: Translated<typeof periodText> = {
  period: 'Zeitraum',
  presets: {
    today: 'Heute',
    yesterday: 'Gestern',
    'last-7': (days) => `Letzte ${days} Tage`,
    'this-week': 'Diese Woche',
    'last-week': 'Letzte Woche',
    'this-month': 'Dieser Monat',
    'last-month': 'Letzter Monat',
  },
  fromTo: 'Von – bis',
  from: 'Von',
  to: 'Bis',
  selectDate: 'Datum wählen',
  show: 'Zeigen',
  days: (from, to) => `${from} bis ${to}`,
};

const queries = (count: number) => plural(count, { one: 'Abfrage', other: 'Abfragen' });
const inWords = new Intl.ListFormat('de');
const dayAndMonth = new Intl.DateTimeFormat('de', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const chartGerman: Translated<typeof chartText> = {
  other: 'Andere',
  date: (day) => dayAndMonth.format(new Date(day)),
  buttons: {
    asChart: 'Als Diagramm zeigen',
    asTable: 'Als Tabelle zeigen',
    save: 'Als Bild speichern',
    saveSvg: 'Als SVG speichern',
    top: (series) => `Top ${series} und Übrige`,
    all: (countries) => `Alle ${countries} Länder zeigen`,
    every: 'Auswahl aufheben',
  },
  bars: 'Balken',
  by: { day: 'Nach Tag', country: 'Nach Land' },
  byDay: (title) => `${title}, nach Tag`,
  byCountry: (title) => `${title}, nach Land`,
  daysOf: (title) => `Tage: ${title}`,
  legend: 'Länder im Diagramm',
  day: 'Tag',
  country: 'Land',
  total: 'Summe',
  more: (count) => `${count} weitere`,
  told: (day, total) => `${day}: ${formatCount(total)} ${queries(total)}`,
  legendHelp: 'Klicken zeigt nur dieses Land, Umschalt+Klick fügt es hinzu.',
  most: {
    same: (count) => `Jeden Tag gleich viele: ${formatCount(count)}.`,
    onDays: (count, days) => `Die meisten: ${formatCount(count)}, am ${inWords.format(days)}.`,
    onMany: (count, days, last) => `Die meisten: ${formatCount(count)}, an ${days} Tagen, zuletzt am ${last}.`,
  },
};

export const german = {
  reportsText: reportsGerman,
  tailoredSearchText: tailoredSearchGerman,
  periodText: periodGerman,
  chartText: chartGerman,
};
