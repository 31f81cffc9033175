import type { batchesSaid, OwnTable } from '../../shared/batches/said.ts';
import type { batchesWanted } from '../../shared/batches/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';

const tables: Record<OwnTable, string> = { columns: 'Die anderen Spalten', rows: 'Die Zeilen' };
const within = (row: number, table: OwnTable) => `Zeile ${formatCount(row)} (${tables[table].replace('Die', 'die')})`;
const rowsOf = (rows: number) => plural(rows, { one: '1 Zeile', other: `${formatCount(rows)} Zeilen` });

const said: Translated<typeof batchesSaid> = {
  accepted: (file, email) => `${file} wurde angenommen. Eine Mail geht an ${email}, wenn der Stapel fertig ist`,
  acceptedFor: (file, email) =>
    `${file} wurde angenommen. Eine Mail geht an ${email}, wenn der Stapel fertig ist und die Adresse dort bestätigt ist`,
  atLines: (fault, lines, more) =>
    `${fault} (${lines.length === 1 && more === 0 ? 'Zeile' : 'Zeilen'} ${lines.join(', ')}${more > 0 ? ` und ${formatCount(more)} weitere` : ''})`,
  tooManyOpen: (batches) =>
    `Ihre Organisation hat ${formatCount(batches)} Stapel in Arbeit; weitere werden nicht angenommen. Bitte warten Sie auf einen davon`,
  tooManyToday: (batches) =>
    `Ihre Organisation hat heute ${formatCount(batches)} Stapel gesendet; vor Mitternacht UTC werden keine weiteren angenommen`,
  noSpace: (size) => `Die Stapel Ihrer Organisation belegen die ${formatCount(size)} MB, die für sie vorgesehen sind`,
  noSpaceUntil: (size, day) =>
    `Die Stapel Ihrer Organisation belegen die ${formatCount(size)} MB, die für sie vorgesehen sind. Die ältesten werden am ${day} gelöscht`,
  noneEntitled: (services) =>
    `Ihre Organisation darf keinen dieser Dienste abfragen: ${services}. Bitten Sie Ihren Anbieter, sie freizuschalten`,
  notEntitled: 'Ihre Organisation darf diese Dienste nicht abfragen',
  tooManyCells: (row, table, most) => `${within(row, table)} hat mehr als ${formatCount(most)} Zellen`,
  longerThanFirst: (row, table) => `${within(row, table)} hat mehr Zellen als die erste`,
  unreadable: (table, why) => `${tables[table]} lassen sich nicht lesen: ${why}`,
  otherCount: (rows, numbers) =>
    `Die anderen Spalten haben ${rowsOf(rows)}, und die Datei hat ${rowsOf(numbers)}: eine für jede, und wenn Sie möchten eine Überschrift`,
  tooManyRows: (most) => `Es sind mehr als ${formatCount(most)} Zeilen`,
  noSuchLine: (row, line, most) =>
    `In Zeile ${formatCount(row)} der Zeilen steht „${line}“ als Zeile der Datei: Verlangt wird 1 bis ${formatCount(most)}, oder nichts`,
  lostLine: (line) => `Zeile ${formatCount(line)} der Datei ist in keiner der Zeilen`,
  noSuchResult: 'Ein fertiges Ergebnis dieses Namens gibt es nicht',
  noResults: 'Dieser Stapel hat keine Ergebnisse, oder noch keine',
  isFinished: 'Dieser Stapel ist schon fertig',
  cancelled: 'Der Stapel wurde abgebrochen',
  noneFailed: 'In diesem Stapel ist keine Zeile fehlgeschlagen',
  linkOver: 'Dieser Link ist nicht mehr gültig',
  agreed: (organisation, email) => `Vielen Dank. Die Ergebnisse der Stapel von ${organisation} werden von jetzt an ${email} mitgeteilt`,
  withdrawn: (email, organisation) => `${email} erhält keine Mails über Stapel von ${organisation} mehr`,
  removed: (email) => `${email} erhält keine Mails über Ihre Stapel mehr`,
  noSuchAddress: 'Diese Adresse erhält keine Mails über Ihre Stapel',
  manyAnnouncements: (count, minutes) =>
    `An diese Adresse wurden in ${minutes} Minuten ${count} Stapel gemeldet, und sie gehört nicht zu Ihrer Organisation. Bitte warten Sie, oder nennen Sie eine andere`,
};

const wanted: Translated<typeof batchesWanted> = {
  days: 'Sie müssen einen Wert eingeben',
  noNegativeDays: 'Der Wert muss mindestens 0 sein',
  fewerDays: (most) => `Der Wert darf höchstens ${formatCount(most)} sein`,
  file: 'Bitte laden Sie eine Datei hoch',
  fileFormat: 'Nur diese Formate werden angenommen: .csv, .txt',
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
  moreInCell: 'Hier steht mehr als eine Rufnummer.',
  columnsInCell: 'Hier steht mehr als eine Spalte.',
  numbersInCell: 'Hier stehen mehrere Rufnummern.',
  noSuchBatch: 'Diesen Stapel gibt es nicht',
};

export const german = { batchesSaid: said, batchesWanted: wanted };
