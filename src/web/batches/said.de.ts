import type { batchesSaid, OwnTable } from '../../shared/batches/said.ts';
import type { batchesWanted } from '../../shared/batches/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';

const tables: Record<OwnTable, string> = { columns: 'Die anderen Spalten', rows: 'Die Zeilen' };
const within = (row: number, table: OwnTable) => `Zeile ${formatCount(row)} (${tables[table].replace('Die', 'die')})`;
const rowsOf = (rows: number) => plural(rows, { one: '1 Zeile', other: `${formatCount(rows)} Zeilen` });

const said: Translated<typeof batchesSaid> = {
  accepted: (file, email) => `${file} wurde angenommen. Wir benachrichtigen ${email}, sobald der Stapel fertig ist`,
  acceptedFor: (file, email) =>
    `${file} wurde angenommen. Wir benachrichtigen ${email}, sobald der Stapel fertig und die Adresse bestätigt ist`,
  atLines: (fault, lines, more) =>
    `${fault} (${lines.length === 1 && more === 0 ? 'Zeile' : 'Zeilen'} ${lines.join(', ')}${more > 0 ? ` und ${formatCount(more)} weitere` : ''})`,
  tooManyOpen: (batches) =>
    `Ihre Organisation hat ${formatCount(batches)} Stapel in Arbeit, mehr sind nicht erlaubt. Warten Sie, bis einer davon fertig ist`,
  tooManyToday: (batches) =>
    `Ihre Organisation hat heute ${formatCount(batches)} Stapel gesendet, mehr sind nicht erlaubt. Senden Sie weitere nach Mitternacht UTC`,
  noSpace: (size) => `Die Stapel Ihrer Organisation belegen den gesamten Speicher von ${formatCount(size)} MB`,
  noSpaceUntil: (size, day) =>
    `Die Stapel Ihrer Organisation belegen den gesamten Speicher von ${formatCount(size)} MB. Die ältesten werden am ${day} gelöscht`,
  noneEntitled: (services) =>
    `Ihre Organisation darf keinen dieser Dienste abfragen: ${services}. Bitten Sie Ihren Anbieter, sie freizuschalten`,
  notEntitled: 'Ihre Organisation darf diese Dienste nicht abfragen',
  tooManyCells: (row, table, most) => `${within(row, table)} hat mehr als ${formatCount(most)} Zellen`,
  longerThanFirst: (row, table) => `${within(row, table)} hat mehr Zellen als die erste`,
  unreadable: (table, why) => `${tables[table]} sind nicht lesbar: ${why}`,
  otherCount: (rows, numbers) =>
    `Die anderen Spalten haben ${rowsOf(rows)}, die Datei hat ${rowsOf(numbers)}. Senden Sie eine Zeile pro Rufnummer, mit oder ohne Überschrift`,
  tooManyRows: (most) => `Es sind mehr als ${formatCount(most)} Zeilen`,
  noSuchLine: (row, line, most) =>
    `In Zeile ${formatCount(row)} der Tabelle steht „${line}“ als Zeile der Datei. Geben Sie 1 bis ${formatCount(most)} an oder lassen Sie die Zelle leer`,
  lostLine: (line) => `Keine Zeile der Tabelle nennt Zeile ${formatCount(line)} der Datei`,
  noSuchResult: 'Es gibt kein fertiges Ergebnis mit diesem Namen',
  noResults: 'Dieser Stapel hat keine oder noch keine Ergebnisse',
  isFinished: 'Dieser Stapel ist bereits fertig',
  cancelled: 'Der Stapel wurde abgebrochen',
  noneFailed: 'In diesem Stapel ist keine Rufnummer fehlgeschlagen, die beim nächsten Mal gelingen kann',
  noneFound: 'Dieser Befund trifft auf keine Rufnummer dieses Stapels zu',
  linkOver: 'Dieser Link ist nicht mehr gültig',
  agreed: (organisation, email) => `Vielen Dank. Wir benachrichtigen ${email}, sobald Stapel von ${organisation} fertig sind`,
  withdrawn: (email, organisation) => `${email} erhält keine E-Mails mehr über Stapel von ${organisation}`,
  removed: (email) => `${email} erhält keine E-Mails mehr über Ihre Stapel`,
  noSuchAddress: 'Diese Adresse erhält keine E-Mails über Ihre Stapel',
  manyAnnouncements: (count, minutes) =>
    `Diese Adresse außerhalb Ihrer Organisation erhielt in ${minutes} Minuten ${count} E-Mails zu Stapeln. Warten Sie, oder geben Sie eine andere Adresse an`,
};

const wanted: Translated<typeof batchesWanted> = {
  days: 'Sie müssen einen Wert eingeben',
  noNegativeDays: 'Der Wert muss mindestens 0 sein',
  fewerDays: (most) => `Der Wert darf höchstens ${formatCount(most)} sein`,
  file: 'Bitte laden Sie eine Datei hoch',
  fileFormat: 'Nur diese Formate werden angenommen: .csv, .txt',
  fileInUtf8: 'Diese Datei ist UTF-16: Speichern Sie sie als UTF-8',
  nameWithoutSpaces: 'Der Dateiname darf keine Leerzeichen enthalten',
  nameWithoutAmpersand: 'Der Dateiname darf kein „&“ enthalten',
  plainName: 'Der Dateiname darf nur Buchstaben, Ziffern, _, . und - enthalten',
  shorterName: (most) => `Der Dateiname hat mehr als ${most} Zeichen`,
  fewerRows: (most) => `Die Datei scheint mehr als ${formatCount(most)} Zeilen zu haben`,
  oneColumn: 'Eine Zeile scheint mehr als eine Spalte zu haben',
  noLetters: 'Die Datei scheint eine Zeile mit Buchstaben zu enthalten',
  noEmptyLines: 'Es scheint leere Zeilen oder leere Zellen in der ersten Spalte zu geben',
  letterInCell: 'Zwischen den Ziffern steht ein Buchstabe.',
  noNumberInCell: 'Das ist keine Rufnummer.',
  moreInCell: 'Hier steht mehr als nur die Rufnummer.',
  columnsInCell: 'Hier steht mehr als eine Spalte.',
  numbersInCell: 'Hier stehen mehrere Rufnummern.',
  noSuchBatch: 'Diesen Stapel gibt es nicht',
  finding: 'Diesen Befund gibt es nicht',
  page: 'Unbekannte Seite: Senden Sie `next` der vorigen Seite',
  firstColumns: 'Nur „verdict“ kann vorn stehen',
};

export const german = { batchesSaid: said, batchesWanted: wanted };
