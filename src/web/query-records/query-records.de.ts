import type { Translated } from '../locale/catalogue.ts';
import { formatCount } from '../locale/current-locale.ts';
import type { queryRecordsText } from './query-records.text.ts';

const both = ({ answered, failed }: { answered: number; failed: number }) =>
  `${formatCount(answered)} beantwortet + ${formatCount(failed)} fehlgeschlagen`;

const sum = ({ answered, failed }: { answered: number; failed: number }) => formatCount(answered + failed);

const queryRecordsGerman: Translated<typeof queryRecordsText> = {
  title: 'Abfrageprotokoll',
  table: 'Abfrageprotokoll',
  ownPeriod: (days) => `Letzte ${days} Tage und heute`,
  filters: {
    service: 'Dienst',
    everyService: 'Alle Dienste',
    country: 'Land',
    everyCountry: 'Alle Länder',
    unknownCountry: 'Unbekannt',
    place: 'Stadt oder Region',
    placeExample: 'Auf Englisch, etwa Munich',
    result: 'Ergebnis',
    everyResult: 'Alle Ergebnisse',
    code: 'Reason-Code',
    everyCode: 'Alle Codes',
    user: 'Abgefragt von',
    everybody: 'Allen',
    me: 'Mir',
    key: 'API-Schlüssel',
    everyKey: 'Mit oder ohne Schlüssel',
    outcomes: { answered: 'Beantwortet', failed: 'Fehlgeschlagen' },
    classes: {
      success: 'Beantwortet: Daten gefunden',
      verdict: 'Beantwortet: SMS nicht ratsam',
      negative: 'Beantwortet: nicht anwendbar',
      coverage: 'Beantwortet: keine Daten',
      input: 'Fehlgeschlagen: Rufnummer ungültig',
      account: 'Fehlgeschlagen: Zugriff oder Kontingent',
      failure: 'Fehlgeschlagen: technischer Fehler',
    },
    codes: {
      0: 'Antwort vollständig',
      1: 'Nie portiert',
      2: 'Keine Portierungsdaten',
      3: 'Nur teilweise geprüft',
      4: 'Bereich, Art oder alter Eintrag',
      100: 'Nicht im Format E.164',
      101: 'Landesvorwahl unbekannt',
      102: 'Falsche Länge',
      103: 'In keinem bekannten Bereich',
      104: 'Falsche Art von Rufnummer',
      105: 'Portierung unbekannt',
      106: 'Außerhalb des Gebiets',
      200: 'Teilnehmer abwesend',
      201: 'Teilnehmer unbekannt',
      202: 'Teilnehmer gesperrt',
      203: 'Netz ohne Live-Abfragen',
      300: 'Netz antwortete zu spät',
      301: 'Fehler des Netzes',
      401: 'SMS nicht ratsam, nicht vergeben',
      402: 'SMS nicht ratsam, Premium oder persönlich',
      403: 'SMS nicht ratsam, Betrugsliste',
      404: 'SMS nicht ratsam, Risikobereich',
      405: 'SMS nicht ratsam, kein Mobilfunk',
      406: 'SMS nicht ratsam, Satellit',
      500: 'Dienst nicht freigeschaltet',
      501: 'Ziel abgeschaltet',
      502: 'Kontingent oder Grenze erreicht',
      900: 'Interner Fehler',
    },
  },
  totals: {
    notLoaded: 'Die Summe konnte nicht geladen werden.',
    noReport: (here) => `${both(here)}. Berichte haben keine Summen nach Stadt, Ergebnis, Code, Benutzer oder Schlüssel.`,
    older: (here, report, keptFrom) =>
      `${both(here)}. Die Summe des Berichts, ${formatCount(report)}, enthält Tage vor dem ${keptFrom}; deren einzelne Abfragen sind nicht mehr gespeichert.`,
    same: (here, report) => `${both(here)} = ${formatCount(report)}, die Summe des Berichts.`,
    different: (here, inBatches, report) =>
      `Hier ${both(here)} und in Stapeln ${both(inBatches)} ergeben nicht die Summe des Berichts, ${formatCount(report)}. Wenden Sie sich an den Support.`,
    withBatches: (here, inBatches) =>
      `${sum(here)} Einzelabfragen stehen unten. Weitere ${sum(inBatches)} liefen in Stapeln; siehe Ergebnisse der Stapelabfragen.`,
  },
  days: (from, to) => `Vom ${from} bis ${to}, UTC.`,
  masked: 'Rufnummern anderer Benutzer sind auf vier Ziffern gekürzt. Administratoren sehen sie vollständig.',
  refresh: 'Aktualisieren',
  empty: 'Keine Einzelabfragen in diesem Zeitraum',
  emptyAbout: 'Jede Einzelabfrage steht hier mit ihrem Ergebnis. Stapelabfragen: siehe Ergebnisse der Stapelabfragen.',
  loadOlder: 'Ältere laden',
  loaded: (count) => `${formatCount(count)} Abfragen geladen.`,
  loadedOf: (count, all) => `${formatCount(count)} von ${formatCount(all)} Abfragen geladen.`,
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
    provider: 'der Plattform des Anbieters',
    you: 'Ihnen',
    removed: 'einem entfernten Benutzer',
    another: 'einem anderen Benutzer',
    withKey: (who, key) => `${who}, API-Schlüssel ${key}`,
  },
};

export const german = { queryRecordsText: queryRecordsGerman };
