import type { Matter } from '../../shared/base/matters.ts';
import type { Translated } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';
import type { homeText, watchLineText } from './home.text.tsx';

const matterTitles: Record<Matter, string> = {
  'cic-list/delta': 'CIC-Liste, Änderungen',
  'cic-list/snapshot': 'CIC-Liste',
  'product-documentation': 'Produktdokumentation',
  'gnr-files': 'GNR-Dateien',
  'my-documents/weekly-reports': 'Wochenbericht',
  'my-documents/monthly-reports': 'Monatsbericht',
};

const homeGerman: Translated<typeof homeText> = {
  noAccess: {
    title: 'Sie haben noch keinen Zugang',
    ask: (organisation) =>
      `Ihr Administrator kann Ihnen Zugang geben. Wenden Sie sich an die Person, die die Benutzer von ${organisation} verwaltet.`,
    askNamed: (administrators) => `Ihr Administrator kann Ihnen Zugang geben: ${administrators}.`,
    request: 'Um Zugang bitten',
  },
  usage: {
    title: 'Abfragen',
    link: 'Berichte',
    yesterday: 'Gestern (UTC)',
    lastWeek: 'Letzte 7 Tage',
    none: 'keine Abfragen',
    failed: (share) => `${share} fehlgeschlagen`,
    more: (share) => `${share} mehr als in der Woche davor`,
    fewer: (share) => `${share} weniger als in der Woche davor`,
    same: 'so viele wie in der Woche davor',
    noneBefore: 'keine in der Woche davor',
    chart: ({ from, to }, most, busiest) => `Abfragen pro Tag vom ${from} bis ${to}; Maximum: ${formatCount(most)} am ${busiest}`,
    chartOfNone: (from, to) => `Keine Abfragen vom ${from} bis ${to}`,
    busiest: (most) => `Maximum: ${formatCount(most)} am Tag`,
  },
  batches: {
    title: 'Stapelabfragen',
    link: 'Ergebnisse der Stapelabfragen',
    empty: (days) => `Keine Stapelabfragen in den letzten ${days} Tagen.`,
    queued: 'in der Warteschlange',
    percent: (share) => `${share} %`,
    counts: (answered, failed) => `${formatCount(answered)} beantwortet, ${formatCount(failed)} fehlgeschlagen`,
    cancelled: 'abgebrochen',
    failed: 'fehlgeschlagen',
    file: 'Datei',
    fileOf: (name) => `Ergebnisdatei von ${name}`,
  },
  news: {
    title: 'Neu seit Ihrem letzten Besuch',
    first: 'Dies ist Ihr erster Besuch. Beim nächsten Mal sehen Sie hier, was seitdem neu ist.',
    since: 'Ihr letzter Besuch begann',
    none: 'Nichts Neues.',
    dataSet: (set) => `Datensatz ${set}`,
    back: 'wieder die mitgelieferten Daten',
    document: (matter) => matterTitles[matter],
    further: (count) => `und ${formatCount(count)} weitere`,
    ticket: (id) => `Ticket ${id} wurde beantwortet`,
  },
  wayBack: 'Zurück zum Beginn der Supportansicht',
  welcome: (product) => `Willkommen im Kundenportal von ${product}`,
  services: {
    title: 'Dienste',
    link: 'Status der Dienste',
    notKnown: 'Status unbekannt',
    failing: (listed, count) => `${listed} ${plural(count, { one: 'ist', other: 'sind' })} gestört`,
    disturbed: (listed, count) => `${listed} ${plural(count, { one: 'ist', other: 'sind' })} eingeschränkt`,
    all: (count, state) => `Alle ${count} ${state}`,
    working: 'in Ordnung',
    unused: 'ohne Abfragen in den letzten 24 Stunden',
    notSetUp: 'nicht eingerichtet',
  },
  partlyChecked: {
    title: 'Begrenzte Daten bei einigen Diensten',
    onlyDemo: (services) => <>Für {services} ist nur eine Demo-Liste geladen. Sie enthält nur Film-Rufnummern.</>,
    missing: (services) => <>Für {services} fehlt eine Liste.</>,
    meaning:
      'Andere Rufnummern prüfen sie nur anhand der Rufnummernbereiche (Reason-Code 3). Das heißt nicht, dass die Rufnummer sicher ist.',
  },
  staff: {
    organisations: 'Organisationen',
    allOrganisations: 'Alle Organisationen',
    noOrganisations: 'Es wurde noch kein Kunde angelegt.',
    lastActivity: (day) => `zuletzt aktiv am ${day}`,
    noActivity: 'noch nicht aktiv',
    seeAs: (person) => `Ansicht als ${person}`,
    tickets: 'Tickets',
    allTickets: 'Alle Tickets',
    noTickets: 'Keine offenen Tickets.',
    today: 'Jünger als ein Tag',
    week: '1 bis 7 Tage alt',
    older: 'Älter als 7 Tage',
    oldest: 'Älteste',
    ticketAge: (count) => (count === 0 ? 'von heute' : plural(count, { one: '1 Tag alt', other: `${count} Tage alt` })),
    failedBatches: 'Fehlgeschlagene Stapelabfragen',
    noFailedBatches: (days) => `In den letzten ${days} Tagen ist keine Stapelabfrage fehlgeschlagen.`,
    invitations: 'Offene Einladungen',
    noInvitations: 'Keine offenen Einladungen.',
    worksUntil: (time) => `Link läuft ab: ${time}`,
    linkOver: 'Link abgelaufen',
    further: (count) => `und ${formatCount(count)} weitere`,
  },
};

const watchLineGerman: Translated<typeof watchLineText> = {
  title: 'Beobachtungsliste:',
  changes: (changes, ofLists, days) => {
    const changed = `${formatCount(changes)} ${plural(changes, { one: 'geänderte Antwort', other: 'geänderte Antworten' })}`;
    const listed = `${formatCount(ofLists)} ${plural(ofLists, { one: 'Eintrag', other: 'Einträge' })} durch neue oder entfernte Listen`;
    return `in den letzten ${days} Tagen ${[...(changes > 0 ? [changed] : []), ...(ofLists > 0 ? [listed] : [])].join(' und ')}`;
  },
  link: 'Was sich geändert hat',
};

export const german = { homeText: homeGerman, watchLineText: watchLineGerman };
