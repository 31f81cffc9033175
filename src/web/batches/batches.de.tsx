import type { Translated } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';
import type { batchAddressesText } from './batch-addresses.text.ts';
import type { batchProgressText } from './batch-progress.text.ts';
import type { batchQueryText } from './batch-query.text.tsx';
import type { batchResultsText } from './batch-results.text.ts';
import type { batchText } from './batch.text.ts';
import type { noSheetText } from './no-sheet.text.ts';

const batchAddressesGerman: Translated<typeof batchAddressesText> = {
  title: 'Adressen für Stapel',
  lead: 'Adressen außerhalb Ihrer Organisation, die zugestimmt haben, dass sie erfahren, wann Stapel von Ihnen fertig sind. Jede Mail an sie hat einen Link, der das beendet.',
  table: 'Adressen für Stapel',
  empty: 'Keine Adresse außerhalb Ihrer Organisation bekommt Mails zu Stapeln',
  address: 'Adresse',
  agreedAt: 'Zugestimmt am',
  withdraw: 'Widerrufen',
  question: 'Diese Adresse widerrufen?',
  consequence: (address) => `${address} bekommt keine Mails zu Ihren Stapeln mehr. Der nächste Stapel, der sie nennt, fragt dort neu.`,
  back: 'Nein, zurück',
  confirm: 'Ja, widerrufen',
};

const batchProgressGerman: Translated<typeof batchProgressText> = {
  spoken: (name, percent) => `Stapel ${name}: ${percent} Prozent`,
  endings: {
    done: (name) => `Der Stapel ${name} ist fertig: Seine Ergebnisse können heruntergeladen werden.`,
    partly: (name) => `Der Stapel ${name} ist zum Teil fertig: Was beantwortet wurde, kann heruntergeladen werden.`,
    failed: (name) => `Der Stapel ${name} ist fehlgeschlagen.`,
    cancelled: (name) => `Der Stapel ${name} wurde abgebrochen.`,
  },
};

const batchQueryGerman: Translated<typeof batchQueryText> = {
  email: 'E-Mail',
  emailHelp: 'Dorthin geht die Nachricht über die Ergebnisse.',
  days: 'Tage',
  daysHelp: (most) => `Wie viele Tage ports zurückblickt, 0 bis ${formatCount(most)}.`,
  submit: 'Senden',
  left: ({ today, open, megabytes }) =>
    `Ihrer Organisation bleiben: ${formatCount(today)} Stapel heute, ${formatCount(open)} zugleich, ${formatCount(megabytes)} MB.`,
  whyNot: {
    unchecked: 'Die Datei konnte nicht geprüft werden.',
    checking: 'Die Datei wird geprüft.',
    wrong: 'Die Datei kann so nicht gesendet werden: Oben steht, was mit ihr nicht stimmt.',
  },
  dialog: {
    confirm: 'Diesen Stapel senden?',
    sending: 'Der Stapel wird gesendet',
    accepted: 'Der Stapel wurde angenommen',
    close: 'Schließen',
    back: 'Abbrechen',
    send: 'Bestätigen',
  },
  order: {
    file: 'Datei',
    numbers: 'Rufnummern',
    rows: 'Zeilen',
    services: 'Dienste',
    days: 'Tage',
    email: 'E-Mail',
    comesBack: 'Zurück kommt',
    queries: 'Abfragen',
    takes: 'Dauer',
    unknown: 'noch nicht bekannt: In letzter Zeit lief kein langer Stapel',
    about: (duration) => `etwa ${duration}`,
  },
  progress: {
    checking: 'Der Server prüft',
    sent: (part, whole) => `${part} von ${whole} gesendet`,
    sending: 'Wird gesendet',
  },
  done: {
    asked: (numbers, email) => (
      <>
        {plural(numbers, { one: '1 Rufnummer wird', other: `${formatCount(numbers)} Rufnummern werden` })} abgefragt. Sie können diese Seite
        verlassen: Eine Mail geht an {email}, wenn die Ergebnisse da sind.
      </>
    ),
    mailWaits: 'Diese Adresse gehört nicht zu Ihrer Organisation: Sie erhielt einen Link, und die Mail wartet, bis er bestätigt ist.',
    seeResults: 'Zu den Ergebnissen',
  },
};

