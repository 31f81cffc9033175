import type { Translated } from '../../locale/catalogue.ts';
import { formatCount, plural } from '../../locale/current-locale.ts';
import type { tailoredSearchText } from './tailored-search.text.tsx';

const these = (countries: number) => (countries === 1 ? 'diesem Land' : 'diesen Ländern');

export const german: Translated<typeof tailoredSearchText> = {
  title: 'Gezielte Suche',
  form: {
    date: 'Datum wählen',
    datePlaceholder: 'Datum wählen',
    dateHelp: (today) => `Der erste Tag des Berichts. Tage sind UTC; heute ist in UTC der ${today}.`,
    end: 'Enddatum',
    endPlaceholder: 'Bis jetzt',
    endHelp: 'Der letzte Tag des Berichts. Ohne ihn reicht er bis jetzt.',
    period: 'Zeitraum',
    periodHelp: 'Füllt beide Daten aus.',
    byDates: 'Nach Daten',
    failed: 'Fehlgeschlagene Abfragen einschließen',
    submit: 'Suchen',
  },
  saved: {
    title: 'Gespeicherte Suchen',
    notLoaded: 'Sie konnten nicht geladen werden',
    loading: 'Werden geladen',
    choose: 'Bitte wählen',
    remove: 'Gespeicherte Suche entfernen',
    name: 'Diese Suche speichern als',
    save: 'Suche speichern',
  },
  searching: 'Es wird gesucht',
  begin: 'Wählen Sie ein Datum und mindestens ein Land, und suchen Sie dann.',
  failed: 'Der Bericht konnte nicht geladen werden. Was falsch ist, steht über dem Formular; was Sie gewählt haben, bleibt stehen.',
  none: 'Keine Ergebnisse, bitte wählen Sie die Angaben.',
  nothing: {
    since: (countries, date) =>
      `In ${these(countries)} wurde seit ${date} UTC nichts abgefragt. Wählen Sie ein früheres Datum oder andere Länder, oder schließen Sie fehlgeschlagene Abfragen ein.`,
    fromTo: (countries, from, to) =>
      `In ${these(countries)} wurde vom ${from} bis ${to}, UTC, nichts abgefragt. Wählen Sie andere Daten oder andere Länder, oder schließen Sie fehlgeschlagene Abfragen ein.`,
  },
  days: {
    upToSearch: (date) => `vom ${date} 00:00 UTC bis zur Suche`,
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
