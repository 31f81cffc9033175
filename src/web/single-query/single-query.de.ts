import type { Translated } from '../locale/catalogue.ts';
import type { singleQueryText } from './single-query.text.ts';

const singleQueryGerman: Translated<typeof singleQueryText> = {
  form: {
    number: 'Rufnummer',
    help: 'In jeder Schreibweise. Gesendet werden alle Ziffern nach E.164 ohne Pluszeichen.',
    willQuery: 'Abgefragt wird',
    submit: 'Suchen',
  },
  ruler: { number: 'Rufnummer', country: 'Land', network: 'Netz', subscriber: 'Teilnehmer' },
  result: {
    name: (number) => `Ergebnis zu ${number}`,
    retry: 'Noch einmal',
    done: (progress, sentence) => `${progress}. ${sentence}`,
  },
  copy: {
    number: 'Rufnummer kopieren',
    json: 'Als JSON kopieren',
    csv: 'Als CSV-Zeile kopieren',
    curl: 'Als curl kopieren',
    link: 'Link kopieren',
  },
  verdict: {
    name: 'Gesamtaussage',
    lists: 'Listen',
    as: { name: 'Diese Rufnummer', called: 'Ich rufe sie an', caller: 'Sie hat mich angerufen' },
    disagree: 'Dienste sind sich uneins',
    said: (services, asOf, isNewest) => `${services}${asOf === null ? '' : `, Stand ${asOf}`}${isNewest ? ', neuer' : ''}`,
  },
  madeUp: 'Demo',
  answers: {
    title: 'Antworten nach Dienst',
    name: (number) => `Zu ${number} abgefragte Dienste`,
    service: 'Dienst',
    status: 'Status',
    time: 'Zeit',
    report: 'Melden',
    reasonCode: '(Reason-Code)',
    source: 'Quelle',
    dataVersion: 'Datenversion',
    asOf: 'Stand',
    request: (id) => `Anfrage ${id}`,
  },
  sources: { data: 'Daten', cache: 'Zwischenspeicher', live: 'live', 'ranges only': 'nur Bereiche' },
  fields: {
    title: 'Felder nach Dienst',
    field: 'Feld',
    differs: 'weicht ab',
    noAnswer: 'Kein Dienst hat geantwortet.',
  },
  states: {
    waiting: 'Wartet',
    timedOut: 'Zeit abgelaufen',
    failed: 'Fehlgeschlagen',
    noAnswer: 'Keine Antwort',
    inPart: 'Zum Teil',
    slow: 'Langsam',
    ok: 'OK',
  },
  asked: {
    at: (time) => `Abgefragt ${time}.`,
    notAgain: (time) => `Abgefragt ${time} und nicht noch einmal: Dies sind dieselben Antworten.`,
    again: (time) => `Noch einmal abgefragt ${time}, weil diese Adresse geöffnet oder neu geladen wurde.`,
    someAgain: (services, time) => `${services} noch einmal abgefragt ${time}, weil diese Adresse geöffnet oder neu geladen wurde.`,
  },
  failures: {
    services: 'Keine Daten von diesen Diensten: ',
    because: 'Keine Daten. Der Grund: ',
  },
  progress: (answered, asked) =>
    `${answered} von ${asked} ${asked === 1 ? 'Dienst' : 'Diensten'} ${answered === 1 ? 'hat' : 'haben'} geantwortet`,
};

export const german = { singleQueryText: singleQueryGerman };