const batchResultsGerman: Translated<typeof batchResultsText> = {
  title: 'Stapelergebnisse',
  about: (days) => `Die letzten ${days} Tage, die neuesten zuerst. Zeiten sind UTC.`,
  waitingMails:
    'Eine Mail an eine Adresse außerhalb Ihrer Organisation wartet, bis sie dort bestätigt ist, über einen Link, der an sie ging. Die Ergebnisse stehen inzwischen hier.',
  table: {
    name: 'Stapelergebnisse',
    filter: 'Nach Dateiname suchen',
    nothing: 'Keine Ergebnisse',
    noMatches: 'Keine Treffer',
    servicesOf: (file) => `Dienste zu ${file}`,
  },
  older: { about: 'Es gibt weitere Stapel aus diesen Tagen.', show: 'Ältere zeigen' },
  columns: {
    date: 'Datum',
    service: 'Dienst',
    state: 'Zustand',
    records: 'Zeilen',
    answered: 'Antworten',
    files: 'Dateien',
    filename: 'Dateiname',
    email: 'E-Mail',
    action: 'Aktion',
  },
  mailWaits: 'Mail wartet auf Bestätigung',
  states: {
    queued: 'Wartet',
    running: 'Läuft',
    done: 'Fertig',
    partly: 'Zum Teil fertig',
    failed: 'Fehlgeschlagen',
    cancelled: 'Abgebrochen',
  },
  progress: (state, percent) => `${state} ${percent} %`,
  failed: (state, rows) => `${state}, ${formatCount(rows)} fehlgeschlagen`,
  forms: {
    semicolons: { label: 'CSV ;', spoken: 'CSV mit Semikolons' },
    commas: { label: 'CSV ,', spoken: 'CSV mit Kommas' },
    failedRows: { label: 'Fehlgeschlagene', spoken: 'CSV der fehlgeschlagenen Zeilen' },
  },
  menu: {
    label: 'Dateien',
    all: 'Alle Dienste in einer Datei',
    one: 'Ein Dienst',
    failedRows: 'fehlgeschlagene Zeilen',
  },
  cancel: {
    short: 'Abbrechen',
    label: 'Diesen Stapel abbrechen',
    title: 'Diesen Stapel abbrechen?',
    back: 'Nein, zurück',
    confirm: 'Ja, Stapel abbrechen',
    stops: (count, services) =>
      `${count === 1 ? 'Sein Dienst hält an' : `Alle ${count} Dienste halten an`} (${services}). Was bis jetzt beantwortet ist, bleibt gezählt, und eine Ergebnisdatei gibt es nicht.`,
    forGood: 'Das kann nicht rückgängig gemacht werden.',
  },
  rerun: {
    short: 'Noch einmal',
    label: 'Fehlgeschlagene Zeilen noch einmal',
    title: 'Die fehlgeschlagenen Zeilen noch einmal abfragen?',
    back: 'Abbrechen',
    confirm: 'Bestätigen',
    about: (name) =>
      `Ein neuer Stapel fragt die fehlgeschlagenen Rufnummern von ${name} ab, mit den Diensten, bei denen sie fehlschlugen. Ihre eigenen Spalten kommen mit.`,
  },
};

