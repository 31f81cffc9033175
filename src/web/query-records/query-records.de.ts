import type { Translated } from '../locale/catalogue.ts';
import { formatCount } from '../locale/current-locale.ts';
import type { queryRecordsText } from './query-records.text.ts';

const both = ({ answered, failed }: { answered: number; failed: number }) =>
  `${formatCount(answered)} beantwortet + ${formatCount(failed)} fehlgeschlagen`;

const queryRecordsGerman: Translated<typeof queryRecordsText> = {
  title: 'Abfrageprotokoll',
  table: 'Abfrageprotokoll',
  ownPeriod: (days) => `Letzte ${days} Tage und heute`,
  filters: {
    service: 'Dienst',
    everyService: 'Jeder Dienst',
    country: 'Land',
    everyCountry: 'Jedes Land',
    unknownCountry: 'Unbekannt',
    place: 'Stadt oder Region',
    placeExample: 'Auf Englisch, wie Munich',
    result: 'Ergebnis',
    everyResult: 'Jedes Ergebnis',
    code: 'Reason-Code',
    everyCode: 'Jeder Code',
    user: 'Abgefragt von',
    everybody: 'Allen',
    me: 'Mir',
    key: 'API-Schlüssel',
    everyKey: 'Mit jedem Schlüssel und ohne',
    outcomes: { answered: 'Beantwortet', failed: 'Fehlgeschlagen' },
    ofClass: (name) => `Klasse: ${name}`,
    classes: {
      success: 'Erfolg',
      verdict: 'Urteil',
      negative: 'negativ',
      coverage: 'Abdeckung',
      input: 'Eingabe',
      account: 'Konto',
      failure: 'Fehler',
    },
  },
  totals: {
    notLoaded: 'Die Summe konnte nicht geladen werden.',
    noReport: (here) =>
      `Hier ${both(here)}. Berichte zählen nicht nach Stadt, Ergebnis, Code, Benutzer oder Schlüssel, deshalb steht keine Summe von ihnen daneben.`,
    older: (here, report, keptFrom) =>
      `Hier ${both(here)}; die Summe des Berichts, ${formatCount(report)}, zählt auch Tage vor dem ${keptFrom}, von denen keine einzelnen Abfragen aufbewahrt sind.`,
    same: (here, report) => `Hier ${both(here)} = die Summe des Berichts, ${formatCount(report)}.`,
    different: (here, inBatches, report) =>
      `Hier ${both(here)} und in Stapeln ${both(inBatches)}: Das ist nicht die Summe des Berichts, ${formatCount(report)}. Bitte schreiben Sie dem Support.`,
    withBatches: (here, inBatches, report) =>
      `Hier ${both(here)}, in Stapeln ${both(inBatches)} = die Summe des Berichts, ${formatCount(report)}. Die Abfragen eines Stapels sind gezählt; einzeln stehen sie in seinen Ergebnissen.`,
  },
  days: (from, to) => `Vom ${from} bis ${to}, UTC.`,
  masked: 'Rufnummern, die andere abgefragt haben, sind auf vier Ziffern gekürzt; Administratoren sehen sie ganz.',
  refresh: 'Neu laden',
  download: (format) => `Alle als ${format} herunterladen`,
  empty: 'Keine Abfrage dieser Tage passt auf Ihre Filter. Abfragen von Stapeln stehen hier nicht einzeln.',
  loadOlder: 'Ältere laden',
  loaded: (count) => `${formatCount(count)} Abfragen sind geladen; ältere folgen in der Tabelle.`,
  loadedOf: (count, all) => `${formatCount(count)} von ${formatCount(all)} Abfragen sind geladen; ältere folgen in der Tabelle.`,
  columns: {
    time: 'Zeit',
    number: 'Rufnummer',
    country: 'Land',
    service: 'Dienst',
    code: 'Code',
    user: 'Abgefragt von',
    result: 'Ergebnis',
  },
  askedBy: {
    provider: 'Plattform des Anbieters',
    you: 'Ihnen',
    removed: 'einem entfernten Benutzer',
    another: 'einem anderen Benutzer',
    withKey: (who, key) => `${who}, mit dem Schlüssel ${key}`,
  },
};

export const german = { queryRecordsText: queryRecordsGerman };
