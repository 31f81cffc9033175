import type { Translated } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';
import type { batchAddressesText } from './batch-addresses.text.ts';
import type { batchProgressText } from './batch-progress.text.ts';
import type { batchDialogText } from './batch-dialog.text.tsx';
import type { batchQueryText } from './batch-query.text.ts';
import type { batchResultsText } from './batch-results.text.ts';
import type { batchText } from './batch.text.ts';
import type { noSheetText } from './no-sheet.text.ts';

const batchAddressesGerman: Translated<typeof batchAddressesText> = {
  title: 'Adressen für Stapel',
  lead: 'Adressen außerhalb Ihrer Organisation, die dem Erhalt von E-Mails über fertige Stapel zugestimmt haben. Jede E-Mail enthält einen Link zum Abbestellen.',
  table: 'Adressen für Stapel',
  empty: 'Keine Adresse außerhalb Ihrer Organisation erhält E-Mails zu Stapeln',
  address: 'Adresse',
  agreedAt: 'Zugestimmt am',
  withdraw: 'Entfernen',
  question: 'Diese Adresse entfernen?',
  consequence: (address) =>
    `${address} erhält keine E-Mails zu Ihren Stapeln mehr. Der nächste Stapel an diese Adresse bittet erneut um Zustimmung.`,
  back: 'Nein, zurück',
  confirm: 'Ja, entfernen',
};

const batchProgressGerman: Translated<typeof batchProgressText> = {
  spoken: (name, percent) => `Stapel ${name}: ${percent} Prozent`,
  endings: {
    done: (name) => `Der Stapel ${name} ist fertig. Sie können die Ergebnisse herunterladen.`,
    partly: (name) => `Der Stapel ${name} ist teilweise fertig. Sie können die vorhandenen Ergebnisse herunterladen.`,
    failed: (name) => `Der Stapel ${name} ist fehlgeschlagen.`,
    cancelled: (name) => `Der Stapel ${name} wurde abgebrochen.`,
  },
};

const batchDialogGerman: Translated<typeof batchDialogText> = {
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
    comesBack: 'Rückgabe',
    queries: 'Abfragen',
    takes: 'Dauer',
    unknown: 'noch keine Schätzung',
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
        Wir fragen {plural(numbers, { one: '1 Rufnummer', other: `${formatCount(numbers)} Rufnummern` })} ab. Sie können diese Seite
        verlassen. Wir benachrichtigen {email}, sobald die Ergebnisse vorliegen.
      </>
    ),
    mailWaits: 'Diese Adresse gehört nicht zu Ihrer Organisation. Sie muss zuerst den Link bestätigen, den wir ihr gesendet haben.',
    seeResults: 'Zu den Ergebnissen',
  },
};

const batchQueryGerman: Translated<typeof batchQueryText> = {
  email: 'E-Mail',
  emailHelp: 'Wir benachrichtigen diese Adresse, sobald die Ergebnisse vorliegen.',
  days: 'Tage',
  daysHelp: (most) => `Wie viele Tage ports zurück sucht, 0 bis ${formatCount(most)}.`,
  submit: 'Senden',
  left: ({ today, open, megabytes }) =>
    `Noch verfügbar für Ihre Organisation: ${formatCount(today)} Stapel heute, ${formatCount(open)} gleichzeitig, ${formatCount(megabytes)} MB.`,
  whyNot: {
    unchecked: 'Die Datei konnte nicht geprüft werden.',
    checking: 'Die Datei wird geprüft.',
    wrong: 'Die Datei kann so nicht gesendet werden. Siehe die Probleme oben.',
  },
};

const batchResultsGerman: Translated<typeof batchResultsText> = {
  title: 'Stapelergebnisse',
  about: (days) => `Die letzten ${days} Tage, neueste zuerst.`,
  waitingMails:
    'Eine Adresse außerhalb Ihrer Organisation benachrichtigen wir erst, wenn sie den gesendeten Link bestätigt. Die Ergebnisse sehen Sie schon jetzt hier.',
  table: {
    name: 'Stapelergebnisse',
    filter: 'Nach Dateiname suchen',
    nothing: 'Keine Ergebnisse',
    nothingAbout: 'Ein Stapel fragt jede Rufnummer einer Datei ab und gibt die Datei mit den Antworten zurück.',
    send: 'Stapel senden',
    servicesOf: (file) => `Dienste zu ${file}`,
  },
  older: { about: 'Es gibt weitere Stapel aus diesen Tagen.', show: 'Ältere anzeigen' },
  columns: {
    date: 'Datum',
    service: 'Dienst',
    state: 'Status',
    records: 'Zeilen',
    answered: 'Antworten',
    filename: 'Dateiname',
    email: 'E-Mail',
  },
  details: 'Details',
  mailWaits: 'E-Mail wartet auf Bestätigung',
  states: {
    queued: 'Wartet',
    running: 'Läuft',
    done: 'Fertig',
    partly: 'Teilweise fertig',
    failed: 'Fehlgeschlagen',
    cancelled: 'Abgebrochen',
  },
  progress: (state, percent) => `${state} ${percent} %`,
  failed: (state, count, isOfNumbers) =>
    `${state}, ${
      isOfNumbers
        ? plural(count, { one: '1 Rufnummer', other: `${formatCount(count)} Rufnummern` })
        : plural(count, { one: '1 Abfrage', other: `${formatCount(count)} Abfragen` })
    } fehlgeschlagen`,
  menu: {
    label: 'Dateien',
    all: 'Alle Dienste in einer Datei',
    one: 'Ein Dienst',
    commas: 'CSV mit Kommas',
    failedRows: 'fehlgeschlagene Zeilen',
  },
  cancel: {
    short: 'Abbrechen',
    label: 'Diesen Stapel abbrechen',
    title: 'Diesen Stapel abbrechen?',
    back: 'Nein, zurück',
    confirm: 'Ja, Stapel abbrechen',
    stops: (count, services) =>
      `Damit ${count === 1 ? 'endet sein Dienst' : `enden alle ${count} Dienste`} (${services}). Beantwortete Abfragen zählen weiterhin, eine Ergebnisdatei gibt es nicht.`,
    forGood: 'Das kann nicht rückgängig gemacht werden.',
  },
  rerun: {
    short: 'Wiederholen',
    label: 'Fehlgeschlagene Rufnummern wiederholen',
    title: 'Fehlgeschlagene Rufnummern wiederholen?',
    back: 'Abbrechen',
    confirm: 'Bestätigen',
    about: (name) =>
      `Ein neuer Stapel fragt die fehlgeschlagenen Rufnummern von ${name} erneut ab, mit den fehlgeschlagenen Diensten. Ihre eigenen Spalten bleiben erhalten.`,
  },
};