const batchGerman: Translated<typeof batchText> = {
  back: 'Zurück zu den Ergebnissen',
  unnamed: 'Stapel',
  notThere: (days) => `Diesen Stapel gibt es in Ihrer Organisation nicht. Ergebnisse werden ${days} Tage aufbewahrt.`,
  cancelled:
    'Dieser Stapel wurde abgebrochen: Es gibt keine Ergebnisdateien. Was vorher beantwortet wurde, bleibt in den Berichten gezählt.',
  failed:
    'Dieser Stapel ist fehlgeschlagen, und es gibt keine Ergebnisdateien. Senden Sie die Datei noch einmal; schlägt auch das fehl, eröffnen Sie ein Ticket.',
  facts: {
    name: 'Der Stapel',
    state: 'Zustand',
    started: 'Begonnen',
    startedBy: (time, name) => `${time} von ${name ?? 'einem Benutzer, der entfernt wurde'}`,
    finished: 'Beendet',
    took: (time, duration) => `${time}, Dauer ${duration}`,
    numbers: 'Rufnummern',
    services: 'Dienste',
    days: 'Tage',
    email: 'E-Mail',
    mailWaits: (email) => `${email}: Die Mail wartet, bis diese Adresse bestätigt ist`,
    comesBack: 'Zurück kommt',
    ownColumns: 'Eigene Spalten',
  },
  progress: {
    name: 'Fortschritt',
    text: ({ done, of, percent, left }) =>
      `${formatCount(done)} von ${formatCount(of)} Rufnummern, ${percent} %${left === null ? '' : `, noch etwa ${left}`}`,
  },
  endings: {
    title: 'Ergebnisse nach Reason-Code',
    nothing: 'Noch ist nichts beantwortet.',
    notKnown: 'Nicht bekannt: Diesen Stapel hat eine ältere Version des Portals begonnen. Seine Dateien haben jede Zeile.',
    counts: (answered, failed) => `${formatCount(answered)} beantwortet, ${formatCount(failed)} fehlgeschlagen`,
    unknownCode: 'Ein Code, den diese Version nicht kennt.',
  },
  places: {
    byCountry: 'Rufnummern nach Land',
    unknown: 'Unbekannt',
    byOperator: 'Rufnummern nach Netzbetreiber',
    asSaid: (service) => `Wie ${service} es sagt.`,
    notKnown: 'Nicht bekannt',
    others: (operators, numbers) => `${formatCount(operators)} weitere Netzbetreiber haben ${formatCount(numbers)} Rufnummern.`,
    older: 'Nicht bekannt: Diesen Stapel hat eine ältere Version des Portals begonnen.',
    showAll: (rows) => `Alle ${rows} zeigen`,
  },
  failedRows: {
    title: (rows) => plural(rows, { one: '1 fehlgeschlagene Zeile', other: `${formatCount(rows)} fehlgeschlagene Zeilen` }),
    show: 'Die ersten zeigen',
    name: 'Fehlgeschlagene Zeilen',
    number: 'Rufnummer',
    service: 'Dienst',
    reason: 'Grund',
    seeFile: 'siehe die Datei',
    part: (shown, all, each) =>
      `${formatCount(shown)} von ${formatCount(all)}, die ersten ${each} jedes Dienstes. Alle stehen in den Dateien.`,
  },
  rowsBack: (rows, titles) =>
    `${plural(rows, { one: '1 Zeile', other: `${formatCount(rows)} Zeilen` })} in der verbundenen Datei${titles.length === 0 ? '' : `, mit ${titles.join(', ')}`}`,
  duration: {
    seconds: (count) => plural(count, { one: '1 Sekunde', other: `${formatCount(count)} Sekunden` }),
    minutes: (count) => plural(count, { one: '1 Minute', other: `${formatCount(count)} Minuten` }),
    hours: (count) => plural(count, { one: '1 Stunde', other: `${formatCount(count)} Stunden` }),
  },
};

const text: Translated<typeof noSheetText> = {
  oldWorkbook: 'Das ist eine Arbeitsmappe alter Art (.xls). Speichern Sie sie als CSV oder als .xlsx.',
  packed: 'Diese Datei ist gepackt. Entpacken Sie sie zuerst.',
  unreadable: 'Diese Arbeitsmappe ließ sich nicht lesen. Öffnen Sie sie, speichern Sie das Blatt als CSV, und wählen Sie diese Datei.',
  tooLarge: 'Diese Arbeitsmappe ist entpackt zu groß. Speichern Sie das Blatt als CSV.',
};

export const german = {
  batchAddressesText: batchAddressesGerman,
  batchProgressText: batchProgressGerman,
  batchQueryText: batchQueryGerman,
  batchResultsText: batchResultsGerman,
  batchText: batchGerman,
  noSheetText: text,
};
