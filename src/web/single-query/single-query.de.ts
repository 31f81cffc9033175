import type { NumberType } from '../../shared/services/legend.ts';
import type { Translated } from '../locale/catalogue.ts';
import { germanReason } from './german-list-reasons.ts';
import { countryName, germanSentence, placeInWords } from './german-sentence.ts';
import type { singleQueryText } from './single-query.text.ts';
import type { verdictWords } from './verdict.text.ts';

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

const types: Record<NumberType, string> = {
  mobile: 'Mobilfunk',
  fixed: 'Festnetz',
  'fixed or mobile': 'Festnetz oder Mobilfunk',
  'non-geographic': 'Ortsunabhängig',
  voip: 'VoIP',
  tollfree: 'Gebührenfrei',
  premium: 'Premium',
  shared: 'Geteilte Kosten',
  personal: 'Persönlich',
  paging: 'Funkruf',
  satellite: 'Satellit',
  m2m: 'Machine-to-Machine',
  uan: 'Unternehmen',
  voicemail: 'Voicemail',
  'international network': 'Internationales Netz',
  special: 'Sonderdienst',
  reserved: 'Reserviert',
  unknown: 'Art nicht bekannt',
};

const verdictWordsGerman: Translated<typeof verdictWords> = {
  listed: (words) => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`),
  madeUp: ' (Demo)',
  labels: {
    operator: 'Netzbetreiber jetzt',
    type: 'Art und Land',
    ported: 'Portiert',
    moves: 'Wechsel in 30 Tagen',
    disagreement: 'Die Quellen widersprechen sich',
    routing: 'Routingnummer',
    reachable: 'Erreichbar',
    dno: 'Do not originate, Anrufe',
    dnoText: 'Do not originate, Texte',
    irsfCheck: 'Erlösbeteiligung',
    AITCheck: 'Aufgeblähter Verkehr',
  },
  untold: {
    notAsked: 'Nicht abgefragt',
    waiting: 'Wartet',
    alone: 'Nicht zu sagen',
    because: (cause) => `Nicht zu sagen: ${cause}`,
    together: (labels, cause) => `${labels}: nicht zu sagen, ${cause}.`,
    doNotSay: (services, count) => `${services} ${count === 1 ? 'sagt' : 'sagen'} es nicht`,
    didNotAnswer: (services) => `keine Antwort von ${services}`,
  },
  causes: {
    neverObserved: 'die Rufnummer wurde nie beobachtet',
    demoList: 'nur eine Liste der Demo ist geladen',
    noList: 'es ist keine Liste geladen, die es sagen könnte',
    oldList: (day) => `die Liste ist vom ${day}, zu lange her, um eine Rufnummer zu entlasten`,
    storedOnly: 'es gab nur gespeicherte Daten',
    notOfType: (service) => `${service} gilt nicht für Rufnummern dieser Art`,
    outsideRegion: (service) => `die Rufnummer liegt außerhalb des Gebiets von ${service}`,
    notForCountry: (service, country) => `${service} gilt nicht für dieses Land (${countryName(country)})`,
    networkSilent: 'ihr Netz beantwortet solche Fragen nicht',
    notEnabled: (service) => `${service} ist hier nicht freigeschaltet`,
    blocked: 'das Ziel ist für dieses Konto gesperrt',
    quota: 'das Kontingent an Abfragen ist erreicht',
    demoPorting: 'nur Portierungsdaten der Demo sind geladen',
    noPorting: 'es gibt hier keine Portierungsdaten dazu',
    notCovered: (country) => `die Portierungsdaten hier decken nicht alle solchen Nummern dieses Landes ab (${countryName(country)})`,
    noPortingFor: (country) => `es gibt hier keine Portierungsdaten zu diesem Land (${countryName(country)})`,
  },
  operator: {
    notSpecified: { alone: 'ein nicht angegebener Netzbetreiber', within: 'einem nicht angegebenen Netzbetreiber' },
    unknown: { alone: 'ein unbekannter Netzbetreiber', within: 'einem unbekannten Netzbetreiber' },
    lead: { 'not asked': 'Nicht abgefragt', unknown: 'Nicht zu sagen' },
    rangeHeldBy: (lead, holder) => `${lead}; der Bereich gehört ${holder}`,
    named: (lead, service, carrier) => `${lead}; laut ${service} bei ${carrier}`,
    hosted: (carrier, host, asOf) => `${carrier}, im Netz von ${host}${asOf === null ? '' : ` (Stand ${asOf})`}`,
  },
  type: {
    of: (type) => types[type],
    notKnown: types.unknown,
    in: placeInWords,
    countryNotKnown: 'Land nicht bekannt',
  },
  ported: {
    yes: (move) => `Ja, ${move}`,
    moved: (move) => `Gewechselt, ${move}`,
    observed: (day) => `beobachtet am ${day}`,
    dateNotAsked: 'Datum nicht abgefragt',
    dateNotKnown: 'Datum nicht bekannt',
    to: (day, carrier) => `${day}, zu ${carrier}`,
    fromTo: (day, from, to) => `${day}, ${from} → ${to}`,
    ofOneGroup: (move, group, asOf) => `${move}; beide gehören zu ${group}${asOf === null ? '' : ` (Stand ${asOf})`}`,
    back: (day) => `Nein, seit ${day} wieder beim Inhaber des Bereichs`,
    never: 'Nein, nie',
    no: 'Nein',
    takenOver: 'Übernommen oder portiert, das ist nicht zu sagen',
    notLately: 'Nicht in den letzten 30 Tagen; ob früher, ist nicht zu sagen',
    notLatelyAlone: 'Nicht in den letzten 30 Tagen; frühere Wechsel wurden nicht abgefragt',
  },
  firstGiven: {
    successors: (carriers, since, asOf) =>
      `${carriers} ${since === null ? 'jetzt' : `seit ${since}`}${asOf === null ? '' : `, Stand ${asOf}`}`,
    closed: (since, asOf) =>
      `${since === null ? 'nicht mehr in Betrieb' : `seit ${since} nicht mehr in Betrieb`}${asOf === null ? '' : `, Stand ${asOf}`}`,
    fact: (ported, first, today) => `${ported}; zuerst vergeben an ${first}, ${today}`,
  },
  moves: {
    none: 'Keine',
    times: (count, day) => `${count}${day === null ? '' : `, zuletzt am ${day}`}`,
  },
  routing: {
    none: 'Keine: Die Rufnummer ist nicht portiert',
    notOnRecord: 'Nicht zu sagen: keine ist verzeichnet',
  },
  reachable: {
    yes: 'Ja',
    'not now': 'Jetzt nicht: ausgeschaltet oder außer Reichweite',
    no: 'Nein: gesperrt, oder der Dienst ist nicht eingerichtet',
    'unknown to the network': 'Nein: Das Netz kennt diese Rufnummer nicht',
  },
  lists: {
    warnings: {
      dno: 'Do not originate für Anrufe',
      dnoText: 'Do not originate für Texte',
      irsfCheck: 'Risiko durch Erlösbeteiligung',
      AITCheck: 'Texte bedenklich',
    },
    notListed: 'Nicht verzeichnet',
    listed: 'Verzeichnet',
    rangeListed: 'Der Bereich ist verzeichnet',
    since: (listed, day) => `${listed}, seit ${day}`,
    longAgo: (day) => `Vor langer Zeit verzeichnet, zuletzt beworben am ${day}`,
    lastAdvertised: (listed, day) => `${listed}, zuletzt beworben am ${day}`,
    rules: {
      impossible: 'Verboten: Niemand kann die Rufnummer haben',
      'no-subscriber': 'Verboten: Kein Teilnehmer hat die Rufnummer',
      'caller-rule': 'Verboten: Ein Gesetz lässt solche Rufnummern nicht anrufen',
      'number-type': 'Durch ihre Art, was auch Listen sagen',
    },
    codes: {
      401: 'Abweisen: Niemand hat die Rufnummer',
      402: 'Abweisen: eine Premium- oder persönliche Rufnummer',
      403: 'Abweisen: auf der Liste zu Betrug mit Erlösbeteiligung',
      405: 'Keine Texte: Es ist keine Mobilfunknummer',
      406: 'Teuer: eine Satellitenrufnummer oder eine eines internationalen Netzes',
    },
    notSafe: 'Nicht für Nachrichten geeignet',
    textsBy: (operator) => `Nicht mobil, aber ${operator} nimmt ihre Nachrichten an`,
    reason: germanReason,
  },
  sentence: germanSentence,
  source: ({ kind, version, asOf, madeUp }) => {
    const made = madeUp === undefined ? '' : ', Demo';
    if (kind === 'live') return `Beim Netz abgefragt${asOf === null ? '' : ` ${asOf}`}${made}`;
    const what = { data: 'Gespeicherte Daten', cache: 'Aufbewahrte Antwort', 'ranges only': 'Rufnummernbereiche allein' }[kind];
    return `${what}${version === null ? '' : ` ${version}`}${asOf === null ? '' : `, Stand ${asOf}`}${made}`;
  },
};

export const german = { singleQueryText: singleQueryGerman, verdictWords: verdictWordsGerman };