const batchGerman: Translated<typeof batchText> = {
  back: 'Zurück zu den Ergebnissen',
  unnamed: 'Stapel',
  notThere: (days) => `Diesen Stapel gibt es in Ihrer Organisation nicht. Ergebnisse werden ${days} Tage aufbewahrt.`,
  cancelled: 'Dieser Stapel wurde abgebrochen und hat keine Ergebnisdateien. Bereits beantwortete Abfragen zählen in den Berichten mit.',
  failed:
    'Dieser Stapel ist fehlgeschlagen und hat keine Ergebnisdateien. Senden Sie die Datei erneut. Schlägt sie wieder fehl, eröffnen Sie ein Ticket.',
  facts: {
    name: 'Der Stapel',
    state: 'Status',
    started: 'Gestartet',
    startedBy: (time, name) => `${time} von ${name ?? 'einem entfernten Benutzer'}`,
    finished: 'Beendet',
    took: (time, duration) => `${time}, Dauer ${duration}`,
    numbers: 'Rufnummern',
    services: 'Dienste',
    days: 'Tage',
    email: 'E-Mail',
    mailWaits: (email) => `${email}: keine E-Mail, bis diese Adresse bestätigt ist`,
    comesBack: 'Rückgabe',
    ownColumns: 'Eigene Spalten',
  },
  progress: {
    name: 'Fortschritt',
    text: ({ done, of, percent, left }) =>
      `${formatCount(done)} von ${formatCount(of)} Rufnummern, ${percent} %${left === null ? '' : `, noch etwa ${left}`}`,
  },
  endings: {
    title: 'Ergebnisse nach Reason-Code',
    nothing: 'Noch keine Antworten.',
    notKnown: 'Unbekannt: Eine ältere Version des Portals hat diesen Stapel gestartet. Die Ergebnisdateien enthalten jede Zeile.',
    counts: (answered, failed) => `${formatCount(answered)} beantwortet, ${formatCount(failed)} fehlgeschlagen`,
    unknownCode: 'Unbekannter Reason-Code.',
  },
  places: {
    byCountry: 'Rufnummern nach Land',
    unknown: 'Unbekannt',
    byOperator: 'Rufnummern nach Netzbetreiber',
    asSaid: (service) => `Quelle: ${service}`,
    notKnown: 'Unbekannt',
    others: (operators, numbers) => `${formatCount(operators)} weitere Netzbetreiber haben ${formatCount(numbers)} Rufnummern.`,
    older: 'Unbekannt: Eine ältere Version des Portals hat diesen Stapel gestartet.',
    showAll: (rows) => `Alle ${rows} anzeigen`,
  },
  failedRows: {
    title: (queries) => plural(queries, { one: '1 fehlgeschlagene Abfrage', other: `${formatCount(queries)} fehlgeschlagene Abfragen` }),
    show: 'Die ersten anzeigen',
    name: 'Fehlgeschlagene Abfragen',
    number: 'Rufnummer',
    service: 'Dienst',
    reason: 'Grund',
    seeFile: 'siehe die Datei',
    part: (shown, all, each) => `${formatCount(shown)} von ${formatCount(all)}, bis zu ${each} pro Dienst. Die Dateien enthalten alle.`,
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
  oldWorkbook: 'Das ist eine alte Excel-Arbeitsmappe (.xls). Speichern Sie sie als CSV oder .xlsx.',
  packed: 'Diese Datei ist komprimiert. Entpacken Sie sie zuerst.',
  unreadable: 'Diese Arbeitsmappe konnte nicht gelesen werden. Öffnen Sie sie, speichern Sie das Blatt als CSV und wählen Sie diese Datei.',
  tooLarge: 'Diese Arbeitsmappe ist entpackt zu groß. Speichern Sie das Blatt als CSV.',
};

export const german = {
  batchAddressesText: batchAddressesGerman,
  batchProgressText: batchProgressGerman,
  batchDialogText: batchDialogGerman,
  batchQueryText: batchQueryGerman,
  batchResultsText: batchResultsGerman,
  batchText: batchGerman,
  noSheetText: text,
};
