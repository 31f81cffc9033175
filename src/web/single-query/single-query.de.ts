import { formatCount, plural } from '../locale/current-locale.ts';
import type { NumberType } from '../../shared/services/legend.ts';
import type { Translated } from '../locale/catalogue.ts';
import { germanReason } from './german-list-reasons.ts';
import { countryName, germanSentence, placeInWords } from './german-sentence.ts';
import type { singleQueryText } from './single-query.text.ts';
import type { verdictWords } from './verdict.text.ts';

const singleQueryGerman: Translated<typeof singleQueryText> = {
  form: {
    number: 'Rufnummer',
    help: (most) => `Beliebige Schreibweise. Mehrere Rufnummern durch Kommas trennen, bis zu ${most}.`,
    willQuery: 'Abgefragt wird',
    submit: 'Suchen',
    services: (count) => plural(count, { one: '1 Dienst', other: `${count} Dienste` }),
    queries: (count) => plural(count, { one: '1 Abfrage', other: `${formatCount(count)} Abfragen` }),
    several: (numbers, queries) => `${numbers} Rufnummern, ${queries}`,
    tooMany: (most) => `Geben Sie hier höchstens ${most} Rufnummern ein. Senden Sie mehr als Stapel.`,
    change: 'Ändern',
    hide: 'Ausblenden',
    changes: 'Dienste',
  },
  result: {
    name: (number) => `Ergebnis zu ${number}`,
    retry: 'Erneut versuchen',
    done: (progress, sentence) => `${progress}. ${sentence}`,
  },
  copy: {
    number: 'Rufnummer kopieren',
    text: 'Als Text kopieren',
    json: 'Als JSON kopieren',
    csv: 'Als CSV-Zeile kopieren',
    curl: 'Als curl kopieren',
    link: 'Link kopieren',
  },
  verdict: {
    name: 'Gesamtaussage',
    query: 'Abfragen',
    demo: { all: 'Alle Antworten sind Demo-Daten.', some: (services) => `Demo-Daten: ${services}.` },
    as: { name: 'Diese Rufnummer', called: 'Ich rufe sie an', caller: 'Sie hat mich angerufen' },
    disagree: 'Dienste widersprechen sich',
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
    timedOut: 'Zeitüberschreitung',
    failed: 'Fehlgeschlagen',
    noAnswer: 'Keine Antwort',
    inPart: 'Teilweise',
    slow: 'Langsam',
    ok: 'OK',
  },
  asked: {
    at: (time) => `Abgefragt: ${time}.`,
    notAgain: (time) => `Abgefragt: ${time}, nicht erneut abgefragt.`,
    again: (time) => `Aktualisiert: ${time}.`,
    someAgain: (services, time) => `${services} aktualisiert: ${time}.`,
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
  unknown: 'Art unbekannt',
};

const verdictWordsGerman: Translated<typeof verdictWords> = {
  listed: (words) => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`),
  madeUp: ' (Demo)',
  labels: {
    operator: 'Aktueller Netzbetreiber',
    type: 'Art und Land',
    ported: 'Portiert',
    moves: 'Wechsel in 30 Tagen',
    disagreement: 'Die Quellen widersprechen sich',
    routing: 'Routingnummer',
    reachable: 'Erreichbar',
    dno: 'Do not originate, Anrufe',
    dnoText: 'Do not originate, SMS',
    irsfCheck: 'Erlösbeteiligung',
    AITCheck: 'Künstlich erzeugter Verkehr',
  },
  untold: {
    notAsked: 'Nicht abgefragt',
    waiting: 'Wartet',
    alone: 'Unbekannt',
    because: (cause) => `Unbekannt (${cause})`,
    together: (labels, cause) => `${labels}: unbekannt, ${cause}.`,
    doNotSay: (services, count) => `${services} ${count === 1 ? 'sagt' : 'sagen'} es nicht`,
    didNotAnswer: (services) => `keine Antwort von ${services}`,
  },
  causes: {
    neverObserved: 'die Rufnummer wurde nie beobachtet',
    demoList: 'nur eine Demo-Liste ist geladen',
    noList: 'keine Liste ist geladen',
    oldList: (day) => `die Liste vom ${day} ist zu alt, um eine Rufnummer zu entlasten`,
    storedOnly: 'nur gespeicherte Daten waren verfügbar',
    notOfType: (service) => `${service} gilt nicht für Rufnummern dieser Art`,
    outsideRegion: (service) => `die Rufnummer liegt außerhalb des Gebiets von ${service}`,
    notForCountry: (service, country) => `${service} gilt nicht für dieses Land: ${countryName(country)}`,
    networkSilent: 'ihr Netz unterstützt keine Live-Abfragen',
    notEnabled: (service) => `${service} ist hier nicht freigeschaltet`,
    blocked: 'das Ziel ist für dieses Konto gesperrt',
    quota: 'das Kontingent an Abfragen ist aufgebraucht',
    demoPorting: 'keine Portierungsdaten für diese Rufnummer',
    noPorting: 'keine Portierungsdaten für diese Rufnummer',
    notCovered: (country) => `die Portierungsdaten decken nicht alle solchen Rufnummern dieses Landes ab: ${countryName(country)}`,
    noPortingFor: (country) => `keine Portierungsdaten für dieses Land: ${countryName(country)}`,
  },
  operator: {
    notSpecified: { alone: 'Unbekannt', within: 'einem unbekannten Netzbetreiber' },
    unknown: { alone: 'Unbekannt', within: 'einem unbekannten Netzbetreiber' },
    lead: { 'not asked': 'Nicht abgefragt', unknown: 'Unbekannt' },
    rangeHeldBy: (lead, holder) => `${lead}; der Bereich gehört ${holder}`,
    named: (lead, service, carrier) => `${lead}; laut ${service} bei ${carrier}`,
    hosted: (carrier, host, asOf) => `${carrier}, im Netz von ${host}${asOf === null ? '' : ` (Stand ${asOf})`}`,
  },
  type: {
    of: (type) => types[type],
    notKnown: types.unknown,
    in: placeInWords,
    countryNotKnown: 'Land unbekannt',
  },
  ported: {
    yes: (move) => `Ja, ${move}`,
    moved: (move) => `Gewechselt, ${move}`,
    observed: (day) => `beobachtet am ${day}`,
    dateNotAsked: 'Datum nicht abgefragt',
    dateNotKnown: 'Datum unbekannt',
    to: (day, carrier) => `${day}, zu ${carrier}`,
    fromTo: (day, from, to) => `${day}, ${from} → ${to}`,
    ofOneGroup: (move, group, asOf) => `${move}; beide gehören zu ${group}${asOf === null ? '' : ` (Stand ${asOf})`}`,
    back: (day) => `Nein, seit ${day} wieder beim Inhaber des Bereichs`,
    never: 'Nein, nie',
    no: 'Nein',
    takenOver: 'Netzbetreiber übernommen oder Rufnummer portiert: unbekannt, was davon',
    notLately: 'Nicht in den letzten 30 Tagen; früher unbekannt',
    notLatelyAlone: 'Nicht in den letzten 30 Tagen; frühere Wechsel nicht abgefragt',
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
    notOnRecord: 'Unbekannt (keine verzeichnet)',
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
      dnoText: 'Do not originate für SMS',
      irsfCheck: 'Risiko durch Erlösbeteiligung',
      AITCheck: 'SMS-Versand nicht ratsam',
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
      'caller-rule': 'Verboten: Solche Rufnummern dürfen laut Gesetz nicht anrufen',
      'number-type': 'Durch ihre Art, unabhängig von Listen',
    },
    codes: {
      401: 'Abweisen: Niemand hat die Rufnummer',
      402: 'Abweisen: Premium- oder persönliche Rufnummer',
      403: 'Abweisen: auf der Liste zu Betrug mit Erlösbeteiligung',
      405: 'Keine SMS: Es ist keine Mobilfunknummer',
      406: 'Teuer: Satellitenrufnummer oder internationales Netz',
    },
    notSafe: 'SMS-Versand nicht ratsam',
    textsBy: (operator) => `Nicht mobil, aber ${operator} empfängt ihre Nachrichten`,
    reason: germanReason,
  },
  sentence: germanSentence,
  source: ({ kind, version, asOf, madeUp }) => {
    const made = madeUp === undefined ? '' : ', Demo';
    if (kind === 'live') return `Live-Abfrage${asOf === null ? '' : ` ${asOf}`}${made}`;
    const what = { data: 'Gespeicherte Daten', cache: 'Zwischengespeicherte Antwort', 'ranges only': 'Nur Rufnummernbereiche,' }[kind];
    return `${what}${version === null ? '' : ` ${version}`}${asOf === null ? '' : `, Stand ${asOf}`}${made}`;
  },
};

export const german = { singleQueryText: singleQueryGerman, verdictWords: verdictWordsGerman };
