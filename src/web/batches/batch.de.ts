import type { Translated } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';
import type { batchText } from './batch.text.ts';

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

export const german = { batchText: batchGerman };
