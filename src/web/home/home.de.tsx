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
    title: 'Für Sie ist noch kein Bereich geöffnet',
    ask: (organisation) =>
      `Ihr Administrator kann Ihnen Zugang geben. Fragen Sie die Person, die die Portalnutzer von ${organisation} verwaltet.`,
    askNamed: (administrators) => `Ihr Administrator kann Ihnen Zugang geben: ${administrators}.`,
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
    chart: ({ from, to }, most, busiest) => `Abfragen je Tag vom ${from} bis ${to}; die meisten, ${formatCount(most)}, am ${busiest}`,
    chartOfNone: (from, to) => `Keine Abfragen vom ${from} bis ${to}`,
    busiest: (most) => `höchstens ${formatCount(most)} am Tag`,
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
    fileOf: (name) => `Datei mit den Antworten zu ${name}`,
  },
  news: {
    title: 'Neu seit Ihrem letzten Besuch',
    first: 'Dies ist Ihr erster Besuch. Vom nächsten an steht hier, was inzwischen hinzugekommen ist.',
    since: 'Ihr letzter Besuch begann',
    none: 'Nichts Neues.',
    dataSet: (set) => `Datensatz ${set}`,
    back: 'was das Portal selbst mitbringt',
    document: (matter) => matterTitles[matter],
    further: (count) => `und ${formatCount(count)} weitere`,
    ticket: (id) => `Ticket ${id} wurde beantwortet`,
  },
  welcome: (product) => `Willkommen im Kundenportal von ${product}`,
  services: {
    title: 'Dienste',
    line: 'Dienste:',
    link: 'Status der Dienste',
    notKnown: 'ihr Zustand ist gerade nicht bekannt',
    failing: (listed, count) => `${listed} ${plural(count, { one: 'fällt', other: 'fallen' })} aus`,
    disturbed: (listed, count) => `${listed} ${plural(count, { one: 'ist', other: 'sind' })} gestört`,
    all: (count, state) => `alle ${count} ${state}`,
    working: 'in Ordnung',
    unused: 'ohne Abfragen in den letzten 24 Stunden',
    notSetUp: 'nicht eingerichtet',
  },
  partlyChecked: {
    title: 'Einige Dienste prüfen nur einen Teil',
    onlyDemo: (services) => (
      <>Für {services} ist nur eine Demo-Liste geladen: Sie nennt allein Rufnummern, die für Filme reserviert sind.</>
    ),
    missing: (services) => <>Für {services} fehlt eine Liste.</>,
    meaning: 'Was keine Liste sagen kann, sehen sie nur in den Bereichen nach und antworten mit Reason-Code 3. Das ist keine Entwarnung.',
  },
  data: {
    title: 'Verwendete Daten',
    set: 'Datensatz',
    version: 'Datenversion',
    asOf: 'Stand',
    loaded: 'Geladen',
    by: 'Von',
    from: 'Aus',
    hash: 'SHA-256 der Datei',
    origins: { imported: 'importiert', 'built in': 'mitgeliefert', 'made up': 'Demo', 'not loaded': 'nicht geladen' },
    age: 'Alter',
    days: (count) => (count <= 0 ? 'heute' : plural(count, { one: '1 Tag', other: `${count} Tage` })),
    outOfDate: (age) => `${age}, veraltet`,
    covers: (entries) => `deckt ab: ${entries.join(' · ')}`,
    coverageNotDeclared: 'Abdeckung nicht angegeben',
  },
  account: { title: 'Ihr Konto', link: 'Mein Konto' },
  staff: {
    organisations: 'Organisationen',
    allOrganisations: 'Alle Organisationen',
    noOrganisations: 'Es wurde noch kein Kunde angelegt.',
    lastActivity: (day) => `zuletzt aktiv am ${day}`,
    noActivity: 'noch nicht aktiv',
    seeAs: (person) => `Portal sehen wie ${person}`,
    tickets: 'Tickets',
    allTickets: 'Alle Tickets',
    noTickets: 'Kein Ticket ist offen.',
    today: 'Jünger als ein Tag',
    week: '1 bis 7 Tage alt',
    older: 'Älter als 7 Tage',
    oldest: 'Die ältesten',
    ticketAge: (count) => (count === 0 ? 'von heute' : plural(count, { one: '1 Tag alt', other: `${count} Tage alt` })),
    failedBatches: 'Fehlgeschlagene Stapelabfragen',
    noFailedBatches: (days) => `In den letzten ${days} Tagen ist keine Stapelabfrage fehlgeschlagen.`,
    invitations: 'Nicht angenommene Einladungen',
    noInvitations: 'Jede Einladung wurde angenommen.',
    worksUntil: (time) => `der Link gilt bis ${time}`,
    linkOver: 'der Link gilt nicht mehr',
    further: (count) => `und ${formatCount(count)} weitere`,
  },
};

const watchLineGerman: Translated<typeof watchLineText> = {
  title: 'Beobachtungsliste:',
  changes: (changes, ofLists, days) => {
    const changed = `${formatCount(changes)} ${plural(changes, { one: 'Antwort hat', other: 'Antworten haben' })} sich geändert`;
    const listed = `${formatCount(ofLists)} wurden bekannt oder unbekannt, als Listen geladen oder zurückgezogen wurden`;
    return `in den letzten ${days} Tagen: ${[...(changes > 0 ? [changed] : []), ...(ofLists > 0 ? [listed] : [])].join(', und ')}`;
  },
  link: 'Was sich geändert hat',
};

export const german = { homeText: homeGerman, watchLineText: watchLineGerman };
